import { parseInteger } from '@pithead/arguments';
import { isBrokenReplay, replay, verifyRecord } from '@pithead/kernel';
import type { Review } from '@pithead/review';
import { assembleReview, ReviewEngine, USUAL_EFFORT } from '@pithead/review';
import { printableLine } from '@pithead/terminal';
import { parseFlags, requireGame } from '../arguments.ts';
import type { CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { progressBar } from '../progressBar.ts';
import { recordDifferenceLines } from '../records/recordDifferences.ts';
import { loadRecord, withRecordErrors } from '../records/recordFiles.ts';
import { reviewInWords } from '../records/reviewInWords.ts';
import { UserError } from '../userError.ts';

const MAX_THINK = 100;

/** The number of moments whose values are computed between two updates of the progress bar. */
const SLICE = 4;

export const reviewCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, { json: 'switch', think: 'value' }, 1);
  const file = flags.words[0];
  if (file === undefined) throw new UserError('fileNameMissing');
  const think = parseInteger(flags.value('think') ?? '1', '--think', 1, MAX_THINK);
  const record = loadRecord(file);
  const gameParts = requireGame(record.game);
  const { game, kit, text } = gameParts;
  const differences = withRecordErrors(file, game, () => verifyRecord(game, record));
  if (differences.length > 0) {
    const { io, language, translate } = cli;
    const shown = printableLine(file);
    for (const line of recordDifferenceLines(differences, record, shown, text(language), translate))
      io.stderr.write(`${line}\n`);
    return EXIT_CODES.found;
  }
  const match = replay(game, record);
  if (isBrokenReplay(match) || !match.isOver) throw new UserError('reviewUnfinished', { file });
  const { worlds, iterations } = USUAL_EFFORT;
  const effort = { ...USUAL_EFFORT, worlds: worlds * think, iterations: iterations * think };
  const engine = new ReviewEngine(game, kit, record, effort);
  const bar = progressBar(cli);
  const review = computeReview(engine, (done, all) => bar.show(done, all));
  bar.clear();
  if (flags.has('json')) cli.print(JSON.stringify(review));
  else for (const line of reviewInWords(review, engine, gameParts, cli)) cli.print(line);
  return EXIT_CODES.ok;
};

function computeReview(engine: ReviewEngine, report: (done: number, all: number) => void): Review {
  const { groups, decisions } = engine;
  const all = groups.length + decisions.length;
  const start = engine.startValue();
  const values = [];
  while (values.length < groups.length) {
    report(values.length, all);
    values.push(...engine.valueGroups(values.length, Math.min(values.length + SLICE, groups.length)));
  }
  const verdicts = new Map(
    decisions.map((_, number) => {
      report(groups.length + number, all);
      return [number, engine.judge(number)];
    }),
  );
  return assembleReview(engine, { start, values, verdicts });
}

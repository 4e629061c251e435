import { verifyRecord } from '@pithead/kernel';
import { ReplayTimeline } from '@pithead/match';
import { printableLine } from '@pithead/terminal';
import type { CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { recordDifferenceLines } from '../records/recordDifferences.ts';
import { loadRecord, withRecordErrors } from '../records/recordFiles.ts';
import { parseInteger } from '@pithead/arguments';
import { requireGame, parseFlags, parseSeatLetter } from '../arguments.ts';
import { UserError } from '../userError.ts';
import { replayAsJson } from '../records/replayAsJson.ts';
import { replayInWords } from '../records/replayInWords.ts';

export const replayCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, { to: 'value', seat: 'value', json: 'switch' }, 1);
  const file = flags.words[0];
  if (file === undefined) throw new UserError('fileNameMissing');
  const record = loadRecord(file);
  const gameParts = requireGame(record.game);
  const to = parseInteger(flags.value('to') ?? String(record.plies.length), '--to', 0, record.plies.length);
  const letter = flags.value('seat');
  const seat = letter === undefined ? undefined : parseSeatLetter(letter, record.seats.length);
  const differences = withRecordErrors(file, gameParts.game, () =>
    verifyRecord(gameParts.game, { ...record, plies: record.plies.slice(0, to) }),
  );
  // A record with an illegal ply can't be replayed.
  if (differences.every(({ kind }) => kind !== 'refused')) {
    const replayed = { gameParts, timeline: new ReplayTimeline(gameParts.game, record, to), seat };
    if (flags.has('json')) cli.print(JSON.stringify(replayAsJson(replayed)));
    else for (const line of replayInWords(replayed, cli)) cli.print(line);
  }
  const { io, language, translate } = cli;
  const lines = recordDifferenceLines(
    differences,
    record,
    printableLine(file),
    gameParts.text(language),
    translate,
  );
  for (const line of lines) io.stderr.write(`${line}\n`);
  return lines.length > 0 ? EXIT_CODES.found : EXIT_CODES.ok;
};

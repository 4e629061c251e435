import { isBrokenReplay, replay, verifyRecord } from '@pithead/kernel';
import { printableLine } from '@pithead/terminal';
import type { CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { recordDifferenceLines } from '../records/recordDifferences.ts';
import { loadRecord, withRecordErrors } from '../records/recordFiles.ts';
import { requireGame, parseFlags } from '../arguments.ts';
import { UserError } from '../userError.ts';

export const verifyCommand: CliCommand = async (args, { language, translate, print }) => {
  const flags = parseFlags(args, {}, 1);
  const file = flags.words[0];
  if (file === undefined) throw new UserError('fileNameMissing');
  const record = loadRecord(file);
  const { game, text } = requireGame(record.game);
  const differences = withRecordErrors(file, game, () => verifyRecord(game, record));
  if (differences.length > 0) {
    for (const line of recordDifferenceLines(
      differences,
      record,
      printableLine(file),
      text(language),
      translate,
    ))
      print(line);
    return EXIT_CODES.found;
  }
  const match = replay(game, record);
  const isWhole = !isBrokenReplay(match) && match.isOver;
  print(
    translate(isWhole ? 'verified' : 'verifiedUnfinished', {
      file,
      plies: record.plies.length,
      hash: record.hashes.at(-1) ?? '',
    }),
  );
  return EXIT_CODES.ok;
};

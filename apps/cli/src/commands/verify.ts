import { isBroken, replay, verify as verifyRecord } from '@pithead/kernel';
import { printable } from '@pithead/terminal';
import type { Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { differenceLines } from '../differences.ts';
import { loadRecord, withRecordOf } from '../files.ts';
import { Fault, gameEntry, noMoreThan, readFlags } from '../input.ts';

export const verify: Command = async (args, { language, say, print }) => {
  const flags = readFlags(args, {});
  noMoreThan(flags, 1);
  const file = flags.words[0];
  if (file === undefined) throw new Fault('fileNameMissing');
  const record = loadRecord(file);
  const { game, text } = gameEntry(record.game);
  const differences = withRecordOf(file, game, () => verifyRecord(game, record));
  if (differences.length > 0) {
    for (const line of differenceLines(differences, record, printable(file), text(language), say))
      print(line);
    return EXIT.found;
  }
  const match = replay(game, record);
  const isWhole = !isBroken(match) && match.isOver;
  print(
    say(isWhole ? 'verified' : 'verifiedUnfinished', {
      file,
      plies: record.plies.length,
      hash: record.hashes.at(-1) ?? '',
    }),
  );
  return EXIT.ok;
};

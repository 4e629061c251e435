import type { Difference } from '@pithead/kernel';
import { isBroken, replay, verify as verifyRecord } from '@pithead/kernel';
import type { Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { loadRecord } from '../files.ts';
import { Fault, gameEntry, noMoreThan, readFlags } from '../input.ts';
import type { Say } from '../text/index.ts';

/** Once a game has gone another way every later hash differs, too: so many lines say enough. */
const MOST_LINES = 20;

/** Executes a record again: every hash, and the key's commitment. */
export const verify: Command = async (args, { say, print }) => {
  const flags = readFlags(args, {});
  noMoreThan(flags, 1);
  const file = flags.words[0];
  if (file === undefined) throw new Fault('fileNameMissing');
  const record = loadRecord(file);
  const { game } = gameEntry(record.game);
  const differences = verifyRecord(game, record);
  if (differences.length === 0) {
    const match = replay(game, record);
    const isWhole = !isBroken(match) && match.isOver;
    print(say(isWhole ? 'verified' : 'verifiedUnfinished', { file, plies: record.plies.length, hash: record.hashes.at(-1) ?? '' }));
    return EXIT.ok;
  }
  for (const difference of differences.slice(0, MOST_LINES)) print(differenceLine(difference, file, say));
  if (differences.length > MOST_LINES) print(say('moreDifferences', { file, count: differences.length - MOST_LINES }));
  return EXIT.found;
};

function differenceLine(difference: Difference, file: string, say: Say): string {
  switch (difference.kind) {
    case 'commitment':
      return say('otherCommitment', { file });
    case 'refused':
      return say('illegalPly', { file, ply: difference.ply + 1, rule: difference.refusal.rule || '–' });
    case 'hash':
      return say('otherHash', { file, ply: difference.ply, recorded: difference.recorded || '–', computed: difference.computed });
  }
}

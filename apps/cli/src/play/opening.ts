import { randomBytes } from 'node:crypto';
import type { GameEntry } from '@pithead/games';
import type { GameRecord, Key, Options } from '@pithead/kernel';
import { isBroken, keyFromHex, Match, replay, verify } from '@pithead/kernel';
import { loadRecord, withRecordOf } from '../files.ts';
import { Fault } from '../input.ts';

export const newKey = (hex: string | undefined): Key => keyFromHex(hex ?? randomBytes(32).toString('hex'));

export const newMatch = (entry: GameEntry, names: readonly string[], options: Options, key: Key): Match =>
  Match.start(entry.game, { names, options, key });

/** Refuses a record whose hashes differ, because the game would continue from another position. */
export function loadMatch(entry: GameEntry, file: string): Match {
  const record = loadRecord(file);
  if (record.game !== entry.game.id) throw new Fault('otherGame', { game: record.game, file });
  return withRecordOf(file, entry.game, () => replayVerified(entry, record, file));
}

function replayVerified(entry: GameEntry, record: GameRecord, file: string): Match {
  if (verify(entry.game, record).length > 0) throw new Fault('recordDiffers', { file });
  const match = replay(entry.game, record);
  if (isBroken(match)) throw new Fault('recordDiffers', { file });
  return match;
}

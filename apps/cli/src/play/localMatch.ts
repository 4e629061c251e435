import { randomBytes } from 'node:crypto';
import type { GameParts } from '@pithead/games/loaded';
import type { GameRecord, Key, Options } from '@pithead/kernel';
import { isBrokenReplay, keyFromHex, Match, replay, verifyRecord } from '@pithead/kernel';
import { loadRecord, withRecordErrors } from '../records/recordFiles.ts';
import { UserError } from '../userError.ts';

export const parseKeyOrRandom = (hex: string | undefined): Key =>
  keyFromHex(hex ?? randomBytes(32).toString('hex'));

export const startLocalMatch = (
  entry: GameParts,
  names: readonly string[],
  options: Options,
  key: Key,
): Match => Match.start(entry.game, { names, options, key });

/** With differing hashes the game would continue from another position than it was saved in. */
export function loadLocalMatch(entry: GameParts, file: string): Match {
  const record = loadRecord(file);
  if (record.game !== entry.game.id) throw new UserError('otherGame', { game: record.game, file });
  return withRecordErrors(file, entry.game, () => replayVerified(entry, record, file));
}

function replayVerified(entry: GameParts, record: GameRecord, file: string): Match {
  if (verifyRecord(entry.game, record).length > 0) throw new UserError('recordDiffers', { file });
  const match = replay(entry.game, record);
  if (isBrokenReplay(match)) throw new UserError('recordDiffers', { file });
  return match;
}

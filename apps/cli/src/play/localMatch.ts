import { randomBytes } from 'node:crypto';
import type { GameParts } from '@pithead/games/loaded';
import type { GameRecord, Key, Options, Seat } from '@pithead/kernel';
import {
  branchOf,
  hexFromKey,
  isBrokenReplay,
  keyFromHex,
  Match,
  replay,
  verifyRecord,
} from '@pithead/kernel';
import { loadRecord, withRecordErrors } from '../records/recordFiles.ts';
import { UserError } from '../userError.ts';

export const parseKeyOrRandom = (hex: string | undefined): Key =>
  keyFromHex(hex ?? randomBytes(32).toString('hex'));

export const startLocalMatch = (
  gameParts: GameParts,
  names: readonly string[],
  options: Options,
  key: Key,
): Match => Match.start(gameParts.game, { names, options, key });

/** A new match that goes on from a moment of a saved one; what is hidden from the seat is dealt again. */
export function startBranch(
  { game }: GameParts,
  record: GameRecord,
  file: string,
  branch: { readonly ply: number; readonly seat: Seat; readonly names: readonly string[]; readonly key: Key },
): Match {
  const { ply, seat, names } = branch;
  return withRecordErrors(file, game, () => {
    if (verifyRecord(game, record).length > 0) throw new UserError('recordDiffers', { file });
    const match = replay(game, branchOf(record, { ply, seat, names, key: hexFromKey(branch.key) }));
    if (isBrokenReplay(match)) throw new UserError('recordDiffers', { file });
    if (match.isOver) throw new UserError('overThere', { file, ply });
    return match;
  });
}

/** The record must be one of this game. */
export function loadRecordOf(gameParts: GameParts, file: string): GameRecord {
  const record = loadRecord(file);
  if (record.game !== gameParts.game.id) throw new UserError('otherGame', { game: record.game, file });
  return record;
}

/** With differing hashes the game would continue from another position than it was saved in. */
export function loadLocalMatch(gameParts: GameParts, file: string): Match {
  const record = loadRecordOf(gameParts, file);
  return withRecordErrors(file, gameParts.game, () => replayVerified(gameParts, record, file));
}

function replayVerified(gameParts: GameParts, record: GameRecord, file: string): Match {
  if (verifyRecord(gameParts.game, record).length > 0) throw new UserError('recordDiffers', { file });
  const match = replay(gameParts.game, record);
  if (isBrokenReplay(match)) throw new UserError('recordDiffers', { file });
  return match;
}

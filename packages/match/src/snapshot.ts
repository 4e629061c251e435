/**
 * A match state as text, so that a long log need not be replayed from its beginning. A snapshot is a cache:
 * the log is the truth, and a snapshot that can't be read is skipped.
 */
import type { Game, SavedMatch, SeatSet, MatchSetup } from '@pithead/kernel';
import { Match } from '@pithead/kernel';
import { MatchState } from './matchState.ts';
import type { SeatStatus } from './seatStatus.ts';
import { EventVisibility } from './eventVisibility.ts';

/** The stored form, with the names of version 0.1. `SNAPSHOT_FORMAT` is raised when the shape changes. */
interface StoredSnapshot {
  readonly match: SavedMatch;
  readonly beside: SeatStatus;
  readonly factSeqs: readonly number[];
  readonly knownTo: readonly number[];
  readonly fresh: readonly number[];
}

/** Part of the text that the checksum covers, so that a snapshot of another format counts as damaged. */
const SNAPSHOT_FORMAT = 7;

/** A hash as hexadecimal digits; passed in, because the platform's own is much faster than one in pure code. */
export type Checksum = (text: string) => string;

/** Has a checksum of its own, because the log's state hash covers the game state only. */
export function saveSnapshot(
  { match, seatStatus, visibility, minSeqBySeat }: MatchState,
  checksum: Checksum,
): string {
  const stored: StoredSnapshot = {
    match: match.save(),
    beside: seatStatus,
    factSeqs: visibility.factSeqs,
    knownTo: visibility.knownTo,
    fresh: minSeqBySeat,
  };
  const text = JSON.stringify(stored);
  return `${checksum(`${SNAPSHOT_FORMAT} ${text}`)} ${text}`;
}

export function restoreSnapshot(
  game: Game,
  setup: MatchSetup,
  personSeats: SeatSet,
  snapshot: string,
  checksum: Checksum,
): MatchState | undefined {
  const space = snapshot.indexOf(' ');
  const text = snapshot.slice(space + 1);
  if (snapshot.slice(0, space) !== checksum(`${SNAPSHOT_FORMAT} ${text}`)) return undefined;
  const { match, beside, factSeqs, knownTo, fresh } = JSON.parse(text) as StoredSnapshot;
  return new MatchState(Match.resume(game, setup, match), personSeats, {
    seatStatus: beside,
    visibility: new EventVisibility(factSeqs, knownTo),
    minSeqBySeat: fresh,
  });
}

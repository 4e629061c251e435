import type { Game, MatchSetup } from '@pithead/kernel';
import { atVersion, bit, isKnownVersion, keyFromHex, Match } from '@pithead/kernel';
import type { Applied, MatchEvent } from '@pithead/match';
import { isRefused, MatchState, restoreSnapshot } from '@pithead/match';
import { sha256Hex } from '../ids.ts';
import { distinctNames } from '../people/names/distinctNames.ts';
import type { EventRow, SeatRow, TableWithSeats } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { stateHash } from './stateHash.ts';

export class BrokenLog extends Error {}

/** The match began under rules that this program does not have: a newer version, or another game. */
export class RulesVersionMismatch extends BrokenLog {}

interface MatchOrigin {
  readonly game: Game;
  readonly setup: MatchSetup;
  /** Seats that people hold, as bits. Resigned people count: votes before that must replay. */
  readonly personSeats: number;
}

function originOf(
  { games }: Pick<MatchDependencies, 'games'>,
  { table, seats }: TableWithSeats,
): MatchOrigin {
  const game = games[table.game]?.game;
  if (game === undefined) throw new RulesVersionMismatch(`no game ${table.game}`);
  if (!isKnownVersion(game, table.version))
    throw new RulesVersionMismatch(`rules ${table.version}, ours are ${game.newestVersion}`);
  const isPerson = ({ bot }: SeatRow): boolean => bot === null;
  return {
    // Promise P8: the version that the match began with.
    game: atVersion(game, table.version),
    setup: {
      // Matches of version 0.1 may contain equal names.
      names: distinctNames(seats.map(({ name }) => name)),
      options: table.options,
      key: keyFromHex(table.key),
    },
    personSeats: seats.filter(isPerson).reduce((bits, { seat }) => bits | bit(seat), 0),
  };
}

const startOf = ({ game, setup, personSeats }: MatchOrigin): MatchState =>
  new MatchState(Match.start(game, setup), personSeats);

export const newMatchState = (
  dependencies: Pick<MatchDependencies, 'games'>,
  found: TableWithSeats,
): MatchState => startOf(originOf(dependencies, found));

export interface LoadedMatch {
  /** Undefined if the match can't even begin, for example under other rules. */
  readonly matchState: MatchState | undefined;
  readonly broken: BrokenLog | undefined;
}

/**
 * Every row must lead to its state hash. The rows before the first one that does not are the sound part,
 * which can still be viewed. Rows before a snapshot are trusted, unless the whole log is to be checked.
 */
export async function loadMatch(
  dependencies: Pick<MatchDependencies, 'games' | 'store'>,
  found: TableWithSeats,
  usesSnapshot = true,
): Promise<LoadedMatch> {
  const { store } = dependencies;
  const { id, seq: lastSeq } = found.table;
  let origin: MatchOrigin | undefined;
  try {
    const loaded = originOf(dependencies, found);
    const fresh = startOf(loaded);
    origin = loaded;
    const matchState = (usesSnapshot ? await fromSnapshot(dependencies, found, loaded) : undefined) ?? fresh;
    // Another process may have appended events since the table's row was read. Clocks and status are those of
    // the row, so the log is read as far as the row goes; the rest is caught up with later.
    for (const row of await store.eventsAfter(id, matchState.logSeq))
      if (!usesSnapshot || row.seq <= lastSeq) replayEvent(matchState, row);
    return { matchState, broken: undefined };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return {
      matchState: origin && soundPart(origin, await store.eventsAfter(id, 0)),
      broken: toBrokenLog(error),
    };
  }
}

const toBrokenLog = (error: unknown): BrokenLog =>
  error instanceof BrokenLog ? error : new BrokenLog(error instanceof Error ? error.message : String(error));

/** The rows before the first broken one, which may damage the probe: they are replayed on a new state. */
function soundPart(origin: MatchOrigin, rows: readonly EventRow[]): MatchState {
  const probe = startOf(origin);
  let sound = 0;
  try {
    for (; sound < rows.length; sound++) replayEvent(probe, rows[sound] as EventRow);
    return probe;
  } catch {
    const matchState = startOf(origin);
    for (const row of rows.slice(0, sound)) replayEvent(matchState, row);
    return matchState;
  }
}

async function fromSnapshot(
  { store }: Pick<MatchDependencies, 'store'>,
  { table }: TableWithSeats,
  { game, setup, personSeats }: MatchOrigin,
): Promise<MatchState | undefined> {
  const snapshot = await store.findSnapshot(table.id);
  if (snapshot === undefined || snapshot.seq > table.seq) return undefined;
  try {
    const matchState = restoreSnapshot(game, setup, personSeats, snapshot.body, sha256Hex);
    if (matchState === undefined || matchState.logSeq !== snapshot.seq) return undefined;
    const [event] = await store.eventsAfter(table.id, snapshot.seq - 1);
    return event?.stateHash === stateHash(matchState.gameState) ? matchState : undefined;
  } catch {
    return undefined;
  }
}

export function replayEvent(matchState: MatchState, row: EventRow): Applied {
  if (row.seq !== matchState.logSeq + 1) throw new BrokenLog(`event ${matchState.logSeq + 1} is missing`);
  const { seat, kind, body } = row;
  const applied = matchState.apply({ seat, kind, body } as MatchEvent);
  if (isRefused(applied)) throw new BrokenLog(`event ${row.seq} is refused: ${applied.refusal.reason}`);
  if (applied.isPublic !== row.isOpen)
    throw new BrokenLog(`event ${row.seq} was visible to other viewers than it should be`);
  if (stateHash(matchState.gameState) !== row.stateHash)
    throw new BrokenLog(`event ${row.seq} leads to another state`);
  return applied;
}

/** From the store into memory: the last snapshot, and the events after it. */
import type { Table } from '@pithead/kernel';
import { bit, keyFromHex } from '@pithead/kernel';
import { distinctNames } from '../people/names/distinctNames.ts';
import type { EventRow, SeatRow, TableRow, TableWithSeats } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import type { MatchEvent } from './events.ts';
import { BrokenLog } from './events.ts';
import type { Applied } from './matchState.ts';
import { MatchState } from './matchState.ts';

/** The rules of this match are not the ones that this program knows (P8). */
export class RulesVersionMismatch extends BrokenLog {}

/**
 * Nobody changes the names while a match runs. Matches of version 0.1 may hold equal ones: those are told
 * apart here, too.
 */
const tableOf = (table: TableRow, seats: readonly SeatRow[]): Table => ({
  names: distinctNames(seats.map(({ name }) => name)),
  options: table.options,
  key: keyFromHex(table.key),
});

/** People who resigned are people all the same: what they had agreed to must replay. */
const peopleOf = (seats: readonly SeatRow[]): number =>
  seats.reduce((bits, { seat, bot }) => (bot === null ? bits | bit(seat) : bits), 0);

export function newMatchState(
  { games }: Pick<MatchDependencies, 'games'>,
  { table, seats }: TableWithSeats,
): MatchState {
  const game = games[table.game]?.game;
  if (game === undefined) throw new RulesVersionMismatch(`no game ${table.game}`);
  if (game.version !== table.version)
    throw new RulesVersionMismatch(`rules ${table.version}, ours are ${game.version}`);
  return new MatchState(game, tableOf(table, seats), peopleOf(seats));
}

/** What could be loaded, and what is wrong with the rest. */
export interface LoadedMatch {
  readonly matchState: MatchState | undefined;
  readonly broken: BrokenLog | undefined;
}

/**
 * Every row must lead to its hash; otherwise the match is broken, and it alone. What comes before the broken
 * row stands. Rows before a snapshot are believed, unless the whole log is to be checked.
 */
export async function loadMatch(
  house: MatchDependencies,
  found: TableWithSeats,
  isTrusting = true,
): Promise<LoadedMatch> {
  let situation: MatchState | undefined;
  try {
    const fresh = newMatchState(house, found);
    situation = (isTrusting ? await fromSnapshot(house, found, fresh) : undefined) ?? fresh;
    const events = await house.store.eventsAfter(found.table.id, situation.seq);
    replay(situation, isTrusting ? upTo(found.table, events) : events);
    return { matchState: situation, broken: undefined };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const broken =
      error instanceof BrokenLog
        ? error
        : new BrokenLog(error instanceof Error ? error.message : String(error));
    return { matchState: situation && (await soundPart(house, found, situation.seq)), broken };
  }
}

/**
 * Another process may have written between the reading of the table and that of its log. The table's row says
 * what the clocks were and whether it runs: the log is read as far as that row goes, and the rest is caught
 * up with.
 */
const upTo = ({ seq: last }: TableRow, events: readonly EventRow[]): EventRow[] =>
  events.filter(({ seq }) => seq <= last);

/**
 * The match up to the last row that is sound, by a replay from the start: the broken attempt may have left
 * traces.
 */
async function soundPart(
  house: MatchDependencies,
  found: TableWithSeats,
  seq: number,
): Promise<MatchState | undefined> {
  for (let to = seq; to >= 0; to--) {
    const situation = newMatchState(house, found);
    try {
      const events = await house.store.eventsAfter(found.table.id, 0);
      replay(situation, events.slice(0, to));
      return situation;
    } catch (error) {
      if (error instanceof StoreError) throw error;
    }
  }
  return undefined;
}

/** A snapshot is a cache: where it does not fit the log it is passed over. */
async function fromSnapshot(
  { store }: MatchDependencies,
  { table, seats }: TableWithSeats,
  fresh: MatchState,
): Promise<MatchState | undefined> {
  const snapshot = await store.findSnapshot(table.id);
  if (snapshot === undefined || snapshot.seq > table.seq) return undefined;
  try {
    const situation = MatchState.resume(fresh.match.game, tableOf(table, seats), fresh.people, snapshot.body);
    const [event] = await store.eventsAfter(table.id, snapshot.seq - 1);
    return situation.seq === snapshot.seq && event?.stateHash === situation.hash() ? situation : undefined;
  } catch {
    return undefined;
  }
}

function replay(situation: MatchState, events: readonly EventRow[]): void {
  for (const event of events) replayEvent(situation, event);
}

/** The next row of the log, which must lead where it says. */
export function replayEvent(situation: MatchState, event: EventRow): Applied {
  if (event.seq !== situation.seq + 1) throw new BrokenLog(`event ${situation.seq + 1} is missing`);
  const applied = situation.apply(event.seat, { kind: event.kind, body: event.body } as MatchEvent);
  if (applied.isOpen !== event.isOpen)
    throw new BrokenLog(`event ${event.seq} was shown to others than it should`);
  if (situation.hash() !== event.stateHash) throw new BrokenLog(`event ${event.seq} leads to another state`);
  return applied;
}

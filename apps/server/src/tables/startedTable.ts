import { progressOf } from '@pithead/match';
import { startClocks } from '../match/clocks.ts';
import { startEffects } from '../match/eventEffects.ts';
import { newMatchState } from '../match/loadMatch.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import type {
  EventEffects,
  NamedPerson,
  SeatRow,
  TableChange,
  TableRow,
  TableWithSeats,
} from '../store/store.ts';
import { namedSeats } from './seatNames.ts';

interface StartedTable {
  readonly effects: EventEffects;
  readonly change: TableChange;
  readonly seats: readonly SeatRow[];
  /** The names shown before the start. The start is refused if a person has another name by now. */
  readonly people: readonly NamedPerson[];
}

/** The key is drawn at the start and not before: the commitment to it is part of the first state (promise P7). */
export function startedTable(
  { games, time, uptime }: MatchDependencies,
  found: TableWithSeats,
  { version, key }: Pick<TableRow, 'version' | 'key'>,
): StartedTable {
  const seats = namedSeats(found);
  const start = { version, key, startedAt: time.now(), status: 'running' } as const;
  const matchState = newMatchState({ games }, { table: { ...found.table, ...start }, seats });
  const clocks = startClocks(found.table.clock, seats.length, uptime.now());
  const { pendingSeats, botSeats, clockSeats } = matchState;
  const due = clocks === null || clockSeats === 0 ? null : clocks.asOf + (clocks.leftMs[0] as number);
  const people = found.seats.flatMap(({ person, name }) => (person === null ? [] : [{ person, name }]));
  const change = {
    ...start,
    clocks,
    pending: pendingSeats,
    played: botSeats,
    due,
    progress: progressOf(matchState),
  };
  const effects = startEffects(matchState, {
    table: found.table,
    seats,
    actor: found.table.host,
    clocks,
    now: start.startedAt,
  });
  return { change, seats, people, effects };
}

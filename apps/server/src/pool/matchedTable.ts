import type { NewTable, PoolPace } from '@pithead/protocol';
import { sha256Hex } from '../ids.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import type { PersonRow, ProposalRow, SeatRow, TableStart } from '../store/store.ts';
import { newTableRow } from '../tables/newTableRow.ts';
import { botSeat, personSeat } from '../tables/seats.ts';
import { startedTable } from '../tables/startedTable.ts';

const POOL_CLOCKS: Readonly<Record<PoolPace, Pick<NewTable, 'pace' | 'clock'>>> = {
  live45: { pace: 'live', clock: { kind: 'bank', bankMs: 45 * 60_000, incrementMs: 0 } },
  live30: { pace: 'live', clock: { kind: 'bank', bankMs: 30 * 60_000, incrementMs: 0 } },
  day: { pace: 'turns', clock: { kind: 'days', perMoveMs: 24 * 3_600_000 } },
};

const BOT_LEVEL = 'foreman';

/** The started table of a proposal. Who sits where follows from the ids, so that nobody can choose the seat. */
export function matchedTable(
  dependencies: MatchDependencies,
  proposal: ProposalRow,
  people: readonly PersonRow[],
  key: string,
): TableStart {
  const { id, game, pace, isRated, bots } = proposal;
  const gameParts = dependencies.games[game];
  const [host] = people;
  if (gameParts === undefined || host === undefined) throw new Error(`pool: no table of ${game}`);
  const request = { game, seats: people.length + bots, isRated, ...POOL_CLOCKS[pace] };
  const table = { ...newTableRow(gameParts, host, request, dependencies.time.now()), id };
  const order = (person: string): string => sha256Hex(`${id}/${person}`);
  const seats: SeatRow[] = people
    .toSorted((a, b) => (order(a.id) < order(b.id) ? -1 : 1))
    .map((person, seat) => personSeat(id, seat, person));
  for (let seat = people.length; seat < people.length + bots; seat++)
    seats.push(botSeat(id, seat, BOT_LEVEL));
  const started = startedTable(dependencies, { table, seats }, { version: table.version, key });
  return { table, ...started };
}

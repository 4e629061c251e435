import { distinctNames, numberedName, TakenNames } from '../people/names/distinctNames.ts';
import { addByClaim, compareClaims } from '../people/names/nameClaims.ts';
import type { NameClaim, SeatRow, TableWithSeats } from '../store/store.ts';

/**
 * The seats in order, with distinct names. Names are computed while the table is open and stored when the
 * match starts.
 */
export function namedSeats({ table, seats }: TableWithSeats): SeatRow[] {
  const ordered = seats.toSorted((a, b) => a.seat - b.seat);
  if (table.status === 'open') return namesOfToday(ordered);
  const names = distinctNames(ordered.map(({ name }) => name));
  return ordered.map((row, i) => ({ ...row, name: names[i] as string }));
}

function namesOfToday(seats: readonly SeatRow[]): SeatRow[] {
  const ranked = seats.toSorted((one, other) => compareClaims(claimOf(seats, one), claimOf(seats, other)));
  const taken = new TakenNames([]);
  const names = ranked.map((row) =>
    addByClaim(taken, claimOf(seats, row), ownName(seats, row), row.seat + 1),
  );
  return seats.map((row) => ({ ...row, name: names[ranked.indexOf(row)] as string }));
}

const seatsOf = (seats: readonly SeatRow[], of: SeatRow): SeatRow[] =>
  of.person === null ? [of] : seats.filter(({ person }) => person === of.person);

const NO_CLAIM: NameClaim = { isAccount: false, isAccountsName: false, namedAt: 0, hereSince: 0 };

/**
 * The last seat that was taken counts, because a second seat changes the name of the first. Bots have no
 * claim: their names are reserved.
 */
function claimOf(seats: readonly SeatRow[], row: SeatRow): NameClaim {
  const claim = row.claim ?? NO_CLAIM;
  return { ...claim, hereSince: Math.max(...seatsOf(seats, row).map((each) => each.claim?.hereSince ?? 0)) };
}

function ownName(seats: readonly SeatRow[], row: SeatRow): string {
  const own = seatsOf(seats, row);
  return own.length > 1 ? numberedName(row.name, own.indexOf(row) + 1) : row.name;
}

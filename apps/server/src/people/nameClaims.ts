/** Who of several people of one name keeps it where they are shown together. */
import type { NameClaim } from '../store/port.ts';
import type { TakenNames } from './distinctNames.ts';

/**
 * For sorting: accounts before guests, then whoever has been called so in this place for longest. Somebody
 * who comes or takes the name later sorts behind. Of people who came at the same moment the one goes first
 * who had the name before.
 */
export function compareClaims(one: NameClaim, other: NameClaim): number {
  return (
    Number(other.isAccount) - Number(one.isAccount) ||
    calledSoSince(one) - calledSoSince(other) ||
    one.namedAt - other.namedAt
  );
}

/**
 * The name under which somebody is shown beside those of a higher rank. An account has its name to itself,
 * also where it is not present.
 */
export function addClaimed(
  taken: TakenNames,
  { isAccountsName }: NameClaim,
  name: string,
  number: number,
): string {
  return isAccountsName ? taken.addNumbered(name, number) : taken.add(name, number);
}

const calledSoSince = ({ namedAt, hereSince }: NameClaim): number => Math.max(namedAt, hereSince);

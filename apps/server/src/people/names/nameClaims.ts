import type { NameClaim } from '../../store/store.ts';
import type { TakenNames } from './distinctNames.ts';

/**
 * Accounts before guests, then by how long the person has had this name in this place; ties go to the person
 * who had the name first.
 */
export function compareClaims(one: NameClaim, other: NameClaim): number {
  return (
    Number(other.isAccount) - Number(one.isAccount) ||
    calledSoSince(one) - calledSoSince(other) ||
    one.namedAt - other.namedAt
  );
}

/** Call in order of rank. The name of an account is reserved for it even where it is absent. */
export function addByClaim(
  taken: TakenNames,
  { isAccountsName }: NameClaim,
  name: string,
  number: number,
): string {
  return isAccountsName ? taken.addNumbered(name, number) : taken.add(name, number);
}

const calledSoSince = ({ namedAt, hereSince }: NameClaim): number => Math.max(namedAt, hereSince);

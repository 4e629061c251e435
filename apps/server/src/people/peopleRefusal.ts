import type { Params } from '@pithead/kernel';
import type { ProtocolReason, Restriction } from '@pithead/protocol';
import type { NameProblem } from './names/names.ts';
import type { PasswordProblem } from './passwordService.ts';

export const PEOPLE_REASONS = [
  'nameEmpty',
  'nameTooLong',
  'nameBadCharacters',
  'nameReserved',
  'nameTaken',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  // Must not reveal whether the name or the password is wrong.
  'wrongLogin',
  'banned',
  'isAccount',
  'isGuest',
  'noSession',
  // Too many passwords are being checked, or the person has another change in progress.
  'busy',
] as const satisfies readonly ProtocolReason[];

export type PeopleReason = (typeof PEOPLE_REASONS)[number];

export interface PeopleRefusal {
  readonly ok: false;
  readonly reason: PeopleReason;
  readonly params?: Params;
}

export const peopleRefusal = (reason: PeopleReason): PeopleRefusal => ({ ok: false, reason });

/** For the texts of `banned` and `chatMuted`. The time is that of no place, because the server knows none. */
export const restrictionParams = ({ until, why }: Restriction): Params => ({
  until: until === null ? 'always' : `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  why,
});

export const NAME_REASONS: Readonly<Record<NameProblem, PeopleReason>> = {
  empty: 'nameEmpty',
  tooLong: 'nameTooLong',
  badCharacters: 'nameBadCharacters',
  reserved: 'nameReserved',
};

export const PASSWORD_REASONS: Readonly<Record<PasswordProblem, PeopleReason>> = {
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
  tooCommon: 'passwordTooCommon',
};

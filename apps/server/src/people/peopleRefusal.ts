import type { ProtocolReason } from '@pithead/protocol';
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
}

export const peopleRefusal = (reason: PeopleReason): PeopleRefusal => ({ ok: false, reason });

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

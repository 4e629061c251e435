import type { Updateable } from 'kysely';
import type { PersonRow } from '../personStore.ts';
import type { PersonColumns } from '../schema.ts';

export function toPersonColumns(person: Partial<PersonRow>): Updateable<PersonColumns> {
  const { id, name, accountKey, guestKey, passwordHash, language, createdAt, namedAt: named_at } = person;
  const all = {
    id,
    name,
    account_key: accountKey,
    guest_key: guestKey,
    password_hash: passwordHash,
    language,
    created_at: createdAt,
    named_at,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

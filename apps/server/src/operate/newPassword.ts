import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { databaseFile } from '../config.ts';
import { readName } from '../people/names.ts';
import { Passwords } from '../people/passwords.ts';
import { openStore } from '../store/index.ts';

/** 96 bits, to be read out or typed once. */
const BYTES = 12;

/**
 * A new password for an account whose owner has forgotten the old one; without such an account, none. It is
 * drawn: nobody need think one up. All sessions end; a server that runs remembers who is who for a minute.
 */
export async function newPassword(config: Config, name: string): Promise<string | undefined> {
  const read = readName(name);
  if ('wrong' in read) return undefined;
  const store = await openStore({ databaseUrl: config.databaseUrl, dataFile: databaseFile(config) });
  try {
    const person = await store.account(read.key);
    if (person === undefined) return undefined;
    const password = randomBytes(BYTES).toString('base64url');
    const hashed = await new Passwords().hash(password);
    if (hashed.isBusy || !(await store.changePerson(person.id, { passwordHash: hashed.value })))
      return undefined;
    await store.endSessions(person.id, undefined);
    return password;
  } finally {
    await store.close();
  }
}

import type { Config } from '../config.ts';
import { databaseFile } from '../config.ts';
import { randomToken } from '../ids.ts';
import { parseName } from '../people/names/names.ts';
import { PasswordService } from '../people/passwordService.ts';
import { openStore } from '../store/index.ts';

const BYTES = 12;

/**
 * Undefined if there is no such account. Ends all sessions, though a running server caches them for a minute.
 */
export async function resetPassword(config: Config, name: string): Promise<string | undefined> {
  const parsed = parseName(name);
  if ('problem' in parsed) return undefined;
  const store = await openStore({ ...config, dataFile: databaseFile(config) });
  try {
    const person = await store.findAccount(parsed.key);
    if (person === undefined) return undefined;
    const password = randomToken(BYTES);
    const hashed = await new PasswordService().hash(password);
    if (hashed.isBusy || !(await store.changePerson(person.id, { passwordHash: hashed.value })))
      return undefined;
    await store.endSessions(person.id, undefined);
    return password;
  } finally {
    await store.close();
  }
}

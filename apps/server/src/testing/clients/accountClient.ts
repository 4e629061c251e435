import type { RunningServer } from '../../server.ts';
import { parseName } from '../../people/names/names.ts';
import { PasswordService } from '../../people/passwordService.ts';
import { TEST_PASSWORD } from '../access-matrix/actors.ts';
import { TestClient } from './testClient.ts';

/** Hashed once for all accounts, because hashing is slow on purpose. */
const passwordHash = new PasswordService().hash(TEST_PASSWORD);

/** A client with an account under `name` and the test password. */
export async function createAccountClient(
  { url, context }: Pick<RunningServer, 'url' | 'context'>,
  name: string,
): Promise<TestClient> {
  const client = await TestClient.createGuest(url, name);
  const { key: accountKey } = parseName(name) as { key: string };
  const hashed = (await passwordHash) as { value: string };
  await context.people.sessions.changePerson(client.id, () =>
    context.store.changePerson(client.id, { name, accountKey, guestKey: null, passwordHash: hashed.value }),
  );
  return client;
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChannelFixture, tokenIn } from '../channels/testing/channelFixture.ts';
import { TEST_PASSWORD } from '../testing/access-matrix/actors.ts';
import { removeTestFolders } from '../testing/servers/testServer.ts';
import type { TestClient } from '../testing/clients/testClient.ts';

const NEW_PASSWORD = 'the lamp of another gallery';

let fixture: ChannelFixture;
let client: TestClient;
let name: string;
let addresses = 0;
let address: string;

beforeAll(async () => void (fixture = await ChannelFixture.open()));
afterAll(async () => {
  await fixture.close();
  removeTestFolders();
});
beforeEach(async () => {
  fixture.pass(24 * 3_600_000);
  ({ client, name } = await fixture.account('nl'));
  address = `hanna${++addresses}@example.org`;
  await fixture.confirmEmail(client, address);
});

const anybody = (): Promise<TestClient> => fixture.guest('Somebody');
const ask = async (account: string) => (await anybody()).request('POST', '/api/recovery', { account });
const settled = () => fixture.server.context.recovery.whenIdle();
const recover = async (token: string, password = NEW_PASSWORD) =>
  (await anybody()).request('POST', '/api/recovery/password', { token, password });
const logIn = async (password: string): Promise<number> =>
  (await (await anybody()).request('POST', '/api/login', { name, password })).status;

async function tokenFor(account: string): Promise<string> {
  const count = fixture.smtp.mails.length + 1;
  await ask(account);
  return tokenIn(await fixture.smtp.next(count));
}

describe('a new password by e-mail', () => {
  it('the link sets it once, in the language of the person, and ends all sessions', async () => {
    const token = await tokenFor(name);
    const mail = fixture.smtp.mails.at(-1);
    expect([mail?.recipients, mail?.headers['subject']]).toEqual([[address], 'Nieuw wachtwoord instellen']);
    expect((await recover(token)).status).toBe(204);
    expect((await client.request('GET', '/api/me')).status).toBe(401);
    expect([await logIn(TEST_PASSWORD), await logIn(NEW_PASSWORD)]).toEqual([401, 200]);
    expect(await recover(token)).toMatchObject({ status: 410, body: { reason: 'linkExpired' } });
  });

  it('the name in another spelling and the address in another case lead to the account', async () => {
    for (const account of [name.toUpperCase(), address.toUpperCase()])
      expect(await tokenFor(account)).toMatch(/^[\w-]{43}$/);
  });

  it('only the newest link works, and only for thirty minutes', async () => {
    const [first, second] = [await tokenFor(name), await tokenFor(name)];
    expect((await recover(first)).status).toBe(410);
    fixture.pass(30 * 60_000);
    expect((await recover(second)).status).toBe(410);
    expect(await logIn(TEST_PASSWORD)).toBe(200);
  });

  it('one of several concurrent uses of a link succeeds', async () => {
    const token = await tokenFor(name);
    const statuses = (await Promise.all([1, 2, 3].map(() => recover(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  it('a password that is too simple does not use up the link', async () => {
    const token = await tokenFor(name);
    for (const [password, reason] of [
      ['short', 'passwordTooShort'],
      [name + name, 'passwordTooCommon'],
    ] as const)
      expect(await recover(token, password)).toMatchObject({ status: 400, body: { reason } });
    expect((await recover(token)).status).toBe(204);
  });

  it('the answer does not tell whether the account or the address exists', async () => {
    const { client: unconfirmed, name: other } = await fixture.account();
    await unconfirmed.request('PUT', '/api/me/email', { address: 'x@example.org', password: TEST_PASSWORD });
    const before = fixture.smtp.mails.length;
    const answers = [await ask('Nobody here'), await ask('nobody@example.org'), await ask(other)];
    await settled();
    expect(fixture.smtp.mails).toHaveLength(before);
    const known = await ask(name);
    await settled();
    expect(fixture.smtp.mails).toHaveLength(before + 1);
    for (const answer of answers) expect(answer).toEqual(known);
  });

  it('it is answered before anything is looked up, so that its time tells nothing', async () => {
    const { context } = fixture.server;
    const running = context.recovery.whenIdle();
    await running;
    let isSent = false;
    fixture.smtp.recipientReply = () => ((isSent = true), '250 OK');
    const { status } = await ask(name);
    expect([status, isSent]).toEqual([204, false]);
    await settled();
    expect(isSent).toBe(true);
  });

  it('requests are limited for each account, and for each network', async () => {
    for (let i = 0; i < 3; i++) expect((await ask(name)).status).toBe(204);
    expect(await ask(name)).toMatchObject({ status: 429, body: { reason: 'tooFast' } });
    for (const each of ['Eva', 'Uli']) expect((await ask(each)).status).toBe(204);
    expect((await ask('Ole')).status).toBe(429);
  });

  it('an account gets no more mails by its address than by its name', async () => {
    const before = fixture.smtp.mails.length;
    for (let i = 0; i < 3; i++) await ask(name);
    for (let i = 0; i < 2; i++) await ask(address);
    await settled();
    expect(fixture.smtp.mails).toHaveLength(before + 3);
  });

  it('without its address the account has no links any more', async () => {
    const token = await tokenFor(name);
    await client.request('DELETE', '/api/me/email');
    expect((await recover(token)).status).toBe(410);
  });
});

import type { ChannelTest, EmailState } from '@pithead/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../testing/access-matrix/actors.ts';
import { RawClient } from '../../testing/clients/rawClient.ts';
import { removeTestFolders } from '../../testing/servers/testServer.ts';
import type { TestClient } from '../../testing/clients/testClient.ts';
import { ChannelFixture, tokenIn } from '../testing/channelFixture.ts';

let fixture: ChannelFixture;
let client: TestClient;
let name: string;
let addresses = 0;

beforeAll(async () => void (fixture = await ChannelFixture.open()));
afterAll(async () => {
  await fixture.close();
  removeTestFolders();
});
beforeEach(async () => {
  fixture.smtp.recipientReply = () => '250 OK';
  fixture.pass(24 * 3_600_000);
  ({ client, name } = await fixture.account());
});

const newAddress = (): string => `ada${++addresses}@example.org`;
const setAddress = (address: string, password = TEST_PASSWORD) =>
  client.request<EmailState>('PUT', '/api/me/email', { address, password });
const state = async (): Promise<EmailState | null> =>
  (await client.request<{ email: EmailState | null }>('GET', '/api/me/channels')).body.email;
const destinations = () => fixture.destinationsOf('email', client.id);
const deliver = async (more: Parameters<ChannelFixture['message']>[1] = {}) => {
  const [destination = ''] = await destinations();
  return fixture.channel('email').deliver(fixture.message(client.id, more), destination);
};

describe('an e-mail address', () => {
  it('is asked for a confirmation in the language of the person, and nothing else is sent before', async () => {
    const address = newAddress();
    const count = fixture.smtp.mails.length + 1;
    expect((await setAddress(address)).body).toMatchObject({ address: null, pendingAddress: address });
    const mail = await fixture.smtp.next(count);
    expect([mail.recipients, mail.headers['subject']]).toEqual([[address], 'Bestätige deine E-Mail-Adresse']);
    expect(mail.text).toContain(`Hallo ${name},`);
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    expect(await destinations()).toEqual([]);
    const token = tokenIn(mail);
    const confirm = (each: string) => client.request('POST', '/api/email-confirmations', { token: each });
    expect((await confirm(token)).status).toBe(204);
    expect(await state()).toMatchObject({ address, pendingAddress: null });
    expect(await destinations()).toHaveLength(1);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { reason: 'linkExpired' } });
  });

  it('stays in use until another one is confirmed, which needs the password', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await fixture.confirmEmail(client, first);
    expect((await setAddress(second, 'not that one at all')).status).toBe(401);
    await setAddress(second);
    expect(await state()).toMatchObject({ address: first, pendingAddress: second });
    expect(await deliver()).toEqual({ kind: 'accepted' });
    expect(fixture.smtp.mails.at(-1)?.recipients).toEqual([first]);
  });

  it('a link works for seven days', async () => {
    const count = fixture.smtp.mails.length + 1;
    await setAddress(newAddress());
    const token = tokenIn(await fixture.smtp.next(count));
    fixture.pass(7 * 24 * 3_600_000);
    expect((await client.request('POST', '/api/email-confirmations', { token })).status).toBe(410);
  });

  it('mails for a confirmation are limited for each person and each address', async () => {
    const address = newAddress();
    for (let i = 0; i < 3; i++) expect((await setAddress(address)).status).toBe(200);
    expect((await setAddress(newAddress())).status).toBe(429);
    const { client: other } = await fixture.account();
    expect(await other.request('PUT', '/api/me/email', { address, password: TEST_PASSWORD })).toMatchObject({
      status: 429,
      body: { reason: 'tooFast' },
    });
  });

  it('one address belongs to three people at most', async () => {
    const address = newAddress();
    for (let i = 0; i < 3; i++) {
      await fixture.confirmEmail((await fixture.account()).client, address);
      fixture.pass(24 * 3_600_000);
    }
    const count = fixture.smtp.mails.length + 1;
    await setAddress(address.toUpperCase());
    const token = tokenIn(await fixture.smtp.next(count));
    expect(await client.request('POST', '/api/email-confirmations', { token })).toMatchObject({
      status: 409,
      body: { reason: 'addressOnManyAccounts', params: { most: 3 } },
    });
  });

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.org, ben@example.org',
    'ada@example.org\r\nBcc: ben@example.org',
    'ada@example.org\nSubject: x',
    '"ada\r\n"@example.org',
    'Ada <ada@example.org>',
    'ada@exa mple.org',
    'ada@[127.0.0.1]',
    'ada..b@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('%j is refused, and no mail is sent', async (address) => {
    const before = fixture.smtp.mails.length;
    expect(await setAddress(address)).toMatchObject({ status: 400, body: { reason: 'badAddress' } });
    expect(fixture.smtp.mails).toHaveLength(before);
  });
});

describe('mails', () => {
  beforeEach(() => fixture.confirmEmail(client, newAddress()));

  it('a notification is a mail of text and HTML with a link to the table and one to end them', async () => {
    expect(await deliver({ language: 'nl' })).toEqual({ kind: 'accepted' });
    const { headers, text, html } = await fixture.smtp.next(fixture.smtp.mails.length);
    expect(headers).toMatchObject({
      subject: 'Siberia: jij bent aan de beurt',
      from: 'Pithead <pithead@localhost>',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    const [, unsubscribe = ''] = /^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    for (const part of [text, html])
      expect([
        part.includes(`${fixture.server.url}/table/table-one`),
        part.includes(unsubscribe),
        part.includes('Met Noor en Wout'),
      ]).toEqual([true, true, true]);
    expect(html).toContain('<html lang="nl">');
  });

  it('names are escaped in HTML and can’t add headers', async () => {
    const opponents = ['<img src=x onerror=alert(1)>', 'Eve\r\nBcc: eve@example.org'];
    const table = { id: 't', game: 'siberia', opponents, endsAt: undefined };
    await deliver({ tables: [table] });
    const mail = fixture.smtp.mails.at(-1);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.headers['bcc']).toBeUndefined();
    expect(mail?.recipients).toHaveLength(1);
  });

  it('a repeated delivery has the same message id, another one a different one', async () => {
    const ids: unknown[] = [];
    for (const id of ['one', 'one', 'other']) {
      await deliver({ id });
      ids.push(fixture.smtp.mails.at(-1)?.headers['message-id']);
    }
    expect(ids[0]).toMatch(/^<[0-9a-f]{64}@localhost>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('an address that the server refuses for good gets no more mail until it is confirmed again', async () => {
    fixture.smtp.recipientReply = () => '550 5.1.1 no such mailbox';
    expect(await deliver()).toEqual({ kind: 'gone', reason: 'mailRefused 550' });
    expect(await destinations()).toEqual([]);
    expect(await state()).toMatchObject({ hasBounced: true, lastFailure: { reason: 'mailRefused' } });
    fixture.smtp.recipientReply = () => '250 OK';
    const count = fixture.smtp.mails.length + 1;
    await client.request('POST', '/api/me/email/confirmation');
    await client.request('POST', '/api/email-confirmations', {
      token: tokenIn(await fixture.smtp.next(count)),
    });
    expect(await state()).toMatchObject({ hasBounced: false, lastFailure: null });
    expect(await deliver()).toEqual({ kind: 'accepted' });
  });

  it.each([
    ['450 4.2.1 try later', 'mailRefused 450'],
    ['554 5.7.1 relay access denied', 'mailRefused 554'],
  ])('an answer of “%s” is a failure, but not the end of the address', async (reply, reason) => {
    fixture.smtp.recipientReply = () => reply;
    expect(await deliver()).toEqual({ kind: 'failed', reason });
    expect(await destinations()).toHaveLength(1);
  });

  it('a test says who accepted the mail, and never that it was shown', async () => {
    const { body } = await client.request<ChannelTest>('POST', '/api/me/email/test');
    expect(body).toMatchObject({ acceptedBy: new URL(fixture.smtp.url).host, shownAt: null, failure: null });
    expect(fixture.smtp.mails.at(-1)?.headers['subject']).toBe('Testnachricht');
  });
});

describe('ending mails', () => {
  const unsubscribePath = async (): Promise<string> => {
    await deliver();
    const header = fixture.smtp.mails.at(-1)?.headers['list-unsubscribe'] ?? '';
    return new URL(header.slice(1, -1)).pathname;
  };
  beforeEach(() => fixture.confirmEmail(client, newAddress()));

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('a mail program ends them with one click (%s)', async (type, body) => {
    const path = await unsubscribePath();
    const raw = new RawClient(fixture.server.url);
    const post = () => raw.request('POST', path, { headers: { 'content-type': type }, body });
    expect([(await post()).status, (await post()).status]).toEqual([204, 204]);
    expect(await destinations()).toEqual([]);
    expect(await state()).toMatchObject({ isOn: false });
    await client.request('PATCH', '/api/me/email', { isOn: true });
    expect(await destinations()).toHaveLength(1);
    raw.close();
  });

  it('looking at the link ends nothing, and a forged link is refused', async () => {
    const path = await unsubscribePath();
    const raw = new RawClient(fixture.server.url);
    expect((await raw.request('GET', path, { headers: { accept: 'text/html' } })).status).toBe(200);
    const other = await fixture.guest('Ben');
    for (const forged of [
      path.replace(client.id, other.id),
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
    ])
      expect((await raw.request('POST', forged, {})).cell).toBe('404 notFound');
    expect(await destinations()).toHaveLength(1);
    raw.close();
  });
});

describe('a server without a mail server', () => {
  it('says so, and offers no e-mail', async () => {
    const plain = await ChannelFixture.open({ smtpUrl: '' });
    const { client: ada } = await plain.account();
    expect((await ada.request('GET', '/api/server')).body).toMatchObject({ channels: { email: false } });
    for (const [method, path, body] of [
      ['PUT', '/api/me/email', { address: 'ada@example.org', password: TEST_PASSWORD }],
      ['POST', '/api/me/email/test', undefined],
      ['POST', '/api/recovery', { account: 'Ada' }],
    ] as const)
      expect(await ada.request(method, path, body), path).toMatchObject({
        status: 409,
        body: { reason: 'mailNotConfigured' },
      });
    expect(plain.server.context.channels.map(({ kind }) => kind)).toEqual(['push', 'webhook']);
    await plain.close();
  });

  it('a mail server that is down is a failure of the delivery, told as such', async () => {
    const down = await ChannelFixture.open();
    const { client: ada } = await down.account();
    await down.confirmEmail(ada, 'ada@example.org');
    await down.smtp.close();
    const [destination = ''] = await down.destinationsOf('email', ada.id);
    expect(await down.channel('email').deliver(down.message(ada.id), destination)).toEqual({
      kind: 'failed',
      reason: 'mailServerDown',
      isUnanswered: true,
    });
    await down.close();
  });
});

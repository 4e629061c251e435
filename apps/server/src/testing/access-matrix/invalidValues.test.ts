import type { TableInfo } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../clients/testClient.ts';
import { removeTestFolders } from '../servers/testServer.ts';
import { TEST_GAME, TEST_PASSWORD } from './actors.ts';
import { AccessFixture } from './accessFixture.ts';

let fixture: AccessFixture;
let table: string;

beforeAll(async () => {
  fixture = await AccessFixture.open();
  table = await fixture.tableAt('playing');
});
afterAll(async () => {
  await fixture.server.close();
  removeTestFolders();
});

async function refuses(
  who: 'spectator' | 'host',
  method: string,
  path: string,
  body: object,
  cell: string,
): Promise<void> {
  const before = await fixture.fingerprint(table);
  fixture.skipDay();
  expect((await fixture.request(fixture.headersFor(who, 'bearer'), method, path, body)).cell).toBe(cell);
  expect(await fixture.fingerprint(table)).toBe(before);
}

describe('people', () => {
  it.each([
    ['', 'nameEmpty'],
    [' \u00a0 ', 'nameEmpty'],
    ['x'.repeat(25), 'nameTooLong'],
    ['x'.repeat(385), 'malformed'],
    ['a\u0000b', 'nameBadCharacters'],
    ['a\nb', 'nameBadCharacters'],
    ['a\ud800', 'nameBadCharacters'],
    ['\u202eabc', 'nameBadCharacters'],
    ['Pithead', 'nameReserved'],
    ['P1thead', 'nameReserved'],
    ['Bot Ada', 'nameReserved'],
  ])('the name %j is refused as %s wherever it is given', async (name, reason) => {
    await refuses('spectator', 'POST', '/api/guests', { name, language: 'de' }, `400 ${reason}`);
    await refuses('spectator', 'PATCH', '/api/me', { name }, `400 ${reason}`);
    await refuses('spectator', 'POST', '/api/me/account', { name, password: TEST_PASSWORD }, `400 ${reason}`);
  });

  it('a guest can’t take the name of an account in any spelling', async () => {
    for (const name of [fixture.accountName, fixture.accountName.toUpperCase()]) {
      await refuses('spectator', 'POST', '/api/guests', { name, language: 'de' }, '409 nameTaken');
      await refuses('spectator', 'PATCH', '/api/me', { name }, '409 nameTaken');
    }
  });

  it.each([
    ['short', 'passwordTooShort'],
    ['passwort', 'passwordTooCommon'],
    ['xxxxxxxxxx', 'passwordTooCommon'],
    [`${TEST_PASSWORD} `.repeat(8), 'passwordTooLong'],
    ['x'.repeat(801), 'malformed'],
  ])('the password %j is refused as %s', async (password, reason) => {
    await refuses(
      'spectator',
      'POST',
      '/api/me/account',
      { name: fixture.newName(), password },
      `400 ${reason}`,
    );
    await refuses(
      'host',
      'POST',
      '/api/me/password',
      { old: TEST_PASSWORD, next: password },
      `400 ${reason}`,
    );
  });
});

describe('tables', () => {
  const good = { game: TEST_GAME, seats: 2 };
  const bank = { kind: 'bank', bankMs: 600_000, incrementMs: 0 };
  const days = { kind: 'days', perMoveMs: 86_400_000 };

  it.each([
    ['an unknown game', { ...good, game: 'chess' }, '400 unknownGame'],
    ['a property of Object as its game', { ...good, game: 'constructor' }, '400 unknownGame'],
    ['too few seats', { ...good, seats: 1 }, '400 badSeatCount'],
    ['too many seats', { ...good, seats: 6 }, '400 badSeatCount'],
    ['far too many seats', { ...good, seats: 7 }, '400 malformed'],
    ['an unknown option', { ...good, options: { fog: true } }, '400 unknownOption'],
    ['a property of Object as an option', { ...good, options: { constructor: true } }, '400 unknownOption'],
    ['an option of another game', { ...good, options: { turnLimit: 50 } }, '400 unknownOption'],
    ['a bad value', { ...good, options: { roundLimit: 7 } }, '400 badOptionValue'],
    ['a value of another type', { ...good, options: { roundLimit: '60' } }, '400 badOptionValue'],
    ['a null option', { ...good, options: { roundLimit: null } }, '400 malformed'],
    ['a clock of days at session pace', { ...good, clock: days }, '400 badClock'],
    ['a time bank at the pace of turns', { ...good, pace: 'turns', clock: bank }, '400 badClock'],
    ['an empty time bank', { ...good, clock: { ...bank, bankMs: 0 } }, '400 malformed'],
    ['an unknown key in its clock', { ...good, clock: { kind: 'none', bankMs: 1 } }, '400 malformed'],
    ['nobody but bots', { ...good, bots: ['hewer', 'hewer'] }, '409 tableFull'],
    ['an unknown bot', { ...good, bots: ['genius'] }, '400 malformed'],
  ])('a table with %s is refused', async (_what, wish, cell) => {
    await refuses('spectator', 'POST', '/api/tables', wish, cell);
  });

  it('a person may have a hundred tables at most', async () => {
    const busy = await TestClient.createGuest(fixture.server.url, 'Busy');
    const open = () => busy.request('POST', '/api/tables', good);
    const opened = await Promise.all(Array.from({ length: 99 }, open));
    expect(opened.every(({ status }) => status === 201)).toBe(true);
    expect([(await open()).status, (await open()).body.reason]).toEqual([201, 'tooManyTables']);
    const waiting = await fixture.tableAt('waiting');
    expect(await busy.request('POST', `/api/tables/${waiting}/join`, {})).toMatchObject({
      status: 409,
      body: { reason: 'tooManyTables' },
    });
    await busy.request(
      'POST',
      `/api/tables/${(await busy.request<TableInfo[]>('GET', '/api/me/tables')).body[0]?.id}/leave`,
    );
    expect((await open()).status).toBe(201);
  });

  it('two requests for a rematch lead to one table, with the seats rotated by one', async () => {
    const ended = await fixture.tableAt('ended');
    const { host, opponent } = fixture.clients;
    const ask = (client: TestClient) => client.request<TableInfo>('POST', `/api/tables/${ended}/rematch`);
    const [one, other] = (await Promise.all([ask(host), ask(opponent)])).map(({ body }) => body);
    expect(one?.id).toBe(other?.id);
    expect(one?.seats.map(({ isYours }) => isYours)).toEqual([false, true]);
    expect((await host.request<TableInfo>('GET', `/api/tables/${ended}`)).body.next).toBe(one?.id);
  });
});

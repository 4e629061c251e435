import { LIMITS } from '@pithead/protocol';
import type { ServerMessage } from '@pithead/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RawSocket } from '../clients/rawSocket.ts';
import { encodeFrame, OPCODE } from '../clients/webSocketFrames.ts';
import { removeTestFolders } from '../servers/testServer.ts';
import {
  MALFORMED_ACTS,
  MALFORMED_MESSAGES,
  INVALID_JSON,
  UNKNOWN_MESSAGES,
  ILLEGAL_PLIES,
} from './malformedMessages.ts';
import { ROUTE_CASES } from './cases/routeCases.ts';
import type { RawResponse } from '../clients/rawClient.ts';
import { AccessFixture } from './accessFixture.ts';

let fixture: AccessFixture;
let table: string;
let socket: RawSocket;
let before: string;

beforeAll(async () => {
  fixture = await AccessFixture.open();
  table = await fixture.tableAt('playing');
  socket = await fixture.openSocket('host');
});
afterAll(async () => {
  socket.close();
  await fixture.server.close();
  removeTestFolders();
});
beforeEach(async () => {
  before = await fixture.fingerprint(table);
});

async function nothingChanged(what: string): Promise<void> {
  await socket.ping();
  expect(await fixture.fingerprint(table), what).toBe(before);
}

const acts = (body: string | Buffer, headers: Record<string, string> = {}): Promise<RawResponse> =>
  fixture.requestRaw(
    { ...fixture.headersFor('host', 'bearer'), 'content-type': 'application/json', ...headers },
    'POST',
    `/api/tables/${table}/acts`,
    body,
  );

async function refusalOf(text: string | Buffer): Promise<ServerMessage> {
  socket.send(text);
  return socket.nextMessage(({ type }) => type !== 'presence');
}

describe('malformed acts', () => {
  it.each(MALFORMED_ACTS)('an act with %s is refused as malformed', async (what, act) => {
    expect((await acts(act)).cell, 'over HTTP').toBe('400 malformed');
    const text = `{"type":"act","table":"${table}","act":${act}}`;
    expect(await refusalOf(text), 'over the socket').toMatchObject({ type: 'refused', reason: 'malformed' });
    await nothingChanged(what);
  });

  it.each(ILLEGAL_PLIES)('%s is refused by the rules', async (what, ply, why) => {
    const act = { act: 'play', seat: 0, id: 'unruly', seq: 0, plies: [ply] };
    const refused = { reason: 'refusedByRules', why, ply: 0 };
    const answer = await acts(JSON.stringify(act));
    expect(answer.cell).toBe('422 refusedByRules');
    expect(answer.body).toMatchObject({ ...refused, rule: expect.stringMatching(/^SB-/) as string });
    expect(await refusalOf(JSON.stringify({ type: 'act', table, act }))).toMatchObject({
      ...refused,
      id: 'unruly',
    });
    await nothingChanged(what);
  });

  it('if the second of two plies is refused, the first is not played either', async () => {
    const act = {
      act: 'play',
      seat: 0,
      id: 'half',
      seq: 0,
      plies: [
        ['chooseSide', 1],
        ['chooseSide', 1],
      ],
    };
    const answer = await acts(JSON.stringify(act));
    expect(answer.body).toMatchObject({ reason: 'refusedByRules', ply: 1 });
    expect(await refusalOf(JSON.stringify({ type: 'act', table, act }))).toMatchObject({
      reason: 'refusedByRules',
      ply: 1,
    });
    await nothingChanged('half a command');
  });
});

describe('malformed messages', () => {
  it.each([...INVALID_JSON, ...MALFORMED_MESSAGES])(
    'the message %j is refused as malformed',
    async (text) => {
      expect(await refusalOf(text)).toMatchObject({ type: 'refused', reason: 'malformed' });
      await nothingChanged(text);
    },
  );

  it.each(UNKNOWN_MESSAGES)('the message %j is refused as unknown', async (text) => {
    expect(await refusalOf(text)).toMatchObject({ type: 'refused', reason: 'unknownMessage' });
    await nothingChanged(text);
  });

  it('a binary frame is refused as malformed, whatever it contains', async () => {
    expect(await refusalOf(Buffer.from('{"type":"ping","ask":1}'))).toEqual({
      type: 'refused',
      reason: 'malformed',
    });
    await nothingChanged('binary');
  });

  it('a ping numbered -0 is answered as 0', async () => {
    expect(await refusalOf('{"type":"ping","ask":-0}')).toMatchObject({ type: 'answer', ask: 0 });
  });

  it('a message of the largest size is read, and a larger one closes the socket, even in fragments', async () => {
    const fill = (bytes: number): string => `"${'x'.repeat(bytes - 2)}"`;
    expect(await refusalOf(fill(LIMITS.message))).toMatchObject({ reason: 'unknownMessage' });
    const whole = await fixture.openSocket('anonymous');
    whole.send(fill(LIMITS.message + 1));
    expect(await whole.closed).toBe(1009);
    const pieces = await fixture.openSocket('anonymous');
    const piece = 'x'.repeat(LIMITS.message / 2);
    pieces.sendFrames(encodeFrame(OPCODE.text, piece, { isLast: false }));
    for (const isLast of [false, true]) pieces.sendFrames(encodeFrame(OPCODE.continued, piece, { isLast }));
    expect(await pieces.closed).toBe(1009);
    await nothingChanged('too large');
  });

  it('text that is not UTF-8 closes the socket', async () => {
    const broken = await fixture.openSocket('anonymous');
    broken.sendFrames(encodeFrame(OPCODE.text, Buffer.from([0x22, 0xff, 0x22])));
    expect(await broken.closed).toBe(1007);
    await nothingChanged('not UTF-8');
  });

  it('malformed chat is refused under its ask number, whatever its id', async () => {
    const refused = { type: 'refused', ask: 3, reason: 'malformed' };
    expect(
      await refusalOf(JSON.stringify({ type: 'chat', ask: 3, table, room: 'all', text: 'x', id: 'a-line' })),
    ).toEqual(refused);
    await nothingChanged('chat in no room');
  });

  it('chat of invisible characters alone is malformed, and elsewhere they are removed', async () => {
    const say = (text: string): string =>
      JSON.stringify({ type: 'chat', ask: 3, table, room: 'players', text });
    expect(await refusalOf(say('\u0000\u202e\ud800 \n'))).toMatchObject({ ask: 3, reason: 'malformed' });
    await nothingChanged('empty chat');
    expect(await refusalOf(say('a\u0000b\u202ec\ud800<b>'))).toMatchObject({ type: 'answer', ask: 3 });
    const { body } = await fixture.request(
      fixture.headersFor('opponent', 'bearer'),
      'GET',
      `/api/tables/${table}/chat?room=players`,
    );
    expect(body).toMatchObject([{ text: 'a bc<b>' }]);
  });
});

describe('malformed requests', () => {
  it('a body that is empty, too large or no JSON is refused', async () => {
    for (const text of INVALID_JSON.filter((each) => each !== ''))
      expect((await acts(text)).cell, text).toBe('400 malformed');
    expect((await acts('')).cell).toBe('400 malformed');
    expect((await acts(`"${'x'.repeat(LIMITS.message)}"`)).cell).toBe('413 tooLarge');
    expect((await acts(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).cell).toBe('400 malformed');
    await nothingChanged('no JSON');
  });

  it('a body with another content type is refused', async () => {
    const good = JSON.stringify({ act: 'askPause', seat: 0, id: 'typed', seq: 0 });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
      ';',
    ]) {
      expect((await acts(good, { 'content-type': type })).cell, type).toBe('400 malformed');
    }
    await nothingChanged('content type');
  });

  it('unknown paths and malformed ids, queries and methods are refused', async () => {
    const cellOf = async (method: string, path: string): Promise<string> =>
      (await fixture.requestRaw(fixture.headersFor('host', 'bearer'), method, path)).cell;
    for (const path of [
      '/api/nothing',
      '/api/me/mutes/',
      '/api//tables',
      '/../package.json',
      '/%2e%2e/package.json',
      '/.env',
    ]) {
      expect(await cellOf('GET', path), path).toBe('404 notFound');
    }
    for (const id of [
      '',
      'x',
      'A'.repeat(21),
      'A'.repeat(23),
      'A'.repeat(101),
      `${'A'.repeat(21)}%00`,
      '%E0%A4%A',
      '%ff',
      'constructor',
      '__proto__',
    ]) {
      expect(await cellOf('GET', `/api/tables/${id}`), id).toBe('400 malformed');
    }
    for (const query of [
      'as=',
      'as=%20',
      'as=-1',
      'as=6',
      'as=0.5',
      'as=1e0',
      'as=0x1',
      'as=NaN',
      'as=0&as=1',
      'as[]=0',
      'more=1',
      '__proto__=1',
      'as=%00',
    ]) {
      expect(await cellOf('GET', `/api/tables/${table}/state?${query}`), query).toBe('400 malformed');
    }
    for (const seat of ['%20', '-1', '6', '0.5', '1e0', 'x'])
      expect(await cellOf('DELETE', `/api/tables/${table}/seats/${seat}`), seat).toBe('400 malformed');
    for (const method of ['PUT', 'PATCH', 'OPTIONS'])
      expect(await cellOf(method, `/api/tables/${table}`), method).toBe('404 notFound');
    await nothingChanged('addresses');
  });

  const values = [
    'null',
    '[]',
    '{}',
    '1e400',
    '-1',
    '0.5',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '{"__proto__":1}',
    '[[[[[[[[]]]]]]]]',
  ];

  /** Of these values, the ones that a field accepts. */
  const accepted = ['comment: ""', 'quietHours: null', 'mutedUntil: null'];
  /** Moderation answers 404 to everybody but operators, before it reads a body (moderation.test.ts). */
  const routes = Object.entries(ROUTE_CASES).filter(
    ([route]) => !route.startsWith('GET ') && !route.includes('/api/moderation'),
  );

  it.each(routes)('%s refuses unknown keys and malformed values', async (route, rows) => {
    const method = route.split(' ')[0] as string;
    const row = rows[0] as (typeof rows)[number];
    const { path, body = {} } = row.request(await fixture.tableAt(row.stage), 'host', fixture);
    before = await fixture.fingerprint(table);
    const headers = { ...fixture.headersFor('host', 'bearer'), 'content-type': 'application/json' };
    const cellOf = async (text: string): Promise<string> => {
      fixture.skipDay();
      return (await fixture.requestRaw(headers, method, path, text)).cell;
    };
    const text = JSON.stringify({ more: 1, ...(body as object) });
    for (const key of ['"more"', '"__proto__"', '"constructor"', '"\\u0000"']) {
      expect(await cellOf(text.replace('"more"', key)), key).toBe('400 malformed');
    }
    expect(await cellOf(`[${text}]`)).toBe('400 malformed');
    // One route accepts more than a message.
    expect(await cellOf(`"${'x'.repeat(2 * LIMITS.review)}"`)).toBe('413 tooLarge');
    for (const key of Object.keys(body as object)) {
      for (const value of values.filter((each) => !accepted.includes(`${key}: ${each}`))) {
        const answer = await cellOf(
          JSON.stringify({ ...(body as object), [key]: '✂' }).replace('"✂"', value),
        );
        expect(answer, `${key}: ${value}`).toMatch(/^(400 |401 wrongLogin|409 isAccount)/);
      }
    }
    await nothingChanged(route);
  });
});

/** Malformed WebSocket handshakes, frames and messages. */
import { deflateRawSync } from 'node:zlib';
import type { Attacker } from './attacker.ts';
import { bearer, cookieOf } from './attacker.ts';
import { frame, handshake, OPCODE, RawSocket, say } from './rawSocket.ts';
import type { Case, Stage } from './stage.ts';
import { NOBODY } from './stage.ts';

/** Sends one handshake; returns the first message or the status. */
const handshakeCase = (
  name: string,
  must: Case['must'],
  opening: (stage: Stage) => string | Buffer,
): Case => ({
  name,
  must,
  async attack(attacker, stage) {
    const socket = new RawSocket(attacker, opening(stage));
    const welcomed = socket
      .next(() => true)
      .then(({ type, person, reason }) =>
        type === 'welcome'
          ? `welcome ${person === null ? 'nobody' : 'somebody'}`
          : `${type} ${String(reason)}`,
      );
    const outcome = await Promise.race([welcomed, socket.ended]).catch(String);
    socket.leave();
    return outcome;
  },
});

const HANDSHAKES: readonly Case[] = [
  handshakeCase('a socket without a session', 'welcome nobody', () => handshake()),
  handshakeCase('a socket with a cookie and without an origin', 'status 403', ({ host }) =>
    handshake(cookieOf(host)),
  ),
  handshakeCase('a socket from a foreign page', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'https://evil.example' }),
  ),
  handshakeCase('a socket from a foreign page, without a cookie', 'status 403', () =>
    handshake({ Origin: 'https://evil.example' }),
  ),
  handshakeCase('a socket from a sandbox', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'null' }),
  ),
  handshakeCase('a socket from another port', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'http://localhost:1' }),
  ),
  handshakeCase('a socket by HTTPS of the same name', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'https://localhost' }),
  ),
  handshakeCase('an old client', 'refused oldClient', () => handshake({}, '/socket?v=0')),
  handshakeCase('no version', 'status 400', () => handshake({}, '/socket')),
  handshakeCase('two versions', 'status 400', () => handshake({}, '/socket?v=1&v=2')),
  handshakeCase('another version of WebSocket', /^status 4(?:00|26)$/, () =>
    handshake({ 'Sec-WebSocket-Version': '7' }),
  ),
  handshakeCase('no key', 'status 400', () => handshake({ 'Sec-WebSocket-Key': '' })),
  handshakeCase('a key that is none', 'status 400', () => handshake({ 'Sec-WebSocket-Key': 'x' })),
  handshakeCase('subprotocols that are none', 'status 400', () =>
    handshake({ 'Sec-WebSocket-Protocol': ',,' }),
  ),
  handshakeCase('a subprotocol that there is not', /^(?:welcome nobody|status 400)$/, () =>
    handshake({ 'Sec-WebSocket-Protocol': 'evil' }),
  ),
  handshakeCase('an upgrade by POST', /^(?:status 4\d\d|closed 1006)$/, () =>
    handshake({}, '', 'POST /socket?v=1 HTTP/1.1'),
  ),
  handshakeCase('an upgrade of another route', 'status 404', () => handshake({}, '/api/games')),
  handshakeCase('an upgrade of no route', 'status 404', () => handshake({}, '/nothing')),
  handshakeCase('a socket and a frame in one heap', 'welcome nobody', () =>
    Buffer.concat([Buffer.from(handshake()), say({ type: 'ping', ask: 1 })]),
  ),
  {
    name: 'compression is never agreed on',
    must: 'not agreed',
    async attack(attacker) {
      const socket = new RawSocket(
        attacker,
        handshake({ 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits' }),
      );
      await socket.next(() => true);
      socket.leave();
      return /sec-websocket-extensions/i.test(socket.head) ? 'agreed' : 'not agreed';
    },
  },
];

/** Sends frames after the welcome message. */
const frameCase = (name: string, must: Case['must'], ...frames: readonly Buffer[]): Case => ({
  name,
  must,
  async attack(attacker) {
    const socket = await RawSocket.open(attacker);
    socket.send(...frames);
    return socket.outcome();
  },
});

const PART = { isLast: false };
const text = (content: string | Buffer, shape = {}): Buffer => frame(OPCODE.text, content, shape);
const bomb = deflateRawSync(Buffer.alloc(10_000_000, ' '));

const FRAMES: readonly Case[] = [
  frameCase('a message of 16,385 bytes', 'closed 1009', text('x'.repeat(16_385))),
  frameCase(
    'a message in pieces of 16,385 bytes together',
    'closed 1009',
    text('x'.repeat(8_000), PART),
    frame(OPCODE.continued, 'x'.repeat(8_000), PART),
    frame(OPCODE.continued, 'x'.repeat(385)),
  ),
  frameCase('a frame that claims a gigabyte', 'closed 1009', text('x', { claimed: 2n ** 30n })),
  frameCase('a frame that claims more than there is', 'closed 1009', text('x', { claimed: 2n ** 63n })),
  frameCase(
    'pieces of one byte without an end',
    'closed 1009',
    text('x', PART),
    ...Array.from({ length: 17_000 }, () => frame(OPCODE.continued, 'x', PART)),
  ),
  frameCase('a binary frame', 'refused malformed', frame(OPCODE.binary, '{"type":"ping","ask":1}')),
  frameCase('a compressed frame', 'closed 1002', text(bomb.subarray(0, 10_000), { reserved: 4 })),
  frameCase('a frame with other reserved bits', 'closed 1002', text('{}', { reserved: 2 })),
  frameCase('a frame without a mask', 'closed 1002', text('{"type":"ping","ask":1}', { isMasked: false })),
  frameCase('a frame of no known kind', 'closed 1002', frame(OPCODE.reserved, 'x')),
  frameCase('a ping in pieces', 'closed 1002', frame(OPCODE.ping, 'x', PART)),
  frameCase('a ping of 126 bytes', 'closed 1002', frame(OPCODE.ping, 'x'.repeat(126))),
  frameCase('a piece of nothing', 'closed 1002', frame(OPCODE.continued, 'x')),
  frameCase('a message within a message', 'closed 1002', text('{"a":', PART), text('1}')),
  frameCase('text that is no UTF-8', 'closed 1007', text(Buffer.from([0x22, 0xff, 0x22]))),
  frameCase(
    'text whose pieces are no UTF-8 together',
    'closed 1007',
    text(Buffer.from([0x22, 0xe2]), PART),
    frame(OPCODE.continued, Buffer.from([0x22])),
  ),
  frameCase('half a surrogate in UTF-8', 'closed 1007', text(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))),
  frameCase('a goodbye of one byte', 'closed 1002', frame(OPCODE.close, 'x')),
  frameCase(
    'a goodbye with a code that must not be sent',
    'closed 1002',
    frame(OPCODE.close, Buffer.from([0x03, 0xed])),
  ),
  frameCase('a goodbye in no UTF-8', 'closed 1007', frame(OPCODE.close, Buffer.from([0x03, 0xe8, 0xff]))),
  frameCase(
    'a goodbye, and more',
    'closed 1000',
    frame(OPCODE.close, Buffer.from([0x03, 0xe8])),
    say({ type: 'ping', ask: 1 }),
  ),
];

const MESSAGES: readonly Case[] = [
  frameCase(
    '8,000 brackets as a message',
    'refused unknownMessage',
    text('['.repeat(8_000) + ']'.repeat(8_000)),
  ),
  frameCase('no JSON', 'refused malformed', text('{"type":')),
  frameCase('an empty message', 'refused malformed', text('')),
  frameCase('a type of every object', 'refused unknownMessage', text('{"type":"constructor","ask":1}')),
  frameCase(
    '__proto__ in a message',
    'refused malformed',
    text('{"type":"ping","ask":1,"__proto__":{"person":"x"}}'),
  ),
  frameCase('a key too many', 'refused malformed', text('{"type":"ping","ask":1,"person":"x"}')),
  frameCase('a number beyond all numbers', 'refused malformed', text('{"type":"ping","ask":1e400}')),
  frameCase(
    'a table by a path',
    'refused malformed',
    text('{"type":"subscribe","channel":1,"table":"../../../../etc/passwd","as":null}'),
  ),
  frameCase(
    '501 letters of talk',
    'refused malformed',
    say({ type: 'chat', ask: 1, table: NOBODY, room: 'spectators', text: 'x'.repeat(501) }),
  ),
  frameCase(
    'a table that there is not',
    'refused notFound',
    say({ type: 'subscribe', channel: 1, table: NOBODY, as: null }),
  ),
  {
    name: 'a key twice in a message',
    must: '2',
    async attack(attacker) {
      const socket = await RawSocket.open(attacker);
      socket.send(text('{"type":"ping","ask":1,"ask":2}'));
      const { ask } = await socket.next(({ type }) => type === 'answer');
      socket.leave();
      return String(ask);
    },
  },
];

const resign = (seat: number): object => ({ act: 'resign', seat, id: 'x', seq: 0 });

/** Messages that only another person may send. */
const forbiddenCase = (
  name: string,
  must: string,
  message: (stage: Stage) => object,
  who?: 'opponent' | 'host',
): Case => ({
  name,
  must,
  async attack(attacker: Attacker, stage: Stage) {
    const socket = await RawSocket.open(attacker, who === undefined ? {} : bearer(stage[who]));
    socket.send(say(message(stage)));
    return socket.outcome();
  },
});

const FORBIDDEN_MESSAGES: readonly Case[] = [
  forbiddenCase('acting without a session', 'refused noSession', ({ table }) => ({
    type: 'act',
    table,
    act: resign(0),
  })),
  forbiddenCase(
    'acting for another’s seat',
    'refused notYourSeat',
    ({ table }) => ({ type: 'act', table, act: resign(0) }),
    'opponent',
  ),
  forbiddenCase(
    'looking from another’s seat',
    'refused notYourSeat',
    ({ table }) => ({ type: 'subscribe', channel: 1, table, as: 0 }),
    'opponent',
  ),
  forbiddenCase(
    'talking as an onlooker where one plays',
    'refused notAtTable',
    ({ table }) => ({ type: 'chat', ask: 1, table, room: 'spectators', text: 'x' }),
    'host',
  ),
];

export const SOCKET_CASES: readonly Case[] = [...HANDSHAKES, ...FRAMES, ...MESSAGES, ...FORBIDDEN_MESSAGES];

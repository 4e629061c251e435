/** Malformed WebSocket handshakes, frames and messages. */
import { deflateRawSync } from 'node:zlib';
import type { Attacker } from './attacker.ts';
import { bearer, cookieOf } from './attacker.ts';
import { frame, handshake, OPCODE, RawSocket, say } from './rawSocket.ts';
import type { Case, Stage } from './stage.ts';
import { NOBODY } from './stage.ts';

/** Sends one handshake; returns the first message or the status. */
const opens = (name: string, must: Case['must'], opening: (stage: Stage) => string | Buffer): Case => ({
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
  opens('a socket without a session', 'welcome nobody', () => handshake()),
  opens('a socket with a cookie and without an origin', 'status 403', ({ host }) =>
    handshake(cookieOf(host)),
  ),
  opens('a socket from a foreign page', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'https://evil.example' }),
  ),
  opens('a socket from a foreign page, without a cookie', 'status 403', () =>
    handshake({ Origin: 'https://evil.example' }),
  ),
  opens('a socket from a sandbox', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'null' }),
  ),
  opens('a socket from another port', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'http://localhost:1' }),
  ),
  opens('a socket by HTTPS of the same name', 'status 403', ({ host }) =>
    handshake({ ...cookieOf(host), Origin: 'https://localhost' }),
  ),
  opens('an old client', 'refused oldClient', () => handshake({}, '/socket?v=0')),
  opens('no version', 'status 400', () => handshake({}, '/socket')),
  opens('two versions', 'status 400', () => handshake({}, '/socket?v=1&v=2')),
  opens('another version of WebSocket', /^status 4(?:00|26)$/, () =>
    handshake({ 'Sec-WebSocket-Version': '7' }),
  ),
  opens('no key', 'status 400', () => handshake({ 'Sec-WebSocket-Key': '' })),
  opens('a key that is none', 'status 400', () => handshake({ 'Sec-WebSocket-Key': 'x' })),
  opens('subprotocols that are none', 'status 400', () => handshake({ 'Sec-WebSocket-Protocol': ',,' })),
  opens('a subprotocol that there is not', /^(?:welcome nobody|status 400)$/, () =>
    handshake({ 'Sec-WebSocket-Protocol': 'evil' }),
  ),
  opens('an upgrade by POST', /^(?:status 4\d\d|closed 1006)$/, () =>
    handshake({}, '', 'POST /socket?v=1 HTTP/1.1'),
  ),
  opens('an upgrade of another route', 'status 404', () => handshake({}, '/api/games')),
  opens('an upgrade of no route', 'status 404', () => handshake({}, '/nothing')),
  opens('a socket and a frame in one heap', 'welcome nobody', () =>
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
const sends = (name: string, must: Case['must'], ...frames: readonly Buffer[]): Case => ({
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
  sends('a message of 16,385 bytes', 'closed 1009', text('x'.repeat(16_385))),
  sends(
    'a message in pieces of 16,385 bytes together',
    'closed 1009',
    text('x'.repeat(8_000), PART),
    frame(OPCODE.continued, 'x'.repeat(8_000), PART),
    frame(OPCODE.continued, 'x'.repeat(385)),
  ),
  sends('a frame that claims a gigabyte', 'closed 1009', text('x', { claimed: 2n ** 30n })),
  sends('a frame that claims more than there is', 'closed 1009', text('x', { claimed: 2n ** 63n })),
  sends(
    'pieces of one byte without an end',
    'closed 1009',
    text('x', PART),
    ...Array.from({ length: 17_000 }, () => frame(OPCODE.continued, 'x', PART)),
  ),
  sends('a binary frame', 'refused malformed', frame(OPCODE.binary, '{"type":"ping","ask":1}')),
  sends('a compressed frame', 'closed 1002', text(bomb.subarray(0, 10_000), { reserved: 4 })),
  sends('a frame with other reserved bits', 'closed 1002', text('{}', { reserved: 2 })),
  sends('a frame without a mask', 'closed 1002', text('{"type":"ping","ask":1}', { isMasked: false })),
  sends('a frame of no known kind', 'closed 1002', frame(OPCODE.reserved, 'x')),
  sends('a ping in pieces', 'closed 1002', frame(OPCODE.ping, 'x', PART)),
  sends('a ping of 126 bytes', 'closed 1002', frame(OPCODE.ping, 'x'.repeat(126))),
  sends('a piece of nothing', 'closed 1002', frame(OPCODE.continued, 'x')),
  sends('a message within a message', 'closed 1002', text('{"a":', PART), text('1}')),
  sends('text that is no UTF-8', 'closed 1007', text(Buffer.from([0x22, 0xff, 0x22]))),
  sends(
    'text whose pieces are no UTF-8 together',
    'closed 1007',
    text(Buffer.from([0x22, 0xe2]), PART),
    frame(OPCODE.continued, Buffer.from([0x22])),
  ),
  sends('half a surrogate in UTF-8', 'closed 1007', text(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))),
  sends('a goodbye of one byte', 'closed 1002', frame(OPCODE.close, 'x')),
  sends(
    'a goodbye with a code that must not be sent',
    'closed 1002',
    frame(OPCODE.close, Buffer.from([0x03, 0xed])),
  ),
  sends('a goodbye in no UTF-8', 'closed 1007', frame(OPCODE.close, Buffer.from([0x03, 0xe8, 0xff]))),
  sends(
    'a goodbye, and more',
    'closed 1000',
    frame(OPCODE.close, Buffer.from([0x03, 0xe8])),
    say({ type: 'ping', ask: 1 }),
  ),
];

const MESSAGES: readonly Case[] = [
  sends('8,000 brackets as a message', 'refused unknownMessage', text('['.repeat(8_000) + ']'.repeat(8_000))),
  sends('no JSON', 'refused malformed', text('{"type":')),
  sends('an empty message', 'refused malformed', text('')),
  sends('a type of every object', 'refused unknownMessage', text('{"type":"constructor","ask":1}')),
  sends(
    '__proto__ in a message',
    'refused malformed',
    text('{"type":"ping","ask":1,"__proto__":{"person":"x"}}'),
  ),
  sends('a key too many', 'refused malformed', text('{"type":"ping","ask":1,"person":"x"}')),
  sends('a number beyond all numbers', 'refused malformed', text('{"type":"ping","ask":1e400}')),
  sends(
    'a table by a path',
    'refused malformed',
    text('{"type":"subscribe","channel":1,"table":"../../../../etc/passwd","as":null}'),
  ),
  sends(
    '501 letters of talk',
    'refused malformed',
    say({ type: 'chat', ask: 1, table: NOBODY, room: 'spectators', text: 'x'.repeat(501) }),
  ),
  sends(
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
const asksFor = (
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

const OTHERS: readonly Case[] = [
  asksFor('acting without a session', 'refused noSession', ({ table }) => ({
    type: 'act',
    table,
    act: resign(0),
  })),
  asksFor(
    'acting for another’s seat',
    'refused notYourSeat',
    ({ table }) => ({ type: 'act', table, act: resign(0) }),
    'opponent',
  ),
  asksFor(
    'looking from another’s seat',
    'refused notYourSeat',
    ({ table }) => ({ type: 'subscribe', channel: 1, table, as: 0 }),
    'opponent',
  ),
  asksFor(
    'talking as an onlooker where one plays',
    'refused notAtTable',
    ({ table }) => ({ type: 'chat', ask: 1, table, room: 'spectators', text: 'x' }),
    'host',
  ),
];

export const SOCKET_CASES: readonly Case[] = [...HANDSHAKES, ...FRAMES, ...MESSAGES, ...OTHERS];

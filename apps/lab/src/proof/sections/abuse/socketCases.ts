import { deflateRawSync } from 'node:zlib';
import type { AttackCase, AttackTarget } from './attackTarget.ts';
import { UNKNOWN_ID } from './attackTarget.ts';
import { bearerHeader, cookieHeader } from '@pithead/server/testing/clients/rawClient';
import { handshakeRequest } from '@pithead/server/testing/clients/rawSocket';
import { OPCODE, encodeFrame, textFrame } from '@pithead/server/testing/clients/webSocketFrames';
import type { Attacker } from './attacker.ts';
import { AttackSocket } from './attackSocket.ts';

const handshakeCase = (
  name: string,
  expected: AttackCase['expected'],
  opening: (target: AttackTarget) => string | Buffer,
): AttackCase => ({
  name,
  expected,
  async attack(attacker, target) {
    const socket = new AttackSocket(attacker, opening(target));
    const welcomed = socket
      .next(() => true)
      .then(({ type, person, reason }) =>
        type === 'welcome'
          ? `welcome ${person === null ? 'nobody' : 'somebody'}`
          : `${type} ${String(reason)}`,
      );
    const outcome = await Promise.race([welcomed, socket.ended]).catch(String);
    socket.close();
    return outcome;
  },
});

const HANDSHAKES: readonly AttackCase[] = [
  handshakeCase('a socket without a session', 'welcome nobody', () => handshakeRequest()),
  handshakeCase('a socket with a cookie and without an origin', 'status 403', ({ host }) =>
    handshakeRequest(cookieHeader(host.token)),
  ),
  handshakeCase('a socket from a foreign page', 'status 403', ({ host }) =>
    handshakeRequest({ ...cookieHeader(host.token), Origin: 'https://evil.example' }),
  ),
  handshakeCase('a socket from a foreign page, without a cookie', 'status 403', () =>
    handshakeRequest({ Origin: 'https://evil.example' }),
  ),
  handshakeCase('a socket from a sandbox', 'status 403', ({ host }) =>
    handshakeRequest({ ...cookieHeader(host.token), Origin: 'null' }),
  ),
  handshakeCase('a socket from another port', 'status 403', ({ host }) =>
    handshakeRequest({ ...cookieHeader(host.token), Origin: 'http://localhost:1' }),
  ),
  handshakeCase('a socket by HTTPS of the same name', 'status 403', ({ host }) =>
    handshakeRequest({ ...cookieHeader(host.token), Origin: 'https://localhost' }),
  ),
  handshakeCase('an old client', 'refused oldClient', () => handshakeRequest({}, '/socket?v=0')),
  handshakeCase('no version', 'status 400', () => handshakeRequest({}, '/socket')),
  handshakeCase('two versions', 'status 400', () => handshakeRequest({}, '/socket?v=1&v=2')),
  handshakeCase('another version of WebSocket', /^status 4(?:00|26)$/, () =>
    handshakeRequest({ 'Sec-WebSocket-Version': '7' }),
  ),
  handshakeCase('no key', 'status 400', () => handshakeRequest({ 'Sec-WebSocket-Key': '' })),
  handshakeCase('a key that is none', 'status 400', () => handshakeRequest({ 'Sec-WebSocket-Key': 'x' })),
  handshakeCase('subprotocols that are none', 'status 400', () =>
    handshakeRequest({ 'Sec-WebSocket-Protocol': ',,' }),
  ),
  handshakeCase('a subprotocol that there is not', /^(?:welcome nobody|status 400)$/, () =>
    handshakeRequest({ 'Sec-WebSocket-Protocol': 'evil' }),
  ),
  handshakeCase('an upgrade by POST', /^(?:status 4\d\d|closed 1006)$/, () =>
    handshakeRequest({}, '', 'POST /socket?v=1 HTTP/1.1'),
  ),
  handshakeCase('an upgrade of another route', 'status 404', () => handshakeRequest({}, '/api/games')),
  handshakeCase('an upgrade of no route', 'status 404', () => handshakeRequest({}, '/nothing')),
  handshakeCase('an upgrade request and a frame in one packet', 'welcome nobody', () =>
    Buffer.concat([Buffer.from(handshakeRequest()), textFrame({ type: 'ping', ask: 1 })]),
  ),
  {
    name: 'compression is not negotiated',
    expected: 'not agreed',
    async attack(attacker) {
      const socket = new AttackSocket(
        attacker,
        handshakeRequest({ 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits' }),
      );
      await Promise.race([socket.opened, socket.ended]);
      socket.close();
      return /sec-websocket-extensions/i.test(socket.head) ? 'agreed' : 'not agreed';
    },
  },
];

const frameCase = (
  name: string,
  expected: AttackCase['expected'],
  ...frames: readonly Buffer[]
): AttackCase => ({
  name,
  expected,
  async attack(attacker) {
    const socket = await AttackSocket.open(attacker);
    socket.sendFrames(...frames);
    return socket.outcome();
  },
});

const PART = { isLast: false };
const text = (content: string | Buffer, shape = {}): Buffer => encodeFrame(OPCODE.text, content, shape);
const bomb = deflateRawSync(Buffer.alloc(10_000_000, ' '));

const FRAMES: readonly AttackCase[] = [
  frameCase('a message of 16,385 bytes', 'closed 1009', text('x'.repeat(16_385))),
  frameCase(
    'a message in fragments of 16,385 bytes together',
    'closed 1009',
    text('x'.repeat(8_000), PART),
    encodeFrame(OPCODE.continued, 'x'.repeat(8_000), PART),
    encodeFrame(OPCODE.continued, 'x'.repeat(385)),
  ),
  frameCase('a frame that claims a gigabyte', 'closed 1009', text('x', { claimed: 2n ** 30n })),
  frameCase('a frame that claims more than there is', 'closed 1009', text('x', { claimed: 2n ** 63n })),
  frameCase(
    'an endless message in fragments of one byte',
    'closed 1009',
    text('x', PART),
    ...Array.from({ length: 17_000 }, () => encodeFrame(OPCODE.continued, 'x', PART)),
  ),
  frameCase('a binary frame', 'refused malformed', encodeFrame(OPCODE.binary, '{"type":"ping","ask":1}')),
  frameCase('a compressed frame', 'closed 1002', text(bomb.subarray(0, 10_000), { reserved: 4 })),
  frameCase('a frame with other reserved bits', 'closed 1002', text('{}', { reserved: 2 })),
  frameCase('a frame without a mask', 'closed 1002', text('{"type":"ping","ask":1}', { isMasked: false })),
  frameCase('a frame of no known kind', 'closed 1002', encodeFrame(OPCODE.reserved, 'x')),
  frameCase('a fragmented ping', 'closed 1002', encodeFrame(OPCODE.ping, 'x', PART)),
  frameCase('a ping of 126 bytes', 'closed 1002', encodeFrame(OPCODE.ping, 'x'.repeat(126))),
  frameCase('a continuation without a first frame', 'closed 1002', encodeFrame(OPCODE.continued, 'x')),
  frameCase('a message within a message', 'closed 1002', text('{"a":', PART), text('1}')),
  frameCase('text that is no UTF-8', 'closed 1007', text(Buffer.from([0x22, 0xff, 0x22]))),
  frameCase(
    'fragments that are not UTF-8 together',
    'closed 1007',
    text(Buffer.from([0x22, 0xe2]), PART),
    encodeFrame(OPCODE.continued, Buffer.from([0x22])),
  ),
  frameCase('half a surrogate in UTF-8', 'closed 1007', text(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))),
  frameCase('a close frame of one byte', 'closed 1002', encodeFrame(OPCODE.close, 'x')),
  frameCase(
    'a close frame with a code that must not be sent',
    'closed 1002',
    encodeFrame(OPCODE.close, Buffer.from([0x03, 0xed])),
  ),
  frameCase(
    'a close frame that is not UTF-8',
    'closed 1007',
    encodeFrame(OPCODE.close, Buffer.from([0x03, 0xe8, 0xff])),
  ),
  frameCase(
    'a frame after the close frame',
    'closed 1000',
    encodeFrame(OPCODE.close, Buffer.from([0x03, 0xe8])),
    textFrame({ type: 'ping', ask: 1 }),
  ),
];

const MESSAGES: readonly AttackCase[] = [
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
    textFrame({ type: 'chat', ask: 1, table: UNKNOWN_ID, room: 'spectators', text: 'x'.repeat(501) }),
  ),
  frameCase(
    'a table that there is not',
    'refused notFound',
    textFrame({ type: 'subscribe', channel: 1, table: UNKNOWN_ID, as: null }),
  ),
  {
    name: 'a key twice in a message',
    expected: '2',
    async attack(attacker) {
      const socket = await AttackSocket.open(attacker);
      socket.sendFrames(text('{"type":"ping","ask":1,"ask":2}'));
      const { ask } = await socket.next(({ type }) => type === 'answer');
      socket.close();
      return String(ask);
    },
  },
];

const resign = (seat: number): object => ({ act: 'resign', seat, id: 'x', seq: 0 });

const forbiddenCase = (
  name: string,
  expected: string,
  message: (target: AttackTarget) => object,
  who?: 'opponent' | 'host',
): AttackCase => ({
  name,
  expected,
  async attack(attacker: Attacker, target: AttackTarget) {
    const socket = await AttackSocket.open(
      attacker,
      who === undefined ? {} : bearerHeader(target[who].token),
    );
    socket.sendFrames(textFrame(message(target)));
    return socket.outcome();
  },
});

const FORBIDDEN_MESSAGES: readonly AttackCase[] = [
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
    'talking as a spectator where one plays',
    'refused notAtTable',
    ({ table }) => ({ type: 'chat', ask: 1, table, room: 'spectators', text: 'x' }),
    'host',
  ),
];

export const SOCKET_CASES: readonly AttackCase[] = [
  ...HANDSHAKES,
  ...FRAMES,
  ...MESSAGES,
  ...FORBIDDEN_MESSAGES,
];

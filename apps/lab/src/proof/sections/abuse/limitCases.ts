import type { AttackCase } from './attackTarget.ts';
import { TARGET_GAME } from './attackTarget.ts';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import { handshakeRequest } from '@pithead/server/testing/clients/rawSocket';
import { OPCODE, encodeFrame, textFrame } from '@pithead/server/testing/clients/webSocketFrames';
import type { Attacker, GuestSession } from './attacker.ts';
import { AttackSocket } from './attackSocket.ts';

const MAX_SOCKETS = 100;
const MAX_SUBSCRIPTIONS = 32;
const PING_COUNT = 1_000;
/**
 * Sent to a client that never reads. The operating system buffers most of it, the server at most one
 * megabyte.
 */
const UNREAD_MB = 45;
const PINGS = Buffer.concat(Array.from({ length: 2_000 }, () => encodeFrame(OPCODE.ping, Buffer.alloc(125))));

/** Far more than one page of the list, but within the request limit. */
const REQUESTED_TABLES = 120;

const delay = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export const LIMIT_CASES: readonly AttackCase[] = [
  {
    name: 'a thousand messages at once',
    expected: 'tooMany, then closed 1008',
    async attack(attacker) {
      const socket = await AttackSocket.open(attacker);
      socket.sendFrames(...Array.from({ length: 1_000 }, (_, ask) => textFrame({ type: 'ping', ask })));
      const warned = await Promise.race([
        socket.next(({ reason }) => reason === 'tooMany').then(() => 'tooMany'),
        delay(3_000),
      ]);
      return `${String(warned)}, then ${await Promise.race([socket.ended, delay(3_000).then(() => 'nothing')])}`;
    },
  },
  {
    name: 'one subscription too many on a socket',
    expected: 'refused tooMany',
    async attack(attacker, { table }) {
      const socket = await AttackSocket.open(attacker);
      socket.sendFrames(
        ...Array.from({ length: MAX_SUBSCRIPTIONS + 1 }, (_, channel) =>
          textFrame({ type: 'subscribe', channel, table, as: null }),
        ),
      );
      const answer = await Promise.race([
        socket.next(({ type, channel }) => channel === MAX_SUBSCRIPTIONS && type !== 'presence'),
        delay(5_000),
      ]);
      socket.close();
      return answer === undefined ? 'nothing' : `${answer.type} ${String(answer['reason'])}`;
    },
  },
  {
    name: 'one socket too many from one address',
    expected: 'status 429',
    async attack(attacker) {
      const all = await Promise.all(Array.from({ length: MAX_SOCKETS }, () => AttackSocket.open(attacker)));
      const next = new AttackSocket(attacker, handshakeRequest());
      const outcome = await Promise.race([next.ended, next.next(() => true).then(({ type }) => type)]);
      for (const socket of [...all, next]) socket.close();
      return outcome;
    },
  },
  {
    name: 'guest flood',
    expected: '429 tooFast',
    async attack(attacker) {
      const enter = () => attacker.request('POST', '/api/guests', { body: { name: 'Gast', language: 'de' } });
      await Promise.all(Array.from({ length: 30 }, enter));
      const cells = [await enter(), await enter(), await enter()].map(({ cell }) => cell);
      return cells.find((cell) => cell !== '201') ?? '201';
    },
  },
  {
    name: 'one guest opens as many public tables as it can; a newcomer still sees the other hosts’ tables',
    expected: '5 tables of the guest, that of the other host among the first 3',
    async attack(attacker) {
      const [owner, newcomer] = [attacker.another(), attacker.another()];
      const [modest, greedy] = [await owner.createGuest('Mia'), await attacker.createGuest('Gero')];
      const open = (by: Attacker, guest: GuestSession) =>
        by.request('POST', '/api/tables', {
          headers: bearerHeader(guest.token),
          body: { game: TARGET_GAME, seats: 2, isPublic: true },
        });
      const { id } = JSON.parse((await open(owner, modest)).text) as { id: string };
      const opened = await Promise.all(
        Array.from({ length: REQUESTED_TABLES }, () => open(attacker, greedy)),
      );
      const listed = JSON.parse((await newcomer.request('GET', '/api/tables')).text) as readonly {
        id: string;
      }[];
      for (const [by, guest] of [[owner, modest] as const, [attacker, greedy] as const])
        await by.request('DELETE', '/api/me', { headers: bearerHeader(guest.token), body: {} });
      for (const each of [owner, newcomer]) each.close();
      const place = listed.findIndex((table) => table.id === id);
      const seen =
        place < 0 ? 'not on the first page' : place < 3 ? 'among the first 3' : `at place ${place + 1}`;
      const count = opened.filter(({ status }) => status === 201).length;
      return `${count} tables of the guest, that of the other host ${seen}`;
    },
  },
  {
    name: 'chat flood',
    expected: 'refused tooFast',
    async attack(attacker, { table }) {
      const guest = await attacker.createGuest();
      const socket = await AttackSocket.open(attacker, bearerHeader(guest.token));
      for (let ask = 0; ask < 7; ask++) {
        socket.sendFrames(textFrame({ type: 'chat', ask, table, room: 'spectators', text: 'Hm' }));
        const { type, reason } = await socket.next((message) => message['ask'] === ask);
        if (type === 'refused') return `refused ${String(reason)}`;
      }
      return 'all accepted';
    },
  },
  {
    name: 'a thousand pings at once',
    expected: 'closed 1006',
    async attack(attacker) {
      const socket = await AttackSocket.open(attacker);
      socket.sendFrames(...Array.from({ length: PING_COUNT }, () => encodeFrame(OPCODE.ping, 'x')));
      for (
        let waited = 0;
        !socket.connection.destroyed && socket.pongs < PING_COUNT && waited < 5_000;
        waited += 20
      )
        await delay(20);
      const outcome = socket.connection.destroyed ? await socket.ended : `${socket.pongs} pongs`;
      socket.close();
      return outcome;
    },
  },
];

/**
 * For a server that does not count pings. At the end the client reads again, to see whether the connection
 * still exists.
 */
export const UNREAD_CASE: AttackCase = {
  name: 'a client that stops reading',
  expected: 'dropped',
  async attack(attacker) {
    const socket = await AttackSocket.open(attacker);
    const { connection } = socket;
    connection.pause();
    for (let sent = 0; !connection.destroyed && sent < UNREAD_MB * 1_000_000; sent += PINGS.length) {
      if (!connection.write(PINGS))
        await Promise.race([new Promise((resolve) => connection.once('drain', resolve)), socket.ended]);
    }
    connection.resume();
    socket.sendFrames(textFrame({ type: 'ping', ask: 1 }));
    const kept = socket.next(({ type }) => type === 'answer').then(() => 'kept');
    const outcome = await Promise.race([kept, socket.ended.then(() => 'dropped')]);
    socket.close();
    return outcome;
  },
};

export const SESSION_CASES: readonly AttackCase[] = [
  {
    name: 'a session that has ended',
    expected: 'closed 4001',
    async attack(attacker) {
      const guest = await attacker.createGuest();
      const socket = await AttackSocket.open(attacker, bearerHeader(guest.token));
      await attacker.request('POST', '/api/logout', { headers: bearerHeader(guest.token) });
      return Promise.race([socket.ended, delay(3_000).then(() => 'open')]);
    },
  },
  {
    name: 'a connection reset inside a frame',
    expected: 'reset',
    async attack(attacker) {
      const socket = await AttackSocket.open(attacker);
      socket.sendFrames(textFrame({ type: 'ping', ask: 1 }).subarray(0, 7));
      await delay(50);
      socket.connection.resetAndDestroy();
      return 'reset';
    },
  },
];

import type { AttackCase } from './attackTarget.ts';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import { handshakeRequest } from '@pithead/server/testing/clients/rawSocket';
import { textFrame } from '@pithead/server/testing/clients/webSocketFrames';
import { AttackSocket } from './attackSocket.ts';

const MAX_SOCKETS = 100;
const EXTRA_SOCKETS = 40;
/** Two messages each, within the burst limit of one socket. */
const SUBSCRIPTION_PAIRS = 28;
/**
 * The server waits two seconds for the answer to a close frame; the default of the WebSocket library is
 * thirty.
 */
const CUT_OFF_MS = 10_000;

const delay = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

export const SOCKET_RACE_CASES: readonly AttackCase[] = [
  {
    name: 'subscriptions that are closed before they are open',
    expected: '0 watch, 0 messages after the end',
    async attack(attacker, { table, host }) {
      const socket = await AttackSocket.open(attacker);
      const pairs = Array.from({ length: SUBSCRIPTION_PAIRS }, (_, channel) => [
        textFrame({ type: 'subscribe', channel, table, as: null }),
        textFrame({ type: 'unsubscribe', channel }),
      ]);
      socket.sendFrames(...pairs.flat());
      await socket.ping();
      const before = socket.received.length;
      const observer = await AttackSocket.open(attacker.another(), bearerHeader(host.token));
      observer.sendFrames(textFrame({ type: 'subscribe', channel: 1, table, as: 0 }));
      await observer.next(({ type }) => type === 'state');
      await socket.ping();
      // Answered after everything that was still in flight.
      observer.sendFrames(textFrame({ type: 'subscribe', channel: 2, table, as: 0 }));
      const { watching } = await observer.next(({ type, channel }) => type === 'state' && channel === 2);
      await socket.ping();
      const late = socket.received.length - before;
      socket.close();
      observer.close();
      return `${String(watching)} watch, ${late} messages after the end`;
    },
  },
  {
    name: 'sockets from one address, all asked for at once',
    expected: `${MAX_SOCKETS} let in`,
    async attack(attacker, { host }) {
      const all = Array.from(
        { length: MAX_SOCKETS + EXTRA_SOCKETS },
        () => new AttackSocket(attacker, handshakeRequest(bearerHeader(host.token))),
      );
      const isLetIn = (socket: AttackSocket): Promise<boolean> =>
        Promise.race([
          socket.next(({ type }) => type === 'welcome').then(() => true),
          socket.ended.then(() => false),
        ]);
      const letIn = await Promise.all(all.map(isLetIn));
      for (const socket of all) socket.close();
      return `${letIn.filter(Boolean).length} let in`;
    },
  },
  {
    name: 'old clients that never answer the close frame',
    expected: 'status 429, then all cut off',
    async attack(attacker) {
      const connections = Array.from({ length: MAX_SOCKETS }, () => attacker.connect());
      const allClosed = Promise.all(
        connections.map((connection) => new Promise((resolve) => void connection.once('close', resolve))),
      );
      const answers = connections.map(
        (connection) => new Promise((resolve) => void connection.once('data', resolve)),
      );
      for (const connection of connections) connection.write(handshakeRequest({}, '/socket?v=0'));
      await Promise.all(answers);
      const next = new AttackSocket(attacker);
      const outcome = await Promise.race([next.ended, next.next(() => true).then(({ type }) => type)]);
      const isCut = await Promise.race([allClosed.then(() => true), delay(CUT_OFF_MS).then(() => false)]);
      for (const connection of [...connections, next.connection]) connection.destroy();
      return `${outcome}, then ${isCut ? 'all cut off' : 'some still open'}`;
    },
  },
];

/**
 * Races: subscriptions closed before they are open, many handshakes at once, close frames that are never
 * answered.
 */
import { bearer } from './attacker.ts';
import { handshake, RawSocket, say } from './rawSocket.ts';
import type { Case } from './stage.ts';

const MAX_SOCKETS = 100;
const EXTRA_SOCKETS = 40;
/** Within the burst limit of one socket, two messages each. */
const SUBSCRIPTION_PAIRS = 28;
/**
 * The server waits two seconds for the answer to a close frame; the WebSocket library's default is thirty.
 */
const CUT_OFF_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

export const SOCKET_RACE_CASES: readonly Case[] = [
  {
    name: 'subscriptions that are closed before they are open',
    must: '0 watch, 0 messages after the end',
    async attack(attacker, { table, host }) {
      const socket = await RawSocket.open(attacker);
      const pairs = Array.from({ length: SUBSCRIPTION_PAIRS }, (_, channel) => [
        say({ type: 'subscribe', channel, table, as: null }),
        say({ type: 'unsubscribe', channel }),
      ]);
      socket.send(...pairs.flat());
      await socket.ping();
      const before = socket.heard.length;
      const witness = await RawSocket.open(attacker.another(), bearer(host));
      witness.send(say({ type: 'subscribe', channel: 1, table, as: 0 }));
      await witness.next(({ type }) => type === 'state');
      await socket.ping(1);
      // The second subscription arrives after everything that was still in flight.
      witness.send(say({ type: 'subscribe', channel: 2, table, as: 0 }));
      const { watching } = await witness.next(({ type, channel }) => type === 'state' && channel === 2);
      await socket.ping(2);
      const late = socket.heard.length - before;
      socket.leave();
      witness.leave();
      return `${String(watching)} watch, ${late} messages after the end`;
    },
  },
  {
    name: 'sockets from one address, all asked for at once',
    must: `${MAX_SOCKETS} let in`,
    async attack(attacker, { host }) {
      const all = Array.from(
        { length: MAX_SOCKETS + EXTRA_SOCKETS },
        () => new RawSocket(attacker, handshake(bearer(host))),
      );
      const isLetIn = (socket: RawSocket): Promise<boolean> =>
        Promise.race([
          socket.next(({ type }) => type === 'welcome').then(() => true),
          socket.ended.then(() => false),
        ]);
      const letIn = await Promise.all(all.map(isLetIn));
      for (const socket of all) socket.leave();
      return `${letIn.filter(Boolean).length} let in`;
    },
  },
  {
    name: 'old clients that never answer the close',
    must: 'status 429, then all cut off',
    async attack(attacker) {
      const lines = Array.from({ length: MAX_SOCKETS }, () => attacker.line());
      const cut = Promise.all(
        lines.map((line) => new Promise((resolve) => void line.once('close', resolve))),
      );
      const told = lines.map((line) => new Promise((resolve) => void line.once('data', resolve)));
      for (const line of lines) line.write(handshake({}, '/socket?v=0'));
      await Promise.all(told);
      const next = new RawSocket(attacker);
      const outcome = await Promise.race([next.ended, next.next(() => true).then(({ type }) => type)]);
      const isCut = await Promise.race([cut.then(() => true), pause(CUT_OFF_MS).then(() => false)]);
      for (const line of [...lines, next.line]) line.destroy();
      return `${outcome}, then ${isCut ? 'all cut off' : 'some still open'}`;
    },
  },
];

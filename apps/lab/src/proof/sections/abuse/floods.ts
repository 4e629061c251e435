import { handshakeRequest } from '@pithead/server/testing/clients/rawSocket';
import { OPCODE, encodeFrame, textFrame } from '@pithead/server/testing/clients/webSocketFrames';
import { Attacker } from './attacker.ts';
import { AttackSocket } from './attackSocket.ts';

export interface Flood {
  readonly name: string;
  start(url: string, tables: readonly string[]): Promise<() => void>;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Ignores errors, because most attempts are meant to be refused. */
function repeat(count: number, action: (i: number) => Promise<unknown>): () => void {
  const controller = new AbortController();
  for (let i = 0; i < count; i++) {
    void (async () => {
      while (!controller.signal.aborted) {
        await action(i).catch(() => undefined);
        await delay(0);
      }
    })();
  }
  return () => controller.abort();
}

function writeForever(attacker: Attacker, opening: () => string | Buffer, more: Buffer): () => void {
  const controller = new AbortController();
  let current: AttackSocket | undefined;
  void (async () => {
    while (!controller.signal.aborted) {
      const socket = (current = new AttackSocket(attacker, opening()));
      socket.connection.removeAllListeners('data').resume();
      while (!controller.signal.aborted && !socket.connection.destroyed) {
        if (socket.connection.write(more)) await delay(0);
        else
          await Promise.race([
            new Promise((resolve) => socket.connection.once('drain', resolve)),
            socket.ended,
          ]);
      }
      socket.close();
      await delay(20);
    }
  })();
  return () => {
    controller.abort();
    current?.close();
  };
}

const SOCKETS = 60;
const repeatBytes = (count: number, piece: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => piece));

async function openSockets(attacker: Attacker, count: number): Promise<AttackSocket[]> {
  return Promise.all(Array.from({ length: count }, () => AttackSocket.open(attacker)));
}

/** A single burst is enough to find slow processing before the rate limit. */
export const MESSAGE_BURST: Flood = {
  name: 'a burst of messages',
  async start(url) {
    const socket = await AttackSocket.open(new Attacker(url));
    socket.sendFrames(repeatBytes(1_000, textFrame({ type: 'ping', ask: 1 })));
    return () => socket.close();
  },
};

export const FLOODS: readonly Flood[] = [
  {
    name: 'clients that stop reading',
    async start(url, tables) {
      const readers = await openSockets(new Attacker(url), SOCKETS);
      for (const { connection } of readers) connection.pause();
      const stop = repeat(SOCKETS, async (i) => {
        for (const [channel, table] of tables.slice(0, 30).entries())
          readers[i]?.sendFrames(textFrame({ type: 'subscribe', channel, table, as: null }));
        await delay(1_500);
      });
      return () => {
        stop();
        for (const reader of readers) reader.close();
      };
    },
  },
  {
    name: 'messages',
    async start(url) {
      const attackers = Array.from({ length: 4 }, () => new Attacker(url));
      const stops = attackers.map((each) =>
        writeForever(each, handshakeRequest, repeatBytes(500, textFrame({ type: 'ping', ask: 1 }))),
      );
      return () => stops.forEach((stop) => stop());
    },
  },
  {
    name: 'pings',
    async start(url) {
      const attackers = Array.from({ length: 4 }, () => new Attacker(url));
      const stops = attackers.map((each) =>
        writeForever(each, handshakeRequest, repeatBytes(5_000, encodeFrame(OPCODE.ping))),
      );
      return () => stops.forEach((stop) => stop());
    },
  },
  {
    name: 'message fragments',
    async start(url) {
      const begun = (): Buffer =>
        Buffer.concat([Buffer.from(handshakeRequest()), encodeFrame(OPCODE.text, '', { isLast: false })]);
      const stop = writeForever(
        new Attacker(url),
        begun,
        repeatBytes(5_000, encodeFrame(OPCODE.continued, '', { isLast: false })),
      );
      return stop;
    },
  },
  {
    name: 'subscriptions',
    async start(url, tables) {
      const watchers = await openSockets(new Attacker(url), SOCKETS);
      const stop = repeat(SOCKETS, async (i) => {
        const table = tables[i % tables.length] ?? '';
        watchers[i]?.sendFrames(
          ...Array.from({ length: 10 }, (_, channel) =>
            textFrame({ type: 'subscribe', channel, table, as: null }),
          ),
        );
        await delay(500);
      });
      return () => {
        stop();
        for (const watcher of watchers) watcher.close();
      };
    },
  },
  {
    name: 'connections',
    async start(url) {
      const attacker = new Attacker(url);
      const half = handshakeRequest().slice(0, 60);
      const sockets: AttackSocket[] = [];
      const stop = repeat(4, async (i) => {
        sockets.push(new AttackSocket(attacker, i % 2 === 0 ? handshakeRequest() : half));
        await delay(5);
        if (sockets.length > 400) sockets.shift()?.close();
      });
      return () => {
        stop();
        for (const socket of sockets) socket.close();
      };
    },
  },
  {
    name: 'requests',
    async start(url) {
      const attacker = new Attacker(url);
      const stop = repeat(8, () => attacker.request('GET', '/api/tables'));
      return () => {
        stop();
        attacker.close();
      };
    },
  },
  {
    name: 'pipelined requests',
    start: async (url) =>
      writeForever(
        new Attacker(url),
        () => '',
        repeatBytes(1_000, Buffer.from('GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n')),
      ),
  },
  {
    name: 'passwords',
    async start(url) {
      return repeat(8, async () => {
        const attacker = new Attacker(url);
        await attacker.request('POST', '/api/login', {
          body: { name: 'Niemand', password: 'lamp of the eighth gallery' },
        });
        attacker.close();
      });
    },
  },
];

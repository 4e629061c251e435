/** Floods: clients that take more than their share. Each goes on until it is stopped. */
import { Attacker } from './attacker.ts';
import { frame, handshake, OPCODE, RawSocket, say } from './rawSocket.ts';

export interface Flood {
  readonly name: string;
  /** Returns a function that stops the flood. */
  begin(url: string, tables: readonly string[]): Promise<() => void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Repeats an action in parallel and ignores errors, since most attempts are meant to be refused. */
function repeat(many: number, action: (i: number) => Promise<unknown>): () => void {
  const controller = new AbortController();
  for (let i = 0; i < many; i++) {
    void (async () => {
      while (!controller.signal.aborted) {
        await action(i).catch(() => undefined);
        await pause(0);
      }
    })();
  }
  return () => controller.abort();
}

/** Writes to one connection as fast as the server reads; reopens it when it is cut. */
function writeForever(attacker: Attacker, opening: () => string | Buffer, more: Buffer): () => void {
  const controller = new AbortController();
  let line: RawSocket | undefined;
  void (async () => {
    while (!controller.signal.aborted) {
      const open = (line = new RawSocket(attacker, opening()));
      open.line.removeAllListeners('data').resume();
      while (!controller.signal.aborted && !open.line.destroyed) {
        if (open.line.write(more)) await pause(0);
        else await Promise.race([new Promise((resolve) => open.line.once('drain', resolve)), open.ended]);
      }
      open.leave();
      await pause(20);
    }
  })();
  return () => {
    controller.abort();
    line?.leave();
  };
}

const SOCKETS = 60;
const repeatBytes = (many: number, piece: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: many }, () => piece));

async function sockets(attacker: Attacker, many: number): Promise<RawSocket[]> {
  return Promise.all(Array.from({ length: many }, () => RawSocket.open(attacker)));
}

/** A single burst, which is enough to find processing that is slow before the rate limit. */
export const HEAP: Flood = {
  name: 'a heap of messages',
  async begin(url) {
    const socket = await RawSocket.open(new Attacker(url));
    socket.send(repeatBytes(1_000, say({ type: 'ping', ask: 1 })));
    return () => socket.leave();
  },
};

export const FLOODS: readonly Flood[] = [
  {
    name: 'readers who never read',
    async begin(url, tables) {
      const readers = await sockets(new Attacker(url), SOCKETS);
      for (const { line } of readers) line.pause();
      const stop = repeat(SOCKETS, async (i) => {
        for (const [channel, table] of tables.slice(0, 30).entries())
          readers[i]?.send(say({ type: 'subscribe', channel, table, as: null }));
        await pause(1_500);
      });
      return () => {
        stop();
        for (const reader of readers) reader.leave();
      };
    },
  },
  {
    name: 'messages',
    async begin(url) {
      const attackers = Array.from({ length: 4 }, () => new Attacker(url));
      const stops = attackers.map((each) =>
        writeForever(each, handshake, repeatBytes(500, say({ type: 'ping', ask: 1 }))),
      );
      return () => stops.forEach((stop) => stop());
    },
  },
  {
    name: 'pings',
    async begin(url) {
      const attackers = Array.from({ length: 4 }, () => new Attacker(url));
      const stops = attackers.map((each) =>
        writeForever(each, handshake, repeatBytes(5_000, frame(OPCODE.ping))),
      );
      return () => stops.forEach((stop) => stop());
    },
  },
  {
    name: 'pieces of messages',
    async begin(url) {
      const begun = (): Buffer =>
        Buffer.concat([Buffer.from(handshake()), frame(OPCODE.text, '', { isLast: false })]);
      const stop = writeForever(
        new Attacker(url),
        begun,
        repeatBytes(5_000, frame(OPCODE.continued, '', { isLast: false })),
      );
      return stop;
    },
  },
  {
    name: 'windows',
    async begin(url, tables) {
      const watchers = await sockets(new Attacker(url), SOCKETS);
      const stop = repeat(SOCKETS, async (i) => {
        const table = tables[i % tables.length] ?? '';
        watchers[i]?.send(
          ...Array.from({ length: 10 }, (_, channel) => say({ type: 'subscribe', channel, table, as: null })),
        );
        await pause(500);
      });
      return () => {
        stop();
        for (const watcher of watchers) watcher.leave();
      };
    },
  },
  {
    name: 'connections',
    async begin(url) {
      const attacker = new Attacker(url);
      const half = handshake().slice(0, 60);
      const lines: RawSocket[] = [];
      const stop = repeat(4, async (i) => {
        lines.push(new RawSocket(attacker, i % 2 === 0 ? handshake() : half));
        await pause(5);
        if (lines.length > 400) lines.shift()?.leave();
      });
      return () => {
        stop();
        for (const line of lines) line.leave();
      };
    },
  },
  {
    name: 'requests',
    async begin(url) {
      const attacker = new Attacker(url);
      const stop = repeat(8, () => attacker.call('GET', '/api/tables'));
      return () => {
        stop();
        attacker.leave();
      };
    },
  },
  {
    name: 'requests in heaps',
    begin: async (url) =>
      writeForever(
        new Attacker(url),
        () => '',
        repeatBytes(1_000, Buffer.from('GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n')),
      ),
  },
  {
    name: 'passwords',
    async begin(url) {
      return repeat(8, async () => {
        const attacker = new Attacker(url);
        await attacker.call('POST', '/api/login', {
          body: { name: 'Niemand', password: 'lamp of the eighth gallery' },
        });
        attacker.leave();
      });
    },
  },
];

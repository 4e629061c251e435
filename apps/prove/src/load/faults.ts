/** What can be wrong with a server under load: most spoil the store of a running one. */
import { createServer } from 'node:net';
import type { RunningServer, startServer } from '@pithead/server';

type Store = RunningServer['context']['store'];
type Ports = NonNullable<Parameters<typeof startServer>[1]>;

interface Fault {
  /** As what it is found: something else would be found by chance. */
  readonly foundAs: RegExp;
  /** What else than the store is wrong; bots are asked for this. */
  readonly ports?: Ports;
  spoil?(store: Store): void;
}

const EVERY = 25;

/** Does something at every so many-th event, instead of or besides writing it. */
function at(
  store: Store,
  wrong: (write: Store['append'], ...given: Parameters<Store['append']>) => ReturnType<Store['append']>,
): void {
  const write = store.append.bind(store);
  let count = 0;
  store.append = (...given) => (++count % EVERY === 0 ? wrong(write, ...given) : write(...given));
}

/** Besides writing it. */
const besides = (deed: () => void) => (store: Store) =>
  at(store, (write, ...given) => {
    deed();
    return write(...given);
  });

const held: unknown[] = [];
const LARGE = 6 * 2 ** 20;
/** Longer than anybody may wait, on a machine with much to do, too. */
const BURNT_MS = 1_500;
/** In between people are served, so that the check comes to an end. */
const REST_MS = 1_500;

/** No matter how fast the machine is, the matches of bots are not over before anybody has waited for them. */
const THOUGHT_MS = 100;

let rested = 0;

/** Keeps the only thread that serves people. */
function burn(): void {
  if (performance.now() < rested) return;
  for (const end = performance.now() + BURNT_MS; performance.now() < end;);
  rested = performance.now() + REST_MS;
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  'keeps what it should forget': {
    foundAs: /KB of heap/,
    spoil: besides(() => void held.push(Array.from({ length: 20_000 }, (_, i) => ({ i })))),
  },
  'keeps what the heap does not show': {
    foundAs: /beside the heap/,
    spoil: besides(() => void held.push(Buffer.alloc(LARGE, 1))),
  },
  'leaves doors open': {
    foundAs: /handles/,
    spoil: besides(() => void createServer().listen(0, '127.0.0.1')),
  },
  'leaves clocks running': {
    foundAs: /handles/,
    spoil: besides(() => void setInterval(() => undefined, 60_000)),
  },
  'answers without writing': {
    foundAs: /lost/,
    spoil: (store) => at(store, async () => ({ kind: 'appended' }) as Awaited<ReturnType<Store['append']>>),
  },
  'writes another move': {
    foundAs: /lost/,
    spoil: (store) =>
      at(store, (write, event, change) =>
        write({ ...event, body: [['endTurn', 0]] } as typeof event, change),
      ),
  },
  'writes under another seat': {
    foundAs: /lost/,
    spoil: (store) =>
      at(store, (write, event, change) => write({ ...event, seat: 1 - (event.seat ?? 0) }, change)),
  },
  'writes under another name': {
    foundAs: /lost/,
    spoil: (store) =>
      at(store, (write, event, change) => write({ ...event, commandId: `${event.commandId}x` }, change)),
  },
  'is slow now and then': {
    foundAs: /^people wait/,
    spoil: (store) =>
      at(store, async (write, ...given) => {
        await new Promise((resolve) => void setTimeout(resolve, 1500));
        return write(...given);
      }),
  },
  'bots think where people are served': {
    foundAs: /^while bots think/,
    ports: {
      pool: {
        async ask() {
          burn();
          await new Promise((resolve) => void setTimeout(resolve, THOUGHT_MS));
          return undefined;
        },
        close: () => Promise.resolve(),
      },
    },
  },
};

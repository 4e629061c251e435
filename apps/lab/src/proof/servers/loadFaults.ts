import { createServer } from 'node:net';
import type { RunningServer } from '@pithead/server';
import type { PlantedServerFault } from './serverFaults.ts';

type Store = RunningServer['context']['store'];

export interface PlantedLoadFault extends PlantedServerFault {
  /** Another finding would be a coincidence. */
  readonly expectedFinding: RegExp;
}

const EVERY = 25;

function onEveryNth(
  store: Store,
  wrong: (write: Store['append'], ...given: Parameters<Store['append']>) => ReturnType<Store['append']>,
): void {
  const write = store.append.bind(store);
  let count = 0;
  store.append = (...given) => (++count % EVERY === 0 ? wrong(write, ...given) : write(...given));
}

const inAddition =
  (action: () => void) =>
  ({ context: { store } }: RunningServer) =>
    onEveryNth(store, (write, ...given) => {
      action();
      return write(...given);
    });

const leaked: unknown[] = [];
const LARGE_BYTES = 6 * 2 ** 20;
/** Longer than the allowed waiting time, even on a busy machine; the pauses in between let the run end. */
const BLOCK_MS = 1_500;
const REST_MS = 1_500;

/** Slow enough that matches of bots are still running when waiting times are measured. */
const THOUGHT_MS = 400;

let blockedUntil = 0;

function blockThread(): void {
  if (performance.now() < blockedUntil) return;
  for (const end = performance.now() + BLOCK_MS; performance.now() < end;);
  blockedUntil = performance.now() + REST_MS;
}

export const PLANTED_LOAD_FAULTS: Readonly<Record<string, PlantedLoadFault>> = {
  'objects are leaked': {
    expectedFinding: /KB of heap/,
    plant: inAddition(() => void leaked.push(Array.from({ length: 20_000 }, (_, i) => ({ i })))),
  },
  'buffers outside the heap are leaked': {
    expectedFinding: /outside the heap/,
    plant: inAddition(() => void leaked.push(Buffer.alloc(LARGE_BYTES, 1))),
  },
  'listening sockets are leaked': {
    expectedFinding: /handles/,
    plant: inAddition(() => void createServer().listen(0, '127.0.0.1')),
  },
  'timers are leaked': {
    expectedFinding: /handles/,
    plant: inAddition(() => void setInterval(() => undefined, 60_000)),
  },
  'a move is acknowledged without being stored': {
    expectedFinding: /lost/,
    plant: ({ context: { store } }) =>
      onEveryNth(store, async () => ({ kind: 'appended' }) as Awaited<ReturnType<Store['append']>>),
  },
  'another move is stored': {
    expectedFinding: /lost/,
    plant: ({ context: { store } }) =>
      onEveryNth(store, (write, event, change) =>
        write({ ...event, body: [['endTurn', 0]] } as typeof event, change),
      ),
  },
  'another seat is stored': {
    expectedFinding: /lost/,
    plant: ({ context: { store } }) =>
      onEveryNth(store, (write, event, change) => write({ ...event, seat: 1 - (event.seat ?? 0) }, change)),
  },
  'another command id is stored': {
    expectedFinding: /lost/,
    plant: ({ context: { store } }) =>
      onEveryNth(store, (write, event, change) =>
        write({ ...event, commandId: `${event.commandId}x` }, change),
      ),
  },
  'some commits are slow': {
    expectedFinding: /^people wait/,
    plant: ({ context: { store } }) =>
      onEveryNth(store, async (write, ...given) => {
        await new Promise((resolve) => void setTimeout(resolve, 1500));
        return write(...given);
      }),
  },
  'bots block the event loop': {
    expectedFinding: /^while bots think/,
    dependencies: {
      pool: {
        async ask() {
          blockThread();
          await new Promise((resolve) => void setTimeout(resolve, THOUGHT_MS));
          return undefined;
        },
        close: () => Promise.resolve(),
      },
    },
  },
};

/** What can be wrong with a server under load: each spoils the store of a running one. */
import { createServer } from 'node:net';
import type { RunningServer } from '@pithead/server';

type Store = RunningServer['context']['store'];

const EVERY = 50;

/** Does something at every so many-th event, instead of or besides writing it. */
function at(store: Store, wrong: (write: Store['append'], ...given: Parameters<Store['append']>) => ReturnType<Store['append']>): void {
  const write = store.append.bind(store);
  let count = 0;
  store.append = (...given) => (++count % EVERY === 0 ? wrong(write, ...given) : write(...given));
}

const held: unknown[] = [];

export const FAULTS: Readonly<Record<string, (store: Store) => void>> = {
  'keeps what it should forget': (store) =>
    at(store, (write, ...given) => {
      held.push(Array.from({ length: 20_000 }, (_, i) => ({ i })));
      return write(...given);
    }),
  'leaves doors open': (store) =>
    at(store, (write, ...given) => {
      createServer().listen(0, '127.0.0.1');
      return write(...given);
    }),
  'leaves clocks running': (store) =>
    at(store, (write, ...given) => {
      setInterval(() => undefined, 60_000);
      return write(...given);
    }),
  'answers without writing': (store) => at(store, async () => ({ kind: 'appended' }) as Awaited<ReturnType<Store['append']>>),
  'writes another move': (store) =>
    at(store, (write, event, change) => write({ ...event, body: [['endTurn', 0]] } as typeof event, change)),
  'writes under another seat': (store) => at(store, (write, event, change) => write({ ...event, seat: 1 - (event.seat ?? 0) }, change)),
  'writes under another name': (store) =>
    at(store, (write, event, change) => write({ ...event, commandId: `${event.commandId}x` }, change)),
  'is slow now and then': (store) =>
    at(store, async (write, ...given) => {
      await new Promise((resolve) => void setTimeout(resolve, 1500));
      return write(...given);
    }),
};

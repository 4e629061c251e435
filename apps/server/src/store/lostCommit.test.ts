/** A lost COMMIT of an event or a chat line, when the database stays unreachable (P2). */
import { describe, expect, it } from 'vitest';
import { realTime } from '../time.ts';
import { postgresBuilder } from './builder.ts';
import { chat } from './chat.ts';
import { events } from './events.ts';
import type { Executor } from './executor.ts';
import { CommitLost } from './executor.ts';
import type { StoreTrouble } from './storeErrors.ts';
import { StoreFault } from './storeErrors.ts';
import { settling } from './settle.ts';
import { aLine, anEvent } from './testing/rows.ts';

/** Loses the reply to the first COMMIT and fails with another error from then on. */
function losing(trouble: StoreTrouble): Executor {
  let writes = 0;
  const refuse = (): Promise<never> => Promise.reject(new StoreFault(trouble));
  return {
    kind: 'postgres',
    durability: '',
    build: postgresBuilder(),
    read: refuse,
    write: () => (++writes === 1 ? Promise.reject(new CommitLost(undefined)) : refuse()),
    ping: refuse,
    close: () => Promise.resolve(),
  };
}

describe('the answer to a COMMIT is lost', () => {
  it.each(['busy', 'full', 'readOnly', 'gone'] as const)(
    'and then the database is %s: it is not said that nothing was played, or said',
    async (trouble) => {
      const { append } = events(losing(trouble), settling(realTime, 120));
      await expect(append(anEvent('a table', 1), { seq: 1 })).rejects.toMatchObject({ trouble: 'gone' });
      const { addChat } = chat(losing(trouble), settling(realTime, 120));
      await expect(addChat(aLine('a table', 'somebody'))).rejects.toMatchObject({ trouble: 'gone' });
    },
  );
});

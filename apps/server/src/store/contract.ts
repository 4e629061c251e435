/** The contract suite that both databases must pass. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatStories } from './contract/chat.ts';
import { deletionStories } from './contract/deletion.ts';
import { eventStories } from './contract/events.ts';
import { limitStories } from './contract/limits.ts';
import { listStories } from './contract/lists.ts';
import { peopleStories } from './contract/people.ts';
import { processStories } from './contract/processes.ts';
import { tableStories } from './contract/tables.ts';
import type { Store } from './port.ts';

/** Returns the store; it is open when a test runs. */
export type TheStore = () => Store;

export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => void (store = await open()));
    afterAll(() => store.close());
    const theStore: TheStore = () => store;

    peopleStories(theStore);
    tableStories(theStore);
    listStories(theStore);
    limitStories(theStore);
    eventStories(theStore);
    chatStories(theStore);
    deletionStories(theStore);
    processStories(theStore);

    it('remembers for how long the server has been up', async () => {
      expect(await store.uptime()).toBe(0);
      expect(await store.keepUptime(1234.5)).toBe(1234.5);
      expect(await store.keepUptime(86_400_000)).toBe(86_400_000);
      expect(await store.uptime()).toBe(86_400_000);
    });

    it('a process that is behind does not take back what another has counted, and is told', async () => {
      const stood = await store.keepUptime(90_000_000);
      expect(await store.keepUptime(stood - 1000)).toBe(stood);
      expect(await store.uptime()).toBe(stood);
    });

    it('answers a ping, and says what it is', async () => {
      await store.ping();
      expect(store.durability).toMatch(
        store.kind === 'sqlite'
          ? /^SQLite, .*synchronous=FULL/
          : /^PostgreSQL .*synchronous_commit=on, fsync=on/,
      );
    });

    it('refuses what it could not give back: a NUL in a text, a number that is none', async () => {
      await expect(store.account('a\0b')).rejects.toThrow(TypeError);
      await expect(store.keepUptime(Number.NaN)).rejects.toThrow(TypeError);
    });
  });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelContract } from './channelContract.ts';
import { compactionContract } from './compactionContract.ts';
import { chatContract } from './chatContract.ts';
import { deliveryContract } from './deliveryContract.ts';
import { deletionContract } from './deletionContract.ts';
import { guideContract } from './guideContract.ts';
import { eventContract } from './eventContract.ts';
import { limitContract } from './limitContract.ts';
import { listContract } from './listContract.ts';
import { outboxContract } from './outboxContract.ts';
import { moderationContract } from './moderationContract.ts';
import { poolContract } from './poolContract.ts';
import { personContract } from './personContract.ts';
import { rateLimitContract } from './rateLimitContract.ts';
import { reviewContract } from './reviewContract.ts';
import { clusterContract } from './clusterContract.ts';
import { relationContract } from './relationContract.ts';
import { vacationContract } from './vacationContract.ts';
import { ratingContract } from './ratingContract.ts';
import { tableContract } from './tableContract.ts';
import type { Store } from '../../store.ts';

export type StoreProvider = () => Store;

export function describeStoreContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => void (store = await open()));
    afterAll(() => store.close());
    const theStore: StoreProvider = () => store;

    personContract(theStore);
    tableContract(theStore);
    listContract(theStore);
    limitContract(theStore);
    eventContract(theStore);
    compactionContract(theStore);
    chatContract(theStore);
    guideContract(theStore);
    outboxContract(theStore);
    channelContract(theStore);
    reviewContract(theStore);
    rateLimitContract(theStore);
    relationContract(theStore);
    moderationContract(theStore);
    deliveryContract(theStore);
    poolContract(theStore);
    vacationContract(theStore);
    ratingContract(theStore);
    deletionContract(theStore);
    clusterContract(theStore);

    it('the uptime of the server is stored', async () => {
      expect(await store.loadUptime()).toBe(0);
      expect(await store.saveUptime(1234.5)).toBe(1234.5);
      expect(await store.saveUptime(86_400_000)).toBe(86_400_000);
      expect(await store.loadUptime()).toBe(86_400_000);
    });

    it('a lower uptime does not replace a higher one, which is returned', async () => {
      const stood = await store.saveUptime(90_000_000);
      expect(await store.saveUptime(stood - 1000)).toBe(stood);
      expect(await store.loadUptime()).toBe(stood);
    });

    it('the store answers a ping and describes its durability', async () => {
      await store.ping();
      expect(store.durability).toMatch(
        store.kind === 'sqlite'
          ? /^SQLite, .*synchronous=FULL/
          : /^PostgreSQL .*synchronous_commit=on, fsync=on/,
      );
    });

    it('a NUL in a text and a number that is not finite are refused', async () => {
      await expect(store.findAccount('a\0b')).rejects.toThrow(TypeError);
      await expect(store.saveUptime(Number.NaN)).rejects.toThrow(TypeError);
    });
  });
}

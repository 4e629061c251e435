import { describe, expect, it } from 'vitest';
import { randomId } from '../../../ids.ts';
import { SharedLimits } from '../../../limits/sharedLimits.ts';
import type { RateLimitUse } from '../../store.ts';
import { nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

export function rateLimitContract(store: StoreProvider): void {
  const newUse = (burst: number, perSecond: number): RateLimitUse => ({ key: randomId(), burst, perSecond });

  describe('limits that all processes share', () => {
    it('a burst is allowed at once, then one use each time that a token has come back', async () => {
      const [use, now] = [newUse(3, 1 / 20), nextTime()];
      const take = (later: number) => store().takeUses([use], now + later);
      expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, 0]);
      expect(await take(5000)).toBe(15_000);
      expect(await take(19_999)).toBe(1);
      expect(await take(20_000)).toBe(0);
      expect(await take(20_000)).toBe(20_000);
      expect([await take(90_000), await take(90_000), await take(90_000)]).toEqual([0, 0, 0]);
      expect(await take(90_000)).toBe(20_000);
    });

    it('of twenty uses at the same moment as many succeed as the burst allows', async () => {
      const [use, now] = [newUse(6, 1 / 20), nextTime()];
      const waits = await Promise.all(Array.from({ length: 20 }, () => store().takeUses([use], now)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
    });

    it('a refused request uses up none of its limits', async () => {
      const [narrow, wide, now] = [newUse(1, 1), newUse(2, 1), nextTime()];
      expect(await store().takeUses([wide, narrow], now)).toBe(0);
      for (let i = 0; i < 5; i++) expect(await store().takeUses([wide, narrow], now)).toBe(1000);
      expect(await store().takeUses([wide], now)).toBe(0);
      expect(await store().takeUses([wide], now)).toBe(1000);
    });

    it('a limit that is full again is forgotten, and the others stay', async () => {
      const [fast, slow, now] = [newUse(1, 1), newUse(1, 1 / 60), nextTime()];
      await store().takeUses([fast, slow], now);
      await store().removeFullLimits(now + 1000);
      expect(await store().takeUses([slow], now + 1000)).toBe(59_000);
      expect(await store().takeUses([fast], now + 1000)).toBe(0);
    });

    it('two processes share the limits of a purpose, and different purposes and people do not', async () => {
      const [purpose, now] = [randomId(), nextTime()];
      const rates = { person: { burst: 2, perSecond: 1 } };
      const open = (name: string) =>
        new SharedLimits({ store: store(), time: { now: () => now } }, name, rates);
      const [one, other] = [open(purpose), open(purpose)];
      await one.take({ person: 'Ada' });
      await other.take({ person: 'Ada' });
      await expect(one.take({ person: 'Ada' })).rejects.toThrow('tooFast');
      expect(await other.tryTake({ person: 'Ada' })).toBe(false);
      expect(await other.tryTake({ person: 'Ben' })).toBe(true);
      expect(await open(randomId()).tryTake({ person: 'Ada' })).toBe(true);
    });
  });
}

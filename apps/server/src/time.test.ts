import { describe, expect, it } from 'vitest';
import { VirtualTime } from './testing/virtualTime.ts';
import { Uptime } from './time.ts';

describe('P9: the uptime of several processes', () => {
  it('is that of the one that has counted furthest, and never goes back', async () => {
    const time = new VirtualTime();
    const uptime = new Uptime(time, 1000);
    await time.pass(500);
    uptime.reach(1200);
    expect(uptime.now()).toBe(1500);
    uptime.reach(2000);
    expect(uptime.now()).toBe(2000);
    await time.pass(10);
    expect(uptime.now()).toBe(2010);
  });
});

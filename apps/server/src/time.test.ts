import { describe, expect, it } from 'vitest';
import { VirtualTime } from './testing/fakes/virtualTime.ts';
import { Uptime } from './time.ts';

describe('promise P9: the uptime of several processes', () => {
  it('promise P9: the uptime of several processes is the largest one, and never goes back', async () => {
    const time = new VirtualTime();
    const uptime = new Uptime(time, 1000);
    await time.advance(500);
    uptime.keep(1200);
    expect(uptime.now()).toBe(1500);
    uptime.keep(2000);
    expect(uptime.now()).toBe(2000);
    await time.advance(10);
    expect(uptime.now()).toBe(2010);
  });
});

describe('promise P9: uptime that is not written down', () => {
  it("promise P9: uptime that can't be stored stops after two seconds and goes on from there", async () => {
    const time = new VirtualTime();
    const uptime = new Uptime(time, 0);
    for (let i = 0; i < 10; i++) {
      await time.advance(1000);
      uptime.keep(uptime.now());
    }
    expect(uptime.now()).toBe(10_000);
    await time.advance(400_000);
    expect(uptime.now()).toBe(12_000);
    uptime.keep(12_000);
    await time.advance(700);
    expect(uptime.now()).toBe(12_700);
  });

  it('promise P9: uptime is counted once, however irregular the writes are', async () => {
    const time = new VirtualTime();
    const uptime = new Uptime(time, 0);
    for (let i = 0; i < 1000; i++) {
      await time.jump(1000.4);
      uptime.keep(uptime.now());
    }
    expect(uptime.now()).toBe(1_000_400);
  });
});

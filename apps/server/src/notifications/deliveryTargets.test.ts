import { beforeEach, describe, expect, it } from 'vitest';
import { DeliveryTargets } from './deliveryTargets.ts';

const HOUR_MS = 3_600_000;
let now: number;
let targets: DeliveryTargets;
beforeEach(() => {
  now = HOUR_MS;
  targets = new DeliveryTargets({ now: () => now, monotonic: () => now }, 2);
});

function fail(target: string): number | undefined {
  targets.begin(target);
  return targets.end(target, false);
}

describe('targets of deliveries', () => {
  it('a target with all slots in use is busy, others are not', () => {
    targets.begin('a');
    expect(targets.busy()).toEqual([]);
    targets.begin('a');
    expect([targets.busy(), targets.hasSlot('b')]).toEqual([['a'], true]);
    targets.end('a', true);
    expect(targets.hasSlot('a')).toBe(true);
  });

  it('after three attempts without an answer a target is paused, longer each time, for five minutes at most', () => {
    expect([fail('a'), fail('a')]).toEqual([undefined, undefined]);
    const pauses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const until = fail('a') as number;
      expect(targets.busy()).toEqual(['a']);
      pauses.push((until - now) / 1000);
      now = until;
    }
    expect(pauses).toEqual([15, 30, 60, 120, 240, 300, 300, 300]);
  });

  it('after a failure one attempt runs at a time, until one is answered', () => {
    fail('a');
    targets.begin('a');
    expect(targets.hasSlot('a')).toBe(false);
    targets.end('a', true);
    targets.begin('a');
    expect(targets.hasSlot('a')).toBe(true);
  });

  it('an attempt that was not made tells nothing about the target', () => {
    fail('a');
    fail('a');
    targets.begin('a');
    expect(targets.end('a', undefined)).toBeUndefined();
    expect(fail('a')).toBe(now + 15_000);
  });

  it('a target gets no flood of messages, however fast it answers', () => {
    let sent = 0;
    for (; targets.hasSlot('a'); sent++) {
      targets.begin('a');
      targets.end('a', true);
    }
    expect(sent).toBe(200);
    now += 1000;
    for (; targets.hasSlot('a'); sent++) {
      targets.begin('a');
      targets.end('a', true);
    }
    expect(sent).toBe(220);
  });

  it('a target that nobody tries is forgotten', () => {
    fail('a');
    fail('a');
    now += 2 * HOUR_MS;
    targets.busy();
    expect(fail('a')).toBeUndefined();
  });
});

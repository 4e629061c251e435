import { expect, it } from 'vitest';
import { Nudges } from './nudges.ts';

type Match = Parameters<Nudges['nudge']>[0];

const match = (id: string, pace: 'live' | 'turns'): Match =>
  ({
    matchState: { pendingSeats: 2, botSeats: 0 },
    table: { id, pace, status: 'running' },
    seats: [{ person: 'ada' }, { person: 'ben' }],
  }) as unknown as Match;

it('a seat may nudge again after a while, and old nudges are removed from memory', () => {
  let now = 0;
  const nudges = new Nudges({ monotonic: () => now });
  expect(nudges.nudge(match('slow', 'turns'), 'ada', 0)).toBe(2);
  for (let table = 0; table < 1000; table++) {
    now += 10_000;
    expect(nudges.nudge(match(`${table}`, 'live'), 'ada', 0)).toBe(2);
  }
  expect(nudges.size).toBeLessThan(6);
  expect(() => nudges.nudge(match('slow', 'turns'), 'ada', 0)).toThrow();
  expect(() => nudges.nudge(match('999', 'live'), 'ada', 0)).toThrow();
  now += 12 * 3_600_000;
  expect(nudges.nudge(match('slow', 'turns'), 'ada', 0)).toBe(2);
});

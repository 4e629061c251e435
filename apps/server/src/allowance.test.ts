import { expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

function allowance(burst: number, perSecond: number) {
  let now = 0;
  const time = { now: () => 0, monotonic: () => now, later: () => () => undefined };
  return {
    all: new Allowance(time, burst, perSecond),
    pass: (seconds: number) => void (now += seconds * 1000),
  };
}

it('so much at once, then as it comes back', () => {
  const { all, pass } = allowance(2, 1);
  expect([all.take('a'), all.take('a'), all.take('a')]).toEqual([true, true, false]);
  pass(1);
  expect([all.take('a'), all.take('a')]).toEqual([true, false]);
});

it('a key that has everything again is forgotten: hours of strangers leave nothing behind', () => {
  const { all, pass } = allowance(5, 1 / 3);
  let most = 0;
  for (let stranger = 0; stranger < 5000; stranger++) {
    pass(1);
    expect(all.take(`${stranger}`)).toBe(true);
    most = Math.max(most, all.size);
  }
  expect(most).toBeLessThan(10);
});

it('who has used it up is remembered while others come and go', () => {
  const { all, pass } = allowance(2, 0.01);
  expect([all.take('a'), all.take('a')]).toEqual([true, true]);
  for (let stranger = 0; stranger < 20; stranger++) {
    pass(1);
    all.take(`${stranger}`);
  }
  expect(all.take('a')).toBe(false);
});

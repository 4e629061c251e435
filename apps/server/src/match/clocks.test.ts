import { describe, expect, it } from 'vitest';
import type { ClockRule, ClockState } from '../store/port.ts';
import {
  askedAnew,
  decidedByBot,
  decisionMade,
  decisionTakenBack,
  dueAt,
  outOfTime,
  runTo,
  startClocks,
} from './clocks.ts';

const BANK: ClockRule = { kind: 'bank', bankMs: 60_000, incrementMs: 5_000 };
const DAYS: ClockRule = { kind: 'days', perMoveMs: 86_400_000 };
const NONE: ClockRule = { kind: 'none' };

const clocks = (leftMs: number[], asOf = 1000, isPaused = false): ClockState => ({ leftMs, asOf, isPaused });

describe('clocks', () => {
  it('begin with the bank, or with the days of a move, for everybody; without a rule there are none', () => {
    expect(startClocks(BANK, 3, 7)).toEqual(clocks([60_000, 60_000, 60_000], 7));
    expect(startClocks(DAYS, 2, 7)).toEqual(clocks([86_400_000, 86_400_000], 7));
    expect(startClocks(NONE, 2, 7)).toBeNull();
  });

  it('run for those who are asked, several at the same time, and never below nothing', () => {
    expect(runTo(clocks([100, 100, 100]), 0b101, 1040)).toEqual(clocks([60, 100, 60], 1040));
    expect(runTo(clocks([100, 20]), 0b11, 1050)).toEqual(clocks([50, 0], 1050));
  });

  it('run the same, looked at once or a hundred times', () => {
    let looked = clocks([9000, 9000]);
    for (let at = 1000; at <= 4000; at += 30) looked = runTo(looked, 0b01, at);
    expect(looked).toEqual(runTo(clocks([9000, 9000]), 0b01, 4000));
  });

  it('stand still while paused, and while time goes back, as it does after a crash', () => {
    expect(runTo(clocks([100], 1000, true), 0b1, 5000)).toEqual(clocks([100], 5000, true));
    expect(runTo(clocks([100], 1000), 0b1, 400)).toEqual(clocks([100], 1000));
  });

  it('take no second twice where one process has counted further than another', () => {
    const behind = runTo(runTo(clocks([9000], 1000), 0b1, 3000), 0b1, 2500);
    expect(runTo(behind, 0b1, 3100).leftMs).toEqual([9000 - 2100]);
  });

  it('a decision adds the increment, or begins a new move', () => {
    expect(decisionMade(clocks([10, 20]), BANK, 1, false).leftMs).toEqual([10, 5020]);
    expect(decisionMade(clocks([10, 20]), DAYS, 1, true).leftMs).toEqual([10, 86_400_000]);
    expect(decisionMade(clocks([10, 20]), DAYS, 1, false).leftMs).toEqual([10, 20]);
    expect(decisionMade(clocks([10, 20]), NONE, 1, true).leftMs).toEqual([10, 20]);
  });

  it('taken back, the increment goes back', () => {
    expect(decisionTakenBack(clocks([10, 5020]), BANK, 1).leftMs).toEqual([10, 20]);
    expect(decisionTakenBack(clocks([10, 20]), BANK, 1).leftMs).toEqual([10, 0]);
    expect(decisionTakenBack(clocks([10, 20]), DAYS, 1).leftMs).toEqual([10, 20]);
  });

  it('whoever is asked anew has all days of a move; a bank is what it is', () => {
    expect(askedAnew(clocks([10, 20, 30]), DAYS, 0b110).leftMs).toEqual([10, 86_400_000, 86_400_000]);
    expect(askedAnew(clocks([10, 20, 30]), BANK, 0b110).leftMs).toEqual([10, 20, 30]);
  });

  it('what a bot decides earns no time, but who has none left can come back after it', () => {
    expect(decidedByBot(clocks([0, 0]), BANK, 0).leftMs).toEqual([60_000, 0]);
    expect(decidedByBot(clocks([1, 0]), BANK, 0).leftMs).toEqual([1, 0]);
    expect(decidedByBot(clocks([0, 0]), DAYS, 0).leftMs).toEqual([86_400_000, 0]);
    expect(decidedByBot(clocks([5, 0]), DAYS, 0).leftMs).toEqual([5, 0]);
  });

  it('are due when the first of those that run has run out; then all that have are out of time', () => {
    expect(dueAt(clocks([300, 200, 100]), 0b011)).toBe(1200);
    expect(dueAt(clocks([300, 200, 100]), 0)).toBeNull();
    expect(dueAt(clocks([300], 1000, true), 0b1)).toBeNull();
    expect(dueAt(null, 0b1)).toBeNull();
    expect(outOfTime(clocks([300, 200, 100]), 0b111, 1199)).toEqual([2]);
    expect(outOfTime(clocks([300, 200, 100]), 0b111, 1200)).toEqual([1, 2]);
    expect(outOfTime(clocks([300, 200, 0]), 0b001, 1200)).toEqual([]);
  });

  it('leave what they were made from as it was', () => {
    const before = clocks([1, 2, 3]);
    runTo(before, 0b111, 2000);
    decisionMade(before, BANK, 0, true);
    askedAnew(before, DAYS, 0b111);
    decidedByBot(before, BANK, 0);
    expect(before).toEqual(clocks([1, 2, 3]));
  });
});

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
  it('clocks begin with the bank or the days of a move for every seat; without a rule there are none', () => {
    expect(startClocks(BANK, 3, 7)).toEqual(clocks([60_000, 60_000, 60_000], 7));
    expect(startClocks(DAYS, 2, 7)).toEqual(clocks([86_400_000, 86_400_000], 7));
    expect(startClocks(NONE, 2, 7)).toBeNull();
  });

  it('clocks run for all seats that must decide, and never below zero', () => {
    expect(runTo(clocks([100, 100, 100]), 0b101, 1040)).toEqual(clocks([60, 100, 60], 1040));
    expect(runTo(clocks([100, 20]), 0b11, 1050)).toEqual(clocks([50, 0], 1050));
  });

  it('reading clocks often does not change how they run', () => {
    let looked = clocks([9000, 9000]);
    for (let at = 1000; at <= 4000; at += 30) looked = runTo(looked, 0b01, at);
    expect(looked).toEqual(runTo(clocks([9000, 9000]), 0b01, 4000));
  });

  it('clocks stand still while paused, and while uptime goes back after a crash', () => {
    expect(runTo(clocks([100], 1000, true), 0b1, 5000)).toEqual(clocks([100], 5000, true));
    expect(runTo(clocks([100], 1000), 0b1, 400)).toEqual(clocks([100], 1000));
  });

  it('no second is subtracted twice if one process has counted further than another', () => {
    const behind = runTo(runTo(clocks([9000], 1000), 0b1, 3000), 0b1, 2500);
    expect(runTo(behind, 0b1, 3100).leftMs).toEqual([9000 - 2100]);
  });

  it('a decision adds the increment, or begins the days of a new move', () => {
    expect(decisionMade(clocks([10, 20]), BANK, 1, false).leftMs).toEqual([10, 5020]);
    expect(decisionMade(clocks([10, 20]), DAYS, 1, true).leftMs).toEqual([10, 86_400_000]);
    expect(decisionMade(clocks([10, 20]), DAYS, 1, false).leftMs).toEqual([10, 20]);
    expect(decisionMade(clocks([10, 20]), NONE, 1, true).leftMs).toEqual([10, 20]);
  });

  it('an undone decision takes its increment back', () => {
    expect(decisionTakenBack(clocks([10, 5020]), BANK, 1).leftMs).toEqual([10, 20]);
    expect(decisionTakenBack(clocks([10, 20]), BANK, 1).leftMs).toEqual([10, 0]);
    expect(decisionTakenBack(clocks([10, 20]), DAYS, 1).leftMs).toEqual([10, 20]);
  });

  it('a seat that is asked again has all days of a move, but no new bank', () => {
    expect(askedAnew(clocks([10, 20, 30]), DAYS, 0b110).leftMs).toEqual([10, 86_400_000, 86_400_000]);
    expect(askedAnew(clocks([10, 20, 30]), BANK, 0b110).leftMs).toEqual([10, 20, 30]);
  });

  it('a decision of a bot earns no time, but gives a minute to an owner who had none left', () => {
    expect(decidedByBot(clocks([0, 0]), BANK, 0).leftMs).toEqual([60_000, 0]);
    expect(decidedByBot(clocks([1, 0]), BANK, 0).leftMs).toEqual([1, 0]);
    expect(decidedByBot(clocks([0, 0]), DAYS, 0).leftMs).toEqual([86_400_000, 0]);
    expect(decidedByBot(clocks([5, 0]), DAYS, 0).leftMs).toEqual([5, 0]);
  });

  it('the deadline is when the first running clock expires, and then all expired seats are listed', () => {
    expect(dueAt(clocks([300, 200, 100]), 0b011)).toBe(1200);
    expect(dueAt(clocks([300, 200, 100]), 0)).toBeNull();
    expect(dueAt(clocks([300], 1000, true), 0b1)).toBeNull();
    expect(dueAt(null, 0b1)).toBeNull();
    expect(outOfTime(clocks([300, 200, 100]), 0b111, 1199)).toEqual([2]);
    expect(outOfTime(clocks([300, 200, 100]), 0b111, 1200)).toEqual([1, 2]);
    expect(outOfTime(clocks([300, 200, 0]), 0b001, 1200)).toEqual([]);
  });

  it('clock functions do not change their input', () => {
    const before = clocks([1, 2, 3]);
    runTo(before, 0b111, 2000);
    decisionMade(before, BANK, 0, true);
    askedAnew(before, DAYS, 0b111);
    decidedByBot(before, BANK, 0);
    expect(before).toEqual(clocks([1, 2, 3]));
  });
});

import { describe, expect, it } from 'vitest';
import type { ClockRule, ClockState } from '../store/store.ts';
import {
  clocksAfterNewQuestion,
  clockAfterBotDecision,
  clockAfterDecision,
  clockAfterUndo,
  nextDeadline,
  expiredSeats,
  elapseTo,
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
    expect(elapseTo(clocks([100, 100, 100]), 0b101, 1040)).toEqual(clocks([60, 100, 60], 1040));
    expect(elapseTo(clocks([100, 20]), 0b11, 1050)).toEqual(clocks([50, 0], 1050));
  });

  it('reading clocks often does not change how they run', () => {
    let readOften = clocks([9000, 9000]);
    for (let at = 1000; at <= 4000; at += 30) readOften = elapseTo(readOften, 0b01, at);
    expect(readOften).toEqual(elapseTo(clocks([9000, 9000]), 0b01, 4000));
  });

  it('clocks stand still while paused, and while uptime goes back after a crash', () => {
    expect(elapseTo(clocks([100], 1000, true), 0b1, 5000)).toEqual(clocks([100], 5000, true));
    expect(elapseTo(clocks([100], 1000), 0b1, 400)).toEqual(clocks([100], 1000));
  });

  it('no second is subtracted twice if one process has counted further than another', () => {
    const behind = elapseTo(elapseTo(clocks([9000], 1000), 0b1, 3000), 0b1, 2500);
    expect(elapseTo(behind, 0b1, 3100).leftMs).toEqual([9000 - 2100]);
  });

  it('a decision adds the increment, or begins the days of a new move', () => {
    expect(clockAfterDecision(clocks([10, 20]), BANK, 1, false).leftMs).toEqual([10, 5020]);
    expect(clockAfterDecision(clocks([10, 20]), DAYS, 1, true).leftMs).toEqual([10, 86_400_000]);
    expect(clockAfterDecision(clocks([10, 20]), DAYS, 1, false).leftMs).toEqual([10, 20]);
    expect(clockAfterDecision(clocks([10, 20]), NONE, 1, true).leftMs).toEqual([10, 20]);
  });

  it('an undone decision takes its increment back', () => {
    expect(clockAfterUndo(clocks([10, 5020]), BANK, 1).leftMs).toEqual([10, 20]);
    expect(clockAfterUndo(clocks([10, 20]), BANK, 1).leftMs).toEqual([10, 0]);
    expect(clockAfterUndo(clocks([10, 20]), DAYS, 1).leftMs).toEqual([10, 20]);
  });

  it('a seat that is asked again has all days of a move, but no new bank', () => {
    expect(clocksAfterNewQuestion(clocks([10, 20, 30]), DAYS, 0b110).leftMs).toEqual([
      10, 86_400_000, 86_400_000,
    ]);
    expect(clocksAfterNewQuestion(clocks([10, 20, 30]), BANK, 0b110).leftMs).toEqual([10, 20, 30]);
  });

  it('a decision of a bot earns no time, but gives a minute to an owner who had none left', () => {
    expect(clockAfterBotDecision(clocks([0, 0]), BANK, 0).leftMs).toEqual([60_000, 0]);
    expect(clockAfterBotDecision(clocks([1, 0]), BANK, 0).leftMs).toEqual([1, 0]);
    expect(clockAfterBotDecision(clocks([0, 0]), DAYS, 0).leftMs).toEqual([86_400_000, 0]);
    expect(clockAfterBotDecision(clocks([5, 0]), DAYS, 0).leftMs).toEqual([5, 0]);
  });

  it('the deadline is when the first running clock expires, and then all expired seats are listed', () => {
    expect(nextDeadline(clocks([300, 200, 100]), 0b011)).toBe(1200);
    expect(nextDeadline(clocks([300, 200, 100]), 0)).toBeNull();
    expect(nextDeadline(clocks([300], 1000, true), 0b1)).toBeNull();
    expect(nextDeadline(null, 0b1)).toBeNull();
    expect(expiredSeats(clocks([300, 200, 100]), 0b111, 1199)).toEqual([2]);
    expect(expiredSeats(clocks([300, 200, 100]), 0b111, 1200)).toEqual([1, 2]);
    expect(expiredSeats(clocks([300, 200, 0]), 0b001, 1200)).toEqual([]);
  });

  it('clock functions do not change their input', () => {
    const before = clocks([1, 2, 3]);
    elapseTo(before, 0b111, 2000);
    clockAfterDecision(before, BANK, 0, true);
    clocksAfterNewQuestion(before, DAYS, 0b111);
    clockAfterBotDecision(before, BANK, 0);
    expect(before).toEqual(clocks([1, 2, 3]));
  });
});

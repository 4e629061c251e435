import {
  firstPending,
  isOver,
  keyFromSeed,
  listOffers,
  nounOf,
  Offers,
  playCode,
  currentStep,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { Siberia } from '../rules/index.ts';
import { siberia, placedTile } from '../rules/index.ts';
import { botKit } from './index.ts';

const evaluator = botKit.createEvaluator(botKit.champions.at(-1)?.weights ?? {});

/** Everybody plays the ply with the best evaluation; `watch` is called before each ply. */
function playGame(seats: number, watch: (state: Siberia, seat: number, offers: Offers) => void): Siberia {
  const state = siberia.setup(seats, resolveOptions(siberia, {}), keyFromSeed(3), undefined);
  advanceToDecision(siberia, state, undefined);
  const offers = new Offers();
  while (!isOver(state)) {
    const seat = firstPending(state);
    listOffers(siberia, state, seat, offers);
    watch(state, seat, offers);
    const codes = offers.codes.slice(0, offers.length);
    const values = codes.map((code) => {
      const next = siberia.copy(state);
      playCode(siberia, next, seat, code, undefined);
      return evaluator.evaluate(next, seat);
    });
    playCode(siberia, state, seat, codes[values.indexOf(Math.max(...values))] as number, undefined);
  }
  return state;
}

describe('evaluation of Siberia', () => {
  it('the parts sum to the evaluation, and are the score sheet at the end', () => {
    const parts: number[] = [];
    const end = playGame(2, (state, seat) => {
      const value = evaluator.evaluate(state, seat, parts);
      expect(parts).toHaveLength(evaluator.sources.length);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(value);
    });
    siberia.outcome(end).seats.forEach(({ total, sources }, seat) => {
      expect(evaluator.evaluate(end, seat, parts) * evaluator.pointsPerUnit).toBe(total);
      expect(
        Object.fromEntries(
          evaluator.sources.map((name, i) => [name, (parts[i] as number) * evaluator.pointsPerUnit]),
        ),
      ).toEqual(sources);
    });
  });

  it('a smaller lead is decisive towards the end', () => {
    const state = siberia.setup(2, resolveOptions(siberia, {}), keyFromSeed(1), undefined);
    const early = evaluator.leadScale(state);
    state.closed = 0b1111111;
    expect(evaluator.leadScale(state)).toBeLessThan(early);
  });
});

describe('pruning', () => {
  it('pruning never leaves a list empty, and offers one tile at a time to place', () => {
    playGame(3, (state, seat, offers) => {
      const before = offers.length;
      evaluator.pruneOffers?.(state, seat, offers);
      expect(offers.length).toBeGreaterThan(0);
      const { at } = currentStep(state);
      if (at !== 'placing' && at !== 'research') expect(offers.length).toBe(before);
      if (at !== 'placing') return;
      const tiles = Array.from({ length: offers.length }, (_, i) => placedTile(nounOf(offers.at(i))));
      expect(new Set(tiles).size).toBe(1);
    });
  });
});

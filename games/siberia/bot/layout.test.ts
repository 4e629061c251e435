import { askBot, greedyBot, currentEvaluator, createSearch } from '@pithead/bots';
import type { Ply, RecordedPly } from '@pithead/kernel';
import {
  firstPending,
  keyFromSeed,
  playPly,
  currentStep,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { Siberia } from '../rules/index.ts';
import { siberia } from '../rules/index.ts';
import { botKit } from './index.ts';

const ITERATIONS = 60;

function firstLayout(): { state: Siberia; plies: RecordedPly[]; play: (seat: number, ply: Ply) => void } {
  const state = siberia.setup(3, resolveOptions(siberia, {}), keyFromSeed(5), undefined);
  const plies: RecordedPly[] = [];
  const play = (seat: number, ply: Ply): void => {
    playPly(siberia, state, seat, ply, undefined);
    plies.push([seat, ...ply]);
  };
  advanceToDecision(siberia, state, undefined);
  const greedy = greedyBot(currentEvaluator(botKit));
  while (currentStep(state).at !== 'placing') {
    const seat = firstPending(state);
    play(seat, askBot(greedy, { game: siberia, state, plies }, seat, keyFromSeed(plies.length)));
  }
  return { state, plies, play };
}

describe('SB-4.8: only the final layout of the six tiles counts', () => {
  it('after the first tile, search continues with its statistics of whole layouts', () => {
    const { state, plies, play } = firstLayout();
    const search = createSearch(siberia, botKit, { iterations: ITERATIONS }, () => 0);
    const seat = firstPending(state);
    const thought: number[] = [];
    const tried: number[] = [];
    while (currentStep(state).at === 'placing' && firstPending(state) === seat) {
      const before = search.iterations;
      const played = askBot(search, { game: siberia, state, plies }, seat, keyFromSeed(plies.length));
      play(seat, played);
      thought.push(search.iterations - before);
      const reasons = search.assessments(Infinity);
      expect(reasons[0]?.ply).toEqual(played);
      expect(reasons).toEqual(reasons.toSorted((a, b) => b.visits - a.visits));
      expect(new Set(reasons.map(({ ply }) => ply.join(' '))).size).toBe(reasons.length);
      tried.push(reasons[0]?.visits ?? 0);
    }
    const [first = 0, ...later] = thought;
    expect(first).toBeGreaterThan(ITERATIONS / 4);
    expect(later.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...later)).toBeLessThanOrEqual(ITERATIONS * (botKit.search?.followUpShare ?? 0));
    expect(Math.min(...tried)).toBeGreaterThan(Math.max(...later));
  });

  it('a layout whose first tile was undone is searched again', () => {
    const { state, plies } = firstLayout();
    const search = createSearch(siberia, botKit, { iterations: ITERATIONS }, () => 0);
    const seat = firstPending(state);
    const ask = (): Ply => askBot(search, { game: siberia, state, plies }, seat, keyFromSeed(plies.length));
    const first = ask();
    const before = search.iterations;
    expect(ask()).toEqual(first);
    expect(search.iterations).toBe(2 * before);
  });
});

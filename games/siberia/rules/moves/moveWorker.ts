import type { Move } from '@pithead/kernel';
import { bit, currentStep, pushStep } from '@pithead/kernel';
import { PLACES, LOGISTICS_STEPS, TERRITORIES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import { add, playerOf, reachableFrom } from '../state.ts';
import type { BeginEffect } from './execute.ts';

/** Three steps, shared among the own workers. SB-7.7 */
export const beginLogistics: BeginEffect = (state, seat) => {
  const { workers } = playerOf(state, seat);
  if (!PLACES.some((_, place) => (workers[place] as number) > 0 && reachableFrom(state, place) !== 0))
    return false;
  pushStep(state, 'logistics', bit(seat), LOGISTICS_STEPS);
  return true;
};

/** `amur>baikal`; Vladivostok is no target (SB-7.10). */
const NOUNS = PLACES.flatMap((from) => TERRITORIES.map((to) => `${from}>${to}`));
export const moveWorkerNoun = (from: number, to: number): number => from * TERRITORIES.length + to;
export const workerMoveFrom = (noun: number): number => Math.floor(noun / TERRITORIES.length);
export const workerMoveTo = (noun: number): number => noun % TERRITORIES.length;

/** To an adjacent open territory, skipping closed ones; workers may share it. SB-7.8, SB-7.9, SB-7.11 */
export const moveWorker: Move<Siberia, SiberiaFact> = {
  verb: 'moveWorker',
  rule: 'SB-7.8',
  nouns: NOUNS,
  refuse(state, seat, noun) {
    const from = workerMoveFrom(noun);
    const to = workerMoveTo(noun);
    if (playerOf(state, seat).workers[from] === 0) return refusalFor('noWorkerThere', 'SB-7.7');
    if ((state.closed & (1 << to)) !== 0) return refusalFor('territoryClosed', 'SB-7.9');
    return (reachableFrom(state, from) & (1 << to)) !== 0 ? undefined : refusalFor('notAdjacent', 'SB-7.8');
  },
  offer(state, seat, offers) {
    const { workers } = playerOf(state, seat);
    for (let from = 0; from < PLACES.length; from++) {
      if (workers[from] === 0) continue;
      const reached = reachableFrom(state, from);
      for (let to = 0; to < TERRITORIES.length; to++)
        if ((reached & (1 << to)) !== 0) offers.add(moveWorkerNoun(from, to));
    }
  },
  play(state, seat, noun, tell) {
    const { workers } = playerOf(state, seat);
    const from = workerMoveFrom(noun);
    const to = workerMoveTo(noun);
    add(workers, from, -1);
    add(workers, to);
    tell?.({ type: 'workerMoved', seat, from, to });
    const step = currentStep(state);
    step.left--;
    if (step.left === 0) step.pending = 0;
  },
};

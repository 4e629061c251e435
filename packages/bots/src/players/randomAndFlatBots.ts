import type { Fact, Game, State } from '@pithead/kernel';
import { randomBelow, firstPending, isOver, listOffers, Offers, playCode, plyOf } from '@pithead/kernel';
import type { Bot } from '../bot.ts';
import type { SearchBudget, MillisecondClock } from '../search/budget.ts';
import { BudgetTimer } from '../search/budget.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { estimateWinShares } from '../evaluation/evaluator.ts';
import type { Observation } from '../observation.ts';

const randomOffers = new Offers();

export const randomBot: Bot = {
  name: 'random',
  decide<S extends State, F extends Fact>({ game, state, seat, chance }: Observation<S, F>) {
    listOffers(game, state, seat, randomOffers);
    return plyOf(game, randomOffers.at(randomBelow(chance, randomOffers.length)));
  },
};

const PLAYOUT_PLIES = 12;
const EXPLORATION_CONSTANT = 0.4;

/**
 * Flat Monte Carlo with UCB1: plays every offer in many sampled worlds, continues at random for a few plies
 * and evaluates. It models neither opponents nor its own later decisions; search must beat it.
 */
export function flatBot<S extends State, F extends Fact>(
  game: Game<S, F>,
  evaluator: Evaluator<S>,
  budget: SearchBudget,
  clock: MillisecondClock,
): Bot<S, F> {
  const offers = new Offers();
  const later = new Offers();
  const shares: number[] = [];
  const parts: number[] = [];

  function playOn(state: S, { chance }: Observation<S, F>): void {
    for (let ply = 0; ply < PLAYOUT_PLIES && !isOver(state); ply++) {
      const seat = firstPending(state);
      listOffers(game, state, seat, later);
      playCode(game, state, seat, later.at(randomBelow(chance, later.length)), undefined);
    }
  }

  return {
    name: 'flat',
    decide(observation) {
      listOffers(game, observation.state, observation.seat, offers);
      if (offers.length > 1) evaluator.pruneOffers?.(observation.state, observation.seat, offers);
      const visits = Array.from({ length: offers.length }, () => 0);
      const totals = Array.from({ length: offers.length }, () => 0);
      const timer = new BudgetTimer(budget, clock);
      for (let done = 1; offers.length > 1; done++) {
        const choice = mostPromising(visits, totals, done);
        const state = observation.sampleState(visits[choice] as number);
        playCode(game, state, observation.seat, offers.at(choice), undefined);
        playOn(state, observation);
        estimateWinShares(game, evaluator, state, shares, observation.seat, parts);
        visits[choice] = (visits[choice] as number) + 1;
        totals[choice] = (totals[choice] as number) + (shares[observation.seat] as number);
        if (timer.remaining() <= 0) break;
      }
      return plyOf(game, offers.at(visits.indexOf(Math.max(...visits))));
    },
  };
}

function mostPromising(visits: readonly number[], totals: readonly number[], done: number): number {
  let best = 0;
  let value = -Infinity;
  for (let i = 0; i < visits.length; i++) {
    const tried = visits[i] as number;
    if (tried === 0) return i;
    const score = (totals[i] as number) / tried + EXPLORATION_CONSTANT * Math.sqrt(Math.log(done) / tried);
    if (score > value) {
      value = score;
      best = i;
    }
  }
  return best;
}

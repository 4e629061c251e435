import type { Fact, Game, State } from '@pithead/kernel';
import { below, firstPending, isOver, listOffers, Offers, playCode, plyOf } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Budget, Clock } from './budget.ts';
import { Timer } from './budget.ts';
import type { Judge } from './judge.ts';
import { expectShares } from './judge.ts';
import type { Mind } from './mind.ts';

const randomOffers = new Offers();

export const randomBot: Bot = {
  name: 'random',
  decide<S extends State, F extends Fact>({ game, now, seat, chance }: Mind<S, F>) {
    listOffers(game, now, seat, randomOffers);
    return plyOf(game, randomOffers.at(below(chance, randomOffers.length)));
  },
};

/** Random plies before the evaluation. */
const FAR = 12;
const CURIOSITY = 0.4;

/**
 * Flat Monte Carlo with UCB1: plays every offer in many sampled worlds, continues at random for a few plies
 * and evaluates. It models neither opponents nor its own later decisions; search must beat it.
 */
export function flatBot<S extends State, F extends Fact>(
  game: Game<S, F>,
  judge: Judge<S>,
  budget: Budget,
  clock: Clock,
): Bot<S, F> {
  const offers = new Offers();
  const later = new Offers();
  const shares: number[] = [];
  const parts: number[] = [];

  function playOn(state: S, { chance }: Mind<S, F>): void {
    for (let ply = 0; ply < FAR && !isOver(state); ply++) {
      const seat = firstPending(state);
      listOffers(game, state, seat, later);
      playCode(game, state, seat, later.at(below(chance, later.length)), undefined);
    }
  }

  return {
    name: 'flat',
    decide(mind) {
      listOffers(game, mind.now, mind.seat, offers);
      if (offers.length > 1) judge.thin?.(mind.now, mind.seat, offers);
      const visits = Array.from({ length: offers.length }, () => 0);
      const totals = Array.from({ length: offers.length }, () => 0);
      const timer = new Timer(budget, clock);
      for (let done = 1; offers.length > 1; done++) {
        const choice = mostPromising(visits, totals, done);
        const state = mind.imagine(visits[choice] as number);
        playCode(game, state, mind.seat, offers.at(choice), undefined);
        playOn(state, mind);
        expectShares(game, judge, state, shares, mind.seat, parts);
        visits[choice] = (visits[choice] as number) + 1;
        totals[choice] = (totals[choice] as number) + (shares[mind.seat] as number);
        if (timer.left() <= 0) break;
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
    const score = (totals[i] as number) / tried + CURIOSITY * Math.sqrt(Math.log(done) / tried);
    if (score > value) {
      value = score;
      best = i;
    }
  }
  return best;
}

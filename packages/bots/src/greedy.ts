import type { Fact, Seat, State } from '@pithead/kernel';
import { below, listOffers, Offers, playCode, plyOf } from '@pithead/kernel';
import type { Bot, Decision } from './bot.ts';

/** How good a state looks for a seat; only differences count. */
export type Evaluate<S extends State> = (state: S, seat: Seat) => number;

/** Plays each offer on a copy and takes the one that then looks best; equal ones are drawn by lot. */
export function greedyBot<S extends State, F extends Fact>(evaluate: Evaluate<S>): Bot<S, F> {
  const offers = new Offers();
  return {
    name: 'greedy',
    decide({ game, imagined, seat, chance }: Decision<S, F>) {
      listOffers(game, imagined, seat, offers);
      let best: number[] = [];
      let value = -Infinity;
      for (let i = 0; i < offers.length; i++) {
        const code = offers.at(i);
        const after = game.copy(imagined);
        playCode(game, after, seat, code, undefined);
        const looks = evaluate(after, seat);
        if (looks < value) continue;
        if (looks > value) best = [];
        value = looks;
        best.push(code);
      }
      return plyOf(game, best[below(chance, best.length)] as number);
    },
  };
}

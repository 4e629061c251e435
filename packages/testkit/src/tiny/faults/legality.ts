import { defineGame, refusal } from '@pithead/kernel';
import { tinyRules } from '../rules.ts';
import { bidOf, coinsOf, MOST_COINS, NONE } from '../state.ts';
import type { Fault, TinyGame, TinyMove } from './plant.ts';
import { afterMove, fault, withMove, without, withPhase } from './plant.ts';

function offerBids(fewest: number, most: (coins: number) => number): (move: TinyMove) => TinyMove {
  return (move) => ({
    ...move,
    offer(state, seat, offers) {
      if (bidOf(state, seat) !== NONE) return;
      const coins = coinsOf(state, seat);
      for (let amount = Math.min(fewest, coins); amount <= most(coins); amount++) offers.add(amount);
    },
  });
}

/** A kernel fault rather than one of the game: the phase is marked as having no forced moves. */
function unforced(): TinyGame {
  const game = defineGame(tinyRules);
  return {
    ...game,
    phases: {
      ...game.phases,
      coin: { ...(game.phases['coin'] as TinyGame['phases'][string]), forced: false },
    },
  };
}

/** Accepts verbs with spaces around them, which then get into the record. */
class LenientVerbs extends Map<string, number> {
  override get(verb: string): number | undefined {
    return super.get(verb.trim());
  }
}

export const LEGALITY: readonly Fault[] = [
  fault('an offer lists what is refused', () =>
    withMove(
      'bid',
      offerBids(0, (coins) => Math.min(MOST_COINS, coins + 1)),
    ),
  ),
  fault('an offer omits what is allowed', () =>
    withMove(
      'bid',
      offerBids(1, (coins) => coins),
    ),
  ),
  fault('an offer lists something twice', () =>
    withMove('look', (move) => ({
      ...move,
      offer: (_state, _seat, offers) => [0, 1, 1].forEach((noun) => offers.add(noun)),
    })),
  ),
  fault('a refusal cites no rule', () =>
    withMove('bid', (move) => ({
      ...move,
      refuse: (...asked) => (move.refuse(...asked) === undefined ? undefined : refusal('alreadyBid', '')),
    })),
  ),
  fault('a refusal gives no reason', () =>
    withMove('bid', (move) => ({
      ...move,
      refuse: (...asked) => (move.refuse(...asked) === undefined ? undefined : refusal('', 'T-2')),
    })),
  ),
  fault('asking changes the state', () =>
    withMove('look', (move) => ({ ...move, refuse: (state) => void state.seals++ })),
  ),
  fault('an offered ply throws', () =>
    afterMove('takeCoin', (_state, _seat, pot) => {
      if (pot === 1) throw new Error('the right pot is stuck');
    }),
  ),
  fault('who has a single coin is stuck', () =>
    withMove('bid', (move) => ({
      ...without(move, 'offer'),
      refuse: (state, seat, amount) =>
        coinsOf(state, seat) === 1 ? refusal('tooFewCoins', 'T-2') : move.refuse(state, seat, amount),
    })),
  ),
  fault('the game never ends', () =>
    withPhase('bid', ({ next }) => ({
      next(state, tell) {
        next(state, tell);
        state.round = 0;
      },
    })),
  ),
  fault('the game need never end', () => ({ longest: () => Infinity })),
  fault('the longest game is longer than said', () => ({ longest: (seats) => 4 * seats })),
  { name: 'the only option is not played', game: unforced },
  {
    name: 'misspelt verbs are understood',
    game: () => ({ ...defineGame(tinyRules), verbs: new LenientVerbs(defineGame(tinyRules).verbs) }),
  },
  fault('the auction loses the card', () =>
    withPhase('bid', ({ next }) => ({
      next(state, tell) {
        next(state, tell);
        for (const cards of state.won) cards.pop();
      },
    })),
  ),
  fault('a coin comes from nowhere', () =>
    afterMove('takeCoin', (state, seat) => void (state.coins[seat] = coinsOf(state, seat) + 1)),
  ),
];

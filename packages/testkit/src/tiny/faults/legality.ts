import { defineGame, refusal } from '@pithead/kernel';
import { tinyRules } from '../rules.ts';
import { tinyBid, tinyCoins, TINY_MAX_COINS, NO_BID } from '../state.ts';
import type { PlantedGameFault, TinyGame, TinyMove } from './plantFault.ts';
import { extendMove, plantFault, replaceMove, withoutPart, replacePhase } from './plantFault.ts';

function offerBids(fewest: number, most: (coins: number) => number): (move: TinyMove) => TinyMove {
  return (move) => ({
    ...move,
    offer(state, seat, offers) {
      if (tinyBid(state, seat) !== NO_BID) return;
      const coins = tinyCoins(state, seat);
      for (let amount = Math.min(fewest, coins); amount <= most(coins); amount++) offers.add(amount);
    },
  });
}

/** Imitates a fault of the kernel: the phase claims to have no forced moves, so none is played. */
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

/** Accepts verbs padded with spaces, which then get into the record. */
class LenientVerbs extends Map<string, number> {
  override get(verb: string): number | undefined {
    return super.get(verb.trim());
  }
}

export const LEGALITY_FAULTS: readonly PlantedGameFault[] = [
  plantFault('an offer lists what is refused', () =>
    replaceMove(
      'bid',
      offerBids(0, (coins) => Math.min(TINY_MAX_COINS, coins + 1)),
    ),
  ),
  plantFault('an offer omits what is allowed', () =>
    replaceMove(
      'bid',
      offerBids(1, (coins) => coins),
    ),
  ),
  plantFault('an offer lists something twice', () =>
    replaceMove('look', (move) => ({
      ...move,
      offer: (_state, _seat, offers) => [0, 1, 1].forEach((noun) => offers.add(noun)),
    })),
  ),
  plantFault('a refusal cites no rule', () =>
    replaceMove('bid', (move) => ({
      ...move,
      refuse: (...asked) => (move.refuse(...asked) === undefined ? undefined : refusal('alreadyBid', '')),
    })),
  ),
  plantFault('a refusal gives no reason', () =>
    replaceMove('bid', (move) => ({
      ...move,
      refuse: (...asked) => (move.refuse(...asked) === undefined ? undefined : refusal('', 'T-2')),
    })),
  ),
  plantFault('asking changes the state', () =>
    replaceMove('look', (move) => ({ ...move, refuse: (state) => void state.seals++ })),
  ),
  plantFault('an offered ply throws', () =>
    extendMove('takeCoin', (_state, _seat, pot) => {
      if (pot === 1) throw new Error('the right pot is stuck');
    }),
  ),
  plantFault('who has a single coin is stuck', () =>
    replaceMove('bid', (move) => ({
      ...withoutPart(move, 'offer'),
      refuse: (state, seat, amount) =>
        tinyCoins(state, seat) === 1 ? refusal('tooFewCoins', 'T-2') : move.refuse(state, seat, amount),
    })),
  ),
  plantFault('the game never ends', () =>
    replacePhase('bid', ({ next }) => ({
      next(state, tell) {
        next(state, tell);
        state.round = 0;
      },
    })),
  ),
  plantFault('the game need never end', () => ({ maxPlies: () => Infinity })),
  plantFault('the longest game is longer than said', () => ({ maxPlies: (seats) => 4 * seats })),
  { name: 'the only option is not played', game: unforced },
  {
    name: 'misspelt verbs are understood',
    game: () => ({ ...defineGame(tinyRules), verbs: new LenientVerbs(defineGame(tinyRules).verbs) }),
  },
  plantFault('the auction loses the card', () =>
    replacePhase('bid', ({ next }) => ({
      next(state, tell) {
        next(state, tell);
        for (const cards of state.won) cards.pop();
      },
    })),
  ),
  plantFault('a coin comes from nowhere', () =>
    extendMove('takeCoin', (state, seat) => void (state.coins[seat] = tinyCoins(state, seat) + 1)),
  ),
];

import { drawUint32, allSeats, currentStep } from '@pithead/kernel';
import type { Tiny } from '../state.ts';
import { tinyBid } from '../state.ts';
import type { PlantedGameFault } from './plantFault.ts';
import { extendMove, plantFault, replaceMove, replacePhase } from './plantFault.ts';

const isBidding = (state: Tiny): boolean => state.steps.at(-1)?.at === 'bid';

function swapInDeck(state: Tiny, place: number): void {
  const card = state.deck[place] as number;
  state.deck[place] = state.deck[place + 1] as number;
  state.deck[place + 1] = card;
}

export const DECISION_FAULTS: readonly PlantedGameFault[] = [
  plantFault('looking at a card can be taken back', () =>
    replaceMove('look', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        const { seals } = state;
        move.play(state, seat, noun, tell);
        state.seals = seals;
      },
    })),
  ),
  plantFault('an auction can be taken back', () =>
    replacePhase('bid', ({ next }) => ({
      next(state, tell) {
        const { seals } = state;
        next(state, tell);
        state.seals = seals;
      },
    })),
  ),
  plantFault('a lot leaves no trace in the chance', () =>
    replacePhase('bid', ({ next }) => ({
      next(state, tell) {
        const { seals } = state;
        const { drawn } = state.chance;
        next(state, tell);
        state.seals = seals;
        state.chance.drawn = drawn;
      },
    })),
  ),
  plantFault('the order of sealing mixes the deck', () =>
    extendMove('seal', (state, seat) => void (isBidding(state) && swapInDeck(state, seat))),
  ),
  plantFault('bids are shown as they arrive', () =>
    extendMove('seal', (state, seat) => void (state.shown = [...state.shown.slice(1), tinyBid(state, seat)])),
  ),
  plantFault('a bid draws chance', () => extendMove('bid', (state) => void drawUint32(state.chance))),
  plantFault('a high bid ends the auction for all', () =>
    extendMove('seal', (state, seat) => {
      if (tinyBid(state, seat) < 2) return;
      state.bids = state.bids.map((amount) => Math.max(0, amount));
      currentStep(state).pending = 0;
    }),
  ),
  plantFault('somebody is asked who does not exist', () =>
    extendMove('bid', (state) => void (currentStep(state).pending |= allSeats(state.seats + 1))),
  ),
];

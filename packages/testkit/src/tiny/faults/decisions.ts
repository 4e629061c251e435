import { draw, everybody, present } from '@pithead/kernel';
import type { Tiny } from '../state.ts';
import { bidOf } from '../state.ts';
import type { Fault } from './plant.ts';
import { afterMove, fault, withMove, withPhase } from './plant.ts';

const isBidding = (state: Tiny): boolean => state.steps.at(-1)?.at === 'bid';

function swapInDeck(state: Tiny, place: number): void {
  const card = state.deck[place] as number;
  state.deck[place] = state.deck[place + 1] as number;
  state.deck[place + 1] = card;
}

export const DECISIONS: readonly Fault[] = [
  fault('looking at a card can be taken back', () =>
    withMove('look', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        const { seals } = state;
        move.play(state, seat, noun, tell);
        state.seals = seals;
      },
    })),
  ),
  fault('an auction can be taken back', () =>
    withPhase('bid', ({ next }) => ({
      next(state, tell) {
        const { seals } = state;
        next(state, tell);
        state.seals = seals;
      },
    })),
  ),
  fault('a lot leaves no trace in the chance', () =>
    withPhase('bid', ({ next }) => ({
      next(state, tell) {
        const { seals } = state;
        const { drawn } = state.chance;
        next(state, tell);
        state.seals = seals;
        state.chance.drawn = drawn;
      },
    })),
  ),
  fault('the order of sealing mixes the deck', () =>
    afterMove('seal', (state, seat) => void (isBidding(state) && swapInDeck(state, seat))),
  ),
  fault('bids are shown as they arrive', () =>
    afterMove('seal', (state, seat) => void (state.shown = [...state.shown.slice(1), bidOf(state, seat)])),
  ),
  fault('a bid draws chance', () => afterMove('bid', (state) => void draw(state.chance))),
  fault('a high bid ends the auction for all', () =>
    afterMove('seal', (state, seat) => {
      if (bidOf(state, seat) < 2) return;
      state.bids = state.bids.map((amount) => Math.max(0, amount));
      present(state).pending = 0;
    }),
  ),
  fault('somebody is asked who does not exist', () =>
    afterMove('bid', (state) => void (present(state).pending |= everybody(state.seats + 1))),
  ),
];

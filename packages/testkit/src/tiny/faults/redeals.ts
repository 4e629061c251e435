import type { Viewer } from '@pithead/kernel';
import { allSeats, isOver, currentStep, shuffle } from '@pithead/kernel';
import type { TinyRules } from '../rules.ts';
import type { Tiny } from '../state.ts';
import { tinyBid, TINY_CARDS } from '../state.ts';
import type { PlantedGameFault } from './plantFault.ts';
import { plantFault } from './plantFault.ts';

const redealThen = (after: (state: Tiny, before: Tiny, viewer: Viewer) => void) => (rules: TinyRules) => ({
  redeal(state: Tiny, viewer: Viewer) {
    const before = rules.copy(state);
    rules.redeal(state, viewer);
    after(state, before, viewer);
  },
});

export const REDEAL_FAULTS: readonly PlantedGameFault[] = [
  plantFault('a redeal deals nothing anew', () => ({ redeal: () => undefined })),
  plantFault(
    'a redeal loses a card',
    redealThen((state) => void (state.deck.length > 3 && (state.deck.shift(), state.knownTo.shift()))),
  ),
  plantFault(
    'a redeal doubles a card',
    redealThen((state) => void (state.deck[0] = (state.deck.at(-1) as number) % TINY_CARDS)),
  ),
  plantFault(
    'a redeal changes the own hand',
    redealThen((state, _before, viewer) => void shuffle(state.chance, state.hands[viewer ?? 0] as number[])),
  ),
  plantFault(
    'a redeal asks somebody who has decided',
    redealThen(
      (state) =>
        void (
          !isOver(state) &&
          currentStep(state).at === 'bid' &&
          (currentStep(state).pending = allSeats(state.seats))
        ),
    ),
  ),
  plantFault('a redeal leaves the hands of others alone', (rules) => ({
    redeal(state, viewer) {
      const hands = state.hands;
      // With empty hands the redeal has no other hand to redeal.
      state.hands = hands.map(() => []);
      rules.redeal(state, viewer);
      state.hands = hands;
    },
  })),
  plantFault(
    'a redeal leaves the bids of others alone',
    redealThen((state, before) => void (state.bids = [...before.bids])),
  ),
  plantFault(
    'a redeal leaves odd bids odd',
    redealThen((state, before) => {
      state.bids = state.bids.map((bid, seat) =>
        (bid - tinyBid(before, seat)) % 2 === 0 ? bid : tinyBid(before, seat),
      );
    }),
  ),
  plantFault('a redeal leaves the top card alone', (rules) => ({
    redeal(state, viewer) {
      const top = state.deck.pop();
      rules.redeal(state, viewer);
      if (top !== undefined) state.deck.push(top);
    },
  })),
  plantFault('a redeal forgets the card that the viewer put back', (rules) => ({
    redeal(state, viewer) {
      const knownTo = state.knownTo;
      state.knownTo = knownTo.map(() => 0);
      rules.redeal(state, viewer);
      state.knownTo = knownTo;
    },
  })),
  plantFault('a redeal knows what others put back', (rules) => ({
    redeal(state, viewer) {
      const knownTo = state.knownTo;
      state.knownTo = knownTo.map((seats) => (seats === 0 ? 0 : allSeats(state.seats)));
      rules.redeal(state, viewer);
      state.knownTo = knownTo;
    },
  })),
  plantFault('another future deals a hand anew', () => ({
    redealUnseen: (state) => shuffle(state.chance, state.hands[0] as number[]),
  })),
];

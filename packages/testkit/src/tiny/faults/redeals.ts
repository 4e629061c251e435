import type { Looker } from '@pithead/kernel';
import { everybody, isOver, present, shuffle } from '@pithead/kernel';
import type { TinyRules } from '../rules.ts';
import type { Tiny } from '../state.ts';
import { bidOf, CARDS } from '../state.ts';
import type { Fault } from './plant.ts';
import { fault } from './plant.ts';

/** Redeals, then restores or corrupts something. */
const redealThen = (after: (state: Tiny, before: Tiny, looker: Looker) => void) => (rules: TinyRules) => ({
  redeal(state: Tiny, looker: Looker) {
    const before = rules.copy(state);
    rules.redeal(state, looker);
    after(state, before, looker);
  },
});

export const REDEALS: readonly Fault[] = [
  fault('a redeal deals nothing anew', () => ({ redeal: () => undefined })),
  fault(
    'a redeal loses a card',
    redealThen((state) => void (state.deck.length > 3 && (state.deck.shift(), state.knownTo.shift()))),
  ),
  fault(
    'a redeal doubles a card',
    redealThen((state) => void (state.deck[0] = (state.deck.at(-1) as number) % CARDS)),
  ),
  fault(
    'a redeal changes the own hand',
    redealThen((state, _before, looker) => void shuffle(state.chance, state.hands[looker ?? 0] as number[])),
  ),
  fault(
    'a redeal asks somebody who has decided',
    redealThen(
      (state) =>
        void (
          !isOver(state) &&
          present(state).at === 'bid' &&
          (present(state).pending = everybody(state.seats))
        ),
    ),
  ),
  fault('a redeal leaves the hands of others alone', (rules) => ({
    redeal(state, looker) {
      const hands = state.hands;
      // With empty hands the redeal has no other hand to redeal.
      state.hands = hands.map(() => []);
      rules.redeal(state, looker);
      state.hands = hands;
    },
  })),
  fault(
    'a redeal leaves the bids of others alone',
    redealThen((state, before) => void (state.bids = [...before.bids])),
  ),
  fault(
    'a redeal leaves odd bids odd',
    redealThen((state, before) => {
      state.bids = state.bids.map((bid, seat) =>
        (bid - bidOf(before, seat)) % 2 === 0 ? bid : bidOf(before, seat),
      );
    }),
  ),
  fault('a redeal leaves the top card alone', (rules) => ({
    redeal(state, looker) {
      const top = state.deck.pop();
      rules.redeal(state, looker);
      if (top !== undefined) state.deck.push(top);
    },
  })),
  fault('a redeal forgets the card that the looker put back', (rules) => ({
    redeal(state, looker) {
      const knownTo = state.knownTo;
      state.knownTo = knownTo.map(() => 0);
      rules.redeal(state, looker);
      state.knownTo = knownTo;
    },
  })),
  fault('a redeal knows what others put back', (rules) => ({
    redeal(state, looker) {
      const knownTo = state.knownTo;
      state.knownTo = knownTo.map((seats) => (seats === 0 ? 0 : everybody(state.seats)));
      rules.redeal(state, looker);
      state.knownTo = knownTo;
    },
  })),
];

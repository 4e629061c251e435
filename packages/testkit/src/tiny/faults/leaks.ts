import type { Looker } from '@pithead/kernel';
import { decided, present, refusal } from '@pithead/kernel';
import type { TinyRules } from '../rules.ts';
import type { Tiny, TinyFact } from '../state.ts';
import { CARDS, coinsOf, NONE } from '../state.ts';
import type { Fault } from './plant.ts';
import { afterMove, fault, withMove, without } from './plant.ts';

const alsoView = (extra: (state: Tiny, looker: Looker) => object) => (rules: TinyRules) => ({
  view: (state: Tiny, looker: Looker) => Object.assign(rules.view(state, looker), extra(state, looker)),
});

const seenFully = (type: TinyFact['type']) => (rules: TinyRules) => ({
  seen: (fact: TinyFact, looker: Looker) => (fact.type === type ? fact : rules.seen(fact, looker)),
});

const topCard = (state: Tiny): number => state.deck.at(-1) as number;
const isHigh = (card: number): boolean => card >= CARDS / 2;
const otherHands = (state: Tiny, looker: Looker): number[] =>
  state.hands.flatMap((hand, seat) => (seat === looker ? [] : hand));
const isBidding = (state: Tiny): boolean => state.steps.at(-1)?.at === 'bid';

export const LEAKS: readonly Fault[] = [
  fault('the log names the card put back', seenFully('putBack')),
  fault('the log names the card drawn', seenFully('drawn')),
  fault('the log names a bid before its time', seenFully('bid')),
  fault('the log names the cards dealt in the setup', seenFully('dealt')),
  fault('the log tells whether a drawn card is high', (rules) => ({
    seen(fact, looker) {
      const known = rules.seen(fact, looker);
      return fact.type === 'drawn' && fact.seat !== looker
        ? { ...fact, card: isHigh(fact.card) ? -1 : -2 }
        : known;
    },
  })),
  fault(
    'the view shows the hands of others',
    alsoView((state) => ({ hands: state.hands.map((hand) => [...hand]) })),
  ),
  fault(
    'the view of the onlooker shows a hand',
    alsoView((state, looker) => (looker === undefined ? { hand: [...(state.hands[0] as number[])] } : {})),
  ),
  fault(
    'the view shows the top card',
    alsoView((state) => ({ top: topCard(state) ?? NONE })),
  ),
  fault(
    'the view lists hidden cards in their order',
    alsoView((state, looker) => ({ hidden: [...state.deck, ...otherHands(state, looker)] })),
  ),
  fault(
    'the view counts the high cards of others',
    alsoView((state, looker) => ({ high: otherHands(state, looker).filter(isHigh).length })),
  ),
  fault(
    'the view is longer for a higher bid',
    alsoView((state) => ({ padding: ' '.repeat(Math.max(0, ...state.bids)) })),
  ),
  fault(
    'the view shows who has bid unsealed',
    alsoView((state) => ({ bidders: state.bids.map((bid) => bid !== NONE) })),
  ),
  fault('offers depend on the top card', () =>
    withMove('look', (move) => ({
      ...move,
      refuse: (state, _seat, no) => (no || isHigh(topCard(state)) ? undefined : refusal('notWorthIt', 'T-3')),
    })),
  ),
  fault('the order of offers depends on the top card', () =>
    withMove('look', (move) => ({
      ...move,
      offer(state, _seat, offers) {
        const high = isHigh(topCard(state));
        offers.add(high ? 0 : 1);
        offers.add(high ? 1 : 0);
      },
    })),
  ),
  fault('a refusal names the top card', () =>
    withMove('bid', (move) => ({
      ...move,
      refuse: (state, seat, amount) =>
        amount > coinsOf(state, seat)
          ? refusal('tooFewCoins', 'T-2', { top: topCard(state) })
          : move.refuse(state, seat, amount),
    })),
  ),
  fault('a reason depends on the hands of others', () =>
    withMove('putBack', (move) => ({
      ...move,
      refuse(state, seat, card) {
        const why = move.refuse(state, seat, card);
        return why !== undefined && otherHands(state, seat).includes(card)
          ? refusal('inAnotherHand', 'T-3')
          : why;
      },
    })),
  ),
  fault('a bid shows in the count of the step', () =>
    afterMove('bid', (state, _seat, amount) => void (present(state).left += amount)),
  ),
  fault('a bid of nothing shows in the pending seats', () =>
    afterMove('bid', (state, seat, amount) => void (amount === 0 && decided(state, seat))),
  ),
  fault('the card put back shows in the count of the step', () =>
    afterMove(
      'putBack',
      (state, _seat, card) => void (state.steps.at(-1)?.at === 'coin' && (present(state).left = card)),
    ),
  ),
  fault('bids are not declared secret', () => withMove('bid', (move) => without(move, 'secret'))),
  fault('nobody may bid what another has bid', () =>
    withMove('bid', (move) => ({
      ...without(move, 'offer'),
      refuse: (state, seat, amount) =>
        amount > 0 && isBidding(state) && state.bids.includes(amount)
          ? refusal('taken', 'T-2')
          : move.refuse(state, seat, amount),
    })),
  ),
];

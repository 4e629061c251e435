import type { Viewer } from '@pithead/kernel';
import { markDecided, currentStep, refusal } from '@pithead/kernel';
import type { TinyRules } from '../rules.ts';
import type { Tiny, TinyFact } from '../state.ts';
import { TINY_CARDS, tinyCoins, NO_BID } from '../state.ts';
import type { PlantedGameFault } from './plantFault.ts';
import { extendMove, plantFault, replaceMove, withoutPart } from './plantFault.ts';

const withExtraView = (extra: (state: Tiny, viewer: Viewer) => object) => (rules: TinyRules) => ({
  view: (state: Tiny, viewer: Viewer) => Object.assign(rules.view(state, viewer), extra(state, viewer)),
});

const seenFully = (type: TinyFact['type']) => (rules: TinyRules) => ({
  seen: (fact: TinyFact, viewer: Viewer) => (fact.type === type ? fact : rules.seen(fact, viewer)),
});

const topCard = (state: Tiny): number => state.deck.at(-1) as number;
const isHigh = (card: number): boolean => card >= TINY_CARDS / 2;
const otherHands = (state: Tiny, viewer: Viewer): number[] =>
  state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
const isBidding = (state: Tiny): boolean => state.steps.at(-1)?.at === 'bid';

export const LEAK_FAULTS: readonly PlantedGameFault[] = [
  plantFault('the log names the card put back', seenFully('putBack')),
  plantFault('the log names the card drawn', seenFully('drawn')),
  plantFault('the log names a bid before its time', seenFully('bid')),
  plantFault('the log names the cards dealt in the setup', seenFully('dealt')),
  plantFault('the log tells whether a drawn card is high', (rules) => ({
    seen(fact, viewer) {
      const known = rules.seen(fact, viewer);
      return fact.type === 'drawn' && fact.seat !== viewer
        ? { ...fact, card: isHigh(fact.card) ? -1 : -2 }
        : known;
    },
  })),
  plantFault(
    'the view shows the hands of others',
    withExtraView((state) => ({ hands: state.hands.map((hand) => [...hand]) })),
  ),
  plantFault(
    'the view of the spectator shows a hand',
    withExtraView((state, viewer) =>
      viewer === undefined ? { hand: [...(state.hands[0] as number[])] } : {},
    ),
  ),
  plantFault(
    'the view shows the top card',
    withExtraView((state) => ({ top: topCard(state) ?? NO_BID })),
  ),
  plantFault(
    'the view lists hidden cards in their order',
    withExtraView((state, viewer) => ({ hidden: [...state.deck, ...otherHands(state, viewer)] })),
  ),
  plantFault(
    'the view counts the high cards of others',
    withExtraView((state, viewer) => ({ high: otherHands(state, viewer).filter(isHigh).length })),
  ),
  plantFault(
    'the view is longer for a higher bid',
    withExtraView((state) => ({ padding: ' '.repeat(Math.max(0, ...state.bids)) })),
  ),
  plantFault(
    'the view shows who has bid unsealed',
    withExtraView((state) => ({ bidders: state.bids.map((bid) => bid !== NO_BID) })),
  ),
  plantFault('offers depend on the top card', () =>
    replaceMove('look', (move) => ({
      ...move,
      refuse: (state, _seat, no) => (no || isHigh(topCard(state)) ? undefined : refusal('notWorthIt', 'T-3')),
    })),
  ),
  plantFault('the order of offers depends on the top card', () =>
    replaceMove('look', (move) => ({
      ...move,
      offer(state, _seat, offers) {
        const high = isHigh(topCard(state));
        offers.add(high ? 0 : 1);
        offers.add(high ? 1 : 0);
      },
    })),
  ),
  plantFault('a refusal names the top card', () =>
    replaceMove('bid', (move) => ({
      ...move,
      refuse: (state, seat, amount) =>
        amount > tinyCoins(state, seat)
          ? refusal('tooFewCoins', 'T-2', { top: topCard(state) })
          : move.refuse(state, seat, amount),
    })),
  ),
  plantFault('a reason depends on the hands of others', () =>
    replaceMove('putBack', (move) => ({
      ...move,
      refuse(state, seat, card) {
        const why = move.refuse(state, seat, card);
        return why !== undefined && otherHands(state, seat).includes(card)
          ? refusal('inAnotherHand', 'T-3')
          : why;
      },
    })),
  ),
  plantFault('a bid shows in the count of the step', () =>
    extendMove('bid', (state, _seat, amount) => void (currentStep(state).left += amount)),
  ),
  plantFault('a bid of nothing shows in the pending seats', () =>
    extendMove('bid', (state, seat, amount) => void (amount === 0 && markDecided(state, seat))),
  ),
  plantFault('the card put back shows in the count of the step', () =>
    extendMove(
      'putBack',
      (state, _seat, card) => void (state.steps.at(-1)?.at === 'coin' && (currentStep(state).left = card)),
    ),
  ),
  plantFault('bids are not declared secret', () => replaceMove('bid', (move) => withoutPart(move, 'secret'))),
  plantFault('nobody may bid what another has bid', () =>
    replaceMove('bid', (move) => ({
      ...withoutPart(move, 'offer'),
      refuse: (state, seat, amount) =>
        amount > 0 && isBidding(state) && state.bids.includes(amount)
          ? refusal('taken', 'T-2')
          : move.refuse(state, seat, amount),
    })),
  ),
];

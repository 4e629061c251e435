import type { Looker } from '@pithead/kernel';
import type { TinyRules } from '../rules.ts';
import type { Tiny } from '../state.ts';
import type { Fault } from './plant.ts';
import { afterMove, fault, withMove, withPhase } from './plant.ts';

/** Adds a field to every state, and copies it. */
const alsoState =
  (extra: () => object) =>
  (rules: TinyRules): Partial<TinyRules> => ({
    setup: (...table) => Object.assign(rules.setup(...table), extra()),
    copy: (state) => Object.assign(structuredClone(state)),
  });

const copyThen = (after: (copy: Tiny, state: Tiny) => void) => (rules: TinyRules) => ({
  copy(state: Tiny) {
    const copy = rules.copy(state);
    after(copy, state);
    return copy;
  },
});

const alsoView = (extra: (state: Tiny) => object) => (rules: TinyRules) => ({
  view: (state: Tiny, looker: Looker) => Object.assign(rules.view(state, looker), extra(state)),
});

let setups = 0;

export const DATA: readonly Fault[] = [
  fault(
    'a copy shares the hands',
    copyThen((copy, state) => void (copy.hands = [...state.hands])),
  ),
  fault(
    'a copy shares the step',
    copyThen((copy, state) => void (copy.steps = [...state.steps])),
  ),
  fault(
    'a copy shares the key',
    copyThen((copy, state) => void (copy.chance.key = state.chance.key)),
  ),
  fault(
    'a copy forgets the last bids',
    copyThen((copy) => void copy.shown.fill(-1)),
  ),
  fault(
    'a copy has one field more',
    copyThen((copy) => void Object.assign(copy, { copied: undefined })),
  ),
  fault(
    'the state holds undefined',
    alsoState(() => ({ winner: undefined })),
  ),
  fault(
    'the state holds a map',
    alsoState(() => ({ cache: new Map([[1, 2]]) })),
  ),
  fault('the state holds a negative zero', () =>
    afterMove('takeCoin', (state) => void (state.bank = -state.bank || -0)),
  ),
  fault('the state remembers which object it was', (rules) => {
    const alive = new WeakSet<object>();
    const known = (state: Tiny): Tiny => (alive.add(state), state);
    const phases = afterMove('takeCoin', (state) => void (state.seals += alive.has(state) ? 1 : 0)).phases;
    return {
      phases,
      setup: (...table) => known(rules.setup(...table)),
      copy: (state) => known(rules.copy(state)),
    };
  }),
  fault('the deal depends on how often it was dealt', (rules) => ({
    setup(...table) {
      const state = rules.setup(...table);
      if (setups++ % 2 === 1) state.deck.reverse();
      return state;
    },
  })),
  fault('telling has an effect', () =>
    withMove('takeCoin', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        move.play(state, seat, noun, tell);
        if (tell !== undefined) state.seals++;
      },
    })),
  ),
  fault(
    'a view holds undefined',
    alsoView(() => ({ turn: undefined })),
  ),
  fault(
    'a view hands out a part of the state',
    alsoView((state) => ({ coins: state.coins })),
  ),
  fault('a fact holds a part of the state', () =>
    withMove('look', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        move.play(state, seat, noun, tell);
        tell?.({ type: 'ended', hands: state.won });
      },
    })),
  ),
  fault('a fact holds no number', () =>
    withMove('takeCoin', (move) => ({
      ...move,
      play: (state, seat, pot, tell) => (
        tell?.({ type: 'sealed', seat: NaN }),
        move.play(state, seat, pot, tell)
      ),
    })),
  ),
  fault('a noun has a blank', () =>
    withMove('takeCoin', (move) => ({ ...move, nouns: ['left pot', 'right'] })),
  ),
  fault('a noun has a comma', () => withMove('takeCoin', (move) => ({ ...move, nouns: ['left,', 'right'] }))),
  fault('two nouns share a name', () => withMove('look', (move) => ({ ...move, nouns: ['yes', 'yes'] }))),
  fault('a phase cites no rule', () => withPhase('look', () => ({ rule: '' }))),
  fault('the sources do not add up', (rules) => ({
    outcome: (state) => ({
      seats: rules
        .outcome(state)
        .seats.map((result) => ({ ...result, sources: { ...result.sources, coins: 1 } })),
    }),
  })),
  fault('the ranks forget the tie-breaks', (rules) => ({
    outcome: (state) => ({
      seats: rules.outcome(state).seats.map((result, _seat, all) => ({
        ...result,
        rank: 1 + all.filter((other) => other.total > result.total).length,
        tieBreaks: [_seat],
      })),
    }),
  })),
  fault('the ranks are upside down', (rules) => ({
    outcome: (state) => ({
      seats: rules
        .outcome(state)
        .seats.map((result, _seat, all) => ({ ...result, rank: 1 + all.length - result.rank })),
    }),
  })),
];

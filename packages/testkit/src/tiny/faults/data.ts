import type { Viewer } from '@pithead/kernel';
import type { TinyRules } from '../rules.ts';
import type { Tiny } from '../state.ts';
import type { PlantedGameFault } from './plantFault.ts';
import { extendMove, plantFault, replaceMove, replacePhase } from './plantFault.ts';

const withExtraState =
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

const withExtraView = (extra: (state: Tiny) => object) => (rules: TinyRules) => ({
  view: (state: Tiny, viewer: Viewer) => Object.assign(rules.view(state, viewer), extra(state)),
});

let setups = 0;

export const DATA_FAULTS: readonly PlantedGameFault[] = [
  plantFault(
    'a copy shares the hands',
    copyThen((copy, state) => void (copy.hands = [...state.hands])),
  ),
  plantFault(
    'a copy shares the step',
    copyThen((copy, state) => void (copy.steps = [...state.steps])),
  ),
  plantFault(
    'a copy shares the key',
    copyThen((copy, state) => void (copy.chance.key = state.chance.key)),
  ),
  plantFault(
    'a copy forgets the last bids',
    copyThen((copy) => void copy.shown.fill(-1)),
  ),
  plantFault(
    'a copy has one field more',
    copyThen((copy) => void Object.assign(copy, { copied: undefined })),
  ),
  plantFault(
    'the state holds undefined',
    withExtraState(() => ({ winner: undefined })),
  ),
  plantFault(
    'the state holds a map',
    withExtraState(() => ({ cache: new Map([[1, 2]]) })),
  ),
  plantFault('the state holds a negative zero', () =>
    extendMove('takeCoin', (state) => void (state.bank = -state.bank || -0)),
  ),
  plantFault('the state remembers which object it was', (rules) => {
    const alive = new WeakSet<object>();
    const known = (state: Tiny): Tiny => (alive.add(state), state);
    const phases = extendMove('takeCoin', (state) => void (state.seals += alive.has(state) ? 1 : 0)).phases;
    return {
      phases,
      setup: (...table) => known(rules.setup(...table)),
      copy: (state) => known(rules.copy(state)),
    };
  }),
  plantFault('the deal depends on how often it was dealt', (rules) => ({
    setup(...table) {
      const state = rules.setup(...table);
      if (setups++ % 2 === 1) state.deck.reverse();
      return state;
    },
  })),
  plantFault('a state does not carry the second version of its rules', () => ({ version: 2 })),
  plantFault('telling has an effect', () =>
    replaceMove('takeCoin', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        move.play(state, seat, noun, tell);
        if (tell !== undefined) state.seals++;
      },
    })),
  ),
  plantFault(
    'a view holds undefined',
    withExtraView(() => ({ turn: undefined })),
  ),
  plantFault(
    'making a view changes the state',
    withExtraView((state) => ({ seals: ++state.seals })),
  ),
  plantFault('a fact holds a part of the state', () =>
    replaceMove('look', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        move.play(state, seat, noun, tell);
        tell?.({ type: 'ended', hands: state.won });
      },
    })),
  ),
  plantFault('a fact holds no number', () =>
    replaceMove('takeCoin', (move) => ({
      ...move,
      play: (state, seat, pot, tell) => (
        tell?.({ type: 'sealed', seat: NaN }),
        move.play(state, seat, pot, tell)
      ),
    })),
  ),
  plantFault('a noun has a blank', () =>
    replaceMove('takeCoin', (move) => ({ ...move, nouns: ['left pot', 'right'] })),
  ),
  plantFault('a noun has a comma', () =>
    replaceMove('takeCoin', (move) => ({ ...move, nouns: ['left,', 'right'] })),
  ),
  plantFault('two nouns share a name', () =>
    replaceMove('look', (move) => ({ ...move, nouns: ['yes', 'yes'] })),
  ),
  plantFault('a phase cites no rule', () => replacePhase('look', () => ({ rule: '' }))),
  plantFault('the sources do not add up', (rules) => ({
    outcome: (state) => ({
      seats: rules
        .outcome(state)
        .seats.map((result) => ({ ...result, sources: { ...result.sources, coins: 1 } })),
    }),
  })),
  plantFault('the ranks forget the tie-breaks', (rules) => ({
    outcome: (state) => ({
      seats: rules.outcome(state).seats.map((result, _seat, all) => ({
        ...result,
        rank: 1 + all.filter((other) => other.total > result.total).length,
        tieBreaks: [_seat],
      })),
    }),
  })),
  plantFault('the ranks are upside down', (rules) => ({
    outcome: (state) => ({
      seats: rules
        .outcome(state)
        .seats.map((result, _seat, all) => ({ ...result, rank: 1 + all.length - result.rank })),
    }),
  })),
];

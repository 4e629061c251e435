import type { Match } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { GalleryState } from '@pithead/ui';
import type { PhaseName, Siberia, SiberiaFact, SiberiaView } from '../../rules/index.ts';
import { countBits, isExecutable, moneyOf, playerOf, researchTiles } from '../../rules/index.ts';

type LocalMatch = Match<Siberia, SiberiaFact, SiberiaView>;

const asks = ({ state }: LocalMatch, seat: number, at: PhaseName): boolean => {
  const step = state.steps.at(-1);
  return step?.at === at && (step.pending & bit(seat)) !== 0;
};

const inStep = (
  at: PhaseName,
  after: number,
  more: Partial<GalleryState<LocalMatch>> = {},
): GalleryState<LocalMatch> => ({
  players: 3,
  minPlies: after,
  isReached: (match, seat) => asks(match, seat, at),
  ...more,
});

const ready = ({ state }: LocalMatch, seat: number): number =>
  Array.from({ length: 10 }, (_, action) => action).filter((action) =>
    isExecutable(playerOf(state, seat), action),
  ).length;

export const galleryStates: Readonly<Record<string, GalleryState<LocalMatch>>> = {
  turn: inStep('turn', 330, {
    isReached: (match, seat) =>
      asks(match, seat, 'turn') &&
      ready(match, seat) >= 3 &&
      researchTiles(playerOf(match.state, seat)) === 0,
  }),
  sides: {
    players: 3,
    options: { exchangeSides: 'chosen' },
    isReached: (match, seat) => asks(match, seat, 'sides'),
  },
  confirmSides: inStep('sides', 5),
  placing: inStep('placing', 220),
  planned: inStep('placing', 220, {
    isReached: (match, seat) =>
      asks(match, seat, 'placing') && match.offers(seat).some(([verb]) => verb === 'confirmPlacement'),
  }),
  waiting: inStep('placing', 220, {
    isReached: ({ state }, seat) =>
      state.steps.at(-1)?.at === 'placing' && ((state.steps.at(-1)?.pending ?? 0) & bit(seat)) === 0,
  }),
  mustResearch: inStep('turn', 150, {
    isReached: (match, seat) => asks(match, seat, 'turn') && researchTiles(playerOf(match.state, seat)) > 1,
  }),
  research: inStep('research', 150, {
    isReached: (match, seat) => asks(match, seat, 'research') && match.state.resolving.length > 1,
  }),
  managerResource: inStep('managerResource', 60, { isRandom: true }),
  cube: inStep('cube', 150),
  joker: inStep('joker', 60, { isRandom: true }),
  logistics: inStep('logistics', 120),
  salesman: inStep('salesman', 60, { isRandom: true }),
  worker: inStep('worker', 30),
  investor: inStep('investor', 60, { isRandom: true }),
  selling: inStep('selling', 250, {
    isReached: (match, seat) => asks(match, seat, 'selling') && match.offers(seat).length > 2,
  }),
  endOfTurn: inStep('endOfTurn', 250),
  returning: inStep('returning', 100, { isRandom: true }),
  late: inStep('turn', 500, {
    isReached: (match, seat) => asks(match, seat, 'turn') && countBits(match.state.closed) >= 6,
  }),
  lastRound: inStep('turn', 300, {
    isReached: (match, seat) => asks(match, seat, 'turn') && match.state.ended !== 0,
  }),
  other: inStep('turn', 300, {
    isReached: (match, seat) => match.state.steps.at(-1)?.at === 'turn' && !asks(match, seat, 'turn'),
  }),
  four: inStep('turn', 420, { players: 4 }),
  two: inStep('turn', 200, { players: 2 }),
  end: {
    players: 3,
    isReached: (match) => match.isOver && match.state.players.some((player) => moneyOf(player) > 0),
  },
};

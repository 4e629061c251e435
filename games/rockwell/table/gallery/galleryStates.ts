import type { Match } from '@pithead/kernel';
import { isPending } from '@pithead/kernel';
import type { GalleryState } from '@pithead/ui';
import type { Rockwell, RockwellFact, RockwellView } from '../../rules/index.ts';
import {
  advantageOf,
  BRIBERY,
  countBits,
  isRevealed,
  placeOf,
  RING,
  SPACES,
  stageOf,
  SUBCONTRACTING,
} from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';

type LocalMatch = Match<Rockwell, RockwellFact, RockwellView>;

const asks = ({ state }: LocalMatch, seat: number, at: string): boolean =>
  state.steps.at(-1)?.at === at && isPending(state, seat);

const at =
  (step: string) =>
  (match: LocalMatch, seat: number): boolean =>
    asks(match, seat, step);

const sealedAt =
  (step: string) =>
  ({ state }: LocalMatch, seat: number): boolean =>
    state.steps.at(-1)?.at === step && !isPending(state, seat);

const crowd = ({ state }: LocalMatch, many: number, isOpen: boolean): boolean =>
  times(RING, (i) => SPACES - RING + i).some(
    (space) =>
      isRevealed(state, space) === isOpen &&
      state.crews.filter((crew) => placeOf(crew) === space).length >= many,
  );

const advantage =
  (kind: number) =>
  (match: LocalMatch, seat: number): boolean =>
    asks(match, seat, 'advantage') && advantageOf(match.state, seat) === kind;

export const galleryStates: Readonly<Record<string, GalleryState<LocalMatch>>> = {
  drill: { players: 4, minPlies: 330, isReached: at('drilling') },
  start: { players: 4, isReached: at('auction') },
  auction: { players: 4, minPlies: 260, isReached: at('auction') },
  sealed: { players: 4, minPlies: 260, isReached: sealedAt('auction') },
  insured: { players: 4, minPlies: 200, isReached: sealedAt('insurance') },
  vice: { players: 4, minPlies: 200, isReached: at('vicePresidents') },
  insurance: { players: 4, minPlies: 200, isReached: at('insurance') },
  first: { players: 4, isReached: at('drilling') },
  straddle: {
    players: 4,
    forcedPly: ['improve', 'mobility'],
    isReached: (match, seat) =>
      asks(match, seat, 'drilling') && (match.state.players[seat]?.mobility ?? 0) >= 2,
  },
  late: { players: 4, minPlies: 700, isReached: at('drilling') },
  die: { players: 4, forcedPly: ['placeVp', 'I-3'], isReached: at('die') },
  bribe: { players: 4, minPlies: 40, forcedPly: ['placeVp', 'I-1'], isReached: advantage(BRIBERY) },
  hire: { players: 4, forcedPly: ['placeVp', 'I-3'], isReached: advantage(SUBCONTRACTING) },
  order: { players: 4, forcedPly: ['improve', 'mobility'], isReached: at('extractionOrder') },
  danger: { players: 4, isRandom: true, isReached: at('danger') },
  trade: { players: 4, minPlies: 200, isReached: at('trading') },
  unseen: { players: 3, minPlies: 150, options: { hiddenLog: true }, isReached: at('tradingUnseen') },
  workshop: { players: 4, minPlies: 200, isReached: at('workshop') },
  shafts: {
    players: 4,
    minPlies: 200,
    isReached: (match, seat) =>
      asks(match, seat, 'workshop') && stageOf(match.state.players[seat] ?? { shafts: [] }) >= 2,
  },
  al: { players: 2, isRandom: true, isReached: at('alCrew') },
  alWhere: { players: 2, isRandom: true, isReached: at('alDestination') },
  alUpgrade: { players: 2, isReached: at('alUpgrade') },
  two: { players: 2, minPlies: 150, isReached: at('drilling') },
  aligned: { players: 3, minPlies: 220, options: { layout: 'aligned' }, isReached: at('drilling') },
  open: {
    players: 4,
    minPlies: 500,
    isReached: (match, seat) => asks(match, seat, 'drilling') && countBits(match.state.revealed) > 14,
  },
  crowd: { players: 4, isReached: (match, seat) => asks(match, seat, 'drilling') && crowd(match, 4, true) },
  crowdClosed: { players: 4, isReached: (match) => crowd(match, 4, false) },
  throng: { players: 4, isReached: (match) => crowd(match, 6, true) },
  end: { players: 4, isReached: (match) => match.isOver },
};

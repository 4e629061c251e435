/** States of real games that the gallery shows. */
import type { Match } from '@pithead/kernel';
import { isPending } from '@pithead/kernel';
import type { Wanted } from '@pithead/ui';
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

export const states: Readonly<Record<string, Wanted<LocalMatch>>> = {
  drill: { players: 4, after: 330, reached: at('drilling') },
  start: { players: 4, reached: at('auction') },
  auction: { players: 4, after: 260, reached: at('auction') },
  sealed: { players: 4, after: 260, reached: sealedAt('auction') },
  insured: { players: 4, after: 200, reached: sealedAt('insurance') },
  vice: { players: 4, after: 200, reached: at('vicePresidents') },
  insurance: { players: 4, after: 200, reached: at('insurance') },
  first: { players: 4, reached: at('drilling') },
  straddle: {
    players: 4,
    wish: ['improve', 'mobility'],
    reached: (match, seat) =>
      asks(match, seat, 'drilling') && (match.state.players[seat]?.mobility ?? 0) >= 2,
  },
  late: { players: 4, after: 700, reached: at('drilling') },
  die: { players: 4, wish: ['placeVp', 'I-3'], reached: at('die') },
  bribe: { players: 4, after: 40, wish: ['placeVp', 'I-1'], reached: advantage(BRIBERY) },
  hire: { players: 4, wish: ['placeVp', 'I-3'], reached: advantage(SUBCONTRACTING) },
  order: { players: 4, wish: ['improve', 'mobility'], reached: at('extractionOrder') },
  danger: { players: 4, isRandom: true, reached: at('danger') },
  trade: { players: 4, after: 200, reached: at('trading') },
  unseen: { players: 3, after: 150, options: { hiddenLog: true }, reached: at('tradingUnseen') },
  workshop: { players: 4, after: 200, reached: at('workshop') },
  shafts: {
    players: 4,
    after: 200,
    reached: (match, seat) =>
      asks(match, seat, 'workshop') && stageOf(match.state.players[seat] ?? { shafts: [] }) >= 2,
  },
  al: { players: 2, isRandom: true, reached: at('alCrew') },
  alWhere: { players: 2, isRandom: true, reached: at('alDestination') },
  alUpgrade: { players: 2, reached: at('alUpgrade') },
  two: { players: 2, after: 150, reached: at('drilling') },
  aligned: { players: 3, after: 220, options: { layout: 'aligned' }, reached: at('drilling') },
  open: {
    players: 4,
    after: 500,
    reached: (match, seat) => asks(match, seat, 'drilling') && countBits(match.state.revealed) > 14,
  },
  crowd: { players: 4, reached: (match, seat) => asks(match, seat, 'drilling') && crowd(match, 4, true) },
  crowdClosed: { players: 4, reached: (match) => crowd(match, 4, false) },
  throng: { players: 4, reached: (match) => crowd(match, 6, true) },
  end: { players: 4, reached: (match) => match.isOver },
};

import type { Match } from '@pithead/kernel';
import { firstPending } from '@pithead/kernel';
import type { GalleryState } from '@pithead/ui';
import type { GlueckAuf, GlueckAufFact, GlueckAufView } from '../../rules/index.ts';
import { sum } from '../../rules/index.ts';

type LocalMatch = Match<GlueckAuf, GlueckAufFact, GlueckAufView>;

const asks = (match: LocalMatch, seat: number, at: string): boolean =>
  match.state.steps.at(-1)?.at === at && firstPending(match.state) === seat;

export const galleryStates: Readonly<Record<string, GalleryState<LocalMatch>>> = {
  place: { players: 4, minPlies: 190, isReached: (match, seat) => asks(match, seat, 'turn') },
  start: { players: 4, isReached: (match, seat) => asks(match, seat, 'draft') },
  draft: {
    players: 4,
    isReached: (match, seat) =>
      asks(match, seat, 'draft') && (match.state.players[seat]?.orders.length ?? 0) >= 1,
  },
  late: { players: 4, minPlies: 420, isReached: (match, seat) => asks(match, seat, 'turn') },
  mining: {
    players: 4,
    minPlies: 150,
    isReached: (match, seat) =>
      asks(match, seat, 'mining') && sum(match.state.players[seat]?.cage ?? []) >= 2,
  },
  surface: {
    players: 4,
    minPlies: 60,
    isReached: (match, seat) => {
      const player = match.state.players[seat];
      return asks(match, seat, 'mining') && player?.level === 0 && sum(player.cage) >= 2;
    },
  },
  tiles: {
    players: 4,
    minPlies: 100,
    forcedPly: ['placeWorkers', 'factory-draw'],
    isReached: (match, seat) => asks(match, seat, 'drawnTiles'),
  },
  back: {
    players: 4,
    minPlies: 100,
    forcedPly: ['placeWorkers', 'factory-draw'],
    isReached: (match, seat) => asks(match, seat, 'tilesToEnd'),
  },
  orders: {
    players: 4,
    minPlies: 60,
    forcedPly: ['placeWorkers', 'order-draw'],
    isReached: (match, seat) => asks(match, seat, 'drawnOrders'),
  },
  shortage: { players: 4, isRandom: true, isReached: (match, seat) => asks(match, seat, 'shortage') },
  two: { players: 2, minPlies: 60, isReached: (match, seat) => asks(match, seat, 'turn') },
  chosen: { players: 4, minPlies: 120, isReached: (match, seat) => asks(match, seat, 'endOfTurn') },
  end: { players: 4, isReached: (match) => match.isOver },
};

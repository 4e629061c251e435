/** States of real games that the gallery shows. */
import type { Match } from '@pithead/kernel';
import { firstPending } from '@pithead/kernel';
import type { Wanted } from '@pithead/ui';
import type { GlueckAuf, GlueckAufFact, GlueckAufView } from '../../rules/index.ts';
import { sum } from '../../rules/index.ts';

type LocalMatch = Match<GlueckAuf, GlueckAufFact, GlueckAufView>;

const asks = (match: LocalMatch, seat: number, at: string): boolean =>
  match.state.steps.at(-1)?.at === at && firstPending(match.state) === seat;

export const states: Readonly<Record<string, Wanted<LocalMatch>>> = {
  place: { players: 4, after: 190, reached: (match, seat) => asks(match, seat, 'turn') },
  start: { players: 4, reached: (match, seat) => asks(match, seat, 'draft') },
  draft: {
    players: 4,
    reached: (match, seat) =>
      asks(match, seat, 'draft') && (match.state.players[seat]?.orders.length ?? 0) >= 1,
  },
  late: { players: 4, after: 420, reached: (match, seat) => asks(match, seat, 'turn') },
  mining: {
    players: 4,
    after: 150,
    reached: (match, seat) => asks(match, seat, 'mining') && sum(match.state.players[seat]?.cage ?? []) >= 2,
  },
  surface: {
    players: 4,
    after: 60,
    reached: (match, seat) => {
      const player = match.state.players[seat];
      return asks(match, seat, 'mining') && player?.level === 0 && sum(player.cage) >= 2;
    },
  },
  tiles: {
    players: 4,
    after: 100,
    wish: ['placeWorkers', 'factory-draw'],
    reached: (match, seat) => asks(match, seat, 'drawnTiles'),
  },
  back: {
    players: 4,
    after: 100,
    wish: ['placeWorkers', 'factory-draw'],
    reached: (match, seat) => asks(match, seat, 'tilesToEnd'),
  },
  orders: {
    players: 4,
    after: 60,
    wish: ['placeWorkers', 'order-draw'],
    reached: (match, seat) => asks(match, seat, 'drawnOrders'),
  },
  shortage: { players: 4, isRandom: true, reached: (match, seat) => asks(match, seat, 'shortage') },
  two: { players: 2, after: 60, reached: (match, seat) => asks(match, seat, 'turn') },
  chosen: { players: 4, after: 120, reached: (match, seat) => asks(match, seat, 'endOfTurn') },
  end: { players: 4, reached: (match) => match.isOver },
};

import { bit, isOver } from '@pithead/kernel';
import { progressOf } from '@pithead/match';
import type { TableInfo } from '@pithead/protocol';
import type { LocalMatch } from './localMatch.ts';
import type { LocalMatchSummary } from './storedMatch.ts';

const isYourTurn = (local: LocalMatch): boolean =>
  local.status === 'running' && (local.pendingSeats & ~local.botSeats) !== 0;

export function localTableInfo(local: LocalMatch): TableInfo {
  const { head, match } = local;
  return {
    id: head.id,
    game: head.game,
    version: head.version,
    options: match.setup.options,
    seats: head.names.map((name, seat) => {
      const level = head.bots[seat] ?? null;
      return {
        seat,
        name,
        kind: level === null ? 'person' : 'bot',
        level,
        isYours: level === null,
        person: null,
        ...((local.seatStatus.resigned & bit(seat)) !== 0 && { hasResigned: true }),
      };
    }),
    isPublic: false,
    isHotSeat: head.isHotSeat,
    isRated: false,
    pace: 'live',
    clock: { kind: 'none' },
    status: local.status,
    isHost: true,
    isYourTurn: isYourTurn(local),
    createdAt: head.createdAt,
    next: null,
  };
}

export function toSummary(local: LocalMatch, changedAt: number): LocalMatchSummary {
  const { head, match } = local;
  const { id, game, names, bots, isHotSeat, createdAt } = head;
  return {
    id,
    game,
    names,
    bots,
    isHotSeat,
    asked: local.pendingSeats,
    isYourTurn: isYourTurn(local),
    status: local.status,
    ranks: isOver(match.state) ? match.game.outcome(match.state).seats.map(({ rank }) => rank) : null,
    createdAt,
    changedAt,
    progress: progressOf(local),
    resigned: local.seatStatus.resigned,
    ...(head.isGuided === true && { isGuided: true }),
    ...(head.branch !== undefined && { origin: head.branch.origin }),
  };
}

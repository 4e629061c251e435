/** Everything about a local match that leaves the worker is produced here, from what the viewer may know. */
import type { GameRecord, Viewer, PartialRecord } from '@pithead/kernel';
import { commitmentOf, isOver, partialRecordOf, recordOf } from '@pithead/kernel';
import type { ViewerState, TableInfo } from '@pithead/protocol';
import { packOffers } from '@pithead/protocol';
import type { LocalMatch } from './localMatch.ts';
import type { LocalMatchSummary } from './storedMatch.ts';

/** Same shape as the server's; fields that only a server knows are neutral. */
export function localViewerState(local: LocalMatch, viewer: Viewer): ViewerState {
  const { match, status } = local;
  const facts = local.telling.factsFor(viewer);
  return {
    seq: local.telling.seqFor(viewer),
    asked: local.asked,
    standIns: local.standIns,
    resigned: local.resigned,
    undoable: viewer === undefined ? 0 : match.undoable(viewer),
    undoRequest: null,
    pauseRequest: null,
    isPaused: false,
    clocks: null,
    outcome: isOver(match.state) ? match.game.outcome(match.state) : null,
    frozenFor: '',
    view: match.view(viewer),
    offers: viewer !== undefined && status === 'running' ? packOffers(match.offers(viewer)) : {},
    factCount: facts.length,
    facts,
    online: (1 << match.state.seats) - 1,
    watching: 0,
    commitment: commitmentOf(match.table.key),
    key: status === 'running' ? '' : local.head.key,
  };
}

const isYourTurn = (local: LocalMatch): boolean =>
  local.status === 'running' && (local.asked & ~local.botSeats) !== 0;

export function localTableInfo(local: LocalMatch): TableInfo {
  const { head, match } = local;
  return {
    id: head.id,
    game: head.game,
    version: head.version,
    options: match.table.options,
    seats: head.names.map((name, seat) => {
      const level = head.bots[seat] ?? null;
      return {
        seat,
        name,
        kind: level === null ? 'person' : 'bot',
        level,
        isYours: level === null,
        person: null,
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
    asked: local.asked,
    isYourTurn: isYourTurn(local),
    status: local.status,
    ranks: isOver(match.state) ? match.game.outcome(match.state).seats.map(({ rank }) => rank) : null,
    createdAt,
    changedAt,
  };
}

export const exportRecord = ({ match, status }: LocalMatch, viewer: Viewer): GameRecord | PartialRecord =>
  status === 'running' ? partialRecordOf(match, viewer) : recordOf(match);

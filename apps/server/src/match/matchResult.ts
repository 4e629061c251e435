import { bit } from '@pithead/kernel';
import type { MatchState } from '@pithead/match';
import { placesOf } from '../ratings/places.ts';
import type { MatchResult, ResultSeat, SeatRow, TableRow } from '../store/store.ts';

export type ResultTable = Pick<
  TableRow,
  'id' | 'game' | 'isPublic' | 'isHotSeat' | 'isRated' | 'createdAt' | 'startedAt'
>;

/** Of a match that has ended. */
export function matchResultOf(
  matchState: MatchState,
  table: ResultTable,
  seats: readonly SeatRow[],
  endedAt: number,
): MatchResult {
  const { seatStatus, game, gameState } = matchState;
  const isOver = matchState.status === 'over';
  const outcome = isOver ? game.outcome(gameState).seats : [];
  const leavingOf = (seat: number): ResultSeat['leaving'] => {
    if ((seatStatus.resigned & bit(seat)) !== 0) return 'resigned';
    return (seatStatus.standIns & bit(seat)) === 0 ? 'stayed' : 'left';
  };
  const finishing = seats.map(({ seat }) => ({
    seat,
    leaving: leavingOf(seat),
    rank: outcome[seat]?.rank ?? 1,
  }));
  const leftAt = new Map(seatStatus.resignations.map(({ seat, logSeq }) => [seat, logSeq]));
  const places = placesOf(finishing, leftAt);
  return {
    table: table.id,
    game: table.game,
    isPublic: table.isPublic,
    isHotSeat: table.isHotSeat,
    ending: isOver ? 'over' : 'abandoned',
    startedAt: table.startedAt ?? table.createdAt,
    endedAt,
    isRated: table.isRated,
    seats: seats.map(({ seat, person, bot }, i) => ({
      seat,
      person,
      bot,
      place: places[i]?.place as number,
      points: outcome[seat]?.total ?? null,
      sources: outcome[seat]?.sources ?? {},
      leaving: leavingOf(seat),
    })),
  };
}

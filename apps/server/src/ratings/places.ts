/** Who has left comes after everybody who stayed; of several who left, who stayed longer comes first. */
import type { ResultSeat, SeatEvent, SeatPlace } from '../store/store.ts';

export interface FinishingSeat extends Pick<ResultSeat, 'seat' | 'leaving'> {
  /** By points; only compared among those who stayed. */
  readonly rank: number;
}

/** Seats that left, without a known time, share a place. */
export function placesOf(
  seats: readonly FinishingSeat[],
  leftAt: ReadonlyMap<number, number> = new Map(),
): SeatPlace[] {
  const stayed = seats.filter(({ leaving }) => leaving === 'stayed');
  const left = seats.filter(({ leaving }) => leaving !== 'stayed');
  const timeOf = ({ seat }: FinishingSeat): number => leftAt.get(seat) ?? 0;
  return seats.map((own) => {
    if (own.leaving === 'stayed')
      return { seat: own.seat, place: 1 + stayed.filter(({ rank }) => rank < own.rank).length };
    const later = left.filter((other) => timeOf(other) > timeOf(own)).length;
    return { seat: own.seat, place: 1 + stayed.length + later };
  });
}

/** When each seat was left for good, by number of the event. */
export function leavingTimes(events: readonly SeatEvent[]): Map<number, number> {
  const leftAt = new Map<number, number>();
  for (const { seat, seq, kind } of events) {
    if (kind === 'return') leftAt.delete(seat);
    else if ((kind === 'standIn' || kind === 'resign') && !leftAt.has(seat)) leftAt.set(seat, seq);
  }
  return leftAt;
}

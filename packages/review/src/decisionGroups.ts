/**
 * A finished game as a list of decisions. A decision is all plies of one seat until chance is drawn, something is
 * shown, or another seat decides. Seats that decide simultaneously form one group, because nobody sees the others'
 * choices and their order makes no difference.
 */
import type { Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { isOver, isSameDecision, pendingSeats } from '@pithead/kernel';

export interface RecordedDecision {
  readonly seat: Seat;
  readonly plies: readonly Ply[];
  /** The number of plies played before its first one. */
  readonly firstPly: number;
}

export interface DecisionGroup<S extends State = State> {
  /** The numbers of plies played before and after the group. */
  readonly firstPly: number;
  readonly endPly: number;
  readonly before: S;
  readonly after: S;
  readonly decisions: readonly RecordedDecision[];
  /** Plies as they were played, for a group with several seats in the order of their arrival. */
  readonly plies: readonly RecordedPly[];
}

/** `states` are those after 0, 1, 2, … plies; the groups begin after `from` of them. */
export function decisionGroups<S extends State>(
  plies: readonly RecordedPly[],
  states: readonly S[],
  from = 0,
): DecisionGroup<S>[] {
  const groups: DecisionGroup<S>[] = [];
  let first = from;
  plies.forEach(([seat], ply) => {
    if (ply < from) return;
    const [before, after] = [states[ply] as S, states[ply + 1] as S];
    const isSimultaneous = (pendingSeats(before) & (pendingSeats(before) - 1)) !== 0;
    if (goesOn(before, seat, after, isSimultaneous)) return;
    groups.push(toGroup(plies, states, first, ply + 1));
    first = ply + 1;
  });
  return groups;
}

/** A simultaneous step goes on until the last seat has decided; what the others see stays the same until then. */
function goesOn(before: State, seat: Seat, after: State, isSimultaneous: boolean): boolean {
  if (isOver(after) || !isSameDecision(before, seat, after)) return false;
  return isSimultaneous || pendingSeats(after) === pendingSeats(before);
}

function toGroup<S extends State>(
  all: readonly RecordedPly[],
  states: readonly S[],
  firstPly: number,
  endPly: number,
): DecisionGroup<S> {
  const plies = all.slice(firstPly, endPly);
  const [before, after] = [states[firstPly] as S, states[endPly] as S];
  const seats = [...new Set(plies.map(([seat]) => seat))];
  const decisions = seats.map((seat) => ({
    seat,
    plies: plies.filter(([by]) => by === seat).map(([, verb, noun]): Ply => [verb, noun]),
    firstPly: firstPly + plies.findIndex(([by]) => by === seat),
  }));
  return { firstPly, endPly, before, after, decisions, plies };
}

/** Plays the group's plies on another state, e.g. one with another future. */
export function replayGroup<S extends State>(
  play: (state: S, seat: Seat, ply: Ply) => void,
  { plies }: DecisionGroup<S>,
  state: S,
): void {
  for (const [seat, verb, noun] of plies) play(state, seat, [verb, noun]);
}

/** Simultaneous decisions may begin at the same ply. */
export const judgedKey = ({ seat, firstPly }: { readonly seat: Seat; readonly firstPly: number }): string =>
  `${firstPly}/${seat}`;

import type { PoolPace } from '@pithead/protocol';
import type { PoolCandidate } from './poolMatch.ts';
import { canMeet, isRatedFor } from './poolMatch.ts';

export interface PoolProposal {
  readonly game: string;
  readonly pace: PoolPace;
  readonly seats: number;
  readonly bots: number;
  readonly isRated: boolean;
  /** The one who has waited longest first. */
  readonly people: readonly PoolCandidate[];
}

/** How long somebody waits before bots take the empty seats. */
const BOTS_AFTER_MS = { live: 60_000, day: 3_600_000 } as const;

/** Bounds the search for a group in which each fits every other. */
const MAX_CONSIDERED = 40;
const MAX_STEPS = 2000;

const byWaiting = (a: PoolCandidate, b: PoolCandidate): number =>
  a.joinedAt - b.joinedAt || (a.person < b.person ? -1 : 1);

/**
 * The person who has waited longest is served first, with the people who have waited longest among those who fit; a
 * table with more seats before one with fewer, and people before bots.
 */
export function findProposals(candidates: readonly PoolCandidate[], now: number): PoolProposal[] {
  const waiting = candidates.toSorted(byWaiting);
  const taken = new Set<string>();
  const found: PoolProposal[] = [];
  for (const fill of [withPeople, withBots])
    for (const first of waiting) {
      if (taken.has(first.person)) continue;
      const free = waiting.filter(({ person }) => !taken.has(person));
      const proposal = fill(first, free, now);
      if (proposal === undefined) continue;
      for (const { person } of proposal.people) taken.add(person);
      found.push(proposal);
    }
  return found;
}

export const seatCountsOf = ({ choice }: PoolCandidate): number[] => choice.seats.toSorted((a, b) => b - a);

function withPeople(
  first: PoolCandidate,
  free: readonly PoolCandidate[],
  now: number,
): PoolProposal | undefined {
  for (const seats of seatCountsOf(first))
    for (const game of first.choice.games) {
      const group = largestGroup(first, free, { game, seats, size: seats, now });
      if (group.length === seats) return toProposal(group, game, seats);
    }
  return undefined;
}

const allowsBots =
  (now: number) =>
  ({ choice, joinedAt }: PoolCandidate): boolean =>
    choice.mayFillWithBots && now - joinedAt >= BOTS_AFTER_MS[choice.pace === 'day' ? 'day' : 'live'];

/** Two people at least: nobody waits for a table that could be opened at once. */
function withBots(
  first: PoolCandidate,
  free: readonly PoolCandidate[],
  now: number,
): PoolProposal | undefined {
  const isWilling = allowsBots(now);
  if (!isWilling(first)) return undefined;
  const willing = free.filter((other) => other.choice.mayFillWithBots && !wantsRatedOnly(other));
  if (wantsRatedOnly(first)) return undefined;
  for (const seats of seatCountsOf(first))
    for (const game of first.choice.games) {
      const group = largestGroup(first, willing, { game, seats, size: seats, now });
      if (group.length >= 2) return toProposal(group, game, seats);
    }
  return undefined;
}

/** Tables with bots are not rated. */
const wantsRatedOnly = ({ choice }: PoolCandidate): boolean => choice.against === 'near' && !choice.isWide;

function toProposal(group: readonly PoolCandidate[], game: string, seats: number): PoolProposal {
  const [{ choice }] = group as [PoolCandidate];
  const bots = seats - group.length;
  const people = group.toSorted(byWaiting);
  return { game, pace: choice.pace, seats, bots, isRated: isRatedFor(group, bots), people };
}

export interface GroupQuery {
  readonly game: string;
  readonly seats: number;
  /** A group of this size is large enough. */
  readonly size: number;
  readonly now: number;
}

/** With `first`; those who have waited longest are preferred. */
export function largestGroup(
  first: PoolCandidate,
  free: readonly PoolCandidate[],
  { game, seats, size, now }: GroupQuery,
): readonly PoolCandidate[] {
  const fitting: PoolCandidate[] = [];
  for (const other of free) {
    if (fitting.length === MAX_CONSIDERED) break;
    if (other.choice.seats.includes(seats) && canMeet(first, other, game, now)) fitting.push(other);
  }
  let best: readonly PoolCandidate[] = [first];
  let steps = 0;
  const extend = (group: readonly PoolCandidate[], rest: readonly PoolCandidate[]): void => {
    if (group.length > best.length) best = group;
    for (const [i, next] of rest.entries()) {
      if (best.length >= size || group.length + rest.length - i <= best.length || ++steps > MAX_STEPS) return;
      extend(
        [...group, next],
        rest.slice(i + 1).filter((other) => canMeet(next, other, game, now)),
      );
    }
  };
  extend(best, fitting);
  return best;
}

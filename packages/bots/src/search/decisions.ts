/** Whole decisions: all plies until chance is drawn, something is revealed, or another seat decides. */
import type { Fact, Game, Seat, State } from '@pithead/kernel';
import { isPending, listOffers, Offers, pendingSeats, playCode } from '@pithead/kernel';
import type { Evaluator } from '../evaluation/evaluator.ts';

export interface CandidateDecision<S extends State> {
  readonly codes: readonly number[];
  readonly state: S;
  readonly value: number;
}

/** A safety limit: no decision has more plies that are worth comparing. */
const MAX_PLIES = 24;

/** Breadth-first over the plies of a decision; `keep` selects the prefixes that are followed further. */
export function listDecisions<S extends State, F extends Fact>(
  game: Game<S, F>,
  evaluator: Evaluator<S>,
  state: S,
  seat: Seat,
  keep: (begun: readonly CandidateDecision<S>[]) => CandidateDecision<S>[],
): CandidateDecision<S>[] {
  const complete: CandidateDecision<S>[] = [];
  const offers = new Offers();
  let open: CandidateDecision<S>[] = [{ codes: [], state, value: 0 }];
  for (let plies = 0; plies < MAX_PLIES && open.length > 0; plies++) {
    const next: CandidateDecision<S>[] = [];
    for (const from of open) {
      listOffers(game, from.state, seat, offers);
      if (offers.length > 1) evaluator.pruneOffers?.(from.state, seat, offers);
      for (const code of offers.codes.slice(0, offers.length)) {
        const after = game.copy(from.state);
        playCode(game, after, seat, code, undefined);
        const decision = {
          codes: [...from.codes, code],
          state: after,
          value: evaluator.evaluate(after, seat),
        };
        (goesOn(from.state, after, seat) ? next : complete).push(decision);
      }
    }
    open = keep(next);
  }
  return complete.length > 0 ? complete : open;
}

export const bestDecisions = <S extends State>(
  decisions: readonly CandidateDecision<S>[],
  most: number,
): CandidateDecision<S>[] => decisions.toSorted((a, b) => b.value - a.value).slice(0, most);

/** The best `most` decisions and, for every first ply, the best decision that begins with it; best first. */
export function bestPlusEachFirstPly<S extends State>(
  decisions: readonly CandidateDecision<S>[],
  most: number,
): CandidateDecision<S>[] {
  const begun = new Set<number>();
  return bestDecisions(decisions, decisions.length).filter(({ codes: [first = -1] }, i) => {
    const isNew = !begun.has(first);
    begun.add(first);
    return isNew || i < most;
  });
}

function goesOn(before: State, after: State, seat: Seat): boolean {
  if (after.seals !== before.seals || after.chance.drawn !== before.chance.drawn) return false;
  return pendingSeats(after) === pendingSeats(before) && isPending(after, seat);
}

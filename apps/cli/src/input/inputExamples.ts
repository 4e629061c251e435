import type { Match, Ply, Seat } from '@pithead/kernel';
import { keyFromSeed, offersFor, playPly, printPly, redealtCopy } from '@pithead/kernel';

export function inputExamples(match: Match, seat: Seat | undefined): Record<'example' | 'several', string> {
  const print = (ply: Ply): string => printPly(match.game, ply);
  const offers = seat === undefined ? [] : match.offers(seat);
  const firstMoves = match.game.moves.slice(0, 2).map(({ verb }): Ply => [verb, 0]);
  const [example] = offers.length > 0 ? offers : firstMoves;
  const several = seat === undefined ? undefined : offerWithFollowUp(match, seat, offers);
  return {
    example: print(example as Ply),
    several:
      several === undefined ? firstMoves.map(print).join(', ') : `${several.number}, ${print(several.next)}`,
  };
}

/** The follow-up is tried in a redealt copy, so that the example reveals nothing. */
function offerWithFollowUp(
  match: Match,
  seat: Seat,
  offers: readonly Ply[],
): { readonly number: number; readonly next: Ply } | undefined {
  for (const [index, ply] of offers.entries()) {
    const copy = redealtCopy(match.game, match.state, seat, keyFromSeed('examples'));
    playPly(match.game, copy, seat, ply, undefined);
    const [next] = offersFor(match.game, copy, seat);
    if (next !== undefined) return { number: index + 1, next };
  }
  return undefined;
}

import type { Chance, Fact, Match, Ply, Seat, State } from '@pithead/kernel';
import { randomBelow, chanceFrom, isPending, keyFromSeed } from '@pithead/kernel';

export const pickRandom = <T>(chance: Chance, items: readonly T[]): T =>
  items[randomBelow(chance, items.length)] as T;

/** Selects the offers worth trying, because a match of uniformly random plies may stall. */
export type OfferFilter<S extends State> = (
  offers: readonly Ply[],
  state: S,
  chance: Chance,
) => readonly Ply[];
/** Called before every ply with the seat that will play it, and once at the end with undefined. */
export type BeforePly = (seat: Seat | undefined, chance: Chance) => void;

export function playFiltered<S extends State, F extends Fact, V>(
  match: Match<S, F, V>,
  seed: string,
  filter: OfferFilter<S>,
  beforePly: BeforePly,
): void {
  const chance = chanceFrom(keyFromSeed(seed));
  const seats = match.setup.names.map((_, seat) => seat);
  while (!match.isOver) {
    const pending = seats.filter((each) => isPending(match.state, each));
    const seat = pickRandom(chance, pending);
    beforePly(seat, chance);
    const refused = match.play(seat, [pickRandom(chance, filter(match.offers(seat), match.state, chance))]);
    if (refused !== undefined) throw new Error(`an offer was refused: ${refused.refusal.reason}`);
  }
  beforePly(undefined, chance);
}

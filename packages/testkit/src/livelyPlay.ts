/** Random games in which something happens, for looking at what is said and shown on the way. */
import type { Chance, Fact, Match, Ply, Seat, State } from '@pithead/kernel';
import { below, chanceFrom, isPending, keyFromSeed } from '@pithead/kernel';

export const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)] as T;

/** A game's own taste: which of the offers are worth a try. */
export type Taste<S extends State> = (offers: readonly Ply[], state: S, chance: Chance) => readonly Ply[];
/** Called before every ply, with the seat that will play it, and once at the end. */
export type Look = (seat: Seat | undefined, chance: Chance) => void;

/** Plays to the end. */
export function playLively<S extends State, F extends Fact, V>(
  match: Match<S, F, V>,
  seed: string,
  lively: Taste<S>,
  look: Look,
): void {
  const chance = chanceFrom(keyFromSeed(seed));
  const seats = match.table.names.map((_, seat) => seat);
  while (!match.isOver) {
    const asked = seats.filter((each) => isPending(match.state, each));
    const seat = pick(chance, asked);
    look(seat, chance);
    const refused = match.play(seat, [pick(chance, lively(match.offers(seat), match.state, chance))]);
    if (refused !== undefined) throw new Error(`an offer was refused: ${refused.refusal.reason}`);
  }
  look(undefined, chance);
}

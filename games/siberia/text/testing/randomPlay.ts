/** Random games in which something happens: whoever plays anything at random passes, forgoes and researches most of the time. */
import type { Chance, Ply } from '@pithead/kernel';
import { below, chanceFrom, isPending, keyFromSeed, Match } from '@pithead/kernel';
import type { Siberia, SiberiaFact, SiberiaView } from '../../rules/index.ts';
import { placeOfNoun, RESEARCH, siberia } from '../../rules/index.ts';

export type SiberiaMatch = Match<Siberia, SiberiaFact, SiberiaView>;

export const startMatch = (names: readonly string[], options: Readonly<Record<string, number | string>>, seed: string): SiberiaMatch =>
  Match.start(siberia, { names, options, key: keyFromSeed(seed) });

export const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)] as T;

/** Plays to the end; `look` is called before every ply, with the seat that will play it, and once at the end. */
export function playRandomly(match: SiberiaMatch, seed: string, look: (seat: number | undefined, chance: Chance) => void): void {
  const chance = chanceFrom(keyFromSeed(seed));
  while (!match.isOver) {
    const seats = match.table.names.map((_, seat) => seat);
    const seat = pick(
      chance,
      seats.filter((each) => isPending(match.state, each)),
    );
    look(seat, chance);
    const refused = match.play(seat, [pick(chance, lively(match.offers(seat), chance))]);
    if (refused !== undefined) throw new Error(`an offer was refused: ${refused.refusal.reason}`);
  }
  look(undefined, chance);
}

const isDull = ([verb, noun]: Ply): boolean =>
  verb === 'pass' || verb === 'forgo' || (verb === 'placeTile' && placeOfNoun(noun) === RESEARCH);

function lively(offers: readonly Ply[], chance: Chance): readonly Ply[] {
  const rest = offers.filter((ply) => !isDull(ply));
  return rest.length === 0 || below(chance, 6) === 0 ? offers : rest;
}

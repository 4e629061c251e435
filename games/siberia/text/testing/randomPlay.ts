/** Uniformly random players would pass, forgo and research most of the time. */
import type { Chance, Ply } from '@pithead/kernel';
import { randomBelow, keyFromSeed, Match } from '@pithead/kernel';
import type { BeforePly } from '@pithead/testkit/filteredPlay';
import { playFiltered } from '@pithead/testkit/filteredPlay';
import type { Siberia, SiberiaFact, SiberiaView } from '../../rules/index.ts';
import { placedAt, RESEARCH, siberia } from '../../rules/index.ts';

export type SiberiaMatch = Match<Siberia, SiberiaFact, SiberiaView>;

export const startMatch = (
  names: readonly string[],
  options: Readonly<Record<string, number | string>>,
  seed: string,
): SiberiaMatch => Match.start(siberia, { names, options, key: keyFromSeed(seed) });

export const playRandomly = (match: SiberiaMatch, seed: string, look: BeforePly): void =>
  playFiltered(match, seed, lively, look);

const isDull = ([verb, noun]: Ply): boolean =>
  verb === 'pass' || verb === 'forgo' || (verb === 'placeTile' && placedAt(noun) === RESEARCH);

function lively(offers: readonly Ply[], _state: Siberia, chance: Chance): readonly Ply[] {
  const rest = offers.filter((ply) => !isDull(ply));
  return rest.length === 0 || randomBelow(chance, 6) === 0 ? offers : rest;
}

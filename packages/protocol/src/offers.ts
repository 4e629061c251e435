/** Offers grouped by verb, which is much shorter than a list of plies. */
import type { Ply } from '@pithead/kernel';

export type PackedOffers = Readonly<Record<string, readonly number[]>>;

export function packOffers(plies: readonly Ply[]): PackedOffers {
  const packed: Record<string, number[]> = {};
  for (const [verb, noun] of plies) (packed[verb] ??= []).push(noun);
  return packed;
}

export const unpackOffers = (packed: PackedOffers): Ply[] =>
  Object.entries(packed).flatMap(([verb, nouns]) => nouns.map((noun): Ply => [verb, noun]));

/**
 * The verbs whose nouns changed, with an empty list for a verb that is gone; undefined if nothing changed.
 */
export function changedOffers(before: PackedOffers, after: PackedOffers): PackedOffers | undefined {
  const changed: Record<string, readonly number[]> = {};
  for (const [verb, nouns] of Object.entries(after))
    if (!areEqual(before[verb] ?? [], nouns)) changed[verb] = nouns;
  for (const verb of Object.keys(before)) if (!Object.hasOwn(after, verb)) changed[verb] = [];
  return Object.keys(changed).length === 0 ? undefined : changed;
}

export function applyOfferChanges(before: PackedOffers, changed: PackedOffers): PackedOffers {
  return Object.fromEntries(
    Object.entries({ ...before, ...changed }).filter(([, nouns]) => nouns.length > 0),
  );
}

const areEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((noun, i) => noun === b[i]);

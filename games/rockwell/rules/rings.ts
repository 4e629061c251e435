/** Laying the rings so that no equal powers touch. RW-2.1, RW-2.2 */
import type { Chance } from '@pithead/kernel';
import { below } from '@pithead/kernel';
import { LAYOUTS, RING, STRATA, TILES } from './components.ts';
import { GROUNDS } from './geometry.ts';

/** The powers of one ring, clockwise. */
export type Ring = readonly number[];

/**
 * Every way to lay the tiles of a stratum as a ring without equal neighbours; tiles of equal power look the
 * same.
 */
function ringsOf(stratum: number): Ring[] {
  const left = new Map<number, number>();
  for (const { power } of TILES.slice(stratum * RING, (stratum + 1) * RING))
    left.set(power, (left.get(power) ?? 0) + 1);
  const rings: Ring[] = [];
  const lay = (ring: number[]): void => {
    if (ring.length === RING) {
      if (ring[0] !== ring.at(-1)) rings.push(ring);
      return;
    }
    for (const [power, count] of left) {
      if (count === 0 || power === ring.at(-1)) continue;
      left.set(power, count - 1);
      lay([...ring, power]);
      left.set(power, count);
    }
  };
  lay([]);
  return rings;
}

/** Do a ring and the next one inside touch without equal powers? */
export function fits(outer: Ring, inner: Ring, stratum: number, layout: number): boolean {
  const { neighbours } = GROUNDS[layout] as (typeof GROUNDS)[number];
  const first = (stratum + 1) * RING;
  for (let i = 0; i < RING; i++) {
    for (const other of neighbours[stratum * RING + i] as readonly number[]) {
      if (other >= first && other < first + RING && inner[other - first] === outer[i]) return false;
    }
  }
  return true;
}

/** By stratum: the rings that leave a fitting one for the stratum below, which in turn does so. */
function openRings(layout: number): Ring[][] {
  const open: Ring[][] = [];
  for (let stratum = STRATA.length - 1; stratum >= 0; stratum--) {
    const inner = open[0];
    const all = ringsOf(stratum);
    open.unshift(
      inner === undefined
        ? all
        : all.filter((ring) => inner.some((next) => fits(ring, next, stratum, layout))),
    );
  }
  return open;
}

/** Made when the first table of a layout is laid. */
const made: (Ring[][] | undefined)[] = LAYOUTS.map(() => undefined);

export function openRingsOf(layout: number): readonly (readonly Ring[])[] {
  return (made[layout] ??= openRings(layout));
}

/** Rings that may lie inside this one. */
export const ringsInside = (outer: Ring, stratum: number, layout: number): Ring[] =>
  (openRingsOf(layout)[stratum + 1] as readonly Ring[]).filter((inner) =>
    fits(outer, inner, stratum, layout),
  );

/**
 * The power required in every space: from outside in, one lot for each ring among all that fit and lead on.
 * Four lots, whatever falls, and no legal layout is left out, because each of its rings fits the one before
 * and leads on.
 */
export function layRings(chance: Chance, layout: number): number[] {
  const first = openRingsOf(layout)[0] as readonly Ring[];
  let ring = first[below(chance, first.length)] as Ring;
  const powers = [...ring];
  for (let stratum = 0; stratum < STRATA.length - 1; stratum++) {
    const inside = ringsInside(ring, stratum, layout);
    ring = inside[below(chance, inside.length)] as Ring;
    powers.push(...ring);
  }
  return powers;
}

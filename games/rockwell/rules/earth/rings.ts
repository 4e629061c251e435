/** Random rings in which no equal powers touch. RW-2.1, RW-2.2 */
import type { Chance } from '@pithead/kernel';
import { randomBelow } from '@pithead/kernel';
import { LAYOUTS, RING, STRATA } from '../components.ts';
import { TILES } from '../tiles.ts';
import { TOPOLOGIES } from './topology.ts';

export type Ring = readonly number[];

/** Without equal neighbours; tiles of equal power are not distinguished. */
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

export function ringsFit(outer: Ring, inner: Ring, stratum: number, layout: number): boolean {
  const { neighbours } = TOPOLOGIES[layout] as (typeof TOPOLOGIES)[number];
  const first = (stratum + 1) * RING;
  for (let i = 0; i < RING; i++) {
    for (const other of neighbours[stratum * RING + i] as readonly number[]) {
      if (other >= first && other < first + RING && inner[other - first] === outer[i]) return false;
    }
  }
  return true;
}

/** By stratum: the rings that can be continued down to the core. */
function openRings(layout: number): Ring[][] {
  const open: Ring[][] = [];
  for (let stratum = STRATA.length - 1; stratum >= 0; stratum--) {
    const inner = open[0];
    const all = ringsOf(stratum);
    open.unshift(
      inner === undefined
        ? all
        : all.filter((ring) => inner.some((next) => ringsFit(ring, next, stratum, layout))),
    );
  }
  return open;
}

const openByLayout: (Ring[][] | undefined)[] = LAYOUTS.map(() => undefined);

export function openRingsOf(layout: number): readonly (readonly Ring[])[] {
  return (openByLayout[layout] ??= openRings(layout));
}

/** By layout and outer ring, because every game asks three times. */
const insideByLayout: readonly Map<Ring, readonly Ring[]>[] = LAYOUTS.map(() => new Map());

export function ringsInside(outer: Ring, stratum: number, layout: number): readonly Ring[] {
  const known = insideByLayout[layout] as Map<Ring, readonly Ring[]>;
  const rings =
    known.get(outer) ??
    (openRingsOf(layout)[stratum + 1] as readonly Ring[]).filter((inner) =>
      ringsFit(outer, inner, stratum, layout),
    );
  known.set(outer, rings);
  return rings;
}

/**
 * Required power by space. From outside in, each draw picks one of the rings that fit and can be continued;
 * so four draws suffice and every legal layout is possible.
 */
export function layRings(chance: Chance, layout: number): number[] {
  const first = openRingsOf(layout)[0] as readonly Ring[];
  let ring = first[randomBelow(chance, first.length)] as Ring;
  const powers = [...ring];
  for (let stratum = 0; stratum < STRATA.length - 1; stratum++) {
    const inside = ringsInside(ring, stratum, layout);
    ring = inside[randomBelow(chance, inside.length)] as Ring;
    powers.push(...ring);
  }
  return powers;
}

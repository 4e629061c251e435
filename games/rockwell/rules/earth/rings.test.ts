import { chanceFrom, keyFromSeed } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, STRATA } from '../components.ts';
import { SPACE_NAMES } from './geometry.ts';
import type { Ring } from './rings.ts';
import { ringsFit, layRings, openRingsOf, ringsInside } from './rings.ts';
import { requiredPower } from '../state.ts';
import { freshTable } from '../testing/scenario.ts';
import { TILES } from '../tiles.ts';

const POWERS = STRATA.map((_, stratum) =>
  TILES.slice(stratum * 8, stratum * 8 + 8).map(({ power }) => power),
);
const sorted = (ring: Ring): string => ring.toSorted((a, b) => a - b).join();
const ringOf = (powers: readonly number[], stratum: number): number[] =>
  powers.slice(stratum * 8, stratum * 8 + 8);
const among = (rings: readonly Ring[], ring: Ring): boolean =>
  rings.some((each) => each.join() === ring.join());

/** A second reading of RW-2.3: space i of a ring touches space j of the next ring inside. */
function touches(layout: number, stratum: number, i: number, j: number): boolean {
  if (i === j) return true;
  return LAYOUTS[layout] === 'staggered' && j === (i + (stratum === 1 ? 1 : 7)) % 8;
}
const isLegalRing = (ring: Ring): boolean => ring.every((power, i) => power !== ring[(i + 1) % 8]);
const isLegalPair = (outer: Ring, inner: Ring, stratum: number, layout: number): boolean =>
  outer.every((power, i) => inner.every((other, j) => power !== other || !touches(layout, stratum, i, j)));

function allRings(stratum: number): Ring[] {
  const powers = POWERS[stratum] as number[];
  const kinds = [...new Set(powers)];
  const rings = Array.from({ length: kinds.length ** 8 }, (_, code) =>
    Array.from(
      { length: 8 },
      (__, digit) => kinds[Math.floor(code / kinds.length ** digit) % kinds.length] as number,
    ),
  );
  return rings.filter((ring) => isLegalRing(ring) && sorted(ring) === sorted(powers));
}

const LAYOUT_NUMBERS = LAYOUTS.map((name, layout) => [name, layout] as const);

describe.each(LAYOUT_NUMBERS)('RW-2.2: the rings, %s', (_, layout) => {
  it('RW-2.1, RW-2.2: every layout laid is legal, with four random draws and hardly ever one more', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const chance = chanceFrom(keyFromSeed(seed));
      const powers = layRings(chance, layout);
      const rings = STRATA.map((__, stratum) => ringOf(powers, stratum));
      expect(rings.map(sorted)).toEqual(POWERS.map(sorted));
      const legal = rings.every(
        (ring, i) => isLegalRing(ring) && (i === 0 || isLegalPair(rings[i - 1] as Ring, ring, i - 1, layout)),
      );
      expect([legal, powers.length, chance.drawn <= 6]).toEqual([true, 32, true]);
    }
  });

  it('RW-2.2: exactly those rings are left out that have no legal continuation', () => {
    const open = openRingsOf(layout);
    let inside: Ring[] | undefined;
    for (let stratum = 3; stratum >= 0; stratum--) {
      const next = inside;
      const leadOn = allRings(stratum).filter(
        (ring) => next?.some((inner) => isLegalPair(ring, inner, stratum, layout)) ?? true,
      );
      expect((open[stratum] as Ring[]).map((ring) => ring.join()).toSorted()).toEqual(
        leadOn.map((ring) => ring.join()).toSorted(),
      );
      inside = leadOn;
    }
  });

  it('RW-2.2: inside a ring lie exactly the open rings that fit it', () => {
    const open = openRingsOf(layout);
    for (let stratum = 0; stratum < 3; stratum++) {
      for (const outer of open[stratum] as Ring[]) {
        const expected = (open[stratum + 1] as Ring[]).filter((inner) =>
          isLegalPair(outer, inner, stratum, layout),
        );
        expect(ringsInside(outer, stratum, layout)).toEqual(expected);
        expect(expected.length).toBeGreaterThan(0);
        expect(
          (open[stratum + 1] as Ring[]).filter((inner) => ringsFit(outer, inner, stratum, layout)),
        ).toEqual(expected);
      }
    }
  });

  it('RW-2.2: a layout found by reshuffling each ring until it fits could always have been laid', () => {
    const shuffled = reshuffler(20_13);
    const found = Array.from({ length: 40 }, () => shuffled(layout));
    expect(new Set(found.map((rings) => rings.join('|'))).size).toBeGreaterThan(30);
    for (const rings of found) {
      rings.forEach((ring, stratum) => {
        expect(among(openRingsOf(layout)[stratum] as Ring[], ring)).toBe(true);
        if (stratum > 0)
          expect(among(ringsInside(rings[stratum - 1] as Ring, stratum - 1, layout), ring)).toBe(true);
      });
    }
  });

  it('RW-2.2: every ring that can lie inside another one comes up in its stratum', () => {
    let outside = openRingsOf(layout)[0] as readonly Ring[];
    const possible = STRATA.map((__, stratum) => {
      if (stratum > 0)
        outside = allRings(stratum).filter(
          (ring) =>
            among(openRingsOf(layout)[stratum] as Ring[], ring) &&
            outside.some((outer) => isLegalPair(outer, ring, stratum - 1, layout)),
        );
      return new Set(outside.map((ring) => ring.join()));
    });
    const seen = STRATA.map(() => new Set<string>());
    for (let seed = 0; seed < 1000; seed++) {
      const powers = layRings(chanceFrom(keyFromSeed(`ring ${seed}`)), layout);
      seen.forEach((rings, stratum) => rings.add(ringOf(powers, stratum).join()));
    }
    expect(seen).toEqual(possible);
  });

  it('RW-2.2, RW-2.3: the option decides how the rings are laid', () => {
    const { state } = freshTable(4, { layout: LAYOUTS[layout] as string }, 'laid');
    const powers = state.spaces.map(requiredPower);
    expect([state.layout, SPACE_NAMES.length]).toEqual([layout, powers.length]);
    expect(powers).toEqual(layRings(chanceFrom(keyFromSeed('laid')), layout));
  });
});

/** Rejection sampling: shuffle a ring until it fits, and restart if it can't. */
function reshuffler(seed: number): (layout: number) => Ring[] {
  let word = seed;
  const random = (n: number): number => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * n);
  };
  const shuffle = (powers: readonly number[]): number[] => {
    const ring = [...powers];
    for (let last = 7; last > 0; last--) {
      const other = random(last + 1);
      [ring[last], ring[other]] = [ring[other] as number, ring[last] as number];
    }
    return ring;
  };
  const next = (stratum: number, outer: Ring | undefined, layout: number): Ring | undefined => {
    for (let tries = 0; tries < 2000; tries++) {
      const ring = shuffle(POWERS[stratum] as number[]);
      if (isLegalRing(ring) && (outer === undefined || isLegalPair(outer, ring, stratum - 1, layout)))
        return ring;
    }
    return undefined;
  };
  return (layout) => {
    for (let tries = 0; tries < 200; tries++) {
      const rings: Ring[] = [];
      while (rings.length < 4) {
        const ring = next(rings.length, rings.at(-1), layout);
        if (ring === undefined) break;
        rings.push(ring);
      }
      if (rings.length === 4) return rings;
    }
    throw new Error('no layout was found');
  };
}

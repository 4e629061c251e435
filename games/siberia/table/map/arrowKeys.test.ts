import { describe, expect, it } from 'vitest';
import { NEIGHBOURS, PLACES, VLADIVOSTOK } from '../../rules/index.ts';
import { placeTowards } from './arrowKeys.ts';

const KEYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
const towards = (from: (typeof PLACES)[number], key: string): string | undefined =>
  PLACES[placeTowards(PLACES.indexOf(from), key)];

describe('arrow keys on the map (SB-7.8)', () => {
  it('an arrow key leads to the neighbour that lies in its direction', () => {
    expect(KEYS.map((key) => towards('yenisei', key))).toEqual(['ob', 'taymyr', 'vilyuy', 'sayan']);
    expect(KEYS.map((key) => towards('yamal', key))).toEqual([undefined, undefined, 'taymyr', 'ob']);
    expect(towards('okhotsk', 'ArrowDown')).toBe('vladivostok');
  });

  it('an arrow key leads only to a neighbour', () => {
    for (const from of PLACES.keys()) {
      for (const key of KEYS) {
        const to = placeTowards(from, key);
        if (to < 0 || from === VLADIVOSTOK || to === VLADIVOSTOK) continue;
        expect((NEIGHBOURS[from] as number) & (1 << to), `${from} ${key}`).not.toBe(0);
      }
    }
  });

  it('arrow keys connect every place with every other', () => {
    for (const from of PLACES.keys()) {
      const seen = new Set([from]);
      for (const place of seen) for (const key of KEYS) seen.add(placeTowards(place, key));
      seen.delete(-1);
      expect(seen.size, PLACES[from]).toBe(PLACES.length);
    }
  });
});

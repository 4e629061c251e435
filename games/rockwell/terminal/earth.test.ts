import { describe, expect, test } from 'vitest';
import type { RockwellView, Tile } from '../rules/index.ts';
import {
  packCrew,
  dieOf,
  FIRST_BORDER,
  topologyOf,
  hasAl,
  isBorder,
  LAYOUTS,
  ownerOf,
  placeOf,
  powerOf,
  presentPower,
  requiredPower,
  RING,
  SPACE_NAMES,
  STRATA,
  tileOn,
  TILES,
} from '../rules/index.ts';
import { forEachMoment, drawTestTable, newRockwellMatch } from './testing/testGames.ts';
import { parseEarthDrawing } from './testing/parseEarthDrawing.ts';

const GLYPHS = ['▲', '●', '■', '◆'];
const glyphOf = (view: RockwellView, owner: number): string =>
  hasAl(view) && owner === 2 ? '✚' : (GLYPHS[owner] as string);

function crewsOf(view: RockwellView): Map<number, string[]> {
  const crews = new Map<number, string[]>();
  view.crews.forEach((packed, crew) => {
    const die = dieOf(packed) === 0 ? '' : `+${dieOf(packed)}`;
    const mark = `${glyphOf(view, ownerOf(crew))}${powerOf(packed)}${die}`;
    crews.set(placeOf(packed), [...(crews.get(placeOf(packed)) ?? []), mark]);
  });
  return crews;
}

const sorted = (places: ReadonlyMap<number, string[]>): [number, string[]][] =>
  [...places]
    .map(([place, marks]): [number, string[]] => [place, marks.toSorted()])
    .toSorted(([a], [b]) => a - b);

describe.each(LAYOUTS)('the rings, %s', (layout) => {
  test.each([2, 3, 4])('every crew and mineshaft is drawn once at its place with %i players', (seats) => {
    const places = new Set<number>();
    forEachMoment(seats, { layout }, 61, (moment) => {
      const view = moment.view(0);
      view.crews.forEach((packed) => places.add(placeOf(packed)));
      for (const width of [60, 120]) {
        const earth = parseEarthDrawing(drawTestTable(view, 'en', width));
        expect(sorted(earth.crews)).toEqual(sorted(crewsOf(view)));
        const shafts = view.players.flatMap((player, seat) =>
          player.shafts.filter((space) => space >= 0).map((space) => [space, [GLYPHS[seat]]]),
        );
        expect(sorted(earth.shafts)).toEqual(shafts.toSorted(([a], [b]) => Number(a) - Number(b)));
      }
    });
    expect([...places].some(isBorder)).toBe(true);
  });

  test('RW-1.1: a tile shows power present and required, then pile and income', () => {
    const faces = new Set<string>();
    forEachMoment(4, { layout }, 131, (moment) => {
      const view = moment.view(1);
      const { texts } = parseEarthDrawing(drawTestTable(view, 'de', 120));
      view.spaces.forEach((space, i) => {
        const tile = TILES[tileOn(space)] as Tile | undefined;
        const face =
          tile === undefined
            ? `${presentPower(space)}/${requiredPower(space)}`
            : `≡${tile.pile} ${incomeOf(tile)}`;
        faces.add(tile === undefined ? 'front' : 'back');
        expect(texts[i]?.trim().replace(/^▸/, '')).toMatch(new RegExp(`^${SPACE_NAMES[i]} ${face}( |$)`));
      });
    });
    expect([...faces].toSorted()).toEqual(['back', 'front']);
  });

  test('RW-2.3: tiles lie above and below exactly those that they touch', () => {
    const view = newRockwellMatch(2, { layout }).view(0);
    const { walls } = parseEarthDrawing(drawTestTable(view, 'en', 120));
    const pitch = (walls[0]?.[1] ?? 0) - (walls[0]?.[0] ?? 0);
    const middle = (space: number): number =>
      (walls[Math.floor(space / RING)]?.[space % RING] ?? 0) + pitch / 2;
    // Rows are rings, so both ends of a row are neighbours.
    const apart = (a: number, b: number): number => {
      const distance = Math.abs(middle(a) - middle(b)) % (RING * pitch);
      return Math.min(distance, RING * pitch - distance);
    };
    for (let space = 0; space < (STRATA.length - 1) * RING; space++) {
      const first = (Math.floor(space / RING) + 1) * RING;
      const below = Array.from({ length: RING }, (_, i) => first + i);
      const touching = topologyOf(view).neighbours[space]?.filter((other) => below.includes(other));
      expect(below.filter((other) => apart(space, other) < pitch)).toEqual(touching);
    }
  });
});

test('RW-12.5: while insurance against danger is asked for, the tile that was just turned is marked', () => {
  let struck = 0;
  for (const seats of [2, 3, 4]) {
    forEachMoment(seats, { layout: 'staggered' }, 1, ({ state, view }) => {
      if (state.steps.at(-1)?.at !== 'danger') return;
      const { texts } = parseEarthDrawing(drawTestTable(view(undefined), 'de', 80));
      const marked = texts.filter((text) => text.startsWith('▸'));
      expect(marked.map((text) => text.includes('≡'))).toEqual([true]);
      struck++;
    });
  }
  expect(struck).toBeGreaterThan(0);
});

const incomeOf = ({ income }: Tile): string =>
  ['Zn', 'Cu', 'Ag', 'Au']
    .flatMap((letters, metal) => (income[metal] === 0 ? [] : [`${income[metal]}${letters}`]))
    .join(' ');

describe('borders', () => {
  const standing = (place: number, width: number): string[] => {
    const view = newRockwellMatch(4).view(0);
    const crews = view.crews.map((crew, i) => (i % 4 === 0 ? packCrew(place, 4, 3) : crew));
    return drawTestTable({ ...view, crews, active: 0 }, 'en', width);
  };

  test.each([60, 80, 120])(
    'RW-8.6: four crews on one border are drawn in its wall at %i columns',
    (width) => {
      for (let place = FIRST_BORDER; place < FIRST_BORDER + STRATA.length * RING; place++) {
        expect(parseEarthDrawing(standing(place, width)).crews.get(place)).toEqual([
          '▲4+3',
          '●4+3',
          '■4+3',
          '◆4+3',
        ]);
      }
    },
  );

  test('the active crew is marked, on a border, too', () => {
    const lines = standing(FIRST_BORDER + 2, 120);
    expect(lines.filter((line) => line.includes('▸▲4+3├'))).toHaveLength(1);
    expect(lines.filter((line) => /┤[●■◆]4\+3├/.test(line))).toHaveLength(3);
  });

  test('RW-8.1: on the border that closes the ring the owner is shown at both ends', () => {
    const lines = standing(FIRST_BORDER + RING - 1, 80);
    expect(lines.filter((line) => line.startsWith('●├') && line.endsWith('┤●4+3'))).toHaveLength(1);
  });

  test('sixteen crews on one tile make it taller, not wider', () => {
    const view = newRockwellMatch(4).view(0);
    const lines = drawTestTable({ ...view, crews: view.crews.map(() => packCrew(9, 2, 1)) }, 'nl', 60);
    expect(parseEarthDrawing(lines).crews.get(9)).toHaveLength(16);
  });
});

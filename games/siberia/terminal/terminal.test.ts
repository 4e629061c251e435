import type { Language } from '@pithead/text';
import { messageFormatter, LANGUAGES } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import type { SiberiaView } from '../rules/index.ts';
import { isUnrevealed, NEIGHBOURS, PLACES, siberia, TERRITORIES, tileEntry } from '../rules/index.ts';
import { siberiaText } from '../text/index.ts';
import { textFaults } from '../text/testing/textFaults.ts';
import type { SiberiaMatch } from '../text/testing/randomPlay.ts';
import { playRandomly, startMatch } from '../text/testing/randomPlay.ts';
import { displayWidth } from '@pithead/terminal';
import { drawTable } from './index.ts';
import { MAP_GRID } from './map.ts';
import { TERMINAL_WORDS } from './words.ts';

const NAMES = ['Anna', 'Ben with a very long name', 'Cleo', 'Dora'];
const newMatch = (seats: number, sides = 'chosen') =>
  startMatch(NAMES.slice(0, seats), { exchangeSides: sides }, `draw ${seats}`);

const TEXTS = { de: siberiaText('de'), en: siberiaText('en'), nl: siberiaText('nl') };
const draw = (view: SiberiaView, language: Language, width: number, colour = false): string[] =>
  drawTable(view, { names: NAMES.slice(0, view.players.length), text: TEXTS[language], width, colour });

/** Calls `look` before every n-th ply of a whole game. */
function alongGame(
  seats: number,
  every: number,
  look: (match: SiberiaMatch, seat: number | undefined) => void,
): void {
  const match = newMatch(seats);
  playRandomly(match, `along ${seats}`, (seat) => {
    if (match.plies.length % every === 0 || seat === undefined) look(match, seat);
  });
}

describe('the table in a terminal', () => {
  test.each([2, 3, 4])(
    'the table never exceeds its width with %i players in any language, for spectators, too',
    (seats) => {
      alongGame(seats, 47, (match, seat) => {
        for (const view of [match.view(seat), match.view(undefined)]) {
          for (const language of LANGUAGES) {
            for (const width of [60, 66, 67, 75, 80, 100, 119, 120, 140]) {
              const tooWide = draw(view, language, width, true).filter((line) => displayWidth(line) > width);
              expect(tooWide).toEqual([]);
            }
          }
        }
      });
    },
  );

  test('every step of a game is drawn, and the headline names it', () => {
    const seen = new Map<string, string>();
    for (const seats of [2, 3, 4]) {
      alongGame(seats, 1, (match, seat) => {
        const at = match.state.steps.at(-1)?.at ?? 'over';
        if (!seen.has(at)) seen.set(at, draw(match.view(seat), 'en', 120)[0] as string);
      });
    }
    expect([...seen.keys()].toSorted()).toEqual([...Object.keys(siberia.phases), 'over'].toSorted());
    expect(seen.get('placing')).toMatch(/^Siberia · round \d+ · phase 1: place tiles/);
    expect(seen.get('logistics')).toMatch(/phase 2: logistics, 3\u00a0steps left/);
    expect(seen.get('over')).toMatch(/end of the game/);
  });

  test('colour adds nothing but escape sequences', () => {
    alongGame(3, 17, (match) => {
      // oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
      const bare = draw(match.view(0), 'de', 120, true).map((line) => line.replace(/\x1b\[[0-9;]*m/g, ''));
      expect(bare.map((line) => line.trimEnd())).toEqual(
        draw(match.view(0), 'de', 120).map((line) => line.trimEnd()),
      );
    });
  });

  test.each([60, 80, 120])('at %i columns only long names are cut', (width) => {
    alongGame(4, 11, (match) => {
      for (const language of LANGUAGES) {
        const cut = draw(match.view(0), language, width).filter(
          (line) => line.includes('…') && !line.includes('Ben'),
        );
        expect(cut).toEqual([]);
      }
    });
  });

  test('three players and a dozen offers fit on 120 × 45, except while sides are chosen', () => {
    const tall: string[][] = [];
    alongGame(3, 5, (match, seat) => {
      const isSetup = match.state.steps[0]?.at === 'sides';
      for (const language of LANGUAGES) {
        const lines = draw(match.view(seat), language, 120);
        if (lines.length > (isSetup ? 28 : 26)) tall.push(lines);
      }
    });
    expect(tall).toEqual([]);
  });
});

describe('the map', () => {
  const pairs = PLACES.flatMap((_, a) =>
    PLACES.flatMap((_other, b) => (((NEIGHBOURS[a] as number) >> b) & 1 ? [[a, b] as const] : [])),
  );
  const positionOf = (place: number): [row: number, column: number] => {
    const row = MAP_GRID.findIndex((places) => places.includes(place));
    return [row, MAP_GRID[row]?.indexOf(place) ?? -1];
  };

  test('the map has every place once, and neighbouring cells for every border', () => {
    expect(MAP_GRID.flat().toSorted((a, b) => a - b)).toEqual(PLACES.map((_, place) => place));
    for (const [a, b] of pairs) {
      const [[rowA, columnA], [rowB, columnB]] = [positionOf(a), positionOf(b)];
      expect(
        Math.max(Math.abs(rowA - rowB), Math.abs(columnA - columnB)),
        `${PLACES[a]} – ${PLACES[b]}`,
      ).toBe(1);
    }
  });

  test.each([60, 120])(
    'SB-7.8: the map draws a line for every border and an arrow for both ways out of Vladivostok at %i columns',
    (width) => {
      const drawn = draw(newMatch(2).view(0), 'en', width)
        .slice(0, 20)
        .filter((line) => /^(Yamal|Ob|Altai|  [│↑])/.test(line))
        .map((line) => line.slice(0, 67))
        .join('\n');
      const borders = new Set(pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join())).size;
      expect(drawn.match(/─{2,}|│|╱|╲|↑/g)).toHaveLength(borders);
      expect(drawn.match(/[←↑]/g)).toHaveLength(2);
    },
  );

  test('SB-9.3: a closed territory is crossed out and has no cubes', () => {
    const view = newMatch(2).view(0);
    const baikal = TERRITORIES.indexOf('baikal');
    const lines = draw({ ...view, closed: 1 << baikal, cubes: view.cubes.with(baikal, 0) }, 'de', 80);
    const row = lines.findIndex((line) => line.includes('╳ Baikal'));
    expect(lines[row + 1]?.slice(28, 41).trim()).toBe('gesperrt');
    expect(lines.join('\n')).toContain('Gebiete gesperrt █░░░░░░░ 1/8');
  });
});

describe('exchanges and boards', () => {
  test('SB-2.4: both sides are shown until one is chosen', () => {
    const match = newMatch(3);
    const rows = (): number => draw(match.view(0), 'de', 120).filter((line) => line.endsWith(' ?')).length;
    expect(rows()).toBe(10);
    expect(match.play(match.state.startPlayer, [['chooseSide', 1]])).toBeUndefined();
    expect(rows()).toBe(8);
    expect(draw(match.view(0), 'de', 120).join('\n')).not.toContain('Tokyo');
  });

  test('SB-11.3: hand and placements in progress are drawn for their own seat only', () => {
    const match = newMatch(3, 'drawn');
    const own = (): string => draw(match.view(0), 'de', 120).join('\n');
    expect(own()).toContain('Auf der Hand, geheim:');
    const [ply] = match.offers(0);
    match.play(0, [ply as [string, number]]);
    expect(match.view(0).players[0]?.tiles.some(isUnrevealed)).toBe(true);
    expect(own()).toMatch(/\((M|[LVAI]\/\w+)\)/);
    expect(own()).toContain('( ) noch geheim');
    for (const other of [1, undefined]) {
      const foreign = { ...match.view(other), looker: null, steps: [{ at: 'placing', pending: 1, left: 0 }] };
      expect(draw(foreign, 'de', 120).join('\n')).not.toMatch(/Auf der Hand|geheim|\([MLVAI]/);
    }
  });

  test('SB-5.5: two tiles, or a tile and an investment, make an action ready; a manager elsewhere is a joker', () => {
    const before = newMatch(2, 'drawn').view(0);
    const player = {
      ...before.players[0]!,
      tiles: [tileEntry(0, 7), tileEntry(3, 7), tileEntry(1, 1)],
      covered: (2 << 14) | (1 << 2),
      invested: 1 << 1,
    };
    const lines = draw({ ...before, players: [player, before.players[1]!] }, 'de', 120);
    expect(lines.find((line) => line.includes('Logistik '))).toMatch(/▸L {2}Logistik L\/G {4}⬢/);
    expect(lines.find((line) => line.includes('Erdöl  '))).toMatch(/▸Ö {2}Erdöl {4}Joker {2}L\/Ö/);
    expect(lines.filter((line) => line.includes('▸▮⬢') && line.includes('▸▮▮'))).toHaveLength(1);
  });
});

describe('research', () => {
  test('SB-6.1: tiles being resolved are shown on the board of their owner only', () => {
    const before = newMatch(2, 'drawn').view(0);
    const step = { at: 'research', pending: 2, left: 1 };
    const shown = (viewer: number): string =>
      draw({ ...before, looker: viewer, resolving: [0, 1], steps: [step] }, 'de', 120).join('\n');
    expect(shown(1)).toContain('Wird erforscht: M L/G');
    expect(shown(0)).not.toContain('Wird erforscht');
  });
});

describe('messages of the drawing', () => {
  const leaves = (node: object): string[] =>
    Object.values(node).flatMap((value: unknown) =>
      typeof value === 'string' ? [value] : leaves(value as object),
    );
  const placeholders = (message: string): string[] =>
    [...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] as string);

  test.each(LANGUAGES)('messages are well-formed in %s and take the same values as in German', (language) => {
    const messages = leaves(TERMINAL_WORDS[language]);
    expect(messages.map(placeholders)).toEqual(leaves(TERMINAL_WORDS.de).map(placeholders));
    for (const message of messages) {
      const values = Object.fromEntries(placeholders(message).map((name) => [name, 2]));
      expect(textFaults(language, messageFormatter(language)(message, values))).toEqual([]);
    }
  });
});

import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import type { GlueckAufView } from '../rules/index.ts';
import { glueckAuf, tileOf } from '../rules/index.ts';
import { glueckAufText } from '../text/index.ts';
import { displayWidth } from '@pithead/terminal';
import { drawTable } from './index.ts';

const NAMES = ['Anna', 'Ben with a very long name', 'Cleo', 'Dora'];
const newMatch = (seats: number) =>
  Match.start(glueckAuf, { names: NAMES.slice(0, seats), options: {}, key: keyFromSeed(`draw ${seats}`) });

const draw = (view: GlueckAufView, language: Language, width: number, colour = false): string[] =>
  drawTable(view, {
    names: NAMES.slice(0, view.players.length),
    text: glueckAufText(language),
    width,
    colour,
  });

/** Plays a whole game with varying offers and calls `look` after every ply. */
function alongGame(seats: number, look: (match: ReturnType<typeof newMatch>) => void): void {
  const match = newMatch(seats);
  for (let ply = 0; !match.isOver; ply++) {
    look(match);
    const seat = firstPending(match.state);
    const offers = match.offers(seat);
    match.play(seat, [offers[(ply * 7919 + 13) % offers.length] as [string, number]]);
  }
  look(match);
}

function draft(match: ReturnType<typeof newMatch>): void {
  for (;;) {
    const seat = firstPending(match.state);
    const [first] = match.offers(seat);
    if (first?.[0] !== 'draftOrder') return;
    match.play(seat, [first]);
  }
}

describe('the table in a terminal', () => {
  test.each([2, 3, 4])('the table never exceeds its width with %i players in any language', (seats) => {
    let looks = 0;
    alongGame(seats, (match) => {
      if (looks++ % 9 !== 0) return;
      const view = match.view(match.isOver ? undefined : firstPending(match.state));
      for (const language of LANGUAGES) {
        for (const width of [60, 75, 76, 80, 99, 100, 111, 112, 120, 140]) {
          const tooWide = draw(view, language, width, true).filter((line) => displayWidth(line) > width);
          expect(tooWide).toEqual([]);
        }
      }
    });
  });

  test('colour adds nothing but escape sequences', () => {
    alongGame(3, (match) => {
      if (match.plies.length % 20 !== 0) return;
      // oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
      const bare = draw(match.view(0), 'de', 120, true).map((line) => line.replace(/\x1b\[[0-9;]*m/g, ''));
      expect(bare.map((line) => line.trimEnd())).toEqual(
        draw(match.view(0), 'de', 120).map((line) => line.trimEnd()),
      );
    });
  });

  test('at 80 columns only long names are cut', () => {
    alongGame(4, (match) => {
      const cut = draw(match.view(0), 'nl', 80).filter((line) => line.includes('…') && !line.includes('Ben'));
      expect(cut).toEqual([]);
    });
  });

  test('GA-2.1: locked spaces are shown as locked', () => {
    const count = (seats: number): number =>
      draw(newMatch(seats).view(0), 'de', 60).filter((line) => line.includes('gesperrt')).length;
    expect([count(2), count(3), count(4)]).toEqual([7, 3, 0]);
  });

  test('GA-13.3: drawn tiles are shown to their own seat only', () => {
    const match = newMatch(3);
    draft(match);
    const seat = firstPending(match.state);
    expect(match.play(seat, [['placeWorkers', 8]])).toBeUndefined();
    const own = draw(match.view(seat), 'de', 120).join('\n');
    expect(own).toContain('Gezogen (siehst nur du)');
    expect(match.view(seat).drawn.every((tile) => own.includes(`${tileOf(tile).price}\u00a0Mark`))).toBe(
      true,
    );
    for (const other of [(seat + 1) % 3, undefined])
      expect(draw(match.view(other), 'de', 120).join('\n')).not.toContain('Gezogen');
  });

  test('the mine shows the cage at its level with its load', () => {
    const match = newMatch(2);
    draft(match);
    const seat = firstPending(match.state);
    const mining =
      glueckAuf.moves.find((move) => move.verb === 'placeWorkers')?.nouns.indexOf('mining-6') ?? -1;
    match.play(seat, [
      ['placeWorkers', mining],
      ['cageDown', 2],
      ['cartToCage', 2],
    ]);
    const lines = draw(match.view(seat), 'en', 120);
    expect(lines.find((line) => line.startsWith('3 ○ grey'))).toContain('( ) │[○ · · · · ]│');
    expect(lines.find((line) => line.startsWith('surface'))).toContain('┤            ├');
  });
});

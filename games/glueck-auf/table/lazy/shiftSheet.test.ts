import { chanceFrom, firstPending, keyFromSeed, Match, randomBelow } from '@pithead/kernel';
import type { Ply } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { expect, test } from 'vitest';
import type { GlueckAufFact } from '../../rules/index.ts';
import { CLOCK, glueckAuf } from '../../rules/index.ts';
import { scoring } from '../lazyParts.tsx';
import { loadTexts } from '../words.ts';

const NAMES = ['Ann', 'Ben', 'Cas'];

test.each(LANGUAGES)(
  'the scoring sheet of every shift adds up to the new totals, in %s',
  async (language) => {
    await loadTexts(language);
    const sheetOf = await scoring.loadSheet(language);
    const match = Match.start(glueckAuf, { names: NAMES, options: {}, key: keyFromSeed('sheet') });
    const chance = chanceFrom(keyFromSeed('sheet plies'));
    const rowCounts: number[] = [];
    let told = 0;
    while (!match.isOver) {
      const seat = firstPending(match.state);
      const before = match.view(0);
      const offers = match.offers(seat);
      match.play(seat, [offers[randomBelow(chance, offers.length)] as Ply]);
      const facts = match.factLog.slice(told).map(({ fact }) => fact) as GlueckAufFact[];
      told = match.factLog.length;
      if (!facts.some(scoring.isScored)) continue;
      const after = match.view(0);
      const { rows, totals, summary } = sheetOf({ facts, before, after, names: NAMES, viewer: 0 });
      rowCounts.push(rows.length);
      expect(totals.after).toEqual(after.players.map(({ points }) => String(points).replace('-', '−')));
      expect(totals.before).toEqual(before.players.map(({ points }) => String(points).replace('-', '−')));
      for (const name of NAMES) expect(summary).toContain(name);
    }
    const perShift = [1, 2, 3].map((shift) => CLOCK.filter(({ fromShift }) => fromShift <= shift).length);
    const atTheEnd = 4;
    expect(rowCounts).toEqual([perShift[0], perShift[1], (perShift[2] ?? 0) + atTheEnd]);
  },
);

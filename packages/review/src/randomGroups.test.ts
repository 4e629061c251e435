import { readFileSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { parseRecord, replay } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import type { DecisionGroup } from './index.ts';
import { ReviewEngine } from './index.ts';

/** What the rules report when something is drawn or turned up. */
const DRAWS = new Set([
  'cardDrawn',
  'investmentRevealed',
  'orderRevealed',
  'ordersDrawn',
  'sidesDrawn',
  'tileRevealed',
  'tilesDrawn',
]);

/** A planted fault: a confirmed turn counts as a draw. */
const wasSealed = ({ before, after }: DecisionGroup): boolean =>
  after.seals !== before.seals || after.chance.drawn !== before.chance.drawn;

describe.each(Object.entries(LOADED_GAMES))('draws in %s', (id, { game, kit, manifest }) => {
  test.each(manifest.seats)('with %i players only draws are luck, and all of them are', (seats) => {
    const file = new URL(`../../../games/${id}/records/greedy-${seats}-players.json`, import.meta.url);
    const record = parseRecord(readFileSync(file, 'utf8'));
    const effort = { futures: 1, drawFutures: 16, options: 2, worlds: 1, iterations: 1 };
    const engine = new ReviewEngine(game, kit, record, effort);
    const factTypes: string[][] = [];
    replay(game, record, ({ facts }) => void factTypes.push(facts.map(({ type }) => type)));
    const hasDraw = ({ firstPly, endPly }: DecisionGroup): boolean =>
      factTypes
        .slice(firstPly + 1, endPly + 1)
        .flat()
        .some((type) => DRAWS.has(type));
    const draws = engine.groups.map(hasDraw);
    expect(draws).toContain(true);
    expect(engine.groups.map((_, group) => engine.isRandom(group))).toEqual(draws);
    expect(engine.groups.map(wasSealed)).not.toEqual(draws);
  });
});

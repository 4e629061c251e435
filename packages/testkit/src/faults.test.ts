import { defineGame } from '@pithead/kernel';
import { expect, test } from 'vitest';
import { checkGame } from './checkGame.ts';
import { configurationsOf } from './configurations.ts';
import { PROPERTIES } from './properties/index.ts';
import type { Settings } from './settings.ts';
import { FAULTS } from './tiny/faults.ts';
import type { TinyGame } from './tiny/faults/plant.ts';
import { tinyRules } from './tiny/rules.ts';

const FEW: Partial<Settings> = {
  auditedGames: 10,
  games: 10,
  sampledGames: 5,
  samples: 12,
  replayedGames: 3,
  pairs: 1_200,
  hostile: 600,
  undos: 240,
  enough: 1,
  onlySeed: undefined,
};

/** Names of the properties that find something, in the first configuration where one does. */
function caughtBy(game: TinyGame): string[] {
  for (const { seats, options } of configurationsOf(game)) {
    const findings = checkGame(game, { ...FEW, seats, options });
    if (findings.length > 0) return [...new Set(findings.map((finding) => finding.property))];
  }
  return [];
}

test('the clean game has no finding, every planted fault has one, and no property is idle', { timeout: 60_000 }, () => {
  expect(checkGame(defineGame(tinyRules), FEW)).toEqual([]);
  const caught = FAULTS.map(({ name, game }) => ({ fault: name, 'caught by': caughtBy(game()) }));
  console.log(tableOf(caught.map((row) => [row.fault, row['caught by'].join('; ') || 'NOBODY'])));
  console.log(`${caught.filter((row) => row['caught by'].length > 0).length} of ${FAULTS.length} planted faults caught`);
  expect(caught.filter((row) => row['caught by'].length === 0)).toEqual([]);
  const busy = new Set(caught.flatMap((row) => row['caught by']));
  expect(PROPERTIES.map(({ name }) => name).filter((name) => !busy.has(name))).toEqual([]);
});

function tableOf(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([fault]) => fault.length));
  return rows.map(([fault, properties]) => `${fault.padEnd(width)} | ${properties}`).join('\n');
}

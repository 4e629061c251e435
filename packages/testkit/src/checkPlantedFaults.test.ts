import { expect, test } from 'vitest';
import { checkGame } from './checkGame.ts';
import { cleanTinyGame, PLANTED_GAME_FAULTS, REDUCED_SETTINGS, findFaults } from './checkPlantedFaults.ts';
import { PROPERTIES } from './properties/index.ts';
import type { PropertyFinding } from './propertyRun.ts';

test('the game without faults has no findings', () => {
  expect(checkGame(cleanTinyGame(), REDUCED_SETTINGS).map(({ message }) => message)).toEqual([]);
});

test('every planted fault is found, and every property is needed to find one', () => {
  const caught = PLANTED_GAME_FAULTS.map(({ name, game }) => ({
    fault: name,
    by: findFaults(game()).map(({ property }) => property),
  }));
  const missed = caught.filter(({ by }) => by.length === 0).map(({ fault }) => fault);
  console.log(
    `${tableOf(caught)}\n${caught.length - missed.length} of ${caught.length} planted faults found`,
  );
  expect(missed).toEqual([]);
  const decisive = new Set(caught.filter(({ by }) => by.length <= 2).flatMap(({ by }) => by));
  expect(PROPERTIES.map(({ name }) => name).filter((name) => !decisive.has(name))).toEqual([]);
});

test('a finding can be reproduced by its seed alone', () => {
  for (const { name, game } of PLANTED_GAME_FAULTS.filter((_, place) => place % 10 === 0)) {
    const [first] = findFaults(game());
    const { property, seats, options, seed, ply, message } = first as PropertyFinding;
    const again = checkGame(game(), { ...REDUCED_SETTINGS, seats, options, onlySeed: seed });
    const same = again.filter((each) => each.property === property && each.seed === seed && each.ply === ply);
    expect(same.length, `${name}: ${message}`).toBe(1);
    expect(message).toContain(`PITHEAD_SEED=${seed} `);
  }
});

function tableOf(rows: readonly { readonly fault: string; readonly by: readonly string[] }[]): string {
  const width = Math.max(...rows.map(({ fault }) => fault.length));
  return rows.map(({ fault, by }) => `${fault.padEnd(width)} | ${shortly(by)}`).join('\n');
}

const shortly = (by: readonly string[]): string =>
  by.length <= 3 ? by.join('; ') || 'NOBODY' : `${by.slice(0, 3).join('; ')}; and ${by.length - 3} more`;

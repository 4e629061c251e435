import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game } from '@pithead/kernel';
import { canonicalJson, resolveOptions } from '@pithead/kernel';
import type { GameConfiguration, GameProperty, CheckSettings, CheckCounts } from '@pithead/testkit';
import {
  checkProperty,
  gameConfigurations,
  DEFAULT_CHECK_SETTINGS,
  newCheckCounts,
  PROPERTIES,
} from '@pithead/testkit';
import type { PLANTED_GAME_FAULT_GROUPS } from '@pithead/testkit/plantedFaults';
import { findFaults } from '@pithead/testkit/plantedFaults';
import type { Proof } from './proof.ts';

/** More games than any section plays, so that the seeds of two runs never overlap. */
export const SEED_STRIDE = 10_000_000;

type TinyFault = (typeof PLANTED_GAME_FAULT_GROUPS)[keyof typeof PLANTED_GAME_FAULT_GROUPS][number];

export function propertiesNamed(...names: readonly string[]): readonly GameProperty[] {
  return names.map((name) => {
    const found = PROPERTIES.find((each) => each.name === name);
    if (found === undefined) throw new Error(`no property is called: ${name}`);
    return found;
  });
}

export function checkTinyGameFaults(
  proof: Proof,
  faults: readonly TinyFault[],
  properties: readonly GameProperty[],
): void {
  for (const { name, game } of faults) proof.recordCaught(name, findFaults(game(), properties).length > 0);
}

export const defaultConfigurations = (game: Game): GameConfiguration[] =>
  gameConfigurations(game).filter(
    ({ options }) => canonicalJson(options) === canonicalJson(resolveOptions(game, {})),
  );

export function checkGames(
  proof: Proof,
  properties: readonly GameProperty[],
  given: Partial<CheckSettings>,
  tables: (game: Game) => GameConfiguration[] = gameConfigurations,
): CheckCounts {
  const tally = newCheckCounts();
  const settings = { ...DEFAULT_CHECK_SETTINGS, ...given, firstSeed: proof.seed * SEED_STRIDE };
  for (const [id, { game }] of Object.entries(LOADED_GAMES)) {
    const before = performance.now();
    for (const configuration of tables(game)) {
      for (const property of properties) {
        for (const { message } of checkProperty(game, property, configuration, settings, tally))
          proof.fail(message);
      }
    }
    proof.log(`${id}: ${Math.round((performance.now() - before) / 1000)} s`);
  }
  return tally;
}

/**
 * Shared by the sections about rules: properties of the testkit, checked on planted faults and on the real
 * games.
 */
import { GAMES } from '@pithead/games';
import type { Game } from '@pithead/kernel';
import { canonical, resolveOptions } from '@pithead/kernel';
import type { Configuration, Property, Settings, Tally } from '@pithead/testkit';
import { checkProperty, configurationsOf, DEFAULTS, newTally, PROPERTIES } from '@pithead/testkit';
import type { GROUPS } from '@pithead/testkit/planted';
import { findingsIn } from '@pithead/testkit/planted';
import type { Proof } from './proof.ts';

/** More than any section plays, so that seeds of two runs never overlap. */
export const SEEDS_APART = 10_000_000;

type TinyFault = (typeof GROUPS)[keyof typeof GROUPS][number];

export function propertiesNamed(...names: readonly string[]): readonly Property[] {
  return names.map((name) => {
    const found = PROPERTIES.find((each) => each.name === name);
    if (found === undefined) throw new Error(`no property is called: ${name}`);
    return found;
  });
}

/** Checks small games with one planted fault each. */
export function plantTiny(proof: Proof, faults: readonly TinyFault[], properties: readonly Property[]): void {
  for (const { name, game } of faults) proof.planted(name, findingsIn(game(), properties).length > 0);
}

/** Every number of players with default options; used by the short extent. */
export const plainTables = (game: Game): Configuration[] =>
  configurationsOf(game).filter(({ options }) => canonical(options) === canonical(resolveOptions(game, {})));

/** Checks every property on every game, player count and option. */
export function checkGames(
  proof: Proof,
  properties: readonly Property[],
  given: Partial<Settings>,
  tables: (game: Game) => Configuration[] = configurationsOf,
): Tally {
  const tally = newTally();
  const settings = { ...DEFAULTS, ...given, firstSeed: proof.seed * SEEDS_APART };
  for (const [id, { game }] of Object.entries(GAMES)) {
    const before = performance.now();
    for (const configuration of tables(game)) {
      for (const property of properties) {
        for (const { message } of checkProperty(game, property, configuration, settings, tally))
          proof.fail(message);
      }
    }
    proof.say(`${id}: ${Math.round((performance.now() - before) / 1000)} s`);
  }
  return tally;
}

import type { Fact, Game, State } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { checkProperty } from './checkGame.ts';
import { configurationsOf, nameOf } from './configurations.ts';
import { PROPERTIES } from './properties/index.ts';
import { newTally } from './run.ts';
import type { Settings } from './settings.ts';
import { DEFAULTS } from './settings.ts';

const TIMEOUT = 120_000;

export function describeGame<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  given: Partial<Settings> = {},
): void {
  const settings = { ...DEFAULTS, ...given };
  const tally = newTally();
  describe(`${game.id} keeps the contract`, () => {
    describe.each(
      configurationsOf(game).map((configuration) => [nameOf(configuration), configuration] as const),
    )('%s', (_name, configuration) => {
      test.each(PROPERTIES.map((property) => [property.name, property] as const))(
        '%s',
        (_property, property) => {
          const findings = checkProperty(game, property, configuration, settings, tally);
          if (findings.length > 0) expect.fail(findings.map(({ message }) => message).join('\n\n'));
        },
        TIMEOUT,
      );
    });

    test.runIf(settings.onlySeed === undefined)('the suite has done what it promises', () => {
      console.log(
        `${game.id}: ${Object.entries(tally)
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}`,
      );
      expect(tally.pairs).toBeGreaterThanOrEqual(settings.pairs);
      expect(tally.hostile).toBeGreaterThanOrEqual(settings.hostile);
      expect(tally.undos).toBeGreaterThanOrEqual(settings.undos);
    });
  });
}

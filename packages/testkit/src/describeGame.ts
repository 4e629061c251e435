import type { Fact, Game, State } from '@pithead/kernel';
import { atVersion, versionsOf } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { checkProperty } from './checkGame.ts';
import type { GameConfiguration } from './configurations.ts';
import { configurationName, gameConfigurations, someConfigurations } from './configurations.ts';
import { PROPERTIES } from './properties/index.ts';
import { newCheckCounts } from './propertyRun.ts';
import type { CheckSettings } from './checkSettings.ts';
import { DEFAULT_CHECK_SETTINGS, reducedSettings } from './checkSettings.ts';

const TIMEOUT = 120_000;

/** Every version of the rules keeps the contract; older ones are checked in fewer games and configurations. */
export function describeGame<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  given: Partial<CheckSettings> = {},
): void {
  const settings = { ...DEFAULT_CHECK_SETTINGS, ...given };
  for (const version of versionsOf(game)) {
    if (version === game.version) {
      describeVersion(game, `${game.id} keeps the contract`, settings, gameConfigurations(game));
      continue;
    }
    const older = atVersion(game, version);
    const some = someConfigurations(older);
    const fewer = { ...reducedSettings(settings), sharedBy: some.length };
    describeVersion(
      older,
      `${game.id} keeps the contract under version ${version} of its rules`,
      fewer,
      some,
    );
  }
}

function describeVersion<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  title: string,
  settings: CheckSettings,
  configurations: readonly GameConfiguration[],
): void {
  const counts = newCheckCounts();
  describe(title, () => {
    describe.each(
      configurations.map((configuration) => [configurationName(configuration), configuration] as const),
    )('%s', (_name, configuration) => {
      test.each(PROPERTIES.map((property) => [property.name, property] as const))(
        '%s',
        (_property, property) => {
          const findings = checkProperty(game, property, configuration, settings, counts);
          if (findings.length > 0) expect.fail(findings.map(({ message }) => message).join('\n\n'));
        },
        TIMEOUT,
      );
    });

    test.runIf(settings.onlySeed === undefined)('the suite has done what it promises', () => {
      console.log(
        `${game.id} ${game.version}: ${Object.entries(counts)
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}`,
      );
      expect(counts.pairs).toBeGreaterThanOrEqual(settings.pairs);
      expect(counts.hostile).toBeGreaterThanOrEqual(settings.hostile);
      expect(counts.undos).toBeGreaterThanOrEqual(settings.undos);
    });
  });
}

import type { Fact, Game, Options, State } from '@pithead/kernel';
import { resolveOptions } from '@pithead/kernel';
import type { GameConfiguration } from './configurations.ts';
import { gameConfigurations } from './configurations.ts';
import { PROPERTIES } from './properties/index.ts';
import type { PropertyFinding, GameProperty, CheckCounts } from './propertyRun.ts';
import { newCheckCounts, PropertyRun } from './propertyRun.ts';
import type { CheckSettings } from './checkSettings.ts';
import { DEFAULT_CHECK_SETTINGS } from './checkSettings.ts';

export interface CheckScope extends Partial<CheckSettings> {
  readonly seats?: number;
  readonly options?: Options;
  readonly properties?: readonly GameProperty[];
  readonly counts?: CheckCounts;
}

export function checkProperty<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  property: GameProperty,
  configuration: GameConfiguration,
  settings: CheckSettings,
  counts: CheckCounts,
): PropertyFinding[] {
  const run = new PropertyRun(game, property.name, configuration, settings, counts);
  try {
    property.check(run);
  } catch (error) {
    run.report(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  return run.findings;
}

/** The result is empty if all properties hold. */
export function checkGame<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  extent: CheckScope = {},
): PropertyFinding[] {
  const { seats, options, properties = PROPERTIES, counts = newCheckCounts(), ...given } = extent;
  const settings = { ...DEFAULT_CHECK_SETTINGS, ...given };
  const wanted = options === undefined ? undefined : JSON.stringify(resolveOptions(game, options));
  const configurations = gameConfigurations(game).filter(
    (each) =>
      (seats === undefined || each.seats === seats) &&
      (wanted === undefined || JSON.stringify(each.options) === wanted),
  );
  return configurations.flatMap((each) =>
    properties.flatMap((property) => checkProperty(game, property, each, settings, counts)),
  );
}

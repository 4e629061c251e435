import type { Fact, Game, Options, State } from '@pithead/kernel';
import { resolveOptions } from '@pithead/kernel';
import type { Configuration } from './configurations.ts';
import { configurationsOf } from './configurations.ts';
import { PROPERTIES } from './properties/index.ts';
import type { Finding, Property, Tally } from './run.ts';
import { newTally, Run } from './run.ts';
import type { Settings } from './settings.ts';
import { DEFAULTS } from './settings.ts';

/** Restricts a check; everything is checked by default. */
export interface Extent extends Partial<Settings> {
  readonly seats?: number;
  readonly options?: Options;
  readonly properties?: readonly Property[];
  /** Continues these counts. */
  readonly tally?: Tally;
}

export function checkProperty<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  property: Property,
  configuration: Configuration,
  settings: Settings,
  tally: Tally,
): Finding[] {
  const run = new Run(game, property.name, configuration, settings, tally);
  try {
    property.check(run);
  } catch (error) {
    run.report(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  return run.findings;
}

/** Checks properties on configurations; the result is empty if all hold. */
export function checkGame<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  extent: Extent = {},
): Finding[] {
  const { seats, options, properties = PROPERTIES, tally = newTally(), ...given } = extent;
  const settings = { ...DEFAULTS, ...given };
  const wanted = options === undefined ? undefined : JSON.stringify(resolveOptions(game, options));
  const configurations = configurationsOf(game).filter(
    (each) =>
      (seats === undefined || each.seats === seats) &&
      (wanted === undefined || JSON.stringify(each.options) === wanted),
  );
  return configurations.flatMap((each) =>
    properties.flatMap((property) => checkProperty(game, property, each, settings, tally)),
  );
}

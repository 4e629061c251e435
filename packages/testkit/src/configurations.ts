import type { Fact, Game, Options, State } from '@pithead/kernel';
import { resolveOptions } from '@pithead/kernel';

export interface Configuration {
  readonly seats: number;
  readonly options: Options;
}

/** Every seat count with the default options, and with each other value of each single option. */
export function configurationsOf<S extends State, F extends Fact, V>(game: Game<S, F, V>): Configuration[] {
  const tables: Options[] = [resolveOptions(game, {})];
  for (const [name, { values }] of Object.entries(game.options)) {
    for (const value of values.slice(1)) tables.push(resolveOptions(game, { [name]: value }));
  }
  const configurations: Configuration[] = [];
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++) {
    for (const options of tables) configurations.push({ seats, options });
  }
  return configurations;
}

export function nameOf({ seats, options }: Configuration): string {
  const named = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`${seats} seats`, ...named].join(', ');
}

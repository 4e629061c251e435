import type { Fact, Game, Options, State } from '@pithead/kernel';
import { resolveOptions } from '@pithead/kernel';

export interface GameConfiguration {
  readonly seats: number;
  readonly options: Options;
}

/** Every seat count with the default options, and with every other value of one option at a time. */
export function gameConfigurations<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
): GameConfiguration[] {
  const tables: Options[] = [resolveOptions(game, {})];
  for (const [name, { values }] of Object.entries(game.options)) {
    for (const value of values.slice(1)) tables.push(resolveOptions(game, { [name]: value }));
  }
  const configurations: GameConfiguration[] = [];
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++) {
    for (const options of tables) configurations.push({ seats, options });
  }
  return configurations;
}

export function configurationName({ seats, options }: GameConfiguration): string {
  const named = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`${seats} seats`, ...named].join(', ');
}

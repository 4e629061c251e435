import type { Fact, Game, Options, State } from '@pithead/kernel';
import { resolveOptions } from '@pithead/kernel';

export interface GameConfiguration {
  readonly seats: number;
  readonly options: Options;
}

/** The default options, and every other value of one option at a time. */
const tablesOf = <S extends State, F extends Fact, V>(game: Game<S, F, V>): Options[] => [
  resolveOptions(game, {}),
  ...Object.entries(game.options).flatMap(([name, { values }]) =>
    values.slice(1).map((value) => resolveOptions(game, { [name]: value })),
  ),
];

/** Every seat count with the default options, and with every other value of one option at a time. */
export function gameConfigurations<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
): GameConfiguration[] {
  const configurations: GameConfiguration[] = [];
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++)
    for (const options of tablesOf(game)) configurations.push({ seats, options });
  return configurations;
}

/** Every seat count with the default options, and every other value of an option with one seat count in turn. */
export function someConfigurations<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
): GameConfiguration[] {
  const counts = game.maxSeats - game.minSeats + 1;
  const tables = tablesOf(game);
  return gameConfigurations(game).filter((_, i) => {
    const [seats, table] = [Math.floor(i / tables.length), i % tables.length];
    return table === 0 || table % counts === seats;
  });
}

export function configurationName({ seats, options }: GameConfiguration): string {
  const named = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`${seats} seats`, ...named].join(', ');
}

/** The rules of the games, loaded when a game is first played. */
import type { GameWithBots } from '@pithead/bots';
import type { Fact, Game, State } from '@pithead/kernel';

export type LoadedRules = Pick<GameWithBots, 'game'>;

const castRules = <S extends State, F extends Fact, V>(game: Game<S, F, V>): LoadedRules =>
  ({ game }) as unknown as LoadedRules;

const LOADERS: Readonly<Record<string, () => Promise<LoadedRules>>> = {
  'glueck-auf': async () => castRules((await import('@pithead/glueck-auf/rules')).glueckAuf),
  rockwell: async () => castRules((await import('@pithead/rockwell/rules/unaudited')).rockwellWithoutAudit),
  siberia: async () => castRules((await import('@pithead/siberia/rules')).siberia),
};

export class UnknownGame extends Error {}

export async function loadRules(game: string): Promise<LoadedRules> {
  if (!Object.hasOwn(LOADERS, game)) throw new UnknownGame(game);
  return (LOADERS[game] as () => Promise<LoadedRules>)();
}

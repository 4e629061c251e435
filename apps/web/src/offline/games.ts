/**
 * Rules of the games. Each is loaded when it is first played; what its bots know comes when one has to
 * decide.
 */
import type { Playable } from '@pithead/bots';
import type { Fact, Game, State } from '@pithead/kernel';

/** A game without its bots. */
export type Rules = Pick<Playable, 'game'>;

const rules = <S extends State, F extends Fact, V>(game: Game<S, F, V>): Rules =>
  ({ game }) as unknown as Rules;

const LOADERS: Readonly<Record<string, () => Promise<Rules>>> = {
  'glueck-auf': async () => rules((await import('@pithead/glueck-auf/rules')).glueckAuf),
  rockwell: async () => rules((await import('@pithead/rockwell/rules/unaudited')).unaudited),
  siberia: async () => rules((await import('@pithead/siberia/rules')).siberia),
};

export class UnknownGame extends Error {}

export async function loadRules(game: string): Promise<Rules> {
  if (!Object.hasOwn(LOADERS, game)) throw new UnknownGame(game);
  return (LOADERS[game] as () => Promise<Rules>)();
}

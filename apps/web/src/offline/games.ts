/** Rules and bots of the games. Each is loaded when it is first played. */
import type { Kit, Playable } from '@pithead/bots';
import type { Fact, Game, State } from '@pithead/kernel';

const playable = <S extends State, F extends Fact, V>(game: Game<S, F, V>, kit: Kit<S>): Playable => ({ game, kit }) as unknown as Playable;

const LOADERS: Readonly<Record<string, () => Promise<Playable>>> = {
  'glueck-auf': async () => {
    const [{ glueckAuf }, { kit }] = await Promise.all([import('@pithead/glueck-auf/rules'), import('@pithead/glueck-auf/bot')]);
    return playable(glueckAuf, kit);
  },
  rockwell: async () => {
    const [{ rockwell }, { kit }] = await Promise.all([import('@pithead/rockwell/rules'), import('@pithead/rockwell/bot')]);
    return playable(rockwell, kit);
  },
  siberia: async () => {
    const [{ siberia }, { kit }] = await Promise.all([import('@pithead/siberia/rules'), import('@pithead/siberia/bot')]);
    return playable(siberia, kit);
  },
};

export class UnknownGame extends Error {}

export async function loadGame(game: string): Promise<Playable> {
  if (!Object.hasOwn(LOADERS, game)) throw new UnknownGame(game);
  return (LOADERS[game] as () => Promise<Playable>)();
}

import type { GameWithBots } from '@pithead/bots';
import { findGame } from '@pithead/games';

export type LoadedRules = Pick<GameWithBots, 'game'>;

export class UnknownGame extends Error {}

export async function loadRules(id: string): Promise<LoadedRules> {
  const game = findGame(id);
  if (game === undefined) throw new UnknownGame(id);
  return { game: await game.rules() };
}

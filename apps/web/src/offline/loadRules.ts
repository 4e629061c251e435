/** The rules of a game, for the worker. Bots and tables are loaded elsewhere. */
import type { GameWithBots } from '@pithead/bots';
import { findGame } from '@pithead/games';

export type LoadedRules = Pick<GameWithBots, 'game'>;

export type LoadRules = (game: string) => Promise<LoadedRules>;

export class UnknownGame extends Error {}

export async function loadRules(id: string): Promise<LoadedRules> {
  const game = findGame(id);
  if (game === undefined) throw new UnknownGame(id);
  return { game: await game.rules() };
}

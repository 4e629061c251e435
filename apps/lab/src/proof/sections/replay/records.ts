import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game } from '@pithead/kernel';
import { recordOf } from '@pithead/kernel';
import type { GameConfiguration } from '@pithead/testkit';
import {
  DEFAULT_CHECK_SETTINGS,
  newCheckCounts,
  RandomPlayers,
  PropertyRun,
  startMatch,
} from '@pithead/testkit';

export const GAMES_FOLDER = join(import.meta.dirname, '../../../../../../games');

export function goldenRecords(game: string): string[] {
  const folder = join(GAMES_FOLDER, game, 'records');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

export const sampleRecords = (): string[] =>
  Object.keys(LOADED_GAMES).map((game) =>
    readFileSync(join(GAMES_FOLDER, game, 'records/random-2-players.json'), 'utf8'),
  );

/** Random players can go round in circles up to the turn limit; more plies would test nothing new. */
const MAX_PLIES = 1_500;

export function playRecord(game: Game, configuration: GameConfiguration, seed: number): string {
  const run = new PropertyRun(game, 'replay', configuration, DEFAULT_CHECK_SETTINGS, newCheckCounts());
  const match = startMatch(run, seed);
  const players = new RandomPlayers(game, seed);
  while (match.plies.length < MAX_PLIES) {
    const next = players.choose(match.state);
    if (next === undefined) break;
    match.play(next.seat, [next.ply]);
  }
  return JSON.stringify(recordOf(match));
}

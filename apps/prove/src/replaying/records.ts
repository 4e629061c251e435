/** Records to replay: the golden ones that lie beside every game, and freshly played ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pithead/games';
import type { Game } from '@pithead/kernel';
import { recordOf } from '@pithead/kernel';
import type { Configuration } from '@pithead/testkit';
import { DEFAULTS, newTally, RandomPlayers, Run, startMatch } from '@pithead/testkit';

const FOLDER = join(import.meta.dirname, '../../../../games');

/** The texts of a game's records. */
export function goldenRecords(game: string): string[] {
  const folder = join(FOLDER, game, 'records');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** One of each game, of two players who chose by chance. */
export const sampleRecords = (): string[] =>
  Object.keys(GAMES).map((game) => readFileSync(join(FOLDER, game, 'records/random-2-players.json'), 'utf8'));

/** Who plays by chance can go round in circles up to the limit of turns, and then all steps are alike. */
const MOST_PLIES = 1_500;

export function playRecord(game: Game, configuration: Configuration, seed: number): string {
  const run = new Run(game, 'replay', configuration, DEFAULTS, newTally());
  const match = startMatch(run, seed);
  const players = new RandomPlayers(game, seed);
  while (match.plies.length < MOST_PLIES) {
    const next = players.choose(match.state);
    if (next === undefined) break;
    match.play(next.seat, [next.ply]);
  }
  return JSON.stringify(recordOf(match));
}

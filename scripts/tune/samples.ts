/** Positions by lot along games of self-play, and how those games ended. */
import type { Judge } from '@pithead/bots';
import { greedyBot, playBots, sharesOf } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import type { State } from '@pithead/kernel';
import { isOver, keyFromSeed, resolveOptions } from '@pithead/kernel';
import { randomFrom } from './random.ts';

export interface SampleSettings {
  /** Numbers of players. */
  readonly counts: readonly number[];
  /** For each number of players. */
  readonly games: number;
  /** Of each game as many, so that long ones do not count more. */
  readonly positions: number;
  /** How far those who play stray, so that positions differ. */
  readonly doubt: number;
  readonly seed: string;
}

export interface Sample {
  readonly state: State;
  readonly shares: readonly number[];
}

/** Every fifth game is kept to judge by what was learnt from the others. */
const KEPT = 5;
export const isKept = (game: number): boolean => game % KEPT === 0;

/** Game by game. */
export function* samplesOf(entry: GameEntry, judge: Judge, settings: SampleSettings): Generator<Sample[]> {
  const { counts, games, positions, doubt, seed } = settings;
  const random = randomFrom(Number(seed));
  const options = resolveOptions(entry.game, {});
  for (const seats of counts) {
    for (let deal = 0; deal < games; deal++) {
      const along: State[] = [];
      let seen = 0;
      const key = `fit ${seed}/${seats}/${deal}`;
      const bots = Array.from({ length: seats }, () => greedyBot(judge, { beam: 1, doubt }));
      const outcome = playBots(
        { game: entry.game, options, key: keyFromSeed(key), bots, seed: key },
        (state) => {
          if (isOver(state)) return;
          const place = seen < positions ? seen : Math.floor(random() * (seen + 1));
          if (place < positions) along[place] = entry.game.copy(state);
          seen++;
        },
      );
      const shares = sharesOf(outcome);
      yield along.map((state) => ({ state, shares }));
    }
  }
}

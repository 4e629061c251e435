import type { Evaluator } from '@pithead/bots';
import { greedyBot, playBotGame, winSharesOf } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { State } from '@pithead/kernel';
import { isOver, keyFromSeed, resolveOptions } from '@pithead/kernel';

export interface SampleSettings {
  readonly counts: readonly number[];
  readonly games: number;
  /** Per game, so that long games don't weigh more. */
  readonly positions: number;
  /** Randomness of the players, which makes positions differ. */
  readonly doubt: number;
  readonly seed: string;
}

export interface TrainingSample {
  readonly state: State;
  readonly shares: readonly number[];
}

const HELD_OUT_EVERY = 5;
export const isHeldOut = (game: number): boolean => game % HELD_OUT_EVERY === 0;

export function* sampleGames(
  gameParts: GameParts,
  evaluator: Evaluator,
  settings: SampleSettings,
): Generator<TrainingSample[]> {
  const { counts, games, positions, doubt, seed } = settings;
  const random = seededRandom(Number(seed));
  const options = resolveOptions(gameParts.game, {});
  for (const seats of counts) {
    for (let deal = 0; deal < games; deal++) {
      const sampled: State[] = [];
      let seen = 0;
      const key = `fit ${seed}/${seats}/${deal}`;
      const bots = Array.from({ length: seats }, () => greedyBot(evaluator, { beam: 1, noise: doubt }));
      const outcome = playBotGame(
        { game: gameParts.game, options, key: keyFromSeed(key), bots, seed: key },
        (state) => {
          if (isOver(state)) return;
          const place = seen < positions ? seen : Math.floor(random() * (seen + 1));
          if (place < positions) sampled[place] = gameParts.game.copy(state);
          seen++;
        },
      );
      const shares = winSharesOf(outcome);
      yield sampled.map((state) => ({ state, shares }));
    }
  }
}

export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

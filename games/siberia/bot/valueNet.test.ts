import type { Champion, Evaluator } from '@pithead/bots';
import {
  estimateWinShares,
  predictingEvaluator,
  REFERENCE_CHAMPION,
  greedyBot,
  playBotGame,
  winSharesOf,
} from '@pithead/bots';
import type { Options } from '@pithead/kernel';
import { isOver, keyFromSeed, resolveOptions } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { Siberia } from '../rules/index.ts';
import { siberia } from '../rules/index.ts';
import { FEATURES } from './features.ts';
import net from './forecast.json' with { type: 'json' };
import { botKit } from './index.ts';

const evaluating = botKit.createEvaluator(
  (botKit.champions.find(({ name }) => name === REFERENCE_CHAMPION) as Champion).weights,
);

/** Positions of a game between greedy players, and its win shares. */
function gameOf(seats: number, number: number, chosen: Options = {}): { along: Siberia[]; won: number[] } {
  const options = resolveOptions(siberia, chosen);
  const along: Siberia[] = [];
  const bots = Array.from({ length: seats }, () => greedyBot(evaluating, { beam: 1, noise: 0.02 }));
  let plies = 0;
  const key = keyFromSeed(`forecast ${number}`);
  const outcome = playBotGame({ game: siberia, options, key, bots, seed: `forecast ${number}` }, (state) => {
    if (plies++ % 12 === 0 && !isOver(state)) along.push(siberia.copy(state));
  });
  return { along, won: winSharesOf(outcome) };
}

function crossEntropyOf(evaluator: Evaluator<Siberia>, state: Siberia, won: readonly number[]): number {
  const shares: number[] = [];
  estimateWinShares(siberia, evaluator, state, shares, 0, []);
  return won.reduce(
    (loss, share, seat) => loss - share * Math.log(Math.max(0.001, shares[seat] as number)),
    0,
  );
}

describe('features of the value net', () => {
  it('all features are written in every position, and finite', () => {
    const features = new Float64Array(FEATURES.length + 1);
    for (const seats of [2, 3, 4]) {
      for (const state of gameOf(seats, seats).along) {
        for (let seat = 0; seat < seats; seat++) {
          features.fill(Number.NaN);
          botKit.valueNet?.read(state, seat, features);
          expect(FEATURES.filter((_, i) => !Number.isFinite(features[i]))).toEqual([]);
          expect(features[FEATURES.length]).toBeNaN();
        }
      }
    }
  });

  it('features depend on position and seat only, not on earlier calls', () => {
    const positions = [...gameOf(3, 3).along, ...gameOf(4, 4, { roundLimit: 30 }).along];
    const read = (state: Siberia, seat: number): Float64Array => {
      const features = new Float64Array(FEATURES.length);
      botKit.valueNet?.read(state, seat, features);
      return features;
    };
    const first = positions.map((state) => read(state, 0));
    const again = positions.toReversed().map((state) => read(state, state.seats - 1) && read(state, 0));
    expect(again.toReversed()).toEqual(first);
  });

  it('features have unique names and are those that the net was trained on', () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
    expect(net.features).toEqual(FEATURES);
  });
});

describe('predictions of the value net', () => {
  it.each([2, 3, 4])(
    'the net predicts unseen games of %i players better than the evaluation does',
    (seats) => {
      const losses: [number, number] = [0, 0];
      const judges = [predictingEvaluator(botKit), evaluating];
      for (let number = 0; number < 12; number++) {
        const { along, won } = gameOf(seats, 100 + number);
        for (const state of along)
          judges.forEach(
            (evaluator, i) => (losses[i] = (losses[i] as number) + crossEntropyOf(evaluator, state, won)),
          );
      }

      expect(losses[0]).toBeLessThan(0.97 * losses[1]);
    },
  );
});

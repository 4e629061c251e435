/** How well the lead of a position predicts the winner. */
import { greedyBot, playBotGame, winSharesOf } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { keyFromSeed, resolveOptions } from '@pithead/kernel';
import type { createEvaluator } from './selfPlay.ts';

interface LeadSettings {
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  readonly beam: number;
}

interface LeadScale {
  readonly scale: number;
  readonly loss: number;
}

interface LeadSample {
  readonly margin: number;
  readonly share: number;
}

const PARTS = 6;

/** Logistic: a narrow win counts only a little more than a narrow loss, so ratings vary less. */
export const logistic = (margin: number, scale: number): number => 1 / (1 + Math.exp(-margin / scale));

/** For each sixth of the game the scale at which the lead predicts the winner best. */
export function leadScales(
  parts: GameParts,
  evaluator: ReturnType<typeof createEvaluator>,
  settings: LeadSettings,
): LeadScale[] {
  const samples: LeadSample[][] = Array.from({ length: PARTS }, () => []);
  for (let deal = 0; deal < settings.deals; deal++) addDeal(samples, parts, evaluator, settings, deal);
  return samples.map(bestScale);
}

function addDeal(
  samples: LeadSample[][],
  { game }: GameParts,
  evaluator: ReturnType<typeof createEvaluator>,
  { seats, seed, beam }: LeadSettings,
  deal: number,
): void {
  const along: number[][] = [];
  const bots = Array.from({ length: seats }, () => greedyBot(evaluator, { beam, noise: 0 }));
  const key = keyFromSeed(`lead ${seed}/${deal}`);
  const outcome = playBotGame(
    { game, options: resolveOptions(game, {}), key, bots, seed: `lead ${deal}` },
    (state) => along.push(bots.map((_, seat) => evaluator.evaluate(state, seat))),
  );
  const shares = winSharesOf(outcome);
  along.forEach((values, i) =>
    values.forEach((value, seat) =>
      samples[Math.floor((i * PARTS) / along.length)]?.push({
        margin: value - Math.max(...values.filter((_, other) => other !== seat)),
        share: shares[seat] as number,
      }),
    ),
  );
}

function bestScale(samples: readonly LeadSample[]): LeadScale {
  const lossOf = (scale: number): number =>
    samples.reduce((sum, { margin, share }) => {
      const p = Math.min(0.999, Math.max(0.001, logistic(margin, scale)));
      return sum - share * Math.log(p) - (1 - share) * Math.log(1 - p);
    }, 0) / samples.length;
  const scales = Array.from({ length: 60 }, (_, i) => 0.5 * 1.08 ** i);
  return scales.map((scale) => ({ scale, loss: lossOf(scale) })).reduce((a, b) => (b.loss < a.loss ? b : a));
}

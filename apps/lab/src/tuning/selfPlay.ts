import type { Bot, Evaluator, Weights } from '@pithead/bots';
import { greedyBot, playBotGame, randomBot, winSharesOf } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { Outcome } from '@pithead/kernel';
import { keyFromSeed, resolveOptions } from '@pithead/kernel';

export const createEvaluator = (gameParts: GameParts, weights: Weights): Evaluator =>
  gameParts.kit.createEvaluator(weights);

/** The candidate plays every seat of the same deals against copies of the other bot. */
export function* playDeals(
  gameParts: GameParts,
  seats: number,
  deals: number,
  seed: string,
  candidate: Bot,
  other: Bot,
): Generator<{ outcome: Outcome; seat: number }> {
  const options = resolveOptions(gameParts.game, {});
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      const bots = Array.from({ length: seats }, (_, at) => (at === seat ? candidate : other));
      const key = `${seed}/${seats}/${deal}`;
      yield {
        outcome: playBotGame({
          game: gameParts.game,
          options,
          key: keyFromSeed(key),
          bots,
          seed: `${key}/${seat}`,
        }),
        seat,
      };
    }
  }
}

export function leadOverBest(
  { outcome: { seats }, seat }: { outcome: Outcome; seat: number },
  unit: number,
): number {
  return (
    ((seats[seat]?.total as number) -
      Math.max(...seats.flatMap(({ total }, at) => (at === seat ? [] : [total])))) /
    unit
  );
}

export const winShareOf = ({ outcome, seat }: { outcome: Outcome; seat: number }): number =>
  winSharesOf(outcome)[seat] as number;

export function championWeights({ kit }: GameParts, name: string): Weights {
  const champion = kit.champions.find((each) => each.name === name);
  if (champion === undefined)
    throw new Error(`no champion ${name}: ${kit.champions.map((each) => each.name).join(', ')}`);
  return champion.weights;
}

export const championBot = (gameParts: GameParts, name: string, beam: number): Bot =>
  name === 'random'
    ? randomBot
    : greedyBot(createEvaluator(gameParts, championWeights(gameParts, name)), { beam, noise: 0 });

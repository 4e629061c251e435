/**
 * Fits weights to how games ended: the evaluation of a position is to foretell who wins. Every position of a game says something, not
 * only its end, so this needs far fewer games than contests between candidates; and what a tree wants of its leaves is just that.
 */
import type { Judge, Weights } from '@pithead/bots';
import { expectShares, greedyBot, playBots, sharesOf } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import type { State } from '@pithead/kernel';
import { isOver, keyFromSeed, resolveOptions } from '@pithead/kernel';
import { randomFrom } from './random.ts';

export interface FitSettings {
  readonly counts: readonly number[];
  /** Those who play. */
  readonly players: Weights;
  /** For each number of players. */
  readonly games: number;
  readonly steps: number;
  /** How far those who play stray, so that positions differ. */
  readonly doubt: number;
  /** What it costs a weight to stray by its own spread. */
  readonly ties: number;
  readonly seed: string;
  readonly fixed: ReadonlySet<string>;
}

interface Sample {
  readonly state: State;
  readonly shares: readonly number[];
}

/** Of each game as many, so that long ones do not count more. */
const POSITIONS = 12;
/** Every fifth game is kept to judge the weights by. */
const KEPT = 5;
/** The steps with which slopes are felt, in spreads of a weight; and the length of the first step downhill. */
const NUDGE = 0.1;
const PACE = 0.15;
/** No end is thought impossible, or a single game would outweigh all others. */
const LEAST_SHARE = 0.001;

/** Positions by lot along games of self-play. */
function* gamesOf(entry: GameEntry, judge: Judge, { counts, games, doubt, seed }: FitSettings): Generator<Sample[]> {
  const random = randomFrom(Number(seed));
  const options = resolveOptions(entry.game, {});
  for (const seats of counts) {
    for (let deal = 0; deal < games; deal++) {
      const along: State[] = [];
      let seen = 0;
      const key = `fit ${seed}/${seats}/${deal}`;
      const bots = Array.from({ length: seats }, () => greedyBot(judge, { beam: 1, doubt }));
      const outcome = playBots({ game: entry.game, options, key: keyFromSeed(key), bots, seed: key }, (state) => {
        if (isOver(state)) return;
        const place = seen < POSITIONS ? seen : Math.floor(random() * (seen + 1));
        if (place < POSITIONS) along[place] = entry.game.copy(state);
        seen++;
      });
      const shares = sharesOf(outcome);
      yield along.map((state) => ({ state, shares }));
    }
  }
}

/** How badly the evaluation foretells who wins: the mean of the logarithms. */
function lossOf({ game }: GameEntry, judge: Judge, samples: readonly Sample[]): number {
  const foretold: number[] = [];
  const parts: number[] = [];
  let loss = 0;
  for (const { state, shares } of samples) {
    expectShares(game, judge, state, foretold, 0, parts);
    shares.forEach((share, seat) => (loss -= share * Math.log(Math.max(LEAST_SHARE, foretold[seat] as number))));
  }
  return loss / samples.length;
}

export function fit(entry: GameEntry, start: Weights, settings: FitSettings, tell: (line: string) => void): Weights {
  const games = [...gamesOf(entry, entry.kit.judge(settings.players), settings)];
  const learnt = games.filter((_, i) => i % KEPT !== 0).flat();
  const kept = games.filter((_, i) => i % KEPT === 0).flat();
  const names = Object.keys(start).filter((name) => !settings.fixed.has(name));
  const spreads = names.map((name) => 0.02 + 0.2 * Math.abs(start[name] as number));
  const weightsAt = (at: readonly number[]): Weights => ({
    ...start,
    ...Object.fromEntries(names.map((name, i) => [name, (start[name] as number) + (at[i] as number) * (spreads[i] as number)])),
  });
  const rate = (at: readonly number[], samples: readonly Sample[]): number => lossOf(entry, entry.kit.judge(weightsAt(at)), samples);
  const slopeAt = (at: readonly number[]): number[] =>
    at.map((each, i) => {
      const [up, down] = [at.with(i, each + NUDGE), at.with(i, each - NUDGE)];
      return (rate(up, learnt) - rate(down, learnt)) / (2 * NUDGE) + 2 * settings.ties * each;
    });

  let at: readonly number[] = names.map(() => 0);
  let best = at;
  let least = rate(at, kept);
  tell(
    `${games.length} games, ${learnt.length} positions and ${kept.length} to judge by: loss ${rate(at, learnt).toFixed(4)}, kept ${least.toFixed(4)}`,
  );
  const down = descent(names.length);
  for (let step = 1; step <= settings.steps; step++) {
    at = down(at, slopeAt(at));
    const now = rate(at, kept);
    tell(`${step}: loss ${rate(at, learnt).toFixed(4)}, kept ${now.toFixed(4)}`);
    if (now >= least) continue;
    least = now;
    best = at;
  }
  return weightsAt(best);
}

/** Adam: steps of about the same length for every weight, however much it matters; shorter and shorter ones. */
function descent(many: number): (at: readonly number[], slope: readonly number[]) => number[] {
  const INERTIA = 0.8;
  const MEMORY = 0.95;
  const means = Array.from({ length: many }, () => 0);
  const squares = Array.from({ length: many }, () => 0);
  let step = 0;
  return (at, slope) => {
    step++;
    const pace = PACE / Math.sqrt(1 + step / 10);
    return at.map((each, i) => {
      means[i] = INERTIA * (means[i] as number) + (1 - INERTIA) * (slope[i] as number);
      squares[i] = MEMORY * (squares[i] as number) + (1 - MEMORY) * (slope[i] as number) ** 2;
      const mean = (means[i] as number) / (1 - INERTIA ** step);
      return each - (pace * mean) / (Math.sqrt((squares[i] as number) / (1 - MEMORY ** step)) + 1e-5);
    });
  };
}

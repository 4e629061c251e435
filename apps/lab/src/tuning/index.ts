/**
 * Finds weights for a game's evaluation by self-play. The seeds of its deals are texts, so the arena, which uses
 * numbers, judges on other deals.
 *
 *   npm run tune -- compare <game> --a now --b hand --players 2 --deals 100 [--beam 1]
 *   npm run tune -- weights <game> --from hand --generations 30 --players 2,3,4 --seed 1
 *   npm run tune -- fit <game> --from tuned --players 3,4 --deals 600 --generations 40
 *                   [--by tuned] [--doubt 0.02] [--ties 0.0003]
 *   npm run tune -- learn <game> --players 2,3,4 --deals 8000 --generations 10
 *                   [--units 24] [--by tuned] [--doubt 0.02]
 *   npm run tune -- lead <game> --from now --deals 100
 *   npm run tune -- ratings <game> --deals 20000 [--minutes 60] [--players 2,3,4] [--bots random,greedy,apprentice]
 *                       [--folder DIRECTORY]
 *
 * `weights` lets candidates play against each other; `fit` makes the evaluation predict the results of games. Both
 * print the best weights as JSON for the game's bot/champions.json. `learn` does this for bot/forecast.json, which
 * only leaves of a search use. `ratings` plays games between the bots and writes their ratings; `--deals 0` only prints
 * them. Progress goes to stderr.
 */
import { ArgumentError, parseArguments, parseInteger } from '@pithead/arguments';
import type { Weights } from '@pithead/bots';
import { REFERENCE_CHAMPION, greedyBot, currentChampion } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { keyFromSeed, resolveOptions } from '@pithead/kernel';
import { createEvolution } from './evolution.ts';
import type { FitSettings } from './fitWeights.ts';
import { fitWeights } from './fitWeights.ts';
import { leadScales, logistic } from './leadScales.ts';
import {
  championBot,
  playDeals,
  createEvaluator,
  leadOverBest,
  winShareOf,
  championWeights,
} from './selfPlay.ts';
import { NetworkTrainer } from './networkTrainer.ts';
import { RATED_BOTS, rateBots, ratingsFolder, reportBotRatings } from './rateBots.ts';
import type { SampleSettings } from './trainingSamples.ts';
import { seededRandom, sampleGames } from './trainingSamples.ts';

const FLAGS = {
  a: 'value',
  b: 'value',
  from: 'value',
  players: 'value',
  deals: 'value',
  generations: 'value',
  seed: 'value',
  beam: 'value',
  keep: 'value',
  by: 'value',
  doubt: 'value',
  ties: 'value',
  units: 'value',
  minutes: 'value',
  bots: 'value',
  folder: 'value',
} as const;
const parsed = parseArguments(process.argv.slice(2), FLAGS, 2);
const [task = '', id = ''] = parsed.words;

const integerFlag = (name: 'deals' | 'generations' | 'beam' | 'units', fallback: number): number =>
  parseInteger(parsed.value(name) ?? String(fallback), `--${name}`, 1, Number.MAX_SAFE_INTEGER);

function decimalFlag(name: 'doubt' | 'ties', fallback: number): number {
  const text = parsed.value(name) ?? String(fallback);
  const number = Number(text);
  if (!Number.isFinite(number)) throw new ArgumentError('notANumber', { flag: `--${name}`, text });
  return number;
}

const flags = {
  a: parsed.value('a'),
  b: parsed.value('b'),
  from: parsed.value('from'),
  by: parsed.value('by'),
  players: parsed.value('players') ?? '2',
  deals: task === 'ratings' ? 0 : integerFlag('deals', 50),
  generations: integerFlag('generations', 30),
  seed: parsed.value('seed') ?? '1',
  beam: integerFlag('beam', 1),
  keep: (parsed.value('keep') ?? '').split(','),
  doubt: decimalFlag('doubt', 0.02),
  ties: decimalFlag('ties', 0.0003),
  units: integerFlag('units', 24),
};

const gameParts = LOADED_GAMES[id] as GameParts;
if (gameParts === undefined) throw new Error(`no game ${id}: ${Object.keys(LOADED_GAMES).join(', ')}`);
const counts = flags.players.split(',').map((count) => parseInteger(count, '--players', 1, 16));
const newest = currentChampion(gameParts.kit, counts[0] as number).name;
const { beam } = flags;
const { pointsPerUnit } = createEvaluator(gameParts, championWeights(gameParts, newest));

function runCompare(): void {
  const [a, b] = [
    championBot(gameParts, flags.a ?? newest, beam),
    championBot(gameParts, flags.b ?? newest, beam),
  ];
  for (const seats of counts) {
    const games = [...playDeals(gameParts, seats, flags.deals, `compare ${flags.seed}`, a, b)];
    const mean = (of: (game: (typeof games)[number]) => number): number =>
      games.reduce((sum, game) => sum + of(game), 0) / games.length;
    const share = mean(winShareOf);
    const error = Math.sqrt((share * (1 - share)) / games.length);
    const own = mean(({ outcome, seat }) => outcome.seats[seat]?.total as number);
    process.stdout.write(
      `${seats} players, ${games.length} games: ${(share * 100).toFixed(1)} % ± ${(196 * error).toFixed(1)}, ` +
        `score ${own.toFixed(1)}, ahead by ${mean((game) => leadOverBest(game, pointsPerUnit)).toFixed(2)}\n`,
    );
  }
}

function runWeights(): void {
  const start = championWeights(gameParts, flags.from ?? newest);
  const fixed = new Set(flags.keep.filter((name) => name !== ''));
  const names = Object.keys(start).filter((name) => !fixed.has(name) && !name.startsWith('lead'));
  const complete = (values: readonly number[]): Weights => ({
    ...start,
    ...Object.fromEntries(names.map((name, i) => [name, values[i] as number])),
  });
  const size = 8 + Math.floor(3 * Math.log(names.length));
  const random = seededRandom(parseInteger(flags.seed, '--seed', 0, Number.MAX_SAFE_INTEGER));
  const search = createEvolution(
    names.map((name) => start[name] as number),
    names.map((name) => 0.05 + 0.2 * Math.abs(start[name] as number)),
    size,
    random,
  );
  const scale =
    2 *
    createEvaluator(gameParts, start).leadScale(
      gameParts.game.setup(
        counts[0] as number,
        resolveOptions(gameParts.game, {}),
        keyFromSeed(1),
        undefined,
      ),
    );
  const deals = Math.max(1, Math.round(flags.deals / counts.length));
  let champion = greedyBot(createEvaluator(gameParts, start), { beam, noise: 0 });
  let games = 0;
  for (let generation = 1; generation <= flags.generations; generation++) {
    const candidates = search.ask();
    const ratings = candidates.map((candidate) => {
      const bot = greedyBot(createEvaluator(gameParts, complete(candidate)), { beam, noise: 0 });
      let rating = 0;
      for (const seats of counts) {
        for (const game of playDeals(
          gameParts,
          seats,
          deals,
          `tune ${flags.seed}/${generation}`,
          bot,
          champion,
        )) {
          rating += logistic(leadOverBest(game, pointsPerUnit), scale) / (deals * seats * counts.length);
          games++;
        }
      }
      return rating;
    });
    search.tell(candidates, ratings);
    // The opponent is updated rarely, so that ratings of successive generations can be compared.
    if (generation % 10 === 0)
      champion = greedyBot(createEvaluator(gameParts, complete(search.mean)), { beam, noise: 0 });
    const average = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
    process.stderr.write(
      `${generation}: ${games} games, ratings ${average.toFixed(3)} … ${Math.max(...ratings).toFixed(3)}\n`,
    );
    if (generation % 10 === 0) process.stderr.write(`${JSON.stringify(rounded(complete(search.mean)))}\n`);
  }
  const found =
    `separable CMA-ES, one-ply self-play, players ${flags.players}, seed ${flags.seed}, ` +
    `${games} games from ${flags.from ?? newest}`;
  process.stdout.write(
    `${JSON.stringify({ found, weights: rounded(complete(search.mean)) }, undefined, 2)}\n`,
  );
}

const sampleSettings = (positions: number): SampleSettings => ({
  counts,
  games: flags.deals,
  positions,
  doubt: flags.doubt,
  seed: flags.seed,
});
const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** `--generations` is the number of gradient steps. */
function runFit(): void {
  const from = flags.from ?? newest;
  const by = flags.by ?? from;
  const settings: FitSettings = {
    ...sampleSettings(12),
    players: championWeights(gameParts, by),
    steps: flags.generations,
    ties: flags.ties,
    fixed: new Set(flags.keep),
  };
  const found =
    `fitted to the ends of ${settings.games * counts.length} one-ply games of ${by}, ` +
    `players ${flags.players}, seed ${flags.seed}, from ${from}`;
  const best = fitWeights(gameParts, championWeights(gameParts, from), settings, log);
  process.stdout.write(`${JSON.stringify({ found, weights: rounded(best) }, undefined, 2)}\n`);
}

/** `--generations` is the number of epochs. */
function runLearn(): void {
  const { valueNet } = gameParts.kit;
  if (valueNet === undefined) throw new Error(`${id} has no features to learn from`);
  const by = flags.by ?? REFERENCE_CHAMPION;
  const trainer = new NetworkTrainer(valueNet);
  const settings = sampleSettings(24);
  const all = settings.games * counts.length;
  let games = 0;
  for (const game of sampleGames(
    gameParts,
    createEvaluator(gameParts, championWeights(gameParts, by)),
    settings,
  )) {
    trainer.add(game);
    if (++games % 1000 === 0) log(`${games} of ${all} games`);
  }
  const net = trainer.train({ units: flags.units, epochs: flags.generations, seed: flags.seed }, log);
  const found =
    `learnt from the ends of ${all} one-ply games of ${by}, players ${flags.players}, seed ${flags.seed}, ` +
    `doubt ${flags.doubt}, ${flags.units} units, ${flags.generations} times through`;
  const date = new Date().toISOString().slice(0, 10);
  const file = { date, found, features: valueNet.features, ...net };
  process.stdout.write(`${JSON.stringify(file, undefined, 1)}\n`);
}

const rounded = (all: Weights): Weights =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, Number(value.toPrecision(3))]));

function runLead(): void {
  const evaluator = createEvaluator(gameParts, championWeights(gameParts, flags.from ?? newest));
  for (const seats of counts) {
    const best = leadScales(gameParts, evaluator, { seats, deals: flags.deals, seed: flags.seed, beam });
    const parts = best.map(({ scale, loss }) => `${scale.toFixed(1)} (loss ${loss.toFixed(3)})`);
    process.stdout.write(`${seats} players, sixths of the game: ${parts.join(', ')}\n`);
  }
}

function runRatings(): void {
  const number = (name: 'deals' | 'minutes', fallback: number): number =>
    parseInteger(parsed.value(name) ?? String(fallback), `--${name}`, 0, 1_000_000);
  const bots = parsed.value('bots')?.split(',') ?? RATED_BOTS;
  const unknown = bots.find((bot) => !RATED_BOTS.includes(bot));
  if (unknown !== undefined) throw new Error(`no rated bot ${unknown}: ${RATED_BOTS.join(', ')}`);
  const folder = parsed.value('folder') ?? ratingsFolder(id);
  const settings = {
    games: number('deals', 1000),
    minutes: number('minutes', 600),
    bots,
    players: counts,
    folder,
  };
  if (settings.games > 0) rateBots(gameParts, settings, log);
  process.stdout.write(`${reportBotRatings(id, folder)}\n`);
}

const TASKS: Readonly<Record<string, () => void>> = {
  compare: runCompare,
  weights: runWeights,
  fit: runFit,
  learn: runLearn,
  lead: runLead,
  ratings: runRatings,
};
if (TASKS[task] === undefined) throw new Error(`no task ${task}: ${Object.keys(TASKS).join(', ')}`);
TASKS[task]();

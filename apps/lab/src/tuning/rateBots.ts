/**
 * Plays rated games between the bots of one game, at tables of random bots in random seats, fits their ratings and
 * writes them to the game's folder. The counts of all games are kept next to them, so that a later run adds to them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOT_LEVEL_NAMES, isBotLevel } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { resolveOptions } from '@pithead/kernel';
import { playPairing } from '../arena/pairing.ts';
import type { PredictionBin } from './fitBotRatings.ts';
import { fitBotRatings, FIXED_POINT, predictionBins } from './fitBotRatings.ts';
import type { PairCount } from './pairCounts.ts';
import { PairCounts } from './pairCounts.ts';
import { seededRandom } from './trainingSamples.ts';

export interface RateBotsSettings {
  readonly games: number;
  readonly minutes: number;
  readonly bots: readonly string[];
  readonly players: readonly number[];
  readonly folder: string;
}

interface BotGamesFile {
  /** The number of the next deal. */
  readonly nextDeal: number;
  readonly games: Readonly<Record<number, number>>;
  readonly gamesOf: Readonly<Record<string, number>>;
  readonly pairs: readonly PairCount[];
}

export const RATED_BOTS: readonly string[] = ['random', FIXED_POINT, ...BOT_LEVEL_NAMES];

/** Apart from those of the arena (1,000,000 on), of tuning and of tests. */
const FIRST_DEAL = 700_000_000;

/** Where the ratings of a game are, and the counts of its games. */
export const ratingsFolder = (game: string): string =>
  fileURLToPath(new URL(`../../../../games/${game}/bot/`, import.meta.url));

export function readBotGames(folder: string): BotGamesFile {
  const file = join(folder, 'ratedGames.json');
  if (!existsSync(file)) return { nextDeal: FIRST_DEAL, games: {}, gamesOf: {}, pairs: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as BotGamesFile;
}

/** A level without its limit of time, which a busy machine would reach: the same bot everywhere. */
function arenaName({ kit }: GameParts, bot: string): string {
  const settings = isBotLevel(bot) ? kit.levels[bot] : undefined;
  return settings !== undefined && 'iterations' in settings ? `search:${settings.iterations}it` : bot;
}

export function rateBots(
  parts: GameParts,
  { games, minutes, bots, players, folder }: RateBotsSettings,
  log: (line: string) => void,
): void {
  const known = readBotGames(folder);
  const counts = new PairCounts(known.pairs);
  Object.assign(counts.games, known.games);
  Object.assign(counts.gamesOf, known.gamesOf);
  const end = performance.now() + minutes * 60_000;
  let deal = known.nextDeal;
  for (let played = 0; played < games && performance.now() < end; played++, deal++) {
    const table = tableOf(deal, bots, players[deal % players.length] as number);
    const { outcome } = playPairing({
      kind: 'game',
      game: parts.game.id,
      options: resolveOptions(parts.game, {}),
      pairing: { bots: table.map((bot) => arenaName(parts, bot)), deal, rotation: 0 },
    });
    counts.add(table, outcome, Math.floor(deal / players.length) % 2 === 0 ? 'fit' : 'check');
    if (played % 100 === 99) {
      log(`${parts.game.id}: ${played + 1} games`);
      save(folder, deal + 1, counts);
    }
  }
  save(folder, deal, counts);
}

/** At least two different bots: equal ones tell nothing. */
function tableOf(deal: number, bots: readonly string[], players: number): string[] {
  const next = seededRandom(deal);
  for (;;) {
    const table = Array.from({ length: players }, () => bots[Math.floor(next() * bots.length)] as string);
    if (new Set(table).size > 1) return table;
  }
}

function save(folder: string, nextDeal: number, counts: PairCounts): void {
  const pairs = counts.all();
  const file: BotGamesFile = { nextDeal, games: counts.games, gamesOf: counts.gamesOf, pairs };
  const rows = pairs.map((pair) => `    ${JSON.stringify(pair)}`).join(',\n');
  const { pairs: _, ...head } = file;
  const text = JSON.stringify(head, undefined, 2).replace(/\n\}$/, `,\n  "pairs": [\n${rows}\n  ]\n}\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'ratedGames.json'), text);
  const ratings = fitBotRatings(pairs).toSorted((a, b) => a.rating - b.rating);
  const data = ratings.map(
    ({ bot, rating, plusMinus }) => [bot, { rating, plusMinus, games: counts.gamesOf[bot] ?? 0 }] as const,
  );
  const lines = data.map(([bot, each]) => `  ${JSON.stringify(bot)}: ${JSON.stringify(each)}`);
  writeFileSync(join(folder, 'ratings.json'), `{\n${lines.join(',\n')}\n}\n`);
}

/** Predictions are those of the first half of the games, results those of the second. */
export function reportBotRatings(game: string, folder: string): string {
  const { games, gamesOf, pairs } = readBotGames(folder);
  const ofHalf = (half: PairCount['half']): PairCount[] => pairs.filter((pair) => pair.half === half);
  const all = Object.entries(games).map(([players, many]) => `${many} with ${players} players`);
  const rows = fitBotRatings(pairs)
    .toSorted((a, b) => b.rating - a.rating)
    .map(
      ({ bot, rating, plusMinus }) => `  ${bot.padEnd(11)} ${rating} ± ${plusMinus}, ${gamesOf[bot]} games`,
    );
  const bins = predictionBins(fitBotRatings(ofHalf('fit')), ofHalf('check')).map(binLine);
  return [`${game}: ${all.join(', ')}`, ...rows, '  predicted and actual chance to end ahead:', ...bins].join(
    '\n',
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const binLine = ({ from, to, pairs, predicted, actual }: PredictionBin): string =>
  `  ${(from * 100).toFixed(0).padStart(3)}–${(to * 100).toFixed(0)} %: predicted ${percent(predicted)}, ` +
  `actual ${percent(actual)}, difference ${percent(actual - predicted)} (${pairs} pairs)`;

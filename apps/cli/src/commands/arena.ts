import { join } from 'node:path';
import type { Played } from '@pithead/bots';
import { BOT_NAMES, LEVELS, pairingsOf, standingsOf } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { resolveOptions } from '@pithead/kernel';
import { CORES, playContest } from '../arena/contest.ts';
import { contender } from '../arena/game.ts';
import type { Ladder } from '../arena/ladder.ts';
import { championsOf, ladderOf, meetingsOf } from '../arena/ladder.ts';
import type { ArenaReport } from '../arena/strengthFile.ts';
import { keepLadder, keepStandings } from '../arena/strengthFile.ts';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import type { Flags } from '../input.ts';
import { Fault, gameEntry, noMoreThan, readFlags, readOptions, wholeNumber } from '../input.ts';
import { DEFAULT_LEVEL, levelCalled } from '../play/levelWords.ts';
import { gameFolder } from '../rulebook.ts';
import { progressBar } from '../simulate/progress.ts';

const FLAGS = {
  players: 'value',
  bots: 'value',
  games: 'value',
  seed: 'value',
  option: 'list',
  cores: 'value',
  ladder: 'switch',
  keep: 'switch',
  json: 'switch',
} as const;
const MAX_GAMES = 1_000_000;
/** Seeds below this one are used to tune the weights of the bots. */
const FIRST_SEED = 1_000_000;

interface ArenaOptions {
  readonly entry: GameEntry;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
}

export const arena: Command = async (args, cli) => {
  const flags = readFlags(args, FLAGS);
  noMoreThan(flags, 1);
  const options = parseArenaOptions(gameEntry(flags.words[0]), flags);
  if (flags.has('keep') && (options.seed < FIRST_SEED || flags.list('option').length > 0))
    throw new Fault('keepPlain');
  if (flags.has('ladder')) return runLadder(options, flags, cli);
  const { entry, players, games, seed, bots } = options;
  const began = performance.now();
  const played = await playPairings(options, flags, cli, [...pairingsOf(bots, players, games, seed)]);
  const seconds = (performance.now() - began) / 1000;
  const plies = played.reduce((sum, game) => sum + game.plies, 0);
  const standings = standingsOf(bots, played);
  const report: ArenaReport = {
    game: entry.game.id,
    players,
    games,
    seed,
    pliesPerSecond: Math.round(plies / seconds),
    bots: standings,
  };
  if (flags.has('keep')) keepStandings(strengthFile(entry.game.id), report);
  if (flags.has('json')) cli.print(JSON.stringify(report));
  else printReport(report, seconds, cli);
  return EXIT.ok;
};

function strengthFile(game: string): string {
  const folder = gameFolder(game);
  if (folder === undefined) throw new Fault('noSources', { game });
  return join(folder, '../../docs/strength.md');
}

function parseArenaOptions(entry: GameEntry, flags: Flags): ArenaOptions {
  const { game } = entry;
  const isLadder = flags.has('ladder');
  const players = wholeNumber(flags.value('players') ?? '2', '--players', game.minSeats, game.maxSeats);
  const bots = (flags.value('bots') ?? (isLadder ? championsOf(entry).join(',') : ''))
    .split(',')
    .map(resolveLevelName);
  if (bots.length === 1 && bots[0] === '') throw new Fault('botsMissing', { bots: BOT_NAMES.join(', ') });
  for (const name of bots) {
    if (contender(entry, name) === undefined)
      throw new Fault('unknownBot', { bot: name, bots: BOT_NAMES.join(', ') });
  }
  const twice = bots.find((name, i) => bots.indexOf(name) !== i);
  if (twice !== undefined) throw new Fault('sameBot', { bot: twice });
  if (bots.length < 2) throw new Fault('botsMissing', { bots: BOT_NAMES.join(', ') });
  if (!isLadder && bots.length > players) throw new Fault('tooManyBots', { bots: bots.length, players });
  return {
    entry,
    players,
    bots,
    games: wholeNumber(flags.value('games') ?? '100', '--games', 1, MAX_GAMES),
    seed: wholeNumber(
      flags.value('seed') ?? String(FIRST_SEED),
      '--seed',
      0,
      Number.MAX_SAFE_INTEGER - MAX_GAMES,
    ),
  };
}

/** Accepts level names in every language; `bot` is the default level. */
function resolveLevelName(word: string): string {
  const name = word.trim();
  return name === 'bot' ? DEFAULT_LEVEL : (levelCalled(name) ?? name);
}

async function playPairings(
  { entry }: ArenaOptions,
  flags: Flags,
  cli: Cli,
  pairings: Parameters<typeof playContest>[0]['pairings'],
): Promise<Played[]> {
  const cores = wholeNumber(flags.value('cores') ?? String(CORES), '--cores', 1, 256);
  const options = resolveOptions(entry.game, readOptions(entry.game, flags.list('option')));
  const bar = progressBar(cli);
  try {
    return await playContest({ game: entry.game.id, options, pairings }, cores, bar.show);
  } finally {
    bar.clear();
  }
}

async function runLadder(options: ArenaOptions, flags: Flags, cli: Cli): Promise<number> {
  const { entry, players, games, seed, bots } = options;
  const meetings = meetingsOf(bots, players, games, seed);
  const played = await playPairings(options, flags, cli, meetings);
  const ladder = ladderOf(entry.game.id, players, games, seed, bots, played);
  if (flags.has('keep')) keepLadder(strengthFile(entry.game.id), ladder);
  if (flags.has('json')) cli.print(JSON.stringify(ladder));
  else printLadder(ladder, cli);
  return EXIT.ok;
}

function numberFormats({ language }: Cli): {
  percent(share: number): string;
  fixed(value: number, digits: number): string;
} {
  const fixed = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return { fixed, percent: (share) => `${fixed(share * 100, 1)} %` };
}

function printReport(
  { game, players, games, seed, pliesPerSecond, bots }: ArenaReport,
  seconds: number,
  cli: Cli,
): void {
  const { print, say } = cli;
  const { percent, fixed } = numberFormats(cli);
  print(
    say('arenaPlayed', {
      game,
      players,
      games,
      seed: String(seed),
      seconds: Math.round(seconds * 10) / 10,
      speed: pliesPerSecond,
    }),
  );
  const width = Math.max(...bots.map(({ name }) => name.length));
  for (const { name, winShare, low, high, meanRank, ms } of bots) {
    const times = { p50: fixed(ms.p50, 1), p99: fixed(ms.p99, 1) };
    const line = say('arenaStanding', {
      share: percent(winShare),
      low: percent(low),
      high: percent(high),
      rank: fixed(meanRank, 2),
      ...times,
    });
    print(`${name.padEnd(width)}  ${line}`);
  }
}

function printLadder({ game, players, games, seed, bots }: Ladder, cli: Cli): void {
  const { print, say } = cli;
  const { percent } = numberFormats(cli);
  print(say('ladderPlayed', { game, players, games, seed: String(seed) }));
  const width = Math.max(...bots.map(({ name }) => name.length));
  for (const { name, elo, error, winShare } of bots) {
    const line = say('ladderStanding', {
      elo: String(Math.round(elo)),
      error: String(Math.round(error)),
      share: percent(winShare),
    });
    print(`${name.padEnd(width)}  ${line}`);
  }
  const steps = LEVELS.slice(1).map((level, i) => [LEVELS[i] as string, level] as const);
  for (const [lower, higher] of steps) {
    const share = bots.find(({ name }) => name === higher)?.against[lower];
    if (share !== undefined) print(say('ladderStep', { higher, lower, share: percent(share) }));
  }
}

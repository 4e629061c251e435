import { join } from 'node:path';
import type { ArenaGame } from '@pithead/bots';
import { BOT_NAME_EXAMPLES, BOT_LEVEL_NAMES, arenaPairings, arenaStandings } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { resolveOptions } from '@pithead/kernel';
import { CORE_COUNT, playContest } from '@pithead/lab/arena/contest';
import { arenaBot } from '@pithead/lab/arena/pairing';
import type { Ladder } from '@pithead/lab/arena/ladder';
import { defaultLadderBots, ladderOf, roundRobinPairings } from '@pithead/lab/arena/ladder';
import type { ArenaReport } from '@pithead/lab/arena/strengthFile';
import { saveLadder, saveStandings } from '@pithead/lab/arena/strengthFile';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import type { ParsedArguments } from '@pithead/arguments';
import { parseInteger } from '@pithead/arguments';
import { requireGame, parseFlags, parseGameOptions } from '../arguments.ts';
import { UserError } from '../userError.ts';
import { DEFAULT_LEVEL, findLevel } from '../bots/levelWords.ts';
import { gameFolder } from '../rules/rulebook.ts';
import { progressBar } from '../progressBar.ts';

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
  'luck-adjusted': 'switch',
} as const;
/** Futures sampled of every draw: fewer make luck noisier, more take longer. */
const FUTURES = 8;
const MAX_GAMES = 1_000_000;
/** Lower seeds are used to tune the weights of the bots. */
const FIRST_SEED = 1_000_000;

interface ArenaOptions {
  readonly gameParts: GameParts;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
}

export const arenaCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, FLAGS, 1);
  const options = parseArenaOptions(requireGame(flags.words[0]), flags);
  if (flags.has('keep') && (options.seed < FIRST_SEED || flags.list('option').length > 0))
    throw new UserError('keepPlain');
  if (flags.has('ladder')) return runLadder(options, flags, cli);
  const { gameParts, players, games, seed, bots } = options;
  const began = performance.now();
  const played = await playPairings(options, flags, cli, [...arenaPairings(bots, players, games, seed)]);
  const seconds = (performance.now() - began) / 1000;
  const plies = played.reduce((sum, game) => sum + game.plies, 0);
  const standings = arenaStandings(bots, played);
  const report: ArenaReport = {
    game: gameParts.game.id,
    players,
    games,
    seed,
    pliesPerSecond: Math.round(plies / seconds),
    bots: standings,
  };
  if (flags.has('keep')) saveStandings(strengthFile(gameParts.game.id), report);
  if (flags.has('json')) cli.print(JSON.stringify(report));
  else printReport(report, seconds, cli);
  return EXIT_CODES.ok;
};

function strengthFile(game: string): string {
  const folder = gameFolder(game);
  if (folder === undefined) throw new UserError('noSources', { game });
  return join(folder, '../../docs/strength.md');
}

function parseArenaOptions(gameParts: GameParts, flags: ParsedArguments<typeof FLAGS>): ArenaOptions {
  const { game } = gameParts;
  const isLadder = flags.has('ladder');
  const players = parseInteger(flags.value('players') ?? '2', '--players', game.minSeats, game.maxSeats);
  const bots = (flags.value('bots') ?? (isLadder ? defaultLadderBots(gameParts).join(',') : ''))
    .split(',')
    .map(resolveLevelName);
  if (bots.length === 1 && bots[0] === '')
    throw new UserError('botsMissing', { bots: BOT_NAME_EXAMPLES.join(', ') });
  for (const name of bots) {
    if (arenaBot(gameParts, name) === undefined)
      throw new UserError('unknownBot', { bot: name, bots: BOT_NAME_EXAMPLES.join(', ') });
  }
  const twice = bots.find((name, i) => bots.indexOf(name) !== i);
  if (twice !== undefined) throw new UserError('sameBot', { bot: twice });
  if (bots.length < 2) throw new UserError('botsMissing', { bots: BOT_NAME_EXAMPLES.join(', ') });
  if (!isLadder && bots.length > players) throw new UserError('tooManyBots', { bots: bots.length, players });
  return {
    gameParts,
    players,
    bots,
    games: parseInteger(flags.value('games') ?? '100', '--games', 1, MAX_GAMES),
    seed: parseInteger(
      flags.value('seed') ?? String(FIRST_SEED),
      '--seed',
      0,
      Number.MAX_SAFE_INTEGER - MAX_GAMES,
    ),
  };
}

function resolveLevelName(word: string): string {
  const name = word.trim();
  return name === 'bot' ? DEFAULT_LEVEL : (findLevel(name) ?? name);
}

async function playPairings(
  { gameParts }: ArenaOptions,
  flags: ParsedArguments<typeof FLAGS>,
  cli: CommandContext,
  pairings: Parameters<typeof playContest>[0]['pairings'],
): Promise<ArenaGame[]> {
  const cores = parseInteger(flags.value('cores') ?? String(CORE_COUNT), '--cores', 1, 256);
  const options = resolveOptions(gameParts.game, parseGameOptions(gameParts.game, flags.list('option')));
  const bar = progressBar(cli);
  try {
    return await playContest(
      {
        game: gameParts.game.id,
        options,
        pairings,
        futures: flags.has('luck-adjusted') ? FUTURES : undefined,
      },
      cores,
      bar.show,
    );
  } finally {
    bar.clear();
  }
}

async function runLadder(
  options: ArenaOptions,
  flags: ParsedArguments<typeof FLAGS>,
  cli: CommandContext,
): Promise<number> {
  const { gameParts, players, games, seed, bots } = options;
  const meetings = roundRobinPairings(bots, players, games, seed);
  const played = await playPairings(options, flags, cli, meetings);
  const ladder = ladderOf(gameParts.game.id, players, games, seed, bots, played);
  if (flags.has('keep')) saveLadder(strengthFile(gameParts.game.id), ladder);
  if (flags.has('json')) cli.print(JSON.stringify(ladder));
  else printLadder(ladder, cli);
  return EXIT_CODES.ok;
}

function numberFormats({ language }: CommandContext): {
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
  cli: CommandContext,
): void {
  const { print, translate } = cli;
  const { percent, fixed } = numberFormats(cli);
  print(
    translate('arenaPlayed', {
      game,
      players,
      games,
      seed: String(seed),
      seconds: Math.round(seconds * 10) / 10,
      speed: pliesPerSecond,
    }),
  );
  const width = Math.max(...bots.map(({ name }) => name.length));
  for (const { name, winShare, low, high, meanRank, ms, luckAdjusted } of bots) {
    const times = { p50: fixed(ms.p50, 1), p99: fixed(ms.p99, 1) };
    const line = translate('arenaStanding', {
      share: percent(winShare),
      low: percent(low),
      high: percent(high),
      rank: fixed(meanRank, 2),
      ...times,
    });
    print(`${name.padEnd(width)}  ${line}`);
    if (luckAdjusted === undefined) continue;
    const { winShare: adjusted, error, rawError, dealError, meanLuck, meanLuckError } = luckAdjusted;
    const adjustedLine = translate('arenaLuckAdjusted', {
      share: percent(adjusted),
      error: fixed(error * 100, 1),
      rawError: fixed(rawError * 100, 1),
      dealError: fixed(dealError * 100, 1),
      ratio: fixed((error / rawError) ** 2, 2),
      luck: fixed(meanLuck * 100, 1),
      luckError: fixed(meanLuckError * 100, 1),
    });
    print(`${' '.repeat(width)}  ${adjustedLine}`);
  }
}

function printLadder({ game, players, games, seed, bots }: Ladder, cli: CommandContext): void {
  const { print, translate } = cli;
  const { percent } = numberFormats(cli);
  print(translate('ladderPlayed', { game, players, games, seed: String(seed) }));
  const width = Math.max(...bots.map(({ name }) => name.length));
  for (const { name, elo, error, winShare } of bots) {
    const line = translate('ladderStanding', {
      elo: String(Math.round(elo)),
      error: String(Math.round(error)),
      share: percent(winShare),
    });
    print(`${name.padEnd(width)}  ${line}`);
  }
  const steps = BOT_LEVEL_NAMES.slice(1).map((level, i) => [BOT_LEVEL_NAMES[i] as string, level] as const);
  for (const [lower, higher] of steps) {
    const share = bots.find(({ name }) => name === higher)?.against[lower];
    if (share !== undefined) print(translate('ladderStep', { higher, lower, share: percent(share) }));
  }
}

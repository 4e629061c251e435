import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ParsedArguments } from '@pithead/arguments';
import { parseInteger } from '@pithead/arguments';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { benchBots, BOT_GATES } from '@pithead/lab/bench/bots/benchBots';
import { benchEngine } from '@pithead/lab/bench/engine/engineBench';
import type { BenchReport, BenchRow } from '@pithead/lab/bench/report';
import { benchTable, mergeReports } from '@pithead/lab/bench/report';
import { benchReview, REVIEW_GATES } from '@pithead/lab/bench/review/reviewBench';
import { requireGame, parseFlags } from '../arguments.ts';
import type { CliCommand, CommandContext } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { progressBar } from '../progressBar.ts';
import { UserError } from '../userError.ts';

const FLAGS = { json: 'switch', game: 'value', games: 'value', gate: 'value', whole: 'switch' } as const;
const SERVER_FLAGS = {
  json: 'switch',
  gate: 'switch',
  only: 'value',
  game: 'value',
  seats: 'value',
  rounds: 'value',
  seconds: 'value',
  tables: 'value',
  moves: 'value',
} as const;
const CLUSTER_FLAGS = { json: 'switch', gate: 'switch', processes: 'value', moves: 'value' } as const;
const PAGE_FLAGS = { json: 'switch', only: 'value', game: 'value' } as const;

const REVIEW_FLAGS = {
  json: 'switch',
  only: 'value',
  game: 'value',
  games: 'value',
  players: 'value',
} as const;

const PROFILE_FLAGS = { json: 'switch', accounts: 'value', results: 'value' } as const;

const STORAGE_FLAGS = {
  json: 'switch',
  game: 'value',
  games: 'value',
  matches: 'value',
  accounts: 'value',
} as const;

const BENCHES = ['engine', 'bots', 'server', 'page', 'cluster', 'review', 'profiles', 'storage', 'capacity'];
const CHROMIUM = process.env['PITHEAD_CHROMIUM'] ?? '/usr/bin/chromium';

/** A missed gate is a finding (its own exit code), not an error. */
export const benchCommand: CliCommand = async (args, cli) => {
  if (args.includes('server')) return benchServerCommand(args, cli);
  if (args.includes('cluster')) return benchClusterCommand(args, cli);
  if (args.includes('page')) return benchPagesCommand(args, cli);
  if (args.includes('review')) return benchReviewCommand(args, cli);
  if (args.includes('profiles')) return benchProfilesCommand(args, cli);
  if (args.includes('storage')) return benchStorageCommand(args, cli);
  if (args.includes('capacity')) return capacityCommand(args, cli);
  const flags = parseFlags(args, FLAGS, 1);
  const bench = flags.words[0] ?? '';
  const benches = BENCHES.join(', ');
  if (bench === '') throw new UserError('benchMissing', { benches });
  if (!BENCHES.includes(bench)) throw new UserError('unknownBench', { bench, benches });
  for (const flag of ['gate', 'games', 'whole'] as const)
    if (bench === 'engine' && flags.has(flag)) throw new UserError('unknownFlag', { flag: `--${flag}` });
  const options = {
    gates: parseGates(flags.value('gate'), BOT_GATES),
    games: parseInteger(flags.value('games') ?? '20', '--games', 2, 100_000),
    isWhole: flags.has('whole'),
  };
  const game = flags.value('game');
  const rows =
    game === undefined
      ? Object.keys(LOADED_GAMES).flatMap((id) => benchInChildProcess(id, args))
      : await withProgressBar(cli, (progress) =>
          bench === 'engine'
            ? benchEngine(requireGame(game).game, progress)
            : benchBots(requireGame(game), options, progress),
        );
  if (flags.has('json')) cli.print(JSON.stringify({ rows }));
  else for (const line of benchTable(rows)) cli.print(line);
  return rows.every(({ pass }) => pass) ? EXIT_CODES.ok : EXIT_CODES.found;
};

/** A missed gate changes the exit code only with `--gate`, because short runs vary too much. */
const benchServerCommand: CliCommand = async (args, cli) => {
  const { benchServer, SERVER_GATES } = await import('@pithead/lab/bench/server/serverBench');
  const flags = parseFlags(args, SERVER_FLAGS, 1);
  const gates = parseGates(flags.value('only'), SERVER_GATES);
  const number = (flag: 'tables' | 'moves' | 'seconds', fallback: number, max: number): number =>
    parseInteger(flags.value(flag) ?? String(fallback), `--${flag}`, 1, max);
  const load = {
    tables: number('tables', 2000, 5000),
    perSecond: number('moves', 2000, 20_000),
    seconds: number('seconds', 60, 3600),
  };
  const game = flags.value('game');
  const only = flags.value('seats');
  const seats = only === undefined ? undefined : parseInteger(only, '--seats', 2, 4);
  const matches = (game === undefined ? Object.values(LOADED_GAMES) : [requireGame(game)]).flatMap((parts) =>
    parts.manifest.seats
      .filter((many) => seats === undefined || many === seats)
      .map((many) => ({ game: parts.game.id, seats: many })),
  );
  const rounds = parseInteger(flags.value('rounds') ?? '11', '--rounds', 1, 1000);
  const report = await withProgressBar(cli, (progress) =>
    benchServer({ gates, matches, rounds, load }, progress),
  );
  const exitCode = printReport(report, flags, cli);
  return flags.has('gate') ? exitCode : EXIT_CODES.ok;
};

const benchClusterCommand: CliCommand = async (args, cli) => {
  const { benchCluster } = await import('@pithead/lab/bench/cluster/clusterBench');
  const flags = parseFlags(args, CLUSTER_FLAGS, 1);
  const processes = (flags.value('processes') ?? '1,2,4,8')
    .split(',')
    .map((count) => parseInteger(count, '--processes', 1, 32));
  const perSecond = parseInteger(flags.value('moves') ?? '100', '--moves', 1, 10_000);
  const report = await withProgressBar(cli, (progress) => benchCluster({ processes, perSecond }, progress));
  const exitCode = printReport(report, flags, cli);
  return flags.has('gate') ? exitCode : EXIT_CODES.ok;
};

const benchPagesCommand: CliCommand = async (args, cli) => {
  const { benchPages, PAGE_GATES } = await import('@pithead/lab/bench/pageBench');
  const flags = parseFlags(args, PAGE_FLAGS, 1);
  const gates = parseGates(flags.value('only'), PAGE_GATES);
  const game = flags.value('game');
  const games = game === undefined ? Object.keys(LOADED_GAMES) : [requireGame(game).game.id];
  if (!existsSync(CHROMIUM)) throw new UserError('noChromium', { place: CHROMIUM });
  return printReport(await benchPages({ gates, games }), flags, cli);
};

const benchProfilesCommand: CliCommand = async (args, cli) => {
  const { benchProfiles } = await import('@pithead/lab/bench/profiles/profileBench');
  const flags = parseFlags(args, PROFILE_FLAGS, 1);
  const scale = {
    accounts: parseInteger(flags.value('accounts') ?? '100000', '--accounts', 100, 10_000_000),
    results: parseInteger(flags.value('results') ?? '1000000', '--results', 100, 10_000_000),
  };
  const report = await withProgressBar(cli, (progress) => benchProfiles(scale, progress));
  return printReport(report, flags, cli);
};

const benchStorageCommand: CliCommand = async (args, cli) => {
  const { benchStorage } = await import('@pithead/lab/bench/storage/benchStorage');
  const flags = parseFlags(args, STORAGE_FLAGS, 1);
  const game = flags.value('game');
  const matches = flags.value('matches');
  const { lines, figures } = await benchStorage(
    game === undefined ? Object.values(LOADED_GAMES) : [requireGame(game)],
    {
      games: parseInteger(flags.value('games') ?? '6', '--games', 1, 1_000),
      matches: matches === undefined ? 0 : parseInteger(matches, '--matches', 1_000, 10_000_000),
      accounts: parseInteger(flags.value('accounts') ?? '100000', '--accounts', 100, 10_000_000),
    },
    (line) => cli.io.stderr.write(`${line}\n`),
  );
  if (flags.has('json')) cli.print(JSON.stringify(figures));
  else for (const line of lines) cli.print(line);
  return EXIT_CODES.ok;
};

const capacityCommand: CliCommand = async (args, cli) => {
  const { capacityLines } = await import('@pithead/lab/bench/capacity/capacityLines');
  const flags = parseFlags(args, { players: 'value' }, 1);
  const players = (flags.value('players') ?? '1000,100000,1000000').split(',');
  const counts = players.map((each) => parseInteger(each, '--players', 1, 1_000_000_000));
  for (const line of capacityLines(counts)) cli.print(line);
  return EXIT_CODES.ok;
};

const benchReviewCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, REVIEW_FLAGS, 1);
  const gates = parseGates(flags.value('only'), REVIEW_GATES);
  const count = parseInteger(flags.value('games') ?? '10', '--games', 2, 100_000);
  const game = flags.value('game');
  const chosen = game === undefined ? Object.values(LOADED_GAMES) : [requireGame(game)];
  const reports = await withProgressBar(cli, (progress) =>
    Promise.resolve(
      chosen.map((parts) => {
        const { minSeats, maxSeats } = parts.game;
        const only = flags.value('players');
        const players =
          only === undefined
            ? [...parts.manifest.seats]
            : [parseInteger(only, '--players', minSeats, maxSeats)];
        return benchReview(parts, { gates, games: count, players }, progress);
      }),
    ),
  );
  return printReport(mergeReports(reports), flags, cli);
};

function printReport(
  report: BenchReport,
  flags: Pick<ParsedArguments<{ readonly json: 'switch' }>, 'has'>,
  cli: CommandContext,
): number {
  if (flags.has('json')) cli.print(JSON.stringify(report));
  else for (const line of [...benchTable(report.rows), ...report.notes]) cli.print(line);
  return report.rows.every(({ pass }) => pass) ? EXIT_CODES.ok : EXIT_CODES.found;
}

function parseGates(named: string | undefined, all: readonly string[]): readonly string[] {
  const gates = named?.split(',') ?? all;
  const unknown = gates.find((gate) => !all.includes(gate));
  if (unknown !== undefined) throw new UserError('unknownGate', { gate: unknown, gates: all.join(', ') });
  return gates;
}

async function withProgressBar<T>(
  cli: CommandContext,
  work: (progress: (done: number, all: number) => void) => Promise<T>,
): Promise<T> {
  const bar = progressBar(cli);
  return work(bar.show).finally(bar.clear);
}

/** In its own process, because code that the JIT optimised for one game changes the speed of the next. */
function benchInChildProcess(game: string, args: readonly string[]): BenchRow[] {
  const own = args.filter((word) => word !== '--json');
  const childArgs = [process.argv[1] as string, 'bench', ...own, '--game', game, '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, childArgs, { encoding: 'utf8', maxBuffer: 1 << 24 });
  try {
    return (JSON.parse(stdout) as { rows: BenchRow[] }).rows;
  } catch {
    throw new Error(`the benchmark of ${game} gave no figures: ${stderr}`);
  }
}

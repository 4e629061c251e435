import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import type { ParsedArguments } from '@pithead/arguments';
import { parseInteger } from '@pithead/arguments';
import { parseGame, parseFlags } from '../arguments.ts';
import { UserError } from '../userError.ts';
import { progressBar } from '../progressBar.ts';
import {
  benchTimeBudget,
  benchSecrecy,
  benchSearchSpeed,
  benchParallelWorkers,
} from '@pithead/lab/bench/bots/botBench';
import { benchEngine } from '@pithead/lab/bench/engine/engineBench';
import type { BenchRow } from '@pithead/lab/bench/measure';
import { benchStrength, strengthGates } from '@pithead/lab/bench/bots/strengthBench';

const SERVER_FLAGS = {
  json: 'switch',
  gate: 'switch',
  only: 'value',
  seconds: 'value',
  tables: 'value',
  moves: 'value',
} as const;
const PAGE_FLAGS = { json: 'switch', only: 'value', game: 'value' } as const;
const CHROMIUM = process.env['PITHEAD_CHROMIUM'] ?? '/usr/bin/chromium';

const FLAGS = { json: 'switch', game: 'value', games: 'value', gate: 'value', whole: 'switch' } as const;

type Section = (
  id: string,
  flags: ParsedArguments<typeof FLAGS>,
  progress: (done: number, all: number) => void,
) => Promise<BenchRow[]>;

const SECTIONS: Readonly<Record<string, Section>> = {
  engine: (id, _, progress) => benchEngine(parseGame(id).game, progress),
  bots: benchBots,
};

/**
 * `bench engine` and `bench bots`: ratios of one run, as a table or as JSON (`{ rows }`). A missed gate is a
 * finding (its own exit code), not an error.
 */
export const benchCommand: CliCommand = async (args, cli) => {
  if (args.includes('server')) return benchServerCommand(args, cli);
  if (args.includes('page')) return benchPagesCommand(args, cli);
  const flags = parseFlags(args, FLAGS, 1);
  const name = flags.words[0] ?? '';
  const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined;
  const benches = [...Object.keys(SECTIONS), 'server', 'page'].join(', ');
  if (name === '') throw new UserError('benchMissing', { benches });
  if (section === undefined) throw new UserError('unknownBench', { bench: name, benches });
  const only = flags.value('game');
  gamesPerContest(flags);
  for (const flag of ['gate', 'games', 'whole'] as const)
    if (name === 'engine' && flags.has(flag)) throw new UserError('unknownFlag', { flag: `--${flag}` });
  parseGates(flags.value('gate'), GATES);
  const rows =
    only === undefined
      ? Object.keys(LOADED_GAMES).flatMap((id) => benchInChildProcess(id, args))
      : await benchInProcess(only, section, flags, cli);
  if (flags.has('json')) cli.print(JSON.stringify({ rows }));
  else for (const line of tableOf(rows)) cli.print(line);
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
  const bar = progressBar(cli);
  const report = await benchServer(gates, load, bar.show).finally(bar.clear);
  if (flags.has('json')) cli.print(JSON.stringify(report));
  else for (const line of [...tableOf(report.rows), ...report.notes]) cli.print(line);
  return report.rows.every(({ pass }) => pass) || !flags.has('gate') ? EXIT_CODES.ok : EXIT_CODES.found;
};

const benchPagesCommand: CliCommand = async (args, cli) => {
  const { benchPages, PAGE_GATES } = await import('@pithead/lab/bench/pageBench');
  const flags = parseFlags(args, PAGE_FLAGS, 1);
  const gates = parseGates(flags.value('only'), PAGE_GATES);
  const game = flags.value('game');
  const games = game === undefined ? Object.keys(LOADED_GAMES) : [parseGame(game).game.id];
  if (!existsSync(CHROMIUM)) throw new UserError('noChromium', { place: CHROMIUM });
  const report = await benchPages({ gates, games });
  if (flags.has('json')) cli.print(JSON.stringify(report));
  else for (const line of [...tableOf(report.rows), ...report.notes]) cli.print(line);
  return report.rows.every(({ pass }) => pass) ? EXIT_CODES.ok : EXIT_CODES.found;
};

/** Parses a comma-separated list of gates; all gates if none is given. */
function parseGates(named: string | undefined, all: readonly string[]): readonly string[] {
  const gates = named?.split(',') ?? all;
  const unknown = gates.find((gate) => !all.includes(gate));
  if (unknown !== undefined) throw new UserError('unknownGate', { gate: unknown, gates: all.join(', ') });
  return gates;
}

async function benchInProcess(
  id: string,
  section: Section,
  flags: ParsedArguments<typeof FLAGS>,
  cli: CommandContext,
): Promise<BenchRow[]> {
  const bar = progressBar(cli);
  try {
    return await section(id, flags, bar.show);
  } finally {
    bar.clear();
  }
}

const gamesPerContest = (flags: ParsedArguments<typeof FLAGS>): number =>
  parseInteger(flags.value('games') ?? '20', '--games', 2, 100_000);

const GATES = ['B1', 'B3', 'B4', 'B5', 'B8', 'B9', 'B10', 'greedy'];

async function benchBots(
  id: string,
  flags: ParsedArguments<typeof FLAGS>,
  progress: (done: number, all: number) => void,
): Promise<BenchRow[]> {
  const entry = parseGame(id);
  const { minSeats, maxSeats } = entry.game;
  const rows: BenchRow[] = [];
  const gates = parseGates(flags.value('gate'), GATES);
  const isWanted = (gate: string): boolean => gates.includes(gate);
  for (let players = minSeats; players <= maxSeats && isWanted('B1'); players++)
    rows.push(...benchSearchSpeed(entry, players));
  if (isWanted('B8')) rows.push(benchSecrecy(entry));
  if (isWanted('B9'))
    rows.push(benchTimeBudget(entry, maxSeats), await benchParallelWorkers(entry, minSeats));
  for (const gate of strengthGates(entry, flags.has('whole'))) {
    if (isWanted(gate.gate)) rows.push(await benchStrength(entry, gate, gamesPerContest(flags), progress));
  }
  return rows;
}

/**
 * Each game runs in its own process: code that was optimised for one game must not speed up or slow down
 * another.
 */
function benchInChildProcess(id: string, args: readonly string[]): BenchRow[] {
  const childArgs = [
    process.argv[1] as string,
    'bench',
    ...args.filter((word) => word !== '--json'),
    '--game',
    id,
    '--json',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, childArgs, { encoding: 'utf8', maxBuffer: 1 << 24 });
  try {
    return (JSON.parse(stdout) as { rows: BenchRow[] }).rows;
  } catch {
    throw new Error(`the benchmark of ${id} gave no figures: ${stderr}`);
  }
}

const COLUMNS = [
  'gate',
  'game',
  'players',
  'q1',
  'median',
  'q3',
  'goal',
  'pass',
] as const satisfies readonly (keyof BenchRow)[];

function tableOf(rows: readonly BenchRow[]): string[] {
  const cells = [
    COLUMNS.map(String),
    ...rows.map((row) =>
      COLUMNS.map((column) => (column === 'pass' ? (row.pass ? '✓' : '✗') : String(row[column]))),
    ),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => (row[column] as string).length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd(),
  );
}

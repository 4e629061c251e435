import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { GAMES } from '@pithead/games';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import type { Flags } from '../input.ts';
import { Fault, gameEntry, noMoreThan, readFlags, wholeNumber } from '../input.ts';
import { progressBar } from '../simulate/progress.ts';
import { benchPunctuality, benchSecrecy, benchSpeed, benchWorkers } from './bots.ts';
import { benchEngine } from './engine.ts';
import type { Row } from './measure.ts';
import { benchStrength, gatesOf } from './strength.ts';

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

type Section = (id: string, flags: Flags, progress: (done: number, all: number) => void) => Promise<Row[]>;

const SECTIONS: Readonly<Record<string, Section>> = {
  engine: (id, _, progress) => benchEngine(gameEntry(id).game, progress),
  bots: benchBots,
};

/**
 * `bench engine` and `bench bots`: ratios of one run, as a table or as JSON (`{ rows }`). A missed gate is a
 * finding (its own exit code), not an error.
 */
export const bench: Command = async (args, cli) => {
  if (args.includes('server')) return benchServerCommand(args, cli);
  if (args.includes('page')) return benchPagesCommand(args, cli);
  const flags = readFlags(args, FLAGS);
  noMoreThan(flags, 1);
  const name = flags.words[0] ?? '';
  const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined;
  const benches = [...Object.keys(SECTIONS), 'server', 'page'].join(', ');
  if (name === '') throw new Fault('benchMissing', { benches });
  if (section === undefined) throw new Fault('unknownBench', { bench: name, benches });
  const only = flags.value('game');
  gamesPerContest(flags);
  for (const flag of ['gate', 'games', 'whole'])
    if (name === 'engine' && flags.has(flag)) throw new Fault('unknownFlag', { flag: `--${flag}` });
  parseGates(flags.value('gate'), GATES);
  const rows =
    only === undefined
      ? Object.keys(GAMES).flatMap((id) => benchInChildProcess(id, args))
      : await benchInProcess(only, section, flags, cli);
  if (flags.has('json')) cli.print(JSON.stringify({ rows }));
  else for (const line of tableOf(rows)) cli.print(line);
  return rows.every(({ pass }) => pass) ? EXIT.ok : EXIT.found;
};

/** A missed gate changes the exit code only with `--gate`, because short runs vary too much. */
const benchServerCommand: Command = async (args, cli) => {
  const { benchServer, SERVER_GATES } = await import('./server/index.ts');
  const flags = readFlags(args, SERVER_FLAGS);
  noMoreThan(flags, 1);
  const gates = parseGates(flags.value('only'), SERVER_GATES);
  const number = (flag: string, fallback: number, max: number): number =>
    wholeNumber(flags.value(flag) ?? String(fallback), `--${flag}`, 1, max);
  const load = {
    tables: number('tables', 2000, 5000),
    perSecond: number('moves', 2000, 20_000),
    seconds: number('seconds', 60, 3600),
  };
  const bar = progressBar(cli);
  const report = await benchServer(gates, load, bar.show).finally(bar.clear);
  if (flags.has('json')) cli.print(JSON.stringify(report));
  else for (const line of [...tableOf(report.rows), ...report.notes]) cli.print(line);
  return report.rows.every(({ pass }) => pass) || !flags.has('gate') ? EXIT.ok : EXIT.found;
};

const benchPagesCommand: Command = async (args, cli) => {
  const { benchPage, PAGE_GATES } = await import('./page/index.ts');
  const flags = readFlags(args, PAGE_FLAGS);
  noMoreThan(flags, 1);
  const gates = parseGates(flags.value('only'), PAGE_GATES);
  const game = flags.value('game');
  const games = game === undefined ? Object.keys(GAMES) : [gameEntry(game).game.id];
  if (!existsSync(CHROMIUM)) throw new Fault('noChromium', { place: CHROMIUM });
  const report = await benchPage({ gates, games });
  if (flags.has('json')) cli.print(JSON.stringify(report));
  else for (const line of [...tableOf(report.rows), ...report.notes]) cli.print(line);
  return report.rows.every(({ pass }) => pass) ? EXIT.ok : EXIT.found;
};

/** Parses a comma-separated list of gates; all gates if none is given. */
function parseGates(named: string | undefined, all: readonly string[]): readonly string[] {
  const gates = named?.split(',') ?? all;
  const unknown = gates.find((gate) => !all.includes(gate));
  if (unknown !== undefined) throw new Fault('unknownGate', { gate: unknown, gates: all.join(', ') });
  return gates;
}

async function benchInProcess(id: string, section: Section, flags: Flags, cli: Cli): Promise<Row[]> {
  const bar = progressBar(cli);
  try {
    return await section(id, flags, bar.show);
  } finally {
    bar.clear();
  }
}

const gamesPerContest = (flags: Flags): number =>
  wholeNumber(flags.value('games') ?? '20', '--games', 2, 100_000);

const GATES = ['B1', 'B3', 'B4', 'B5', 'B8', 'B9', 'B10', 'greedy'];

async function benchBots(
  id: string,
  flags: Flags,
  progress: (done: number, all: number) => void,
): Promise<Row[]> {
  const entry = gameEntry(id);
  const { minSeats, maxSeats } = entry.game;
  const rows: Row[] = [];
  const gates = parseGates(flags.value('gate'), GATES);
  const isWanted = (gate: string): boolean => gates.includes(gate);
  for (let players = minSeats; players <= maxSeats && isWanted('B1'); players++)
    rows.push(...benchSpeed(entry, players));
  if (isWanted('B8')) rows.push(benchSecrecy(entry));
  if (isWanted('B9')) rows.push(benchPunctuality(entry, maxSeats), await benchWorkers(entry, minSeats));
  for (const gate of gatesOf(entry, flags.has('whole'))) {
    if (isWanted(gate.gate)) rows.push(await benchStrength(entry, gate, gamesPerContest(flags), progress));
  }
  return rows;
}

/**
 * Each game runs in its own process: code that was optimised for one game must not speed up or slow down
 * another.
 */
function benchInChildProcess(id: string, args: readonly string[]): Row[] {
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
    return (JSON.parse(stdout) as { rows: Row[] }).rows;
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
] as const satisfies readonly (keyof Row)[];

function tableOf(rows: readonly Row[]): string[] {
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

import { spawnSync } from 'node:child_process';
import { GAMES } from '@pithead/games';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { Fault, gameEntry, noMoreThan, readFlags } from '../input.ts';
import { progressBar } from '../simulate/progress.ts';
import { benchEngine } from './engine.ts';
import type { Row } from './measure.ts';

const FLAGS = { json: 'switch', game: 'value' } as const;
const SECTIONS = ['engine'] as const;

/** `bench engine`: ratios of one run, as a table or as `{ rows }`. A gate that is missed is a finding, not an error. */
export const bench: Command = async (args, cli) => {
  const flags = readFlags(args, FLAGS);
  noMoreThan(flags, 1);
  const section = flags.words[0] ?? '';
  if (!(SECTIONS as readonly string[]).includes(section)) throw new Fault('unknownBench', { bench: section, benches: SECTIONS.join(', ') });
  const only = flags.value('game');
  const rows = only === undefined ? Object.keys(GAMES).flatMap(benchApart) : await benchHere(only, cli);
  if (flags.has('json')) cli.print(JSON.stringify({ rows }));
  else for (const line of tableOf(rows)) cli.print(line);
  return rows.every(({ pass }) => pass) ? EXIT.ok : EXIT.found;
};

async function benchHere(id: string, cli: Cli): Promise<Row[]> {
  const bar = progressBar(cli);
  const rows = await benchEngine(gameEntry(id).game, bar.show);
  bar.clear();
  return rows;
}

/** Each game in a process of its own: what one game has taught the compiler must not slow down or speed up another. */
function benchApart(id: string): Row[] {
  const again = [process.argv[1] as string, 'bench', 'engine', '--game', id, '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, again, { encoding: 'utf8', maxBuffer: 1 << 24 });
  try {
    return (JSON.parse(stdout) as { rows: Row[] }).rows;
  } catch {
    throw new Error(`the benchmark of ${id} gave no figures: ${stderr}`);
  }
}

const COLUMNS = ['gate', 'game', 'players', 'q1', 'median', 'q3', 'goal', 'pass'] as const satisfies readonly (keyof Row)[];

function tableOf(rows: readonly Row[]): string[] {
  const cells = [
    COLUMNS.map(String),
    ...rows.map((row) => COLUMNS.map((column) => (column === 'pass' ? (row.pass ? '✓' : '✗') : String(row[column])))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => (row[column] as string).length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd(),
  );
}

/** A new result in docs/strength.md replaces the old one of the same contest. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArenaStanding } from '@pithead/bots';
import type { Ladder } from './ladder.ts';

const INTRODUCTION = `# How strong the bots are

Written by \`npx pithead arena … --keep\`; every row can be played again. Deals have seeds from 1,000,000 on (weights
are tuned on others) and are played from every seat in turn; shared victories count in part; intervals are Wilson's
for 95 %. In a contest the first bot plays alone against the others. \`greedy\` keeps its weights for ever; \`search\`
and the levels use the newest.

The goals in [performance.md](performance.md) allow a second per decision for B4 (the columns of ms tell what was
used, with both cores busy) and a tenth of a second for B3 and B5, where 20 iterations or 20 ms were enough. Of two
rows for the same table the one with more iterations counts. Each row names the commit that was played.
`;

const CONTEST_COLUMNS = [
  'game',
  'players',
  'bots',
  'games',
  'seed',
  'win share of the first',
  '95 %',
  'mean rank',
  'ms p50',
  'ms p99',
  'commit',
  'date',
];
const LADDER_COLUMNS = [
  'game',
  'players',
  'bot',
  'games a meeting',
  'seed',
  'elo',
  '± 95 %',
  'win share',
  'commit',
  'date',
];

type Row = readonly string[];

const idOf = (row: Row): string => row.slice(0, 3).join('|');

export interface ArenaReport {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly pliesPerSecond: number;
  readonly bots: readonly ArenaStanding[];
}

export function saveStandings(file: string, { game, players, games, seed, bots }: ArenaReport): void {
  const [first] = bots;
  if (first === undefined) return;
  const names = bots.map(({ name }) => name).join(', ');
  const share = [percent(first.winShare), `${percent(first.low)} – ${percent(first.high)}`];
  const times = [first.meanRank.toFixed(2), first.ms.p50.toFixed(1), first.ms.p99.toFixed(1)];
  const row = [
    game,
    String(players),
    names,
    String(games),
    String(seed),
    ...share,
    ...times,
    ...commitAndDate(file),
  ];
  editFile(file, (text) => replaceContestRow(text, row));
}

export function saveLadder(file: string, { game, players, games, seed, bots }: Ladder): void {
  const rows = bots.map(({ name, elo, error, winShare }) => {
    const rating = [String(Math.round(elo)), String(Math.round(error)), percent(winShare)];
    return [game, String(players), name, String(games), String(seed), ...rating, ...commitAndDate(file)];
  });
  editFile(file, (text) => replaceLadderRows(text, rows));
}

export function replaceContestRow(text: string, row: Row): string {
  const { contests, ladders } = parse(text);
  return print([...contests.filter((each) => idOf(each) !== idOf(row)), row], ladders);
}

export function replaceLadderRows(text: string, rows: readonly Row[]): string {
  const { contests, ladders } = parse(text);
  const tables = new Set(rows.map(tableOf));
  return print(contests, [...ladders.filter((row) => !tables.has(tableOf(row))), ...rows]);
}

const tableOf = (row: Row): string => row.slice(0, 2).join('|');

function editFile(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function commitAndDate(file: string): [commit: string, date: string] {
  const cwd = dirname(file);
  const git = (...args: string[]): string =>
    (spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout ?? '').trim();
  const commit = git('rev-parse', '--short', 'HEAD') || '?';
  return [
    git('status', '--porcelain', '--', '../packages', '../games') === '' ? commit : `${commit}+`,
    new Date().toISOString().slice(0, 10),
  ];
}

function parse(text: string): { contests: Row[]; ladders: Row[] } {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const data = rows.filter(([first = '']) => first !== 'game' && !first.startsWith('-'));
  return {
    contests: data.filter((row) => row.length === CONTEST_COLUMNS.length),
    ladders: data.filter((row) => row.length === LADDER_COLUMNS.length),
  };
}

function print(contests: readonly Row[], ladders: readonly Row[]): string {
  const sorted = contests.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const byTable = ladders.toSorted((a, b) => {
    if (tableOf(a) !== tableOf(b)) return tableOf(a) < tableOf(b) ? -1 : 1;
    return Number(b[5]) - Number(a[5]);
  });
  const parts = [INTRODUCTION, '## Contests', '', ...table(CONTEST_COLUMNS, sorted), ''];
  if (byTable.length > 0) parts.push('## Ladders', '', ...table(LADDER_COLUMNS, byTable), '');
  return parts.join('\n');
}

/** Padded like the formatter does it, so that the file passes the format check. */
function table(heading: Row, rows: readonly Row[]): string[] {
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] as string).length)),
  );
  const line = (row: Row): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`;
  return [line(heading), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}

/** The summary on the screen, and the page docs/proof.md: the last result of every section, with what is needed to repeat it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Result } from './result.ts';
import { hasPassed } from './result.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DATA = join(ROOT, 'docs/proof.json');
const PAGE = join(ROOT, 'docs/proof.md');

/** A result with where and when it came about. */
interface Kept extends Result {
  readonly commit: string;
  readonly machine: string;
  readonly date: string;
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** With a `+` where something else than the results is not committed. */
const commit = (): string =>
  `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain', '--', '.', ':!docs/proof.*') === '' ? '' : '+'}`;

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

const grouped = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');

export function table(results: readonly Result[]): string[] {
  const head = ['section', 'caught / planted', 'count', 'failures', 'seconds', ''];
  const rows = results.map((each) => [
    each.name,
    `${each.caught} / ${each.planted}`,
    `${grouped(each.count)} ${each.counts}`,
    String(each.failures.length),
    String(each.seconds),
    hasPassed(each) ? 'passed' : 'FAILED',
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export const summary = (results: readonly Result[]): object => ({
  sections: results.map(({ name, planted, caught, count, failures, seconds, figures }) => ({
    name,
    planted,
    caught,
    count,
    failures: failures.length,
    seconds,
    figures,
    ...(failures.length > 0 && { failed: failures }),
  })),
});

/** Keeps the newest result of each section and extent, and writes the page anew. */
export function keep(results: readonly Result[], order: readonly string[]): void {
  const about = { commit: commit(), machine: machine(), date: new Date().toISOString().slice(0, 10) };
  const before = existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as Kept[]) : [];
  const isNew = (old: Kept): boolean => results.some(({ name, extent }) => name === old.name && extent === old.extent);
  const place = ({ name, extent }: Kept): number => order.indexOf(name) * 2 + Number(extent === 'long');
  const all = [...before.filter((old) => !isNew(old)), ...results.map((each) => ({ ...each, ...about }))];
  const sorted = all.toSorted((a, b) => place(a) - place(b));
  writeFileSync(DATA, `${JSON.stringify(sorted, undefined, 2)}\n`);
  writeFileSync(PAGE, page(sorted));
}

function page(all: readonly Kept[]): string {
  const rows = all.map(
    (each) =>
      `| ${each.name} | ${each.extent} | ${each.caught} / ${each.planted} | ${grouped(each.count)} ${each.counts} | ${each.failures.length} | ${Math.round(each.seconds)} | ${each.seed} | ${each.commit} | ${each.date} |`,
  );
  const figures = all.flatMap(({ name, extent, figures: found }) =>
    Object.entries(found).map(
      ([what, value]) => `| ${name} | ${extent} | ${what} | ${typeof value === 'number' ? grouped(value) : value} |`,
    ),
  );
  const machines = [...new Set(all.map((each) => each.machine))];
  return `# The proof

Written by \`npm run prove\` (\`-- <section>\` for one, \`-- --long\` for a night). Every section first shows that it catches planted
faults; what it says afterwards about the real thing counts only then. What is promised is in the threats (threats.md) and in
SECURITY.md; what is counted stands beside the count.

| section | extent | caught / planted | count | failures | seconds | seed | commit | date |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Figures

| section | extent | what | value |
| --- | --- | --- | --- |
${figures.join('\n')}

Machine: ${machines.join('; ')}.
`;
}

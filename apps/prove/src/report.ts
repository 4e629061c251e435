/** Prints the summary, and keeps the latest result of every section in docs/proof.json and docs/proof.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Result } from './result.ts';
import { hasPassed } from './result.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DATA = join(ROOT, 'docs/proof.json');
const PAGE = join(ROOT, 'docs/proof.md');

interface Kept extends Result {
  readonly commit: string;
  readonly machine: string;
  readonly date: string;
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** With a `+` if anything but the results is uncommitted. */
const commit = (): string =>
  `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain', '--', '.', ':!docs/proof.*') === '' ? '' : '+'}`;

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

/** States where the long proof does less than the design asks for. */
const SHORTFALLS = `## What \`--long\` does not reach

The design asks for certain counts on demand, and for six hours at most for all ten sections on two cores. Where both can't be had the
count gives way. A section that promises a count fails when it does not reach it.

- **rules**: 10,000 audited games of each of the 45 configurations (game × players × options), not 100,000. With the audit after every ply
  a game of Siberia, Glück Auf and Rockwell (15, 9 and 21 configurations) takes very roughly 2, 3 and 6 ms of one core, so 100,000 each are
  100,000 × (15 × 2 + 9 × 3 + 21 × 6) ms, some five hours for this section alone; 10,000 each are half an hour.
- **postgres**: 60 immediate stops, 200 backends killed at commit and 1,000,000 contested commands are asked of \`--long\`, in 20 storms. After
  its disasters each storm has seven minutes for what is left of its 50,000; on a machine that does not send about 120 a second
  the section fails. Without \`--long\`: 4, 16 and 10,000; with \`--short\`, as \`npm test\` runs it: 2, 2 and
  1,000, where the design asks for 10,000 on every change.
- **load**: 540 of the 600 seconds at 1,000 moves a second, half the rate of S3, and 60 at S3's own 2,000. There the server needs nearly a
  whole core, and beside a load generator and bots that think there is none to spare on two: how long people wait then is told, and
  judged by \`npm run bench -- server\` (performance.md); that nothing is lost is judged here at both rates.
`;

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

/** Replaces the results of these sections and rewrites the page. */
export function keep(results: readonly Result[], order: readonly string[]): void {
  const about = { commit: commit(), machine: machine(), date: new Date().toISOString().slice(0, 10) };
  const before = existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as Kept[]) : [];
  const isNew = (old: Kept): boolean =>
    results.some(({ name, extent }) => name === old.name && extent === old.extent);
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
      ([what, value]) =>
        `| ${name} | ${extent} | ${what} | ${typeof value === 'number' ? grouped(value) : value} |`,
    ),
  );
  const machines = [...new Set(all.map((each) => each.machine))];
  return `# The proof

Written by \`npm run prove\` (\`-- <section>\` for one, \`-- --long\` for a night). Every section first shows that it catches planted
faults; what it says afterwards about the real thing counts only then. What is promised is in the threats (threats.md) and in
SECURITY.md; what is counted stands beside the count.

${SHORTFALLS}
## Results

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

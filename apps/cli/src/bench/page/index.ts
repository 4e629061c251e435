/** `bench page`: P1 to P5 of docs/performance.md, in a real browser against the built server. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@pithead/games';
import { EXIT } from '../../cli.ts';
import type { Flags } from '../../input.ts';
import { Fault, gameEntry } from '../../input.ts';
import type { Report } from '../server/report.ts';
import { chosenGates } from '../measure.ts';

export const PAGE_FLAGS = { json: 'switch', only: 'value', game: 'value' } as const;

const GATES = ['P1', 'P2', 'P3', 'P4', 'P5'];

/** Runs from source like the browser tests, whose helpers it uses. */
const FILE = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.js') ? '../../web/bench/entry.ts' : '../../../../web/bench/entry.ts',
    import.meta.url,
  ),
);

const CHROMIUM = process.env['PITHEAD_CHROMIUM'] ?? '/usr/bin/chromium';

export async function benchPage(flags: Flags): Promise<Report> {
  const gates = chosenGates(flags.value('only'), GATES);
  const only = flags.value('game');
  const games = only === undefined ? Object.keys(GAMES) : [gameEntry(only).game.id];
  if (!existsSync(CHROMIUM)) throw new Fault('noChromium', { place: CHROMIUM });
  return runPageBench({ gates, games });
}

/** Ctrl-C reaches the whole process group; SIGTERM is passed on here. */
function runPageBench(request: {
  readonly gates: readonly string[];
  readonly games: readonly string[];
}): Promise<Report> {
  const child = fork(FILE, [JSON.stringify(request)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = (): void => {
    child.kill();
    process.exit(EXIT.interrupted);
  };
  process.once('SIGTERM', end);
  return new Promise<Report>((resolve, reject) => {
    child.once('message', (report) => resolve(report as Report));
    child.once('exit', (code, signal) =>
      reject(new Error(`the benchmark of the pages ended: ${signal ?? code}`)),
    );
  }).finally(() => process.off('SIGTERM', end));
}

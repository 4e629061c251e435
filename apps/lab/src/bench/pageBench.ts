import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchReport } from './report.ts';

export const PAGE_GATES = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];

/** Always runs from source, like the browser tests whose code it uses. */
const ENTRY = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.js') ? '../../lab/src/bench/page/entry.ts' : './page/entry.ts',
    import.meta.url,
  ),
);

const INTERRUPTED = 130;

export interface PageBenchRequest {
  readonly gates: readonly string[];
  readonly games: readonly string[];
}

/** Ctrl-C reaches the whole process group, but SIGTERM must be passed on. */
export function benchPages(request: PageBenchRequest): Promise<BenchReport> {
  const child = fork(ENTRY, [JSON.stringify(request)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = (): void => {
    child.kill();
    process.exit(INTERRUPTED);
  };
  process.once('SIGTERM', end);
  return new Promise<BenchReport>((resolve, reject) => {
    child.once('message', (report) => resolve(report as BenchReport));
    child.once('exit', (code, signal) =>
      reject(new Error(`the benchmark of the pages ended: ${signal ?? code}`)),
    );
  }).finally(() => process.off('SIGTERM', end));
}

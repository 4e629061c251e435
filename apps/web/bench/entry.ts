/** Entry point of the process that `pithead bench page` starts; sends its report to the parent. */
import { cpus, loadavg } from 'node:os';
import { openBrowser } from '../e2e/browser.ts';
import { startServerProcess } from '../e2e/server.ts';
import { timeAnswers } from './answer.ts';
import { timePaints } from './paint.ts';
import type { Report } from './row.ts';
import { weigh } from './weight.ts';

export interface Asked {
  readonly gates: readonly string[];
  readonly games: readonly string[];
}

/** Times mean little when the load average exceeds the number of cores, so the report contains it. */
function machine(): string {
  const [load = 0] = loadavg();
  const hardware = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`;
  return `${hardware}; load average of the last minute ${load.toFixed(1)}`;
}

async function measure({ gates, games }: Asked): Promise<Report> {
  const served = await startServerProcess();
  try {
    const browser = await openBrowser();
    try {
      const reports = await weigh(browser, served.address, gates, games);
      if (gates.includes('P4'))
        reports.push(...(await timePaints(browser, Number(new URL(served.address).port), games)));
      if (gates.includes('P5')) reports.push(...(await timeAnswers(browser, served.address, games)));
      return {
        rows: reports.flatMap(({ rows }) => rows),
        notes: [...reports.flatMap(({ notes }) => notes), machine()],
      };
    } finally {
      await browser.close();
    }
  } finally {
    await served.stop();
  }
}

const report = await measure(JSON.parse(process.argv[2] ?? '') as Asked);
process.send?.(report);
process.disconnect?.();

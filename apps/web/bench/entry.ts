/** `pithead bench page` starts this in a process of its own, and is told what was found. */
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

/** Times are worth what the machine had left: above one process for each core they say little. */
function machine(): string {
  const [load = 0] = loadavg();
  return `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}; on average ${load.toFixed(1)} processes wanted to run in the last minute`;
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

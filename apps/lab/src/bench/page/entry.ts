/** Child process of `pithead bench page`; sends its report to the parent. */
import { cpus, loadavg } from 'node:os';
import { openBrowser } from '@pithead/web/e2e/browser';
import { startPageServer } from '@pithead/web/e2e/servers/pageServer';
import { measureGuideSteps } from './guideSteps.ts';
import { measureInteractions } from './interactions.ts';
import { measurePaints } from './paints.ts';
import type { PageBenchRequest } from '../pageBench.ts';
import type { BenchReport } from '../report.ts';
import { mergeReports } from '../report.ts';
import { measureTransferSizes } from './transferSizes.ts';

/** Times mean little when the load average exceeds the number of cores, so the report includes it. */
function machine(): string {
  const [load = 0] = loadavg();
  const hardware = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`;
  return `${hardware}; load average of the last minute ${load.toFixed(1)}`;
}

async function measure({ gates, games }: PageBenchRequest): Promise<BenchReport> {
  const served = await startPageServer();
  try {
    const browser = await openBrowser();
    try {
      const reports = await measureTransferSizes(browser, served.address, gates, games);
      if (gates.includes('P4'))
        reports.push(...(await measurePaints(browser, Number(new URL(served.address).port), games)));
      if (gates.includes('P5')) reports.push(...(await measureInteractions(browser, served.address, games)));
      if (gates.includes('P6')) reports.push(...(await measureGuideSteps(browser, served.address, games)));
      return mergeReports([...reports, { rows: [], notes: [machine()] }]);
    } finally {
      await browser.close();
    }
  } finally {
    await served.stop();
  }
}

const report = await measure(JSON.parse(process.argv[2] ?? '') as PageBenchRequest);
process.send?.(report);
process.disconnect?.();

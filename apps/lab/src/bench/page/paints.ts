/** Gate P4: largest contentful paint and total blocking time on a slow phone with a slow connection. */
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openSlowConnection } from './slowConnection.ts';
import type { BenchReport } from '../report.ts';
import { HOME_PAGE, timeRow } from './rows.ts';
import { storeGame, PLAYABLE_SELECTOR, openVisitorPage } from './visitor.ts';
import type { BrowserStorage } from './visitor.ts';

const PAGE_SCRIPT = join(import.meta.dirname, 'inPage/paints.js');
const CPU_SLOWDOWN = 4;
const RUNS = 5;
const GATE = { paint: 1800, blocking: 100 } as const;
/** What the page does within this time still belongs to its start. */
const SETTLE_MS = 1500;
const POLL_MS = 50;
const MAX_POLLS = 600;

interface PaintTimes {
  readonly paint: number;
  readonly what: string;
  readonly blocking: number;
}

interface PaintRun extends PaintTimes {
  readonly playable: number;
}

export async function throttleCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/**
 * Uses the DevTools protocol, because Playwright's own waiting injects a large script that would block the
 * page.
 */
async function waitUntilReady(session: CDPSession, ready: string): Promise<number> {
  const expression = `document.querySelector(${JSON.stringify(ready)}) === null ? 0 : performance.now()`;
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (typeof result.value === 'number' && result.value > 0) return result.value;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error(`the page never shows ${ready}`);
}

async function measureVisit(
  browser: Browser,
  url: string,
  ready: string,
  storage?: BrowserStorage,
): Promise<PaintRun> {
  const page = await openVisitorPage(browser, storage === undefined ? {} : { storageState: storage });
  try {
    await page.addInitScript({ path: PAGE_SCRIPT });
    const session = await throttleCpu(page);
    await page.goto(url, { waitUntil: 'commit' });
    const playable = await waitUntilReady(session, ready);
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: PaintTimes }).seen);
    return { ...seen, playable };
  } finally {
    await page.context().close();
  }
}

function reportOf(game: string, runs: readonly PaintRun[]): BenchReport {
  const all = (of: (painted: PaintRun) => number): number[] => runs.map(of);
  const playable = all((run) => run.playable).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    rows: [
      timeRow(
        'P4 largest contentful paint',
        game,
        all((run) => run.paint),
        0.5,
        GATE.paint,
      ),
      timeRow(
        'P4 total blocking time',
        game,
        all((run) => run.blocking),
        0.5,
        GATE.blocking,
      ),
    ],
    notes: [
      `P4 ${game}: can be used after ${Math.round(playable)} ms (median of ${RUNS}); ` +
        `the largest paint is .${runs[0]?.what}`,
    ],
  };
}

/** Browsers store data by origin, so games are started through the slow connection, too. */
export async function measurePaints(
  browser: Browser,
  port: number,
  games: readonly string[],
): Promise<BenchReport[]> {
  const connection = await openSlowConnection(port);
  const reports: BenchReport[] = [];
  const measure = async (
    game: string,
    path: string,
    ready: string,
    storage?: BrowserStorage,
  ): Promise<void> => {
    const runs: PaintRun[] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await measureVisit(browser, connection.address + path, ready, storage));
    reports.push(reportOf(game, runs));
  };
  try {
    await measure(HOME_PAGE, '/', '.chamber');
    for (const game of games) {
      const { path, storage } = await storeGame(browser, connection.address, game);
      await measure(game, path, PLAYABLE_SELECTOR, storage);
    }
  } finally {
    await connection.stop();
  }
  return reports;
}

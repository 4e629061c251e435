/** P4: largest contentful paint and total blocking time on a slow phone with a slow connection. */
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowLine } from './line.ts';
import type { Report } from './row.ts';
import { HOME, timeRow } from './row.ts';
import { keptGame, PLAYABLE, visitor } from './visit.ts';
import type { Kept } from './visit.ts';

const WATCH = join(import.meta.dirname, 'inPage/paints.js');
const SLOWER = 4;
const RUNS = 5;
const GATE = { paint: 1800, blocking: 100 } as const;
/** Work of the page within this time still belongs to its start. */
const SETTLE_MS = 1500;
const ASK_EVERY_MS = 50;
const MOST_ASKED = 600;

interface Seen {
  readonly paint: number;
  /** The class of the largest element. */
  readonly what: string;
  readonly blocking: number;
}

interface Painted extends Seen {
  readonly playable: number;
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Asks the browser directly: Playwright's own waiting injects a large script, which would block the page. */
async function readyAt(session: CDPSession, ready: string): Promise<number> {
  const expression = `document.querySelector(${JSON.stringify(ready)}) === null ? 0 : performance.now()`;
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (typeof result.value === 'number' && result.value > 0) return result.value;
    await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  }
  throw new Error(`the page never shows ${ready}`);
}

async function paintedOnce(browser: Browser, url: string, ready: string, kept?: Kept): Promise<Painted> {
  const page = await visitor(browser, kept);
  try {
    await page.addInitScript({ path: WATCH });
    const session = await slowed(page);
    await page.goto(url, { waitUntil: 'commit' });
    const playable = await readyAt(session, ready);
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { ...seen, playable };
  } finally {
    await page.context().close();
  }
}

function reportOf(game: string, runs: readonly Painted[]): Report {
  const all = (of: (painted: Painted) => number): number[] => runs.map(of);
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

/** The slow connection has its own origin, so games are started through it: browsers store data by origin. */
export async function timePaints(
  browser: Browser,
  port: number,
  games: readonly string[],
): Promise<Report[]> {
  const line = await slowLine(port);
  const reports: Report[] = [];
  const times = async (game: string, path: string, ready: string, kept?: Kept): Promise<void> => {
    const runs: Painted[] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await paintedOnce(browser, line.address + path, ready, kept));
    reports.push(reportOf(game, runs));
  };
  try {
    await times(HOME, '/', '.chamber');
    for (const game of games) {
      const { path, kept } = await keptGame(browser, line.address, game);
      await times(game, path, PLAYABLE, kept);
    }
  } finally {
    await line.stop();
  }
  return reports;
}

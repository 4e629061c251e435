/** Gate P5: time from a click to the frame that shows its effect, and to the server's confirmation. */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { clickOffer } from './clickOffer.ts';
import type { BenchReport, BenchRow } from '../report.ts';
import { timeRow } from './rows.ts';
import { PLAYABLE_SELECTOR, startGameInBrowser, openVisitorPage } from './visitor.ts';

const PAGE_SCRIPT = join(import.meta.dirname, 'inPage/interactions.js');
const CLICKS = 120;
const GATE = { painted: 50, confirmed: 100 } as const;
const DECISIVE_SHARE = 0.95;
const TIMEOUT_MS = 2000;

interface InteractionTime {
  readonly painted: number;
  readonly confirmed: number | undefined;
}

interface Clocks extends Partial<InteractionTime> {
  readonly isSent: boolean;
}

/**
 * Polls from outside, because the page's content security policy forbids injected code. A missing answer
 * counts as the whole time-out.
 */
async function waitForAnswer(page: Page): Promise<InteractionTime> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await page.waitForTimeout(10)) {
    const { isSent, painted, confirmed } = await page.evaluate(
      () => (window as unknown as { clocks: Clocks }).clocks,
    );
    if (painted !== undefined && (!isSent || confirmed !== undefined)) return { painted, confirmed };
  }
  return { painted: TIMEOUT_MS, confirmed: undefined };
}

async function measureClicks(page: Page): Promise<InteractionTime[]> {
  const all: InteractionTime[] = [];
  for (let round = 0; all.length < CLICKS && round < CLICKS * 5; round++) {
    if (await clickOffer(page, round)) all.push(await waitForAnswer(page));
    // Bots move meanwhile; after the pause their moves can't be taken for the answer to the next click.
    await page.waitForTimeout(60);
    if ((await page.locator('section.end').count()) > 0) break;
  }
  return all;
}

const post = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, text]) =>
      (
        await fetch(to as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: text as string,
        })
      ).json(),
    [path, JSON.stringify(body)],
  );

async function startTable(page: Page, address: string, game: string): Promise<void> {
  await page.goto(address);
  await post(page, '/api/guests', { name: 'Ada', language: 'en' });
  const { id } = await post<{ readonly id: string }>(page, '/api/tables', {
    game,
    seats: 2,
    bots: ['apprentice'],
  });
  await page.goto(`${address}/table/${id}`);
  await page.locator(PLAYABLE_SELECTOR).first().waitFor();
}

export async function measureInteractions(
  browser: Browser,
  address: string,
  games: readonly string[],
): Promise<BenchReport[]> {
  const reports: BenchReport[] = [];
  for (const game of games) {
    const rows: BenchRow[] = [];
    for (const [name, start] of [
      ['here', startGameInBrowser],
      ['server', startTable],
    ] as const) {
      const page = await openVisitorPage(browser);
      await page.addInitScript({ path: PAGE_SCRIPT });
      await start(page, address, game);
      const times = await measureClicks(page);
      await page.context().close();
      const painted = times.map((each) => each.painted);
      rows.push(timeRow(`P5 ${name}`, game, painted, DECISIVE_SHARE, GATE.painted));
      const confirmed = times.flatMap((each) => each.confirmed ?? []);
      if (name === 'server')
        rows.push(timeRow('P5 confirmed', game, confirmed, DECISIVE_SHARE, GATE.confirmed));
      reports.push({ rows: [], notes: [`P5 ${name} ${game}: ${painted.length} clicks`] });
    }
    reports.push({ rows, notes: [] });
  }
  return reports;
}

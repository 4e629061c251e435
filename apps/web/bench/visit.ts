/**
 * Visitors of the pages: each comes with an empty cache, some with a game that already runs in their browser.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A phone of today; the language is English. */
const VISITOR: BrowserContextOptions = {
  locale: 'en-GB',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  // Its keeping of files for later begins after the first picture and is no part of the visit.
  serviceWorkers: 'block',
};

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody whose browser has never been here, or who has kept no more than games and settings. */
export async function visitor(browser: Browser, kept?: Kept): Promise<Page> {
  const context = await browser.newContext({ ...VISITOR, ...(kept !== undefined && { storageState: kept }) });
  await context.addInitScript(() => localStorage.setItem('pithead.botDelay', '0'));
  return context.newPage();
}

export interface KeptGame {
  /** Where it is played. */
  readonly path: string;
  readonly kept: Kept;
}

/** What the page of a game shows when it can be played. */
export const PLAYABLE = '.table .prompt.is-yours, .table #board :is([data-offer], [class*="-offer"])';

/** Two taps on the home page: a game against one apprentice. */
export async function startGame(page: Page, address: string, game: string): Promise<string> {
  await page.goto(address);
  await page.evaluate((id) => localStorage.setItem(`pithead.bots.${id}`, '1'), game);
  await page.locator(`.chamber-${game} .button.is-main`).click();
  await page.locator('.choice .level').first().click();
  await page.waitForURL(/\/local\//);
  await page.locator(PLAYABLE).first().waitFor();
  return new URL(page.url()).pathname;
}

/** A running game against a bot, as a browser keeps it. */
export async function keptGame(browser: Browser, address: string, game: string): Promise<KeptGame> {
  const page = await visitor(browser);
  const path = await startGame(page, address, game);
  const kept = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return { path, kept };
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

const PHONE: BrowserContextOptions = {
  locale: 'en-GB',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  // The service worker fills its cache after the first paint, which is not part of the visit.
  serviceWorkers: 'block',
};

export type BrowserStorage = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function openVisitorPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...options });
  await context.addInitScript(() => localStorage.setItem('pithead.botDelay', '0'));
  return context.newPage();
}

export interface StoredGame {
  readonly path: string;
  readonly storage: BrowserStorage;
}

export const PLAYABLE_SELECTOR =
  '.table .prompt.is-yours, .table #board :is([data-offer], [class*="-offer"])';

export async function startGameInBrowser(page: Page, address: string, game: string): Promise<string> {
  await page.goto(address);
  await page.evaluate((id) => localStorage.setItem(`pithead.bots.${id}`, '1'), game);
  await page.locator(`.chamber-${game} .button.is-main`).click();
  await page.locator('.choice .level').first().click();
  await page.waitForURL(/\/local\//);
  await page.locator(PLAYABLE_SELECTOR).first().waitFor();
  return new URL(page.url()).pathname;
}

export async function storeGame(browser: Browser, address: string, game: string): Promise<StoredGame> {
  const page = await openVisitorPage(browser);
  const path = await startGameInBrowser(page, address, game);
  const storage = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return { path, storage: storage };
}

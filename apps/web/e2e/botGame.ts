import type { Page } from '@playwright/test';

const TABLES: Readonly<Record<string, string>> = {
  'glueck-auf': '.ga-table',
  rockwell: '.rw-table',
  siberia: '.sb-table',
};

export const GAME_IDS = Object.keys(TABLES);

export const selectorOfTable = (game: string): string => TABLES[game] ?? '.board > *';

export const tableLocator = (page: Page, game: string) => page.locator(selectorOfTable(game)).first();

/** As if the visitor had chosen this number in an earlier game. */
export const rememberBots = (page: Page, game: string, bots: number): Promise<void> =>
  page.evaluate(([id, count]) => localStorage.setItem(`pithead.bots.${id}`, String(count)), [
    game,
    bots,
  ] as const);

/** From the home page to a running game: two taps. */
export async function startGameInTwoTaps(page: Page, game: string): Promise<void> {
  await page.locator(`.chamber-${game} .button.is-main`).click();
  await page.locator('.choice button').first().waitFor();
  await page.locator('.choice button', { hasText: /Apprentice|Lehrling|Leerling/ }).click();
  await page.waitForURL(/\/local\//);
  await tableLocator(page, game).waitFor();
}

export const END = 'section.end';

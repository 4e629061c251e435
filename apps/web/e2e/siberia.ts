/**
 * What only Siberia has: tiles are dragged, taken back one by one, and a wrong field says why not. `tsx
 * apps/web/e2e/siberia.ts`
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, said } from './browser.ts';
import { playThrough } from './playThrough.ts';
import { serve } from './server.ts';
import { open, picture, tableOf, twoTaps } from './visit.ts';

/** Plays until the looker has six tiles to place. */
async function toPlacing(page: Page): Promise<void> {
  const isPlacing = async (): Promise<boolean> => {
    const look = (await tableOf(page, 'siberia').getAttribute('class')) ?? '';
    return (
      look.includes('sb-asked') &&
      look.includes('sb-at-placing') &&
      (await page.locator('.sb-new').count()) === 6
    );
  };
  await playThrough(page, { game: 'siberia', isOver: isPlacing });
}

/**
 * A tile is dragged to research, then taken back by touching it; a wrong field explains itself with its rule.
 * SB-4.3
 */
async function laidOutFreely(browser: Browser, address: string): Promise<void> {
  const page = await open(browser, { locale: 'en-GB' });
  await page.goto(address);
  await twoTaps(page, 'siberia');
  await toPlacing(page);
  const planned = page.locator('.sb-research .sb-planned');
  for (const place of [0, 1]) {
    await page.locator('.sb-new').first().dragTo(page.locator('.sb-research'));
    await planned.nth(place).waitFor();
  }
  await planned.first().click();
  await planned.nth(1).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.sb-new').count(), 5);
  await page.locator('.sb-new').first().click();
  await page.locator('.sb-action:not(.sb-glows) > .sb-run').first().click({ force: true });
  await page.locator('.prompt-note a[href*="SB-4"]').waitFor();
  await picture(page, 'siberia-why-not');
  said('tiles are dragged, taken back one by one, and a wrong field says why not');
  await page.context().close();
}

const served = await serve();
const browser = await openBrowser();
try {
  await laidOutFreely(browser, served.address);
} finally {
  await browser.close();
  await served.stop();
}

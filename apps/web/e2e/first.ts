/**
 * The first picture: the page alone, before any of its scripts has come, in the right theme, where everything
 * will stay; and under the
 * server's own policy. `tsx apps/web/e2e/first.ts`
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, said, troublesOf } from './browser.ts';
import { serve } from './server.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** What fonts that come later may move. */
const BEARABLE_PX = 20;
const GROUND = { day: 'rgb(244, 239, 230)', night: 'rgb(22, 24, 27)' } as const;

interface Visit {
  readonly viewport: typeof PHONE;
  readonly system: 'light' | 'dark';
  readonly chosen?: 'day' | 'night';
}

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

async function check(browser: Browser, address: string, { viewport, system, chosen }: Visit): Promise<void> {
  const context = await browser.newContext({ viewport, colorScheme: system, serviceWorkers: 'block' });
  if (chosen !== undefined)
    await context.addInitScript((theme) => localStorage.setItem('pithead.theme', theme), chosen);
  const page = await context.newPage();
  const troubles = troublesOf(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => void (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.first .top').waitFor();
  const theme = chosen ?? (system === 'dark' ? 'night' : 'day');
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), GROUND[theme]);
  const [header, art] = [await topOf(page, '.first .top'), await topOf(page, '.first-chamber img')];
  release();
  await page.locator('.chamber').first().waitFor();
  assert.equal(await topOf(page, '.top'), header);
  assert((await topOf(page, '.chamber-art')) - art <= BEARABLE_PX, 'the pictures jump');
  assert.deepEqual(troubles, [], 'the policy refuses something');
  await context.close();
}

const served = await serve();
const browser = await openBrowser();
try {
  for (const viewport of [PHONE, DESKTOP]) {
    for (const system of ['light', 'dark'] as const) {
      await check(browser, served.address, { viewport, system });
      await check(browser, served.address, {
        viewport,
        system,
        chosen: system === 'light' ? 'night' : 'day',
      });
    }
  }
  said(
    'the first picture comes with the page, in the right theme and place; the policy allows it and nothing else',
  );
} finally {
  await browser.close();
  await served.stop();
}

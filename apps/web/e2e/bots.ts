/**
 * A visitor against bots, in the pages as they are built: two taps to a game, whole games by touching on
 * desktop and phone and by keyboard
 * alone, another language in the middle, the end, and the replay of it. `tsx apps/web/e2e/bots.ts [game …]`
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, said, troublesOf } from './browser.ts';
import { playByKeys } from './playByKeys.ts';
import { playThrough } from './playThrough.ts';
import { serve } from './server.ts';
import {
  checkAccess,
  hasNoSidewaysScroll,
  inspector,
  isAtEnd,
  open,
  picture,
  pictures,
  PRINTED,
  twoTaps,
} from './visit.ts';

interface Where {
  readonly browser: Browser;
  readonly address: string;
  readonly game: string;
}

async function begin({ browser, address, game }: Where, visit: Parameters<typeof open>[1]): Promise<Page> {
  const page = await open(browser, visit);
  await page.goto(address);
  await page.locator('.chamber').first().waitFor();
  await twoTaps(page, game);
  return page;
}

/** The deal was fixed before the match, and the chart comes from its record. */
async function checkEnd(page: Page, name: string): Promise<void> {
  await page.locator('.end-deal.is-true').waitFor();
  await page.locator('.lines-seat').first().waitFor({ state: 'attached' });
  await checkAccess(page, `${name}: end`, PRINTED);
  await hasNoSidewaysScroll(page, `${name}: end`);
  await picture(page, `${name}-end`);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await hasNoSidewaysScroll(page, `${name}: 360 pixels`);
  if (size !== null) await page.setViewportSize(size);
}

async function byTouch(where: Where, phone: boolean): Promise<void> {
  const name = `${where.game}-${phone ? 'phone' : 'desktop'}`;
  const page = await begin(where, { locale: phone ? 'nl-NL' : 'de-DE', phone, night: phone });
  const troubles = troublesOf(page);
  const touches = await playThrough(page, {
    game: where.game,
    isTouch: phone,
    isOver: inspector(page, where.game, name),
  });
  await checkEnd(page, name);
  if (!phone) await checkReplay(page);
  assert.deepEqual(troubles, []);
  said(
    `${name}: a visitor plays a whole bot game by touching (${touches} touches); the deal is the promised one`,
  );
  await page.context().close();
}

/**
 * From the end to the replay: a step back, all cards open, and a link to the moment that still works after a
 * reload.
 */
async function checkReplay(page: Page): Promise<void> {
  await page.locator('.end-buttons a[href*="/replay/"]').click();
  await page.locator('.replay-stage').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/#ply=\d+/);
  const moment = new URL(page.url()).hash;
  await page.reload();
  await page.locator('.replay-stage').waitFor();
  assert.equal(new URL(page.url()).hash, moment);
  await page.locator('.replay-table > *').waitFor();
  await tableIsAboveTheBar(page);
  await page.locator('.replay-choice select').selectOption('open');
  await page.locator('.replay-pictures li').first().waitFor();
}

/**
 * The table is fitted to the room above the bar once its size is known, which may be a few frames after it is
 * there.
 */
async function tableIsAboveTheBar(page: Page): Promise<void> {
  const hasRoom = page.waitForFunction(() => {
    const [table, bar] = [document.querySelector('.replay-table'), document.querySelector('.transport')];
    return (
      table !== null &&
      bar !== null &&
      table.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
    );
  });
  await hasRoom.catch((error: unknown) =>
    assert.fail(`a part of the table is under the bar: ${String(error)}`),
  );
}

async function byKeys(where: Where): Promise<void> {
  const page = await begin(where, { locale: 'en-GB' });
  const troubles = troublesOf(page);
  // Also before all that a game says was fetched.
  await checkLanguages(page);
  await playByKeys(page, where.game, () => isAtEnd(page), 20);
  await checkAccess(page, `${where.game}: in the middle`, PRINTED);
  await pictures(page, `${where.game}-middle`);
  await checkLanguages(page);
  const decisions = await playByKeys(page, where.game, () => isAtEnd(page));
  await page.locator('section.end').waitFor();
  await checkLog(page);
  assert.deepEqual(troubles, []);
  said(
    `${where.game}: a whole game by keyboard alone (${decisions} decisions), with another language in the middle`,
  );
  await page.context().close();
}

/**
 * The last hundred lines, and all of them on demand: what was read stays where it was, and the focus in the
 * log.
 */
async function checkLog(page: Page): Promise<void> {
  const lines = page.locator('.log-line');
  const many = await lines.count();
  assert(many <= 100, `${many} lines are shown`);
  await page.locator('.log-more').focus();
  const first = await lines.first().elementHandle();
  const before = await first?.boundingBox();
  await page.keyboard.press('Enter');
  await page.locator('.log-more').waitFor({ state: 'detached' });
  assert((await lines.count()) > 100);
  const moved = ((await first?.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  assert(Math.abs(moved) < 2, `the log jumps by ${moved} px`);
  assert(await page.evaluate(() => document.activeElement?.id === 'log'));
}

/**
 * All words change, and the page is the same one. The page speaks English before: whatever is first read in
 * another language is known to be
 * no longer English, also where the words of the game come a moment after those of the page.
 */
async function checkLanguages(page: Page): Promise<void> {
  await page.evaluate(() => void document.body.setAttribute('data-same', ''));
  const heard = new Set<string>();
  for (const [language, name] of [
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['nl', 'Nederlands'],
  ] as const) {
    await page.locator('.table-top').getByRole('radio', { name }).check({ force: true });
    await page.locator(`html[lang="${language}"]`).waitFor();
    for (const part of ['#log', '.prompt']) {
      await page.waitForFunction(
        ([where, known]) => !known.includes(document.querySelector(where)?.textContent ?? ''),
        [part, ['', ...heard]] as const,
      );
      heard.add((await page.locator(part).first().textContent()) ?? '');
    }
  }
  assert.equal(heard.size, 6, 'the prompt and the log speak the chosen language');
  await page.locator('.table-top').getByRole('radio', { name: 'English' }).check({ force: true });
  await page.locator('html[lang="en"]').waitFor();
  assert(await page.evaluate(() => document.body.hasAttribute('data-same')), 'the page was loaded again');
}

const served = await serve();
const browser = await openBrowser();
try {
  for (const game of process.argv.length > 2
    ? process.argv.slice(2)
    : ['glueck-auf', 'rockwell', 'siberia']) {
    const where = { browser, address: served.address, game };
    await Promise.all([byTouch(where, false), byTouch(where, true), byKeys(where)]);
  }
} finally {
  await browser.close();
  await served.stop();
}

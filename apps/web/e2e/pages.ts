/**
 * The pages against the real server in a real browser: two taps to a bot game, whole games by touching, two people and an onlooker, a
 * server that is killed in the middle, three languages, both themes, and axe on every state. Pictures go to a folder for looking at.
 * `tsx apps/web/e2e/pages.ts [folder for pictures]`
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, said, troublesOf } from './browser.ts';
import { playThrough } from './playThrough.ts';
import { serve } from './server.ts';

const PICTURES = process.argv[2] ?? join(import.meta.dirname, '../../../pictures');
mkdirSync(PICTURES, { recursive: true });
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const picture = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: join(PICTURES, `${name}.png`) });

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Figures printed on a piece of the board are parts of a picture, not the words that a button is called by. */
const PRINTED = { rules: { 'label-content-name-mismatch': { enabled: false } } };

/** Nothing that axe knows of, in the state the page is in. */
async function checkAccess(page: Page, state: string, options: object = {}): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(rules);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, options);
  assert.deepEqual(found, [], state);
}

async function hasNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert(wider <= 0, `${state} is ${wider} px too wide`);
}

async function open(browser: Browser, options: { locale: string; phone?: boolean; night?: boolean }): Promise<Page> {
  const context = await browser.newContext({
    locale: options.locale,
    viewport: options.phone === true ? PHONE : DESKTOP,
    hasTouch: options.phone === true,
    colorScheme: options.night === true ? 'dark' : 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await context.addInitScript(() => localStorage.setItem('pithead.botDelay', '0'));
  return context.newPage();
}

/** From the home page to a running game: two taps. */
async function twoTaps(page: Page): Promise<void> {
  await page.locator('.chamber-glueck-auf .button.is-main').click();
  await page.locator('.choice button').first().waitFor();
  await page.locator('.choice button', { hasText: /Apprentice|Lehrling|Leerling/ }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.ga-table').waitFor();
}

async function wholeGame(browser: Browser, address: string, phone: boolean): Promise<void> {
  const page = await open(browser, { locale: phone ? 'nl-NL' : 'de-DE', phone, night: phone });
  const troubles = troublesOf(page);
  const name = phone ? 'phone' : 'desktop';
  await page.goto(address);
  await page.locator('.chamber').first().waitFor();
  await checkAccess(page, `${name}: home`);
  await hasNoSidewaysScroll(page, `${name}: home`);
  await picture(page, `home-${name}`);
  await twoTaps(page);
  await checkAccess(page, `${name}: draft`, PRINTED);
  await picture(page, `draft-${name}`);
  const { touches } = await playThrough(page, {
    game: 'glueck-auf',
    isTouch: phone,
    isOver: async () => (await page.locator('section.end').count()) > 0,
  });
  await page.locator('.end-deal.is-true').waitFor();
  await checkAccess(page, `${name}: end`, PRINTED);
  await hasNoSidewaysScroll(page, `${name}: end`);
  await picture(page, `end-${name}`);
  assert.deepEqual(troubles, []);
  said(`${name}: a visitor plays a whole bot game by touching (${touches} touches); the deal is the promised one`);
  await page.context().close();
}

/** Two people at a private table, and somebody who watches; the server is killed in between. */
async function together(browser: Browser, served: Awaited<ReturnType<typeof serve>>): Promise<void> {
  const [ada, ben, eve] = (await Promise.all([1, 2, 3].map(() => open(browser, { locale: 'en-GB' })))) as [Page, Page, Page];
  const enter = async (page: Page, name: string): Promise<void> => {
    await page.goto(served.address);
    await page.evaluate(
      (body) => fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({ name, language: 'en' }),
    );
  };
  await Promise.all([enter(ada, 'Ada'), enter(ben, 'Ben'), enter(eve, 'Eve')]);
  const post = <T>(page: Page, path: string, body: object): Promise<T> =>
    page.evaluate(
      async ([to, text]) =>
        (await fetch(to as string, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text as string })).json(),
      [path, JSON.stringify(body)],
    );
  const { id } = await post<{ id: string }>(ada, '/api/tables', { game: 'glueck-auf', seats: 2 });
  await post(ben, `/api/tables/${id}/join`, {});
  await ada.goto(`${served.address}/table/${id}`);
  await ada.locator('main h1, main h2').first().waitFor();
  await checkAccess(ada, 'waiting room');
  await picture(ada, 'waiting-desktop');
  await post(ada, `/api/tables/${id}/start`, {});
  for (const page of [ben, eve]) await page.goto(`${served.address}/table/${id}`);
  for (const page of [ada, ben, eve]) await page.locator('.ga-table').waitFor();
  const offered = '.ga-table [data-stop].is-offered';
  const playSome = async (many: number): Promise<void> => {
    let plies = 0;
    const player = { game: 'glueck-auf', isOver: async (): Promise<boolean> => ++plies > many };
    await Promise.all([playThrough(ada, { ...player, seed: 3 }), playThrough(ben, { ...player, seed: 4 })]);
  };
  await playSome(60);
  assert.equal(await eve.locator(offered).count(), 0, 'an onlooker is offered something');
  await picture(eve, 'watching-desktop');
  said('two people play, a third watches and is offered nothing');
  const log = (page: Page): Promise<string[]> => page.locator('[role="log"] li').allInnerTexts();
  const before = (await log(eve)).length;
  await served.restart();
  await playSome(60);
  await eve.waitForFunction((many) => document.querySelectorAll('[role="log"] li').length > many, before, { timeout: 30_000 });
  said('the server is killed and comes back, and all three go on by themselves');
  await Promise.all([ada, ben, eve].map((page) => page.context().close()));
}

async function pagesInAllLanguages(browser: Browser, address: string): Promise<void> {
  for (const locale of ['de-DE', 'en-GB', 'nl-NL']) {
    for (const phone of [false, true]) {
      const page = await open(browser, { locale, phone, night: locale === 'en-GB' });
      const troubles = troublesOf(page);
      for (const path of ['/', '/rules/glueck-auf', '/settings', '/account', '/replay', '/nowhere']) {
        await page.goto(address + path).catch(() => undefined);
        // The parts of a page are loaded when they are needed: it is there when it has its heading.
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await checkAccess(page, `${locale} ${path}`);
        await hasNoSidewaysScroll(page, `${locale} ${path}`);
        await picture(page, `${path.replaceAll('/', '_')}-${locale.slice(0, 2)}-${phone ? 'phone' : 'desktop'}`);
      }
      // A page that does not exist says so, and a new visitor is nobody yet.
      assert.deepEqual(
        troubles.filter((each) => !/404|401/.test(each)),
        [],
      );
      await page.context().close();
    }
  }
  said('all pages in three languages, on desktop and phone: axe finds nothing, nothing scrolls sideways');
}

const served = await serve();
const browser = await openBrowser();
try {
  await pagesInAllLanguages(browser, served.address);
  await wholeGame(browser, served.address, false);
  await wholeGame(browser, served.address, true);
  await together(browser, served);
} finally {
  await browser.close();
  await served.stop();
}

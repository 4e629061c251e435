/**
 * The pages around the tables, from the real server in a real browser: three languages, desktop and phone,
 * axe on every one of them.
 * Pictures go to a folder for looking at.
 */
import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';
import { openBrowser, said, troublesOf } from './browser.ts';
import { serve } from './server.ts';
import { checkAccess, hasNoSidewaysScroll, open, picture } from './visit.ts';

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
        await picture(
          page,
          `${path.replaceAll('/', '_')}-${locale.slice(0, 2)}-${phone ? 'phone' : 'desktop'}`,
        );
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

const TABLES = 30;

/** Tables of as many hosts, and as many matches that can be watched. */
async function fillLobby(address: string): Promise<void> {
  const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    };
    return (await (
      await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as T;
  };
  for (let i = 0; i < TABLES; i++) {
    const { token } = await post<{ token: string }>('/api/guests', { name: `Host ${i}`, language: 'en' });
    const wish = { game: 'siberia', seats: 3, isPublic: true };
    await post('/api/tables', wish, token);
    await post('/api/tables', { ...wish, bots: ['hewer', 'hewer'] }, token);
  }
}

/** By keyboard alone: the next page comes behind the first, and the focus goes to its first entry. */
async function longLists(browser: Browser, address: string): Promise<void> {
  await fillLobby(address);
  const visits = [
    { locale: 'de-DE', phone: false, tables: 'Weitere Tische', games: 'Weitere Partien' },
    { locale: 'en-GB', phone: true, tables: 'More tables', games: 'More games' },
    { locale: 'nl-NL', phone: true, tables: 'Meer tafels', games: 'Meer partijen' },
  ];
  for (const { locale, phone, tables, games } of visits) {
    const page = await open(browser, { locale, phone });
    await page.goto(address);
    const lists = [
      {
        entries: page.locator('.panel-tables li'),
        button: page.getByRole('button', { name: tables }),
        first: 25,
      },
      {
        entries: page.locator('.panel-watch li'),
        button: page.getByRole('button', { name: games }),
        first: 4,
      },
    ];
    for (const { entries, button, first } of lists) {
      await button.waitFor();
      assert.equal(await entries.count(), first, `${locale}: entries of the first page`);
      await button.scrollIntoViewIfNeeded();
      await picture(page, `lobby-${tables.slice(0, 4)}-${first}-${phone ? 'phone' : 'desktop'}`);
      await button.press('Enter');
      await entries.nth(first).locator('a:focus, button:focus').waitFor({ state: 'attached' });
      while ((await button.count()) > 0) await button.press('Enter').then(() => entries.nth(25).waitFor());
      assert.equal(await entries.count(), TABLES, `${locale}: entries of all pages`);
    }
    await checkAccess(page, `${locale}: a long lobby`);
    await hasNoSidewaysScroll(page, `${locale}: a long lobby`);
    await picture(page, `lobby-${tables.slice(0, 4)}-all-${phone ? 'phone' : 'desktop'}`);
    await page.context().close();
  }
  said(
    'more than a page of tables and of matches to watch: loaded by keyboard, the focus goes on at the first new one',
  );
}

const served = await serve();
const browser = await openBrowser();
try {
  await pagesInAllLanguages(browser, served.address);
  await longLists(browser, served.address);
} finally {
  await browser.close();
  await served.stop();
}

/**
 * The pages around the tables, from the real server in a real browser: three languages, desktop and phone, axe on every one of them.
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
} finally {
  await browser.close();
  await served.stop();
}

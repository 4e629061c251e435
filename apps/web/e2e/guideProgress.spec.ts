/** How people find the guides, and where their progress is kept. */
import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, takeScreenshot } from './checks.ts';
import { expect, test } from './fixtures.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'block' });

const GAME = 'glueck-auf';
const STORED = {
  version: 1,
  finished: ['threeOrders'],
  furthest: { chapter: 1, step: 2 },
  begun: { realMatch: 2, contracts: 1 },
};

const storeGuide = (page: Page): Promise<void> =>
  page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name as string, text as string);
      localStorage.setItem('pithead.guidesUnsent', 'on');
    },
    [`pithead.guide.${GAME}`, JSON.stringify(STORED)],
  );

const guidesOnServer = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ((await (await fetch('/api/me/guides')).json()) as { guides: unknown }).guides);

test(
  'a first visit begins with a guide, and a first game against bots offers one until it is dismissed',
  { tag: ['@desktop', '@phone'] },
  async ({ page, checkAccessibility }, { project }) => {
    await page.goto('/');
    const first = page.locator('a.first').filter({ hasText: /Learn in 1\d minutes/ });
    await expect(first).toHaveAttribute('href', `/learn/${GAME}`);
    const panel = page.locator('#learn');
    await expect(panel.getByRole('link', { name: 'Learn: Glück Auf' })).toHaveAttribute(
      'href',
      `/learn/${GAME}`,
    );
    await expect(panel.getByRole('link', { name: 'Rules of Glück Auf' })).toHaveAttribute(
      'href',
      `/rules/${GAME}`,
    );
    const card = page.getByRole('article', { name: 'Glück Auf' });
    const play = card.getByRole('button', { name: /^Play vs bots/ });
    const offer = card.getByRole('link', { name: /^Never played\? First shift, 1\d min$/ });
    await play.click();
    await expect(offer).toHaveAttribute('href', `/learn/${GAME}`);
    await checkAccessibility(page, 'the offer of a guide');
    await expectNoHorizontalScroll(page, 'the offer of a guide');
    await takeScreenshot(page, `guide-offer-${project.name}`);
    await card.getByRole('button', { name: 'Don’t offer this again' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await play.click();
    await card.getByRole('button', { name: /^Apprentice/ }).waitFor();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await card.getByRole('link', { name: 'Learn: Glück Auf' }).click();
    await page.waitForURL(`/learn/${GAME}`);
    await page.getByRole('heading', { name: 'Three orders' }).waitFor();
  },
);

test(
  'progress in a guide is sent to the server, shown on another device, and forgotten everywhere',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, checkAccessibility }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/guests', { method: 'POST', headers, body: '{"name":"Ada","language":"en"}' });
      localStorage.setItem('pithead.person', 'Ada');
    });
    await storeGuide(page);
    await page.reload();
    await expect.poll(() => guidesOnServer(page), { message: 'sent from the home page' }).toHaveLength(1);

    const { cookies } = await page.context().storageState();
    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
    await other.addCookies(cookies);
    await other.addInitScript(() => localStorage.setItem('pithead.person', 'Ada'));
    const phone = await other.newPage();
    await phone.goto('/settings');
    const report = phone.locator('.guide-report');
    await expect(report).toContainText('1 of 5 chapters finished.');
    await expect(report).toContainText('Furthest step: chapter 2, step 3.');
    await checkAccessibility(phone, 'guides in the settings');
    await report.getByRole('button', { name: /^Forget/ }).click();
    await expect(report).toHaveCount(0);
    await phone.getByRole('button', { name: 'Undo' }).click();
    await expect(report).toHaveCount(1);
    await report.getByRole('button', { name: /^Forget/ }).click();
    await phone.getByRole('link', { name: 'Learn Glück Auf' }).waitFor();
    // Without the toast there is nothing to undo any more.
    await phone.reload();
    await expect.poll(() => guidesOnServer(phone), { message: 'forgotten by the server' }).toEqual([]);
    await other.close();
  },
);

test(
  'the settings show how often each step was begun, and copy the counts',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await storeGuide(page);
    await page.goto('/settings');
    const row = page.locator('.guide-report tbody tr').first();
    await expect(row).toContainText('Three orders');
    await expect(row.locator('td')).toHaveText(/^2 1 0/);
    await page.getByRole('button', { name: 'Copy counts' }).click();
    await expect(page.locator('.toast')).toContainText('Counts copied.');
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
    expect(copied).toEqual({ [GAME]: STORED });
  },
);

test(
  'a guided match whose worker crashes says so, and goes on at the same step when it is opened again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const workers: Worker[] = [];
      Object.assign(window, { workers });
      window.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          workers.push(this);
        }
      };
    });
    await page.goto(`/learn/${GAME}/1`);
    const sentence = page.locator('.coach-say');
    const first = await sentence.innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(sentence).not.toHaveText(first);
    const second = await sentence.innerText();
    await page.evaluate(() => {
      const { workers } = window as unknown as { workers: Worker[] };
      workers.at(-1)?.dispatchEvent(new Event('error'));
    });
    await expect(page.getByRole('alert')).toContainText('The game got stuck. Everything is saved.');
    await page.getByRole('button', { name: 'Try again' }).click();
    // The coach says first where the match stands.
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(sentence).toHaveText(second);
  },
);

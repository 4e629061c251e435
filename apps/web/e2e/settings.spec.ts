import type { Page } from '@playwright/test';
import { startGameInTwoTaps } from './botGame.ts';
import { expect, test } from './fixtures.ts';

test.use({ locale: 'en-GB', deal: 3 });

const choose = (page: Page, setting: string, value: string): Promise<void> =>
  page
    .getByRole('radiogroup', { name: setting })
    .getByRole('radio', { name: value, exact: true })
    .check({ force: true });

const NOTE = '.prompt-note';
const END_TURN = '.prompt [data-action="endTurn"]';

/** Drafts orders if it has to, then visits the bank: all of the turn is played except its end. */
async function playUntilTurnCanEnd(page: Page): Promise<void> {
  const bank = page.locator('[data-at="bank"].is-offered');
  const drafted = page.locator('.ga-order-space.ga-chosen');
  const offered = page.locator('.ga-order-space.is-offered').first();
  for (;;) {
    await bank.or(offered).first().waitFor();
    if (await bank.isVisible()) break;
    await offered.click();
    await drafted.click();
    await expect(drafted).toHaveCount(0);
  }
  await bank.click();
  await page.locator(END_TURN).waitFor();
}

test(
  'the size of the interface and the other settings apply at once, and still after a reload',
  { tag: '@desktop' },
  async ({ page, checkAccessibility }) => {
    const fontSize = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.goto('/settings');
    await choose(page, 'Interface size', '120%');
    expect(await fontSize()).toBe('19.2px');
    await choose(page, 'Bot speed', 'Slow');
    await choose(page, 'Always confirm', 'on');
    await checkAccessibility(page, 'settings at 120 %');
    // The fixture has stored a delay of its own before each load.
    await page.addInitScript(() => localStorage.setItem('pithead.botDelay', '1200'));
    await page.reload();
    expect(await fontSize()).toBe('19.2px');
    for (const [setting, value] of [
      ['Interface size', '120%'],
      ['Bot speed', 'Slow'],
      ['Always confirm', 'on'],
      ['End turn automatically', 'off'],
    ] as const)
      await expect(
        page.getByRole('radiogroup', { name: setting }).getByRole('radio', { name: value, exact: true }),
      ).toBeChecked();
  },
);

test(
  'without single-key shortcuts no letter or sign does anything',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'siberia');
    const table = page.url();
    const sheet = page.locator('dialog[open]');
    await page.keyboard.press('m');
    await sheet.waitFor();
    await page.goto('/settings');
    await choose(page, 'Single-key shortcuts', 'off');
    await page.goto(table);
    await page.locator('.prompt').waitFor();
    await expect(page.locator('[aria-keyshortcuts]'), 'no key is announced').toHaveCount(0);
    const before = await page.evaluate(() => document.activeElement?.tagName);
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?:') await page.keyboard.press(key);
    await expect(sheet).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(before);
  },
);

test(
  'a turn ends by itself or only after a second press, as the settings say',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'glueck-auf');
    const table = page.url();
    await page.goto('/settings');
    await choose(page, 'Always confirm', 'on');
    await choose(page, 'End turn automatically', 'on');
    await page.goto(table);
    await playUntilTurnCanEnd(page);
    const end = page.locator(END_TURN);
    await end.click();
    await expect(page.locator(NOTE)).toHaveText(/This can’t be undone/);
    await expect(end).toBeVisible();
    await end.click();
    await expect(end).toHaveCount(0);

    await page.goto('/settings');
    await choose(page, 'Always confirm', 'off');
    await page.goto(table);
    await playUntilTurnCanEnd(page);
    await expect(end, 'the turn ends by itself').toHaveCount(0);
  },
);

test(
  'with “always confirm” a form of Rockwell asks before it plays',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('pithead.alwaysConfirm', 'on'));
    await page.goto('/');
    await startGameInTwoTaps(page, 'rockwell');
    const bid = page.locator('.rw-bid [data-main]');
    await bid.click();
    await expect(page.locator(NOTE)).toHaveText('Bid nothing. Select again to confirm.');
    await expect(bid).toBeVisible();
    await bid.click();
    await expect(bid).toHaveCount(0);
  },
);

import type { Browser, Page } from '@playwright/test';
import { expectNoHorizontalScroll, takeScreenshot, takeScreenshotsOfAllWidths } from '../checks.ts';
import { expect, test } from '../fixtures.ts';
import { LANDSCAPE_PHONE } from '../viewports.ts';

test.use({ locale: 'en-GB' });

async function openHome(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(
    (text) =>
      fetch('/api/guests', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      }).then(() => localStorage.setItem('pithead.person', 'x')),
    JSON.stringify({ name, language: 'en' }),
  );
  await page.reload();
  return page;
}

const ticket = (page: Page) => page.locator('.play-now-ticket');

test(
  'two people look, are called, say that they are here, and sit at one table; a bot game meanwhile is kept',
  { tag: ['@desktop', '@phone'] },
  async ({ browser, server, checkAccessibility }, { project }) => {
    const [ada, ben] = [
      await openHome(browser, server.address, 'Ada'),
      await openHome(browser, server.address, 'Ben'),
    ];
    await expect(ticket(ada)).toContainText('not known yet');
    await expect(ada.getByText('As a guest you play unrated.')).toBeVisible();
    await checkAccessibility(ada, 'play now, idle');
    await takeScreenshot(ada, `play-now-idle-${project.name}`);
    if (project.name === 'desktop') await takeScreenshotsOfAllWidths(ada, 'play-now-idle');
    await ada.getByRole('button', { name: 'Find a game' }).click();
    await expect(ticket(ada)).toContainText('Nobody fits yet.');
    await expectNoHorizontalScroll(ada, 'looking');
    await checkAccessibility(ada, 'play now, looking');
    await takeScreenshot(ada, `play-now-looking-${project.name}`);

    await ticket(ada).getByRole('button', { name: 'Play', exact: true }).click();
    await ada.locator('.prompt').waitFor();
    const bar = ada.locator('.looking-bar');
    await expect(bar).toContainText('Looking for a game');
    await checkAccessibility(ada, 'bar on the table', {
      rules: { 'label-content-name-mismatch': { enabled: false } },
    });
    await takeScreenshot(ada, `play-now-bar-${project.name}`);

    await ben.getByRole('button', { name: 'Find a game' }).click();
    await expect(ticket(ben)).toContainText('Table found');
    await expect(ben).toHaveTitle('Table found');
    const here = ticket(ben).getByRole('button', { name: /I’m here/ });
    await expect(here).toBeFocused();
    await expect(ben.locator('.play-now [role="alert"]')).toContainText('Table found:');
    await takeScreenshot(ben, `play-now-found-${project.name}`);
    await checkAccessibility(ben, 'play now, found');
    await here.press('Enter');
    await expect(ticket(ben)).toContainText('Waiting for the others');
    await bar.getByRole('button', { name: 'I’m here' }).click();
    await ada.waitForURL(/\/table\//);
    await ben.waitForURL(/\/table\//);
    expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
    await ada.locator('#board').waitFor();

    await ada.goto('/');
    await expect(ada.locator('.my-games > li')).toHaveCount(2);
    for (const { context } of [ada, ben].map((page) => ({ context: page.context() }))) await context.close();
  },
);

test(
  'a search can be changed, widened and stopped, and without the server the ticket is offline',
  { tag: '@desktop' },
  async ({ browser, server }) => {
    const page = await openHome(browser, server.address, 'Cleo');
    await page.getByRole('checkbox', { name: 'Rockwell' }).uncheck();
    await page.getByRole('radio', { name: 'A day a move' }).check();
    await page.getByRole('button', { name: 'Find a game' }).press('Enter');
    await expect(ticket(page)).toContainText('waiting');
    await page.getByRole('radio', { name: 'Live, 30 min' }).check();
    await page.getByRole('button', { name: 'Wider search' }).click();
    await expect(page.getByRole('button', { name: 'The search is wider' })).toBeDisabled();
    await page.setViewportSize(LANDSCAPE_PHONE);
    await expectNoHorizontalScroll(page, 'landscape');
    await takeScreenshot(page, 'play-now-landscape');
    await page.getByRole('button', { name: 'Stop looking' }).click();
    await expect(page.getByRole('button', { name: 'Find a game' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(ticket(page)).toContainText('Offline');
    await page.context().close();
  },
);

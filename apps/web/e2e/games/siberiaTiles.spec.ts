import type { Page } from '@playwright/test';
import { startGameInTwoTaps, tableLocator } from '../botGame.ts';
import { takeScreenshot } from '../checks.ts';
import { expect, test } from '../fixtures.ts';
import { playByTouch } from '../players/touchPlayer.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'block', deal: 1, expectedErrors: /401/ });

async function playUntilPlacing(page: Page): Promise<void> {
  const isDone = async (): Promise<boolean> => {
    const classes = (await tableLocator(page, 'siberia').getAttribute('class')) ?? '';
    return (
      classes.includes('sb-asked') &&
      classes.includes('sb-at-placing') &&
      (await page.locator('.sb-new').count()) === 6
    );
  };
  await playByTouch(page, { game: 'siberia', isDone });
}

test(
  'SB-4.3: a tile is dragged to research and taken back, and a wrong field says why not',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'siberia');
    await playUntilPlacing(page);
    const planned = page.locator('.sb-research .sb-planned');
    for (const place of [0, 1]) {
      await page.locator('.sb-new').first().dragTo(page.locator('.sb-research'));
      await planned.nth(place).waitFor();
    }
    await planned.first().click();
    await planned.nth(1).waitFor({ state: 'detached' });
    await expect(page.locator('.sb-new')).toHaveCount(5);
    await page.locator('.sb-new').first().click();
    await page.locator('.sb-action:not(.sb-glows) > .sb-run').first().click({ force: true });
    await page.locator('.prompt-note a[href*="SB-4"]').waitFor();
    await takeScreenshot(page, 'siberia-why-not');
  },
);

test(
  'the second click of a double click does not press “Pass”, which appears where another button was',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'siberia');
    const pass = page.locator('.prompt [data-action="pass"]:enabled');
    await playByTouch(page, { game: 'siberia', isDone: () => pass.isVisible() });
    await pass.hover();
    const prompt = page.locator('.prompt');
    const before = await prompt.innerText();
    const press = async (clickCount: number): Promise<void> => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    await press(2);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await prompt.innerText()).toBe(before);
    await press(1);
    await expect.poll(() => prompt.innerText()).not.toBe(before);
  },
);

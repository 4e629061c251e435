/** The first paint: what the page itself shows before any script has arrived. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How far fonts that arrive later may move a picture. */
const TOLERATED_SHIFT_PX = 20;
const GROUND = { day: 'rgb(244, 239, 230)', night: 'rgb(22, 24, 27)' } as const;

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

// Scripts are held back, which a service worker would not allow; the server's own policy applies.
test.use({ serviceWorkers: 'block', bypassCSP: false, expectedErrors: /401/ });

for (const system of ['light', 'dark'] as const) {
  for (const chosen of [undefined, system === 'light' ? 'night' : 'day'] as const) {
    const theme = chosen ?? (system === 'dark' ? 'night' : 'day');
    test.describe(`the system is ${system}, the visitor has chosen ${chosen ?? 'nothing'}`, () => {
      test.use({ colorScheme: system });

      test(
        `the first paint is by ${theme}, and nothing moves when the scripts arrive`,
        { tag: ['@desktop', '@phone'] },
        async ({ page, context }) => {
          if (chosen !== undefined)
            await context.addInitScript((value) => localStorage.setItem('pithead.theme', value), chosen);
          let release = (): void => undefined;
          const released = new Promise<void>((resolve) => void (release = resolve));
          await page.route(/\.js$/, async (route) => {
            await released;
            await route.continue();
          });
          await page.goto('/', { waitUntil: 'commit' });
          await page.locator('.first .top').waitFor();
          await expect(page.locator('body')).toHaveCSS('background-color', GROUND[theme]);
          const [header, art] = [await topOf(page, '.first .top'), await topOf(page, '.first-chamber img')];
          const widths = (): Promise<number[]> =>
            page
              .locator('.first-chamber img')
              .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
          await expect
            .poll(async () => Math.min(...(await widths())), 'width of the pictures')
            .toBeGreaterThan(0);
          release();
          await page.locator('.chamber').first().waitFor();
          expect(await topOf(page, '.top')).toBe(header);
          expect((await topOf(page, '.chamber-art')) - art).toBeLessThanOrEqual(TOLERATED_SHIFT_PX);
        },
      );
    });
  }
}

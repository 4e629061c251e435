import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DESKTOP, WIDTHS } from './viewports.ts';

const SCREENSHOTS = join(import.meta.dirname, '../../../pictures');

const takesScreenshots = process.env['PITHEAD_PICTURES'] !== undefined;

/** Only for people who want to look at them: no check compares them, and `npm test` would take longer. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!takesScreenshots) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

export async function takeScreenshotsOfAllWidths(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const theme of takesScreenshots ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, size] of WIDTHS) {
      await page.setViewportSize(size);
      await expectNoHorizontalScroll(page, `${name}, ${width}`);
      await takeScreenshot(page, `${name}-${width}-${theme === 'light' ? 'day' : 'night'}`);
    }
  }
  await page.setViewportSize(before);
}

export async function expectNoHorizontalScroll(page: Page, state: string): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `${state}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
}

/** At least one choice is on the screen and not below a bar or a sheet; the page may scroll to it first. */
export async function expectChoiceInView(page: Page, state: string): Promise<void> {
  const isInView = (): Promise<boolean> =>
    page.evaluate(() => {
      const isUncovered = (choice: Element): boolean => {
        const { left, top, width, height } = choice.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        for (let each = found; each !== null && !each.contains(choice); each = each.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(each).position)) return false;
        return found !== null;
      };
      return [...document.querySelectorAll('#board .is-offered')]
        .filter((choice) => choice.checkVisibility())
        .some(isUncovered);
    });
  await expect.poll(isInView, { message: `${state}: a choice in view` }).toBe(true);
}

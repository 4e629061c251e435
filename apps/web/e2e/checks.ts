import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DESKTOP, WIDTHS } from './viewports.ts';

const SCREENSHOTS = join(import.meta.dirname, '../../../pictures');

export async function takeScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

export async function takeScreenshotsOfAllWidths(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const theme of ['light', 'dark'] as const) {
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

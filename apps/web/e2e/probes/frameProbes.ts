/** The frame of a table at many sizes: header, bars, width, and what can be reached when everything is large. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectNoHorizontalScroll } from '../checks.ts';
import { findCutTexts, findUnreachable } from './tableProbes.ts';

const SIZES = [
  [1240, 800],
  [1024, 768],
  [932, 900],
  [820, 1180],
  [720, 1000],
  [699, 900],
  [390, 844],
  [360, 740],
  [932, 430],
  [844, 390],
  [667, 375],
] as const;

/** A desktop of 1280 × 800 at 200 %. */
const ZOOMED_DESKTOP = { width: 640, height: 400 };

/** Pairs of parts of the header that cover each other, and parts that leave it. */
const headerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('.table-top')?.getBoundingClientRect();
    const parts = [
      '.table-top .brand',
      '.table-title',
      '.table-phase',
      '.table-tools',
      '.seat-cards',
    ].flatMap((selector) => {
      const part = document.querySelector(selector);
      const rect = part?.getBoundingClientRect();
      const isInHeader = rect !== undefined && rect.top < (header?.bottom ?? 0);
      return isInHeader && part?.checkVisibility() === true ? [{ selector, rect }] : [];
    });
    return parts.flatMap(({ selector, rect }, i) => [
      ...(rect.left < 0 || rect.right > innerWidth || rect.bottom > (header?.bottom ?? 0) + 1
        ? [`${selector} leaves the header`]
        : []),
      ...parts
        .slice(i + 1)
        .filter(
          ({ rect: other }) =>
            rect.left < other.right - 1 &&
            other.left < rect.right - 1 &&
            rect.top < other.bottom - 1 &&
            other.top < rect.bottom - 1,
        )
        .map((other) => `${selector} covers ${other.selector}`),
    ]);
  });

/** The share of the height that header and prompt bar take from the board. */
const barShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heights = ['.table-top', '.prompt'].map((selector) => {
      const bar = document.querySelector(selector);
      return bar !== null && getComputedStyle(bar).position !== 'static'
        ? bar.getBoundingClientRect().height
        : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

async function expectFrameFits(page: Page, state: string): Promise<void> {
  // Style sheets of a posture are loaded when it is seen for the first time.
  await expect.poll(() => headerFaults(page), { message: state }).toEqual([]);
  await expect.poll(() => barShare(page), { message: `bars of ${state}` }).toBeLessThanOrEqual(1 / 3);
  await expectNoHorizontalScroll(page, state);
}

interface Reachable {
  readonly targets: string;
  readonly offers: string;
}

/** Leaves the page at its size. */
export async function expectFrameFitsEverySize(page: Page, game: string, reach: Reachable): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectFrameFits(page, `${game} at ${width} × ${height}`);
  }
  await page.setViewportSize(ZOOMED_DESKTOP);
  await expectFrameFits(page, `${game} at 200 %`);
  const outOfReach = async (): Promise<string[]> => {
    const { small, covered } = await page.evaluate(findUnreachable, { target: 24, ...reach });
    return [...small, ...covered];
  };
  const polled = (message: string) => ({ message: `${game} at 200 %: ${message}` });
  await expect.poll(outOfReach, polled('out of reach')).toEqual([]);
  await expect.poll(() => page.evaluate(findCutTexts), polled('cut texts')).toEqual([]);
  if (before !== null) await page.setViewportSize(before);
}

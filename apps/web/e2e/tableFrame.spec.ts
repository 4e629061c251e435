/** What surrounds every table: header, bars, scoring panels, hints, boards of seats. */
import type { Page } from '@playwright/test';
import { startGameInTwoTaps } from './botGame.ts';
import { expectNoHorizontalScroll } from './checks.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import { playByTouch } from './players/touchPlayer.ts';
import { DESKTOP } from './viewports.ts';

test.use({ serviceWorkers: 'block', expectedErrors: /401/, locale: 'de-DE', deal: 1 });

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
  // A desktop of 1280 × 800 at 200 %.
  [640, 400],
] as const;

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

test(
  'the parts of the header keep apart, bars take at most a third of the height, and nothing is too wide',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const game of ['rockwell', 'siberia']) {
      await page.setViewportSize(DESKTOP);
      await page.goto('/');
      await startGameInTwoTaps(page, game);
      await page.locator('.seat-card').first().waitFor();
      for (const [width, height] of SIZES) {
        const size = `${game} at ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        expect(await headerFaults(page), size).toEqual([]);
        expect(await barShare(page), `bars of ${size}`).toBeLessThanOrEqual(1 / 3);
        await expectNoHorizontalScroll(page, size);
      }
    }
    await page.setViewportSize(DESKTOP);
  },
);

const CONTINUE = '.scoring-continue';

test(
  'a scoring panel takes the focus and keeps board and totals as they were until it is continued',
  { tag: ['@desktop', '@phone'] },
  async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'glueck-auf');
    const isOpen = async (): Promise<boolean> => (await page.locator(CONTINUE).count()) > 0;
    await playByTouch(page, { game: 'glueck-auf', isDone: isOpen });
    await checkAccessibility(page, 'scoring panel', ON_A_BOARD);
    expect(await page.locator('#board .is-offered').count(), 'choices during a scoring').toBe(0);
    await expect(page.locator(CONTINUE)).toBeFocused();
    const totals = await page
      .locator('.scoring tfoot td')
      .evaluateAll((cells) =>
        cells.map((cell) => (cell.textContent ?? '').split('→').map((part) => parseInt(part))),
      );
    expect(
      totals.some(([before, after]) => before !== after),
      'somebody scores',
    ).toBe(true);
    const points = (): Promise<number[]> =>
      page.locator('.seat-big').evaluateAll((all) => all.map((each) => Number(each.lastChild?.textContent)));
    expect(await points()).toEqual(totals.map(([before]) => before));
    // The panel ignores keys for a moment, because they may have been meant for the board.
    await expect(async () => {
      await page.keyboard.press('c');
      await expect(page.locator('.scoring')).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#board') !== null))
      .toBe(true);
  },
);

test(
  'a hint outlines what it recommends, and a seat card opens the board of its seat',
  { tag: ['@desktop', '@phone'] },
  async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'siberia');
    await page.locator('.prompt-hint').click();
    const ring = page.locator('.hint-ring');
    await expect(ring).toBeVisible();
    const isAround = await ring.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const target = document.elementFromPoint(left + width / 2, top + height / 2);
      return target?.closest('.is-offered') !== null;
    });
    expect(isAround, 'the ring is around something that can be selected').toBe(true);
    await page.locator('.seat-head').nth(1).click();
    await page.locator('.seat-dialog[open]').waitFor();
    await checkAccessibility(page, 'board of a seat', ON_A_BOARD);
    await page.keyboard.press('Escape');
    await expect(page.locator('.seat-dialog')).toHaveCount(0);
  },
);

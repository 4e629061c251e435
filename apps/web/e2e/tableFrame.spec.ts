/** What surrounds every table: scoring panels, hints, boards of seats. */
import { startGameInTwoTaps } from './botGame.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import { playByTouch } from './players/touchPlayer.ts';

test.use({ serviceWorkers: 'block', expectedErrors: /401/, locale: 'de-DE', deal: 1 });

const CONTINUE = '.scoring-continue';

test(
  'a scoring panel takes the focus and keeps board and totals as they were until it is continued',
  { tag: ['@desktop', '@phone'] },
  async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'glueck-auf');
    const isOpen = async (): Promise<boolean> => (await page.locator(CONTINUE).count()) > 0;
    await playByTouch(page, { game: 'glueck-auf', isDone: isOpen });
    await expect(page.locator(CONTINUE)).toBeFocused();
    await checkAccessibility(page, 'scoring panel', ON_A_BOARD);
    expect(await page.locator('#board .is-offered').count(), 'choices during a scoring').toBe(0);
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

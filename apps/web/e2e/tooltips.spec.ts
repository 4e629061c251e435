import type { Page } from '@playwright/test';
import { KINDS as GLUECK_AUF } from '../../../games/glueck-auf/table/tooltips/kinds.ts';
import { KINDS as ROCKWELL } from '../../../games/rockwell/table/tooltips/kinds.ts';
import { KINDS as SIBERIA } from '../../../games/siberia/table/tooltips/kinds.ts';
import { startGameInTwoTaps } from './botGame.ts';
import { takeScreenshot } from './checks.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import { playByTouch } from './players/touchPlayer.ts';

test.use({ serviceWorkers: 'block', expectedErrors: /401/, deal: 1, locale: 'en-GB' });

const OFFERED = '#board [data-stop].is-offered';
/** Longer than a tooltip stays after the pointer has left. */
const PAUSE_MS = 1000;

/** The kinds of components of each game, and one of them to point at. */
const GAMES = {
  'glueck-auf': { kinds: GLUECK_AUF, pointedAt: '.ga-clock-open' },
  rockwell: { kinds: ROCKWELL, pointedAt: '.rw-price' },
  siberia: { kinds: SIBERIA, pointedAt: '.sb-deposit' },
};

/** Plays at least this number of decisions, and on until something can be selected on the board. */
async function playSome(page: Page, game: string, decisions: number): Promise<void> {
  let count = 0;
  const isDone = async (): Promise<boolean> =>
    ++count > decisions && (await page.locator(OFFERED).count()) > 0;
  await playByTouch(page, { game, isDone });
}

/** Runs inside the page: things to select, and places of pieces, that no kind of component explains. */
function findUnexplained(selectors: readonly string[]): string[] {
  const kinds = selectors.join(', ');
  return [...document.querySelectorAll<HTMLElement>('#board [data-stop], #board [data-at]')]
    .filter((each) => each.checkVisibility() && each.closest('.prompt') === null)
    .filter((each) => each.closest(kinds) === null && each.querySelector(kinds) === null)
    .map((each) => each.dataset['at'] ?? each.getAttribute('class') ?? '');
}

/** Buttons of forms that say themselves what they do. */
const FORMS = /^(?:rw-(?:button|chip|more)|ga-button|sb-(?:button|draw-sides)|gap$)/;

for (const [game, { kinds, pointedAt }] of Object.entries(GAMES)) {
  test(
    `every component on the table of ${game} has an explanation, shown by hovering, focus and Escape`,
    { tag: '@desktop' },
    async ({ page, checkAccessibility }) => {
      const selectors = Object.values(kinds).map(({ selector }) => selector);
      await page.goto('/');
      await startGameInTwoTaps(page, game);
      await page.locator(OFFERED).first().waitFor();
      for (const decisions of [0, 6, 6]) {
        await playSome(page, game, decisions);
        const unexplained = await page.evaluate(findUnexplained, selectors);
        expect(unexplained.filter((name) => !FORMS.test(name))).toEqual([]);
      }

      const tooltip = page.getByRole('tooltip');
      const component = page.locator(pointedAt).first();
      await component.hover();
      await tooltip.waitFor();
      const [tip, piece] = await Promise.all([tooltip.boundingBox(), component.boundingBox()]);
      if (tip === null || piece === null) throw new Error('nothing is drawn');
      const isBeside =
        tip.x >= piece.x + piece.width ||
        tip.x + tip.width <= piece.x ||
        tip.y >= piece.y + piece.height ||
        tip.y + tip.height <= piece.y;
      expect(isBeside, 'the tooltip does not cover its component').toBe(true);
      await tooltip.hover();
      await page.waitForTimeout(PAUSE_MS);
      await expect(tooltip, 'the pointer may rest on the tooltip').toBeVisible();
      await checkAccessibility(page, 'tooltip', ON_A_BOARD);
      await takeScreenshot(page, `tooltip-${game}`);
      expect((await tooltip.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(24);
      const rule = await tooltip.getByRole('link').innerText();
      await tooltip.getByRole('link').click();
      await expect(page.locator('.rules-drawer .is-linked')).toHaveAttribute(
        'id',
        rule.replace(/^Rule /, ''),
      );
      await expect(tooltip).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('.rules-drawer')).toHaveCount(0);

      await page.keyboard.press('o');
      // The first offer may be a button of a form, which needs no explanation.
      await page.evaluate((explained) => {
        if (document.activeElement?.closest(explained) != null) return;
        const stops = [...document.querySelectorAll<HTMLElement>('#board [data-stop]')];
        stops.find((each) => each.closest(explained) !== null && each.checkVisibility())?.focus();
      }, selectors.join());
      await expect(page.locator(':focus')).toHaveAccessibleDescription(/\./);
      await tooltip.waitFor();
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    },
  );
}

test(
  'on a phone a long press explains a component and does not select it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'glueck-auf');
    await page.locator(OFFERED).first().waitFor();
    const order = page.locator('.ga-order-space').first();
    // Texts are loaded with the first touch: on a slow machine that takes longer than the press.
    await order.dispatchEvent('pointerover', { pointerType: 'touch' });
    await page.locator('#component-description').waitFor({ state: 'attached' });
    const { x, y, width, height } = (await order.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    const begin = () => touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const end = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await begin();
    await page.getByRole('tooltip').waitFor();
    await end();
    expect((await page.getByRole('tooltip').getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(
      44,
    );
    await expect(order).toHaveAttribute('aria-pressed', 'false');
    await takeScreenshot(page, 'tooltip-phone');
    // Both are sent at once, so that the press is short on a slow machine, too.
    await Promise.all([begin(), end()]);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(order).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'after the guide, a game against the Apprentice explains what is new once, until switched off',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const guide = { version: 0, finished: ['threeOrders'], begun: {} };
      localStorage.setItem('pithead.guide.glueck-auf', JSON.stringify(guide));
      localStorage.setItem(
        'pithead.met.glueck-auf',
        localStorage.getItem('pithead.met.glueck-auf') ?? 'order',
      );
    });
    await page.goto('/');
    await startGameInTwoTaps(page, 'glueck-auf');
    const note = page.locator('.new-thing');
    await note.waitFor();
    const first = await note.locator('b').innerText();
    expect(first).toMatch(/^New: /);
    await takeScreenshot(page, 'new-thing');
    await note.getByRole('button', { name: 'Got it' }).click();
    await expect(note).toHaveCount(0);

    await page.reload();
    await note.waitFor();
    expect(await note.locator('b').innerText()).not.toBe(first);
    await note.getByRole('button', { name: 'Don’t show these' }).click();
    await expect(note).toHaveCount(0);
    await page.goto('/settings');
    const setting = page.getByRole('radiogroup', { name: 'Explain new things' });
    await expect(setting.getByRole('radio', { name: 'off' })).toBeChecked();
  },
);

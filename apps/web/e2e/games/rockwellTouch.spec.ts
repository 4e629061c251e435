import { startGameInTwoTaps, tableLocator } from '../botGame.ts';
import { expect, test } from '../fixtures.ts';
import { playByTouch } from '../players/touchPlayer.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'block', deal: 1, expectedErrors: /401/ });

/** Just inside a target of 44 pixels. */
const BESIDE = 21;
const DIRECTIONS = 8;

test(
  'a touch up to 22 pixels beside a crew of Rockwell selects the nearest crew',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await startGameInTwoTaps(page, 'rockwell');
    const offered = page.locator('.rw-pawn.is-offered');
    const chosen = page.locator('.rw-pawn.rw-chosen');
    const isDone = async (): Promise<boolean> => {
      const classes = (await tableLocator(page, 'rockwell').getAttribute('class')) ?? '';
      return classes.includes('rw-at-drilling') && (await offered.count()) > 1;
    };
    await playByTouch(page, { game: 'rockwell', isDone });
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      await offered.first().scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await offered.first().boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      const angle = (direction * 2 * Math.PI) / DIRECTIONS;
      await page.touchscreen.tap(
        x + width / 2 + BESIDE * Math.sin(angle),
        y + height / 2 - BESIDE * Math.cos(angle),
      );
      await expect(chosen).toHaveCount(1);
      await chosen.dispatchEvent('click');
      await expect(chosen).toHaveCount(0);
    }
  },
);

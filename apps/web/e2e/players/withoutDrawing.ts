/**
 * Players read the document, not pixels. A page with a transparent root is laid out and takes presses as usual, but
 * Chromium draws no part of it, which saves a quarter of the CPU time of a whole game.
 */
import type { Page } from '@playwright/test';

/** Returns whether the page was drawn before. */
const setDrawn = (page: Page, isDrawn: boolean): Promise<boolean> =>
  page.evaluate((drawn) => {
    const { style } = document.documentElement;
    const wasDrawn = style.opacity !== '0';
    style.opacity = drawn ? '' : '0';
    return wasDrawn;
  }, isDrawn);

async function withDrawn<T>(page: Page, isDrawn: boolean, act: () => Promise<T>): Promise<T> {
  const wasDrawn = await setDrawn(page, isDrawn);
  try {
    return await act();
  } finally {
    // Also after a failure, because a screenshot of it is taken; but then the page may be closed.
    await setDrawn(page, wasDrawn).catch(() => undefined);
  }
}

export const withoutDrawing = <T>(page: Page, play: () => Promise<T>): Promise<T> =>
  withDrawn(page, false, play);

/** For screenshots and checks of what can be seen, in the middle of `withoutDrawing`. */
export const withDrawing = <T>(page: Page, look: () => Promise<T>): Promise<T> => withDrawn(page, true, look);

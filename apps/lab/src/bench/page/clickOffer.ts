import type { Page } from '@playwright/test';

/**
 * In order of preference: the second touch of a two-touch move, offers on the board, buttons in the prompt
 * bar.
 */
const OFFER_SELECTORS = [
  '#board [class*="-chosen"]:has([class*="-again"])',
  '#board :is(button, [data-stop]):is([data-offer], [class*="-offer"])',
  '.prompt [data-action]:enabled',
] as const;

export async function clickOffer(page: Page, round: number): Promise<boolean> {
  for (const selector of OFFER_SELECTORS) {
    const offered = page.locator(selector).filter({ visible: true });
    const count = await offered.count();
    if (count === 0) continue;
    return offered
      .nth((round * 7) % count)
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
  }
  return false;
}

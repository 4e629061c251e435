import type { Page } from '@playwright/test';

/**
 * In order of preference: the button of a scoring panel, which covers the table, the second touch of a two-touch
 * move, offers on the board, the main button of a form, buttons in the prompt bar.
 */
const OFFER_SELECTORS = [
  '.scoring-continue',
  '#board [class*="-chosen"]:has([class*="-again"])',
  '#board :is(.rw-slot, .rw-delivery, .rw-core, .rw-knob, .rw-tile).rw-chosen',
  '#board :is(button, [data-stop]):is([data-offer], [class*="-offer"])',
  '#board [data-main]:enabled',
  '.prompt [data-action]:enabled',
] as const;

export async function clickOffer(page: Page, round: number): Promise<boolean> {
  // Now and then a button comes first, because choosing among pieces alone may go on for ever.
  const selectors = round % 4 === 3 ? OFFER_SELECTORS.toReversed() : OFFER_SELECTORS;
  for (const selector of selectors) {
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

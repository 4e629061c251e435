/** Plays at any table of the house, by touching what is offered. */
import type { Page } from '@playwright/test';

/** A second touch where one is asked for, then whatever is offered on the board or in the prompt bar. */
const OFFERED = [
  '#board [class*="-chosen"]:has([class*="-again"])',
  '#board :is(button, [data-stop]):is([data-offer], [class*="-offer"])',
  '.prompt [data-action]:enabled',
] as const;

/**
 * Clicks something that is offered, each round another of the things; false if there is nothing, or it was
 * gone too soon.
 */
export async function moveOnce(page: Page, round: number): Promise<boolean> {
  for (const selector of OFFERED) {
    const offered = page.locator(selector).filter({ visible: true });
    const many = await offered.count();
    if (many === 0) continue;
    return offered
      .nth((round * 7) % many)
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
  }
  return false;
}

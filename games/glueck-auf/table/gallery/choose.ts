/** Chooses what to touch next, among what glows: whole games are played so in a browser. */
import type { Locator, Page } from '@playwright/test';

const OFFERED = '.ga-table [data-stop].is-offered, .ga-table .ga-space.ga-chosen:has(.ga-again)';

export interface Target {
  readonly element: Locator;
  readonly kind: string;
}

/** What is touched may be gone by now. */
const read = async (element: Locator, attribute: string): Promise<string> =>
  (await element.getAttribute(attribute, { timeout: 500 }).catch(() => null)) ?? '';

/** A second touch where one is asked for; a place for the cube in the hand; else anything, now and then a button of the prompt bar. */
export async function choose(page: Page, roll: (below: number) => number): Promise<Target | undefined> {
  const again = page.locator('.ga-chosen:has(.ga-again)');
  if ((await again.count()) > 0) return { element: again.first(), kind: 'again' };
  const places = page.locator('.ga-table button.ga-slot.is-offered, .ga-table .ga-put, .ga-strip .ga-button').filter({ visible: true });
  const count = await places.count();
  if (count > 0) return { element: places.nth(roll(count)), kind: 'place' };
  const buttons = page.locator('.prompt [data-action]');
  const offered = page.locator(OFFERED).filter({ visible: true });
  const [onBoard, inBar] = [await offered.count(), await buttons.count()];
  if (onBoard + inBar === 0) return undefined;
  if (onBoard === 0 || (inBar > 0 && roll(12) === 0)) {
    const element = buttons.nth(roll(inBar));
    return { element, kind: await read(element, 'data-action') };
  }
  // Coal that can go somewhere comes first, else hardly any order would ever be filled by chance.
  for (const urgent of [
    '.ga-strip-piece.is-offered',
    '.ga-loose.is-offered',
    '.ga-cart-place.is-offered',
    '.ga-shaft-0 .ga-stop.is-offered',
  ]) {
    const pieces = page.locator(`.ga-table ${urgent}`).filter({ visible: true });
    const many = await pieces.count();
    if (many > 0 && roll(4) > 0) return { element: pieces.nth(roll(many)), kind: urgent };
  }
  const element = offered.nth(roll(onBoard));
  return { element, kind: (await read(element, 'class')).split(' ')[0] ?? '' };
}

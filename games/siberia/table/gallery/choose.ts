/** Chooses what to touch next, among what glows: whole games are played so in a browser. */
import type { Locator, Page } from '@playwright/test';

const OFFERED = '.sb-table [data-stop].is-offered';

export interface Target {
  readonly element: Locator;
  readonly kind: string;
}

/** In this order: what is armed, where the thing in the hand may go, what moves the game on; else anything, now and then a button. */
const URGENT = [
  '.sb-chosen > .sb-run.is-offered',
  '.sb-field.sb-marked',
  '.sb-research .sb-field.is-offered',
  '.sb-spot.is-offered',
  '.sb-row-touch.is-offered',
] as const;

export async function choose(page: Page, roll: (below: number) => number): Promise<Target | undefined> {
  const buttons = page.locator('.prompt [data-action]');
  const offered = page.locator(OFFERED).filter({ visible: true });
  const [onBoard, inBar] = [await offered.count(), await buttons.count()];
  if (onBoard + inBar === 0) return undefined;
  if (onBoard === 0 || (inBar > 0 && roll(9) === 0)) {
    const element = buttons.nth(roll(inBar));
    return { element, kind: await read(element, 'data-action') };
  }
  for (const urgent of URGENT) {
    const pieces = page.locator(`.sb-table ${urgent}`).filter({ visible: true });
    const many = await pieces.count();
    if (many > 0 && roll(4) > 0) return { element: pieces.nth(roll(many)), kind: urgent };
  }
  const element = offered.nth(roll(onBoard));
  return { element, kind: (await read(element, 'class')).split(' ')[0] ?? '' };
}

/** Nothing, if it is gone by now: somebody else has decided, or the last touch has just been answered. */
const read = async (element: Locator, attribute: string): Promise<string> =>
  (await element.getAttribute(attribute, { timeout: 500 }).catch(() => null)) ?? '';

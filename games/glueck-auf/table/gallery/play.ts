/** Plays a whole game by touching what glows, and nothing else: in the gallery, and in the pages. */
import type { Locator, Page } from '@playwright/test';

export interface Played {
  readonly touches: number;
  /** Verbs of the prompt bar's buttons and kinds of things on the board that were touched. */
  readonly kinds: ReadonlySet<string>;
}

const OFFERED = '.ga-table [data-stop].ga-offer, .ga-table .ga-space.ga-chosen:has(.ga-again)';
const MOST_TOUCHES = 4000;

/** The same choices for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export async function playThrough(page: Page, isTouch: boolean, isOver: () => Promise<boolean>, seed = 7): Promise<Played> {
  const roll = dice(seed);
  const kinds = new Set<string>();
  let touches = 0;
  while (!(await isOver())) {
    if (++touches > MOST_TOUCHES) throw new Error('the game does not come to its end');
    const target = await choose(page, roll);
    if (target === undefined) {
      await page.waitForTimeout(15);
      continue;
    }
    kinds.add(target.kind);
    await touched(target.element, isTouch);
  }
  return { touches, kinds };
}

/** What was offered may be gone by the time it is touched: somebody else has decided, or a piece is still moving. */
async function touched(element: Locator, isTouch: boolean): Promise<void> {
  try {
    await element.scrollIntoViewIfNeeded({ timeout: 3000 });
    await (isTouch ? element.tap({ timeout: 3000 }) : element.click({ timeout: 3000 }));
  } catch {
    // The next look finds what is offered then.
  }
}

interface Target {
  readonly element: Locator;
  readonly kind: string;
}

/** A second touch where one is asked for; a place for the cube in the hand; else anything, now and then a button of the prompt bar. */
async function choose(page: Page, roll: (below: number) => number): Promise<Target | undefined> {
  const again = page.locator('.ga-chosen:has(.ga-again)');
  if ((await again.count()) > 0) return { element: again.first(), kind: 'again' };
  const places = page.locator('.ga-table button.ga-slot.ga-offer, .ga-table .ga-put, .ga-strip .ga-button').filter({ visible: true });
  const count = await places.count();
  if (count > 0) return { element: places.nth(roll(count)), kind: 'place' };
  const buttons = page.locator('.prompt [data-action]');
  const offered = page.locator(OFFERED).filter({ visible: true });
  const [onBoard, inBar] = [await offered.count(), await buttons.count()];
  if (onBoard + inBar === 0) return undefined;
  if (onBoard === 0 || (inBar > 0 && roll(12) === 0)) {
    const element = buttons.nth(roll(inBar));
    return { element, kind: (await element.getAttribute('data-action')) ?? '' };
  }
  // Coal that can go somewhere comes first, else hardly any order would ever be filled by chance.
  for (const urgent of ['.ga-strip-piece.ga-offer', '.ga-loose.ga-offer', '.ga-cart-place.ga-offer', '.ga-shaft-0 .ga-stop.ga-offer']) {
    const pieces = page.locator(`.ga-table ${urgent}`).filter({ visible: true });
    const many = await pieces.count();
    if (many > 0 && roll(4) > 0) return { element: pieces.nth(roll(many)), kind: urgent };
  }
  const element = offered.nth(roll(onBoard));
  return { element, kind: ((await element.getAttribute('class')) ?? '').split(' ')[0] ?? '' };
}

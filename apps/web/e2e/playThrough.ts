/** Plays a whole game by touching what glows, and nothing else. */
import type { Locator, Page } from '@playwright/test';
import { WISHES as GLUECK_AUF } from '../../../games/glueck-auf/table/gallery/wishes.ts';
import { choose as chooseRockwell } from '../../../games/rockwell/table/gallery/choose.ts';
import { WISHES as SIBERIA } from '../../../games/siberia/table/gallery/wishes.ts';

/** What there is to touch, and how often it is taken where it is there; what comes first goes before. */
export type Wish = readonly [selector: string, odds: number];

export type Roll = (below: number) => number;

/** How a game's glowing things are chosen from. */
const CHOOSERS: Readonly<Record<string, (page: Page, roll: Roll) => Promise<Locator | undefined>>> = {
  'glueck-auf': byWishes(GLUECK_AUF),
  rockwell: chooseRockwell,
  siberia: byWishes(SIBERIA),
};

const CHOSEN = 'data-chosen';
const FINE = 10_000;

/** One look at the page is enough: what is chosen is marked there. */
function byWishes(wishes: readonly Wish[]): (page: Page, roll: Roll) => Promise<Locator | undefined> {
  return async (page, roll) => {
    const rolled = wishes.map(([selector, odds]) => ({
      selector,
      isTaken: roll(FINE) < odds * FINE,
      place: roll(FINE) / FINE,
    }));
    const isFound = await page.evaluate(
      ({ all, mark }) => {
        document.querySelector(`[${mark}]`)?.removeAttribute(mark);
        for (const { selector, isTaken, place } of all) {
          const found = isTaken
            ? [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
            : [];
          const chosen = found[Math.floor(place * found.length)];
          if (chosen === undefined) continue;
          chosen.setAttribute(mark, '');
          return true;
        }
        return false;
      },
      { all: rolled, mark: CHOSEN },
    );
    return isFound ? page.locator(`[${CHOSEN}]`) : undefined;
  };
}

export interface Player {
  readonly game: string;
  readonly isTouch?: boolean;
  /** The same choices for the same seed. */
  readonly seed?: number;
  isOver(): Promise<boolean>;
}

const MOST_TOUCHES = 4000;

export function dice(seed: number): Roll {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export async function playThrough(
  page: Page,
  { game, isTouch = false, seed = 7, isOver }: Player,
): Promise<number> {
  const roll = dice(seed);
  let touches = 0;
  while (!(await isOver())) {
    if (++touches > MOST_TOUCHES) throw new Error('the game does not come to its end');
    const target = await CHOOSERS[game]?.(page, roll);
    if (target === undefined) {
      await page.waitForTimeout(15);
      continue;
    }
    await touched(target, isTouch);
  }
  return touches;
}

/**
 * What was offered may be gone by the time it is touched: somebody else has decided, or a piece is still
 * moving.
 */
async function touched(element: Locator, isTouch: boolean): Promise<void> {
  try {
    await (isTouch ? element.tap({ timeout: 3000 }) : element.click({ timeout: 3000 }));
  } catch {
    // The next look finds what is offered then.
  }
}

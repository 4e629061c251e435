/** Plays a whole game by keyboard alone: `O` goes to what is offered, Enter takes it, `C` is the main button, Tab finds the others. */
import type { Page } from '@playwright/test';
import { dice } from './playThrough.ts';

interface Offered {
  readonly onBoard: number;
  readonly inPrompt: number;
  readonly hasMain: boolean;
}

const SELECTORS = [
  '#board [data-stop].is-offered',
  '.prompt [data-action]:not([disabled])',
  '[aria-keyshortcuts="C"]:not([disabled]), #board [data-main]:not([disabled])',
] as const;

async function offeredOn(page: Page): Promise<Offered> {
  const [onBoard = 0, inPrompt = 0, mains = 0] = await page.evaluate(
    (selectors) => selectors.map((each) => [...document.querySelectorAll(each)].filter((found) => found.checkVisibility()).length),
    SELECTORS,
  );
  return { onBoard, inPrompt, hasMain: mains > 0 };
}

const MOST_DECISIONS = 3000;
const MOST_TABS = 120;

/** From wherever the focus is to a button of the prompt bar. */
async function tabToPrompt(page: Page): Promise<boolean> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.prompt [data-action]') === true)) return true;
  }
  return false;
}

/** The number of decisions, no more than asked for. Every one of them is a key pressed, nothing is touched or focused from outside. */
export async function playByKeys(page: Page, isOver: () => Promise<boolean>, most = Infinity): Promise<number> {
  const roll = dice(11);
  let decisions = 0;
  for (let looks = 0; decisions < most && !(await isOver()); looks++) {
    if (looks > MOST_DECISIONS) throw new Error('the game does not come to its end');
    const { onBoard, inPrompt, hasMain } = await offeredOn(page);
    if (onBoard + inPrompt === 0) {
      await page.waitForTimeout(15);
      continue;
    }
    decisions++;
    if (hasMain && roll(3) === 0) {
      await page.keyboard.press('c');
      continue;
    }
    if (onBoard === 0 || (inPrompt > 0 && roll(10) === 0)) {
      if (hasMain) await page.keyboard.press('c');
      else if (await tabToPrompt(page)) await page.keyboard.press('Enter');
      continue;
    }
    for (let steps = 1 + roll(Math.min(onBoard, 12)); steps > 0; steps--) await page.keyboard.press('o');
    await page.keyboard.press('Enter');
    // What can't be taken back wants to be chosen twice.
    if (roll(3) > 0) await page.keyboard.press('Enter');
  }
  return decisions;
}

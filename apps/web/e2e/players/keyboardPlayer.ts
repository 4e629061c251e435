/**
 * Plays by keyboard alone: `O` goes to the next offer, Enter takes it, `C` is the main button, Tab finds the
 * rest. A scoring panel has the focus when it opens.
 */
import type { Page } from '@playwright/test';
import { keyboardTarget as aimInRockwell } from '../../../../games/rockwell/table/gallery/chooseClickTarget.ts';
import { CLICK_PREFERENCES as SIBERIA } from '../../../../games/siberia/table/gallery/clickPreferences.ts';
import { END } from '../botGame.ts';
import type { WeightedSelector } from './touchPlayer.ts';
import { seededRoll } from './touchPlayer.ts';

/** Offers that end a game soon; games of random choices would be very long. */
const PREFERRED_OFFERS: Readonly<Record<string, (page: Page) => Promise<string | undefined>>> = {
  rockwell: aimInRockwell,
  siberia: firstOffered(SIBERIA),
};

function firstOffered(weighted: readonly WeightedSelector[]): (page: Page) => Promise<string | undefined> {
  const special = weighted
    .filter(([, odds]) => odds < 1)
    .map(([selector]) => `#board :is(${selector})[data-stop].is-offered`);
  return async (page) =>
    special[
      await page.evaluate(
        (selectors) => selectors.findIndex((each) => document.querySelector(each)?.checkVisibility()),
        special,
      )
    ];
}

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
    (selectors) =>
      selectors.map(
        (each) => [...document.querySelectorAll(each)].filter((found) => found.checkVisibility()).length,
      ),
    SELECTORS,
  );
  return { onBoard, inPrompt, hasMain: mains > 0 };
}

const MAX_DECISIONS = 3000;
const MAX_TABS = 120;
/** The focus mostly goes a few steps, because every step is drawn. */
const MAX_STEPS = 4;

async function tabToPrompt(page: Page): Promise<boolean> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.prompt [data-action]') === true))
      return true;
  }
  return false;
}

async function moveFocus(page: Page, wanted: string | undefined, steps: number): Promise<void> {
  for (let gone = 0; gone < steps; gone++) {
    await page.keyboard.press('o');
    if (
      wanted !== undefined &&
      (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted))
    )
      return;
  }
}

const CONTINUE = '.scoring-continue';
const ANY_OFFER = `${SELECTORS[0]}, ${SELECTORS[1]}, ${CONTINUE}, ${END}`;

export async function playByKeyboard(page: Page, game: string, most = Infinity): Promise<number> {
  const roll = seededRoll(11);
  let decisions = 0;
  for (let attempts = 0; decisions < most; attempts++) {
    if (attempts > MAX_DECISIONS) throw new Error('the game does not come to its end');
    await page.locator(ANY_OFFER).locator('visible=true').first().waitFor();
    if ((await page.locator(END).count()) > 0) break;
    if ((await page.locator(CONTINUE).count()) > 0) {
      await page.keyboard.press(attempts % 2 === 0 ? 'c' : 'Enter');
      continue;
    }
    const { onBoard, inPrompt, hasMain } = await offeredOn(page);
    if (onBoard + inPrompt === 0) continue;
    decisions++;
    // The main button sends a decision: two times in three, else games would be long.
    if (hasMain && roll(3) > 0) {
      await page.keyboard.press('c');
      continue;
    }
    if (onBoard === 0 || (inPrompt > 0 && roll(10) === 0)) {
      if (hasMain) await page.keyboard.press('c');
      else if (await tabToPrompt(page)) await page.keyboard.press('Enter');
      continue;
    }
    const wanted = roll(5) > 0 ? await PREFERRED_OFFERS[game]?.(page) : undefined;
    const steps = 1 + roll(roll(5) === 0 ? onBoard : Math.min(onBoard, MAX_STEPS));
    await moveFocus(page, wanted, wanted === undefined ? steps : onBoard);
    await page.keyboard.press('Enter');
    // What can't be undone must be chosen twice.
    if (roll(3) > 0) await page.keyboard.press('Enter');
  }
  return decisions;
}

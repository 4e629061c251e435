/**
 * Plays a whole game by keyboard alone: `O` goes to what is offered, Enter takes it, `C` is the main button,
 * Tab finds the others.
 */
import type { Page } from '@playwright/test';
import { aim as aimInRockwell } from '../../../games/rockwell/table/gallery/choose.ts';
import { WISHES as SIBERIA } from '../../../games/siberia/table/gallery/wishes.ts';
import type { Wish } from './playThrough.ts';
import { dice } from './playThrough.ts';

/** Where whoever plays wants to go, if anywhere in particular: without that some games would be very long. */
const AIMS: Readonly<Record<string, (page: Page) => Promise<string | undefined>>> = {
  rockwell: aimInRockwell,
  siberia: towards(SIBERIA),
};

/**
 * The first of what is wished for that is offered on the board; nothing in particular where anything will do.
 */
function towards(wishes: readonly Wish[]): (page: Page) => Promise<string | undefined> {
  const special = wishes
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

const MOST_DECISIONS = 3000;
const MOST_TABS = 120;
/** Mostly, because every step is drawn; now and then as far as there are offers. */
const MOST_STEPS = 4;

/** From wherever the focus is to a button of the prompt bar. */
async function tabToPrompt(page: Page): Promise<boolean> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.prompt [data-action]') === true))
      return true;
  }
  return false;
}

/** From offer to offer, to the one that is wanted or as far as it is rolled. */
async function go(page: Page, wanted: string | undefined, steps: number): Promise<void> {
  for (let gone = 0; gone < steps; gone++) {
    await page.keyboard.press('o');
    if (
      wanted !== undefined &&
      (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted))
    )
      return;
  }
}

/**
 * The number of decisions, no more than asked for. Every one of them is a key pressed, nothing is touched or
 * focused from outside.
 */
export async function playByKeys(
  page: Page,
  game: string,
  isOver: () => Promise<boolean>,
  most = Infinity,
): Promise<number> {
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
    // What was put together is sent two times in three: else games would be long.
    if (hasMain && roll(3) > 0) {
      await page.keyboard.press('c');
      continue;
    }
    if (onBoard === 0 || (inPrompt > 0 && roll(10) === 0)) {
      if (hasMain) await page.keyboard.press('c');
      else if (await tabToPrompt(page)) await page.keyboard.press('Enter');
      continue;
    }
    const wanted = roll(5) > 0 ? await AIMS[game]?.(page) : undefined;
    await go(
      page,
      wanted,
      wanted === undefined ? 1 + roll(roll(5) === 0 ? onBoard : Math.min(onBoard, MOST_STEPS)) : onBoard,
    );
    await page.keyboard.press('Enter');
    // What can't be taken back wants to be chosen twice.
    if (roll(3) > 0) await page.keyboard.press('Enter');
  }
  return decisions;
}

/**
 * Plays by keyboard alone: `O` goes to the next offer, Enter takes it, `C` is the main button, Tab finds the
 * rest. A scoring panel has the focus when it opens.
 */
import type { Page } from '@playwright/test';
import { chooseDeepest } from '../../../../games/rockwell/table/gallery/chooseClickTarget.ts';
import { CLICK_PREFERENCES as SIBERIA } from '../../../../games/siberia/table/gallery/clickPreferences.ts';
import type { Roll, Situation } from './pagePlayer.ts';
import { seededRoll, waitForSituation } from './pagePlayer.ts';

/** Finds the offer that ends a game soon; games of random choices would be very long. */
type PreferOffer = (selectors: readonly string[]) => Element | undefined;

function chooseFirst(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const found = document.querySelector(`#board :is(${selector})[data-stop].is-offered`);
    if (found?.checkVisibility() === true) return found;
  }
  return undefined;
}

const PREFERENCES: Readonly<Record<string, readonly [PreferOffer, readonly string[]]>> = {
  rockwell: [chooseDeepest, ['.rw-table [data-stop].is-offered[data-place]']],
  siberia: [chooseFirst, SIBERIA.filter(([, odds]) => odds < 1).map(([selector]) => selector)],
};

interface Offered {
  readonly situation: Situation | undefined;
  readonly onBoard: number;
  readonly inPrompt: number;
  readonly hasMain: boolean;
  /** How often `O` leads from the focus to the preferred offer; negative for Shift+O. */
  readonly stepsToPreferred: number | undefined;
}

/** Runs inside the page. */
async function look(
  wait: typeof waitForSituation,
  prefer: PreferOffer,
  selectors: readonly string[],
): Promise<Offered> {
  const LONGEST_WAIT_MS = 2000;
  const MAIN = '[aria-keyshortcuts="C"]:not([disabled]), #board [data-main]:not([disabled])';
  const visible = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const situation = await wait(LONGEST_WAIT_MS);
  const offers = visible('#board [data-stop].is-offered');
  const reachable = offers.filter((each) => !each.hasAttribute('disabled'));
  const preferred = prefer(selectors);
  const to = preferred === undefined ? -1 : reachable.indexOf(preferred);
  const from = document.activeElement === null ? -1 : reachable.indexOf(document.activeElement);
  // Without a focus, `O` goes to the first offer and Shift+O to the last one.
  const ahead = from < 0 ? to + 1 : (to - from + reachable.length) % reachable.length;
  const back = reachable.length - (from < 0 ? to : ahead);
  return {
    situation,
    onBoard: offers.length,
    inPrompt: visible('.prompt [data-action]:not([disabled])').length,
    hasMain: visible(MAIN).length > 0,
    stepsToPreferred: to < 0 ? undefined : ahead <= back ? ahead : -back,
  };
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

async function selectOffer(page: Page, { onBoard, stepsToPreferred }: Offered, roll: Roll): Promise<void> {
  const random = 1 + roll(roll(5) === 0 ? onBoard : Math.min(onBoard, MAX_STEPS));
  const steps = roll(5) > 0 ? (stepsToPreferred ?? random) : random;
  for (let gone = 0; gone < Math.abs(steps); gone++) await page.keyboard.press(steps > 0 ? 'o' : 'Shift+O');
  await page.keyboard.press('Enter');
  // What can't be undone must be chosen twice.
  if (roll(3) > 0) await page.keyboard.press('Enter');
}

/** A piece that moves, or a panel that just opened, ignores keys. */
const SHORT_WAIT_MS = 15;

export interface KeyboardPlayerOptions {
  /** The number of decisions after which it stops. */
  readonly most?: number;
}

export async function playByKeyboard(
  page: Page,
  game: string,
  { most = Infinity }: KeyboardPlayerOptions = {},
): Promise<number> {
  const roll = seededRoll(11);
  const [prefer, selectors] = PREFERENCES[game] ?? [chooseFirst, []];
  const looking = `(${look})(${waitForSituation}, ${prefer}, ${JSON.stringify(selectors)})`;
  let decisions = 0;
  for (let attempts = 0; decisions < most; attempts++) {
    if (attempts > MAX_DECISIONS) throw new Error('the game does not come to its end');
    const offered = await page.evaluate<Offered>(looking);
    const { situation, onBoard, inPrompt, hasMain } = offered;
    if (situation === 'over') break;
    if (situation === 'continue') {
      await page.keyboard.press(attempts % 2 === 0 ? 'c' : 'Enter');
      await page.waitForTimeout(SHORT_WAIT_MS);
      continue;
    }
    if (onBoard + inPrompt === 0 && !hasMain) {
      await page.waitForTimeout(SHORT_WAIT_MS);
      continue;
    }
    decisions++;
    // The main button sends a decision: two times in three, else games would be long.
    if (hasMain && (onBoard === 0 || roll(3) > 0)) await page.keyboard.press('c');
    else if (onBoard > 0 && (inPrompt === 0 || roll(10) > 0)) await selectOffer(page, offered, roll);
    else if (hasMain) await page.keyboard.press('c');
    else if (await tabToPrompt(page)) await page.keyboard.press('Enter');
  }
  return decisions;
}

/** Plays by selecting what is offered on the page, with mouse or finger, and nothing else. */
import type { Locator, Page } from '@playwright/test';
import { CLICK_PREFERENCES as GLUECK_AUF } from '../../../../games/glueck-auf/table/gallery/clickPreferences.ts';
import { chooseClickTarget as chooseRockwell } from '../../../../games/rockwell/table/gallery/chooseClickTarget.ts';
import { CLICK_PREFERENCES as SIBERIA } from '../../../../games/siberia/table/gallery/clickPreferences.ts';
import { END } from '../botGame.ts';

/** A selector, and how often an element that it finds is taken; earlier rows go first. */
export type WeightedSelector = readonly [selector: string, odds: number];

export type Roll = (below: number) => number;

type Chooser = (page: Page, roll: Roll) => Promise<Locator | undefined>;

const CHOOSERS: Readonly<Record<string, Chooser>> = {
  'glueck-auf': chooseByWeight(GLUECK_AUF),
  rockwell: chooseRockwell,
  siberia: chooseByWeight(SIBERIA),
};

const CHOSEN = 'data-chosen';
const RESOLUTION = 10_000;

/** Chooses inside the page and marks the element there, which takes one round trip. */
function chooseByWeight(weighted: readonly WeightedSelector[]): Chooser {
  return async (page, roll) => {
    const rolled = weighted.map(([selector, odds]) => ({
      selector,
      isTaken: roll(RESOLUTION) < odds * RESOLUTION,
      place: roll(RESOLUTION) / RESOLUTION,
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

export interface TouchPlayerOptions {
  readonly game: string;
  readonly hasTouch?: boolean;
  /** Players with equal seeds make equal choices. */
  readonly seed?: number;
  isDone?(): Promise<boolean>;
}

const MAX_DECISIONS = 4000;
/** A piece that moves covers what is offered. */
const SHORT_WAIT_MS = 15;

export function seededRoll(seed: number): Roll {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const OFFERED = '#board .is-offered, #board [data-main], .prompt [data-action]';
const CONTINUE = '.scoring-continue';

/** Nothing is rolled while others decide or a choice is sent: the course of a game must not depend on speed. */
async function waitForDecision(page: Page): Promise<'decide' | 'continue' | 'over' | 'wait'> {
  const handle = await page
    .waitForFunction(
      ({ offered, toContinue, end }) => {
        if (document.querySelector(toContinue) !== null) return 'continue';
        if (document.querySelector(end) !== null) return 'over';
        if (document.querySelector('.table[data-busy="true"]') !== null) return false;
        const isOffered = [...document.querySelectorAll(offered)].some((each) => each.checkVisibility());
        return isOffered ? 'decide' : false;
      },
      { offered: OFFERED, toContinue: CONTINUE, end: END },
      { timeout: 2000 },
    )
    .catch(() => undefined);
  return handle === undefined ? 'wait' : ((await handle.jsonValue()) as 'decide' | 'continue' | 'over');
}

export async function playByTouch(page: Page, options: TouchPlayerOptions): Promise<number> {
  const { game, hasTouch = false, seed = 7, isDone } = options;
  const roll = seededRoll(seed);
  let decisions = 0;
  for (;;) {
    if ((await isDone?.()) === true) break;
    const next = await waitForDecision(page);
    if (next === 'over') break;
    if (next === 'wait') continue;
    if (next === 'continue') {
      await select(page.locator(CONTINUE), hasTouch);
      continue;
    }
    if (++decisions > MAX_DECISIONS) throw new Error('the game does not come to its end');
    const target = await CHOOSERS[game]?.(page, roll);
    if (target === undefined) await page.waitForTimeout(SHORT_WAIT_MS);
    else await select(target, hasTouch);
  }
  return decisions;
}

/**
 * An offer may be gone before it is selected: somebody else has decided, or a piece still moves. A handle
 * fails as soon as its element leaves the page; a locator would wait for another one until its timeout.
 */
async function select(target: Locator, hasTouch: boolean): Promise<void> {
  try {
    const element = await target.elementHandle({ timeout: 100 });
    await (hasTouch ? element?.tap({ timeout: 1000 }) : element?.click({ timeout: 1000 }));
  } catch {
    // The next look at the page finds another offer.
  }
}

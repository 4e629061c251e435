/** Plays by selecting what is offered on the page, with mouse or finger, and nothing else. */
import type { Page } from '@playwright/test';
import { CLICK_PREFERENCES as GLUECK_AUF } from '../../../../games/glueck-auf/table/gallery/clickPreferences.ts';
import { chooseClickTarget as chooseInRockwell } from '../../../../games/rockwell/table/gallery/chooseClickTarget.ts';
import { CLICK_PREFERENCES as SIBERIA } from '../../../../games/siberia/table/gallery/clickPreferences.ts';
import type { Chooser, WeightedSelector } from './pagePlayer.ts';
import { chooseByWeight, startPagePlayer } from './pagePlayer.ts';

interface Preferences {
  readonly choose: Chooser;
  readonly weighted: readonly WeightedSelector[];
}

const PREFERENCES: Readonly<Record<string, Preferences>> = {
  'glueck-auf': { choose: chooseByWeight, weighted: GLUECK_AUF },
  rockwell: { choose: chooseInRockwell, weighted: [] },
  siberia: { choose: chooseByWeight, weighted: SIBERIA },
};

export interface TouchPlayerOptions {
  readonly game: string;
  readonly hasTouch?: boolean;
  /** Players with equal seeds make equal choices. */
  readonly seed?: number;
  /** Asked only when the page is at rest. */
  isDone?(): Promise<boolean>;
}

const MAX_DECISIONS = 4000;

export async function playByTouch(page: Page, options: TouchPlayerOptions): Promise<number> {
  const { game, hasTouch = false, seed = 7, isDone } = options;
  const { choose, weighted } = PREFERENCES[game] as Preferences;
  const player = await startPagePlayer(page, choose, { seed, weighted });
  let decisions = 0;
  for (;;) {
    if (isDone !== undefined) {
      await player.evaluate((inPage) => inPage.rest());
      if (await isDone()) break;
    }
    const { situation, point } = await player.evaluate((inPage) => inPage.next());
    if (situation === 'over') break;
    if (situation === 'decide' && ++decisions > MAX_DECISIONS)
      throw new Error('the game does not come to its end');
    if (point === undefined) continue;
    await (hasTouch ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
  }
  await player.evaluate((inPage) => inPage.stop());
  return decisions;
}

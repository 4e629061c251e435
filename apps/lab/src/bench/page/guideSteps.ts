/** Gate P6: time from a press to the frame with the next sentence of a guide, on a slow phone. */
import { join } from 'node:path';
import { findGame } from '@pithead/games';
import { playPart } from '@pithead/web/e2e/players/guidePlayer';
import type { GuideInput } from '@pithead/web/e2e/players/guideInputs';
import { pointerInput } from '@pithead/web/e2e/players/guideInputs';
import { recordStates } from '@pithead/web/e2e/probes/plyTargets';
import type { Browser, Page } from '@playwright/test';
import type { BenchReport } from '../report.ts';
import { throttleCpu } from './paints.ts';
import { timeRow } from './rows.ts';
import { openVisitorPage } from './visitor.ts';

const PAGE_SCRIPT = join(import.meta.dirname, 'inPage/guideSteps.js');
const GATE_MS = 100;
const DECISIVE_SHARE = 0.95;

/** The player looks at the page again only after this time, because looking would slow the answer down. */
const ANSWER_MS = 700;

const FINGER = pointerInput(true);
const INPUT: GuideInput = {
  isPointer: false,
  ignoresLayout: true,
  async press(page, situation) {
    await FINGER.press(page, situation);
    await page.waitForTimeout(ANSWER_MS);
  },
  async play(page, situation) {
    await FINGER.play(page, situation);
    await page.waitForTimeout(ANSWER_MS);
  },
};

interface GuideStepTime {
  readonly isNext: boolean;
  /** Events of the match since the press: 1 for the learner's own ply, more if bots played too. */
  readonly events: number;
  readonly milliseconds: number;
}

async function playOnSlowPhone(page: Page, id: string): Promise<GuideStepTime[]> {
  const game = findGame(id);
  const [guide, rules, text] = [await game?.guide?.(), await game?.rules(), await game?.guideText?.('en')];
  if (guide === undefined || rules === undefined || text === undefined) return [];
  // tsx wraps functions in calls of `__name`, also those that are sent to the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await recordStates(page);
  await page.addInitScript({ path: PAGE_SCRIPT });
  await throttleCpu(page);
  await playPart(page, { guide, game: rules, text }, INPUT);
  return page.evaluate(() => (window as unknown as { guideSteps: GuideStepTime[] }).guideSteps);
}

export async function measureGuideSteps(
  browser: Browser,
  address: string,
  games: readonly string[],
): Promise<BenchReport[]> {
  const reports: BenchReport[] = [];
  for (const game of games) {
    const page = await openVisitorPage(browser, { baseURL: address, hasTouch: true });
    try {
      const steps = await playOnSlowPhone(page, game);
      const timesOf = (isCounted: (step: GuideStepTime) => boolean): number[] =>
        steps.filter(isCounted).map(({ milliseconds }) => milliseconds);
      const told = timesOf(({ isNext }) => isNext);
      const played = timesOf(({ isNext, events }) => !isNext && events === 1);
      reports.push({
        rows: [
          timeRow('P6 next', game, told, DECISIVE_SHARE, GATE_MS),
          timeRow('P6 ply', game, played, DECISIVE_SHARE, GATE_MS),
        ],
        notes: [
          `P6 ${game}: ${told.length} steps after Next, ${played.length} after a ply of the learner alone`,
        ],
      });
    } finally {
      await page.context().close();
    }
  }
  return reports;
}

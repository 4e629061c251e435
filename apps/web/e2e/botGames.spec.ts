import type { Page } from '@playwright/test';
import { END, GAME_IDS, selectorOfTable, startGameInTwoTaps } from './botGame.ts';
import {
  expectChoiceInView,
  expectNoHorizontalScroll,
  takeScreenshot,
  takeScreenshotsOfAllWidths,
} from './checks.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import { startLateGame } from './lateGame.ts';
import { playByKeyboard } from './players/keyboardPlayer.ts';
import { waitForSituation } from './players/pagePlayer.ts';
import { playByTouch } from './players/touchPlayer.ts';
import { withDrawing, withoutDrawing } from './players/withoutDrawing.ts';
import { findPliesWithoutTarget, findTargetOf, recordStates } from './probes/plyTargets.ts';
import { LANDSCAPE_PHONE, NARROWEST_PHONE } from './viewports.ts';

type CheckAccessibility = (page: Page, state: string, options?: object) => Promise<void>;

/** Deals that end early with the choices of the player with the mouse. */
const DEALS: Readonly<Record<string, number>> = { 'glueck-auf': 1, rockwell: 4, siberia: 7 };

// Deals are fixed by replacing a script, which a service worker would prevent.
test.use({
  serviceWorkers: 'block',
  expectedErrors: /401/,
});

interface Decision {
  readonly isAsked: boolean;
  readonly isScoring: boolean;
  readonly classes: string;
  readonly withoutTarget: readonly string[];
}

/** Runs inside the page. */
async function lookAtDecision(
  wait: typeof waitForSituation,
  findWithoutTarget: typeof findPliesWithoutTarget,
  table: string,
): Promise<Decision> {
  const LONGEST_WAIT_MS = 2000;
  const situation = await wait(LONGEST_WAIT_MS);
  const isDecision = situation === 'decide';
  return {
    isScoring: situation === 'continue',
    isAsked: isDecision && document.querySelector('#board [data-stop].is-offered') !== null,
    classes: document.querySelector(table)?.getAttribute('class') ?? '',
    withoutTarget: isDecision ? findWithoutTarget() : [],
  };
}

/** A phone is also turned sideways; tables.spec.ts looks at decisions there. */
async function checkBothWays(page: Page, state: string, check: CheckAccessibility): Promise<void> {
  await check(page, state, ON_A_BOARD);
  const size = page.viewportSize();
  if (size === null || size.width > size.height) return;
  await page.setViewportSize(LANDSCAPE_PHONE);
  await expectNoHorizontalScroll(page, `${state}, sideways`);
  await check(page, `${state}, sideways`, ON_A_BOARD);
  await page.setViewportSize(size);
}

/** Looks for the target of every offer, and closer at every kind of decision when it is asked for the first time. */
function inspectorOf(
  page: Page,
  game: string,
  name: string,
  check: CheckAccessibility,
): () => Promise<false> {
  const seen = new Set<string>();
  const looking = `(${lookAtDecision})(${waitForSituation}, ${findPliesWithoutTarget}, '${selectorOfTable(game)}')`;
  return async () => {
    const { isAsked, isScoring, classes, withoutTarget } = await page.evaluate<Decision>(looking);
    const step = /-at-(\w+)/.exec(classes)?.[1] ?? 'beginning';
    // A state is sent before the parts that draw it are loaded.
    if (withoutTarget.length > 0)
      await expect
        .poll(() => page.evaluate(findPliesWithoutTarget), {
          message: `${name}: ${step}: plies without a target`,
        })
        .toEqual([]);
    if (isScoring && !seen.has('scoring')) {
      seen.add('scoring');
      await withDrawing(page, () => checkBothWays(page, `${name}: scoring`, check));
    }
    if (!isAsked || seen.has(step)) return false;
    seen.add(step);
    await withDrawing(page, async () => {
      await expectChoiceInView(page, `${name}: ${step}`);
      await check(page, `${name}: ${step}`, ON_A_BOARD);
      await expectNoHorizontalScroll(page, `${name}: ${step}`);
      await takeScreenshot(page, `${name}-${step}`);
    });
    return false;
  };
}

async function playToEnd(
  page: Page,
  game: string,
  name: string,
  hasTouch: boolean,
  check: CheckAccessibility,
): Promise<void> {
  await findTargetOf(page, game);
  const isDone = inspectorOf(page, game, name, check);
  const decisions = await withoutDrawing(page, () => playByTouch(page, { game, hasTouch, isDone }));
  test.info().annotations.push({ type: 'decisions', description: String(decisions) });
  // The key matches the commitment, and the chart comes from the record.
  await page.locator('.end-deal.is-verified').waitFor();
  await page.locator('.lines-seat').first().waitFor({ state: 'attached' });
  await checkBothWays(page, `${name}: end`, check);
  await expectNoHorizontalScroll(page, `${name}: end`);
  await takeScreenshot(page, `${name}-end`);
  const size = page.viewportSize();
  await page.setViewportSize(NARROWEST_PHONE);
  await expectNoHorizontalScroll(page, `${name}: 360 pixels`);
  if (size !== null) await page.setViewportSize(size);
}

/** From the end to the replay: a step back, a link to a moment that survives a reload, all cards open. */
async function checkReplay(page: Page): Promise<void> {
  await page.locator('.end-buttons a[href*="/replay/"]').click();
  await page.locator('.replay-stage').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/#ply=\d+/);
  const moment = new URL(page.url()).hash;
  await page.reload();
  await page.locator('.replay-stage').waitFor();
  expect(new URL(page.url()).hash).toBe(moment);
  await page.locator('.replay-table > *').waitFor();
  // The table is fitted to the room above the bar once its size is known, a few frames later.
  await page.waitForFunction(() => {
    const [table, bar] = [document.querySelector('.replay-table'), document.querySelector('.transport')];
    return (
      table !== null &&
      bar !== null &&
      table.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
    );
  });
  await page.locator('.replay-choice select').selectOption('open');
  await page.locator('.replay-pictures li').first().waitFor();
}

async function checkLog(page: Page): Promise<void> {
  const lines = page.locator('.log-line');
  expect(await lines.count()).toBeLessThanOrEqual(60);
  await page.locator('.log-more').focus();
  const first = await lines.first().elementHandle();
  const before = await first?.boundingBox();
  await page.keyboard.press('Enter');
  await page.locator('.log-more').waitFor({ state: 'detached' });
  expect(await lines.count()).toBeGreaterThan(60);
  const moved = ((await first?.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  expect(Math.abs(moved), 'pixels by which the log jumps').toBeLessThan(2);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('log');
}

/** Prompt and log change their language without a reload. The page speaks English before and after. */
async function checkLanguages(page: Page): Promise<void> {
  await page.evaluate(() => void document.body.setAttribute('data-same', ''));
  const texts = new Set<string>();
  for (const [language, name] of [
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['nl', 'Nederlands'],
  ] as const) {
    await page.locator('.table-top').getByRole('radio', { name }).click({ force: true });
    await page.locator(`html[lang="${language}"]`).waitFor();
    for (const part of ['#log', '.prompt']) {
      await page.waitForFunction(
        ([where, known]) => !known.includes(document.querySelector(where)?.textContent ?? ''),
        [part, ['', ...texts]] as const,
      );
      texts.add((await page.locator(part).first().textContent()) ?? '');
    }
  }
  expect(texts.size, 'different prompts and logs in three languages').toBe(6);
  await page.locator('.table-top').getByRole('radio', { name: 'English' }).click({ force: true });
  await page.locator('html[lang="en"]').waitFor();
  expect(await page.evaluate(() => document.body.hasAttribute('data-same')), 'the same page').toBe(true);
}

for (const game of GAME_IDS) {
  test.describe(() => {
    test.use({ locale: 'de-DE', deal: DEALS[game] });
    test(
      `${game}: a whole game is played by mouse, its deal is verified and its replay opens at a moment`,
      { tag: '@desktop' },
      async ({ page, checkAccessibility }) => {
        await recordStates(page);
        await page.goto('/');
        await startGameInTwoTaps(page, game);
        await playToEnd(page, game, `${game}-desktop`, false, checkAccessibility);
        await checkReplay(page);
      },
    );
  });

  test.describe(() => {
    test.use({ locale: 'nl-NL', colorScheme: 'dark', deal: 1 });
    test(
      `${game}: a late game is played to its end by finger at night, and its deal is verified`,
      { tag: '@phone' },
      async ({ page, checkAccessibility }) => {
        await recordStates(page);
        await startLateGame(page, game);
        await playToEnd(page, game, `${game}-phone`, true, checkAccessibility);
      },
    );
  });

  test.describe(() => {
    test.use({ locale: 'en-GB', deal: 1 });
    test(
      `${game}: games are begun and ended by keyboard alone, with other languages in the middle`,
      { tag: '@desktop' },
      async ({ page, checkAccessibility }) => {
        await page.goto('/');
        await startGameInTwoTaps(page, game);
        await checkLanguages(page);
        await withoutDrawing(page, () => playByKeyboard(page, game, { most: 20 }));
        await checkAccessibility(page, `${game}: in the middle`, ON_A_BOARD);
        await takeScreenshotsOfAllWidths(page, `${game}-middle`);
        await checkLanguages(page);

        await startLateGame(page, game);
        const decisions = await withoutDrawing(page, () => playByKeyboard(page, game));
        test.info().annotations.push({ type: 'decisions', description: String(decisions) });
        expect(decisions).toBeGreaterThan(5);
        await page.locator(END).waitFor();
        await checkLog(page);
      },
    );
  });
}

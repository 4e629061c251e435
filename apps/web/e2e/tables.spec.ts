import type { Page } from '@playwright/test';
import { GAME_IDS, selectorOfTable, startGameInTwoTaps } from './botGame.ts';
import { untranslatedTexts } from './englishTexts.ts';
import { expect, test } from './fixtures.ts';
import { withoutExceptions } from './tableExceptions.ts';
import { countKeyPresses, countScreens, findSmallTexts, findTexts, findUnreachable } from './tableProbes.ts';
import { playByTouch } from './touchPlayer.ts';

const OFFERS = '#board [data-stop].is-offered';
const ALL_OFFERS = `${OFFERS}, #board .is-offered, #board [data-main], .prompt [data-action]`;
const TARGETS = 'button, a[href], input, select, summary, [role="button"], [role="radio"]';
const MOST_SHIFT = 0.05;
const MOST_KEYS = 8;
const MOST_SCREENS = 2.5;
/** Enough for a few kinds of decisions in each game. */
const LOOKS = 14;

interface Posture {
  readonly name: 'desktop' | 'phone' | 'landscape';
  readonly language: 'de' | 'nl';
  readonly smallestText: number;
  readonly target: number;
}

const POSTURES: readonly Posture[] = [
  { name: 'desktop', language: 'de', smallestText: 11, target: 24 },
  { name: 'phone', language: 'nl', smallestText: 12, target: 44 },
  { name: 'landscape', language: 'de', smallestText: 12, target: 44 },
];

test.use({
  serviceWorkers: 'block',
  expectedErrors: /401/,
  deal: 1,
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

interface Shifts {
  shifts: { readonly value: number; readonly at: string }[];
}

/** Kept in the page: every layout shift that no input caused. */
const observeShifts = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const all: Shifts['shifts'] = [];
    (window as unknown as Shifts).shifts = all;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node?: Node }[];
        };
        const at = sources.map(({ node }) => (node instanceof Element ? node.className : '')).join(', ');
        if (!hadRecentInput) all.push({ value, at });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Layout shifts since the last call. */
async function takeShifts(page: Page): Promise<{ sum: number; at: string }> {
  // Shifts are reported after the frame in which they happen.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts.splice(0));
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    at: shifts.map(({ value, at }) => `${value.toFixed(3)} ${at}`).join(' | '),
  };
}

const waitForOffers = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (offers) =>
      document.querySelector('.table[data-busy="true"]') === null &&
      [...document.querySelectorAll(offers)].some((each) => each.checkVisibility()),
    ALL_OFFERS,
  );

interface Figures {
  shift: number;
  shiftAfterReload: number;
  screens: number;
  keys: number;
  targets: number;
  offers: number;
  looks: string[];
}

/** Everything that can be seen in one state of a table. */
async function lookAt(page: Page, posture: Posture, english: string[], figures: Figures): Promise<string[]> {
  const texts = await page.evaluate(findSmallTexts, posture.smallestText);
  const options = { target: posture.target, targets: TARGETS, offers: ALL_OFFERS };
  const reach = await page.evaluate(findUnreachable, options);
  const foreign = await page.evaluate(findTexts, english);
  const screens = await page.evaluate(countScreens);
  figures.screens = Math.max(figures.screens, screens);
  figures.targets += reach.targets;
  figures.offers += reach.offers;
  const found = [
    ...texts.map((each) => `small text ${each}`),
    ...reach.small.map((each) => `small target ${each}`),
    ...reach.covered.map((each) => `covered ${each}`),
    ...foreign.map((each) => `English “${each}”`),
  ];
  if (posture.name === 'landscape' && screens > MOST_SCREENS) found.push(`${screens.toFixed(2)} screens`);
  if (posture.name === 'desktop') {
    const presses = await page.evaluate(countKeyPresses, OFFERS);
    figures.keys = Math.max(figures.keys, ...Object.values(presses));
    for (const [offer, count] of Object.entries(presses))
      if (count > MOST_KEYS) found.push(`${count} key presses ${offer}`);
  }
  return found;
}

/** Plays and looks at every kind of decision when it is asked for the first time. */
async function playAndLook(
  page: Page,
  game: string,
  hasTouch: boolean,
  look: (step: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  let turns = 0;
  await playByTouch(page, {
    game,
    hasTouch,
    isDone: async () => {
      const { isAsked, classes } = await page.evaluate(
        ({ table, offers }) => ({
          isAsked:
            document.querySelector('.scoring-continue, .table[data-busy="true"]') === null &&
            document.querySelector(offers) !== null,
          classes: document.querySelector(table)?.getAttribute('class') ?? '',
        }),
        { table: selectorOfTable(game), offers: OFFERS },
      );
      const step = /-at-(\w+)/.exec(classes)?.[1] ?? 'beginning';
      if (isAsked && !seen.has(step)) {
        seen.add(step);
        await look(step);
      }
      return ++turns > LOOKS;
    },
  });
}

for (const game of GAME_IDS)
  for (const posture of POSTURES)
    test.describe(() => {
      const { name, language } = posture;
      test.use({ locale: language === 'de' ? 'de-DE' : 'nl-NL' });
      test(
        `${game}, ${name}: nothing jumps, is too small, covered, far away or English`,
        { tag: `@${name}` },
        async ({ page }) => {
          const english = await untranslatedTexts(language);
          const figures: Figures = {
            shift: 0,
            shiftAfterReload: 0,
            screens: 0,
            keys: 0,
            targets: 0,
            offers: 0,
            looks: [],
          };
          const findings: string[] = [];
          await observeShifts(page);
          await page.goto('/');
          await page.locator(`.chamber-${game} .button.is-main`).waitFor();
          await takeShifts(page);
          await startGameInTwoTaps(page, game);
          await waitForOffers(page);
          const first = await takeShifts(page);
          figures.shift = first.sum;
          if (first.sum > MOST_SHIFT) findings.push(`shift from tap to table ${first.sum}: ${first.at}`);
          await playAndLook(page, game, name !== 'desktop', async (step) => {
            figures.looks.push(step);
            findings.push(...(await lookAt(page, posture, english, figures)));
          });
          await page.reload();
          await waitForOffers(page);
          const again = await takeShifts(page);
          figures.shiftAfterReload = again.sum;
          if (again.sum > MOST_SHIFT) findings.push(`shift after a reload ${again.sum}: ${again.at}`);
          findings.push(...(await lookAt(page, posture, english, figures)));
          const described = JSON.stringify(figures, (_, value: unknown) =>
            typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
          );
          test.info().annotations.push({ type: 'figures', description: described });
          console.log(game, name, described);
          expect(withoutExceptions(game, name, [...new Set(findings)])).toEqual([]);
        },
      );
    });

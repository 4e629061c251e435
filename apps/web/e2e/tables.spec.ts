import type { Page } from '@playwright/test';
import { GAME_IDS, selectorOfTable, startGameInTwoTaps } from './botGame.ts';
import { untranslatedTexts } from './probes/englishTexts.ts';
import { expect, test } from './fixtures.ts';
import { withoutExceptions } from './probes/tableExceptions.ts';
import {
  countKeyPresses,
  countScreens,
  findSmallTexts,
  findTexts,
  findUnreachable,
} from './probes/tableProbes.ts';
import { playByTouch } from './players/touchPlayer.ts';

const OFFERS = '#board [data-stop].is-offered';
const ALL_OFFERS = `${OFFERS}, #board .is-offered, #board [data-main], .prompt [data-action]`;
const TARGETS = 'button, a[href], input, select, summary, [role="button"], [role="radio"]';
const MOST_SHIFT = 0.05;
const MOST_KEYS = 8;
const MOST_SCREENS = 2.5;
/** Enough for a few kinds of decisions in each game. */
const TURNS = 24;
const MOST_LOOKS = 5;

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
  shifts: { readonly value: number; readonly start: number; readonly at: string }[];
  /** When the page was touched first, or opened. */
  touched: number;
}

/** Kept in the page: every layout shift that no input caused. */
const observeShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: Shifts['shifts'] = [];
    const kept = window as unknown as Shifts;
    kept.shifts = all;
    kept.touched = 0;
    addEventListener('pointerdown', () => (kept.touched ||= performance.now()), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly {
            readonly node?: Node;
            readonly previousRect: DOMRect;
            readonly currentRect: DOMRect;
          }[];
        };
        const box = ({ x, y, width, height }: DOMRect): string =>
          [x, y, width, height].map(Math.round).join(' ');
        const at = sources
          .map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? node.getAttribute('class') : node?.nodeName;
            return `${name}: ${box(previousRect)} → ${box(currentRect)}`;
          })
          .join(', ');
        if (!hadRecentInput) all.push({ value, start: entry.startTime, at });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Layout shifts since the last call, and since the page was touched first if it was. */
async function takeShifts(page: Page): Promise<{ sum: number; at: string }> {
  // Shifts are reported after the frame in which they happen.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  const shifts = await page.evaluate(() => {
    const { shifts: all, touched } = window as unknown as Shifts;
    return all.splice(0).filter(({ start }) => start >= touched);
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    at: shifts.map(({ value, at }) => `${value.toFixed(3)} ${at}`).join(' | '),
  };
}

const waitForOffers = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (offers) =>
      document.querySelector('.scoring-continue, section.end') !== null ||
      (document.querySelector('.table[data-busy="true"]') === null &&
        [...document.querySelectorAll(offers)].some((each) => each.checkVisibility())),
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
async function lookAt(
  page: Page,
  game: string,
  posture: Posture,
  english: string[],
  figures: Figures,
): Promise<string[]> {
  const texts = await page.evaluate(findSmallTexts, posture.smallestText);
  const options = { target: posture.target, targets: TARGETS, offers: ALL_OFFERS };
  const reach = await page.evaluate(findUnreachable, options);
  const foreign = await page.evaluate(findTexts, english);
  const { screens, column } = await page.evaluate(countScreens);
  figures.screens = Math.max(figures.screens, screens);
  figures.targets += reach.targets;
  figures.offers += reach.offers;
  const found = [
    ...texts.map((each) => `small text ${each}`),
    ...reach.small.map((each) => `small target ${each}`),
    ...reach.covered.map((each) => `covered ${each}`),
    ...foreign.map((each) => `English “${each}”`),
  ];
  if (posture.name === 'landscape' && screens > MOST_SCREENS)
    found.push(`${screens.toFixed(2)} screens: ${column}`);
  if (posture.name === 'desktop') {
    const presses = await page.evaluate(countKeyPresses, OFFERS);
    figures.keys = Math.max(figures.keys, ...Object.values(presses));
    for (const [offer, count] of Object.entries(presses))
      if (count > MOST_KEYS) found.push(`${count} key presses ${offer}`);
  }
  return withoutExceptions(page, game, posture.name, found);
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
      await waitForOffers(page);
      const { isAsked, step } = await page.evaluate(
        ({ table, offers }) => {
          const offered = [...document.querySelectorAll(offers)].map(({ classList }) => classList[0]);
          const named = /-at-(\w+)/.exec(document.querySelector(table)?.getAttribute('class') ?? '')?.[1];
          return {
            isAsked:
              document.querySelector('.scoring-continue, .table[data-busy="true"]') === null &&
              offered.length > 0,
            // Tables without named steps are known by the pieces that they offer.
            step: named ?? [...new Set(offered)].toSorted().join('+'),
          };
        },
        { table: selectorOfTable(game), offers: OFFERS },
      );
      if (isAsked && !seen.has(step)) {
        seen.add(step);
        await look(step);
      }
      return ++turns > TURNS || seen.size >= MOST_LOOKS;
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
          await startGameInTwoTaps(page, game);
          await waitForOffers(page);
          const first = await takeShifts(page);
          figures.shift = first.sum;
          if (first.sum > MOST_SHIFT) findings.push(`shift from tap to table ${first.sum}: ${first.at}`);
          await playAndLook(page, game, name !== 'desktop', async (step) => {
            figures.looks.push(step);
            findings.push(...(await lookAt(page, game, posture, english, figures)));
          });
          await page.reload();
          await waitForOffers(page);
          const again = await takeShifts(page);
          figures.shiftAfterReload = again.sum;
          if (again.sum > MOST_SHIFT) findings.push(`shift after a reload ${again.sum}: ${again.at}`);
          findings.push(...(await lookAt(page, game, posture, english, figures)));
          const described = JSON.stringify(figures, (_, value: unknown) =>
            typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
          );
          test.info().annotations.push({ type: 'figures', description: described });
          expect([...new Set(findings)]).toEqual([]);
        },
      );
    });

const FAULTS = `
  <style>
    .planted-text { font-size: 7px; }
    .planted-scaled { font-size: 14px; transform: scale(0.5); }
    .planted-target { position: absolute; top: 200px; left: 300px; width: 10px; height: 10px; padding: 0; }
    .planted-enlarged::after { content: ''; position: absolute; inset: -20px; }
    .planted-below { position: absolute; top: 300px; left: 300px; width: 60px; height: 60px; }
    .planted-above { position: absolute; top: 290px; left: 290px; width: 90px; height: 90px; }
    .planted-long { position: absolute; top: 0; height: 300vh; width: 1px; }
  </style>
  <p style="height: 400px; background: grey">tall</p>
  <p class="planted-text">tiny</p><p class="planted-scaled">half</p>
  <svg viewBox="0 0 200 100" width="100" height="50"><text y="50" font-size="16">drawn</text></svg>
  <p class="planted-text" aria-hidden="true">◆</p>
  <button class="planted-target"></button>
  <button class="planted-target planted-enlarged" style="left: 400px"></button>
  <div id="board"><button class="planted-below is-offered" data-stop>below</button></div>
  <div class="planted-above"></div>
  <p>Undo</p><p lang="en">Settings</p><button class="planted-large" style="width: 60px; height: 60px" title="Rules">ok</button>
  <div class="planted-long"></div>`;

test('planted faults are found', { tag: '@phone' }, async ({ page }) => {
  await observeShifts(page);
  await page.goto('/');
  await page.setContent(`<!doctype html><body style="margin: 60px">${FAULTS}</body>`);
  const texts = await page.evaluate(findSmallTexts, 12);
  expect(texts.map((each) => /^[\d.]+ px|“.*”/g[Symbol.match](each)?.join(' '))).toEqual([
    '7.0 px “tiny”',
    '7.0 px “half”',
    '8.0 px “drawn”',
  ]);
  const reach = await page.evaluate(findUnreachable, { target: 44, targets: TARGETS, offers: ALL_OFFERS });
  expect(reach.small).toEqual(['10×10 px: button.planted-target “”']);
  expect(reach.covered).toEqual(['button.planted-below is-offered “below” under div.planted-above “”']);
  expect(await page.evaluate(findTexts, ['Undo', 'Settings', 'Rules'])).toEqual(['Undo', 'Rules']);
  expect((await page.evaluate(countScreens)).screens).toBeGreaterThan(2.9);
  expect(Object.values(await page.evaluate(countKeyPresses, OFFERS))).toEqual([Infinity]);
  await takeShifts(page);
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' })),
  );
  expect((await takeShifts(page)).sum).toBeGreaterThan(MOST_SHIFT);
});

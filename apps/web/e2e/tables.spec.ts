import type { Page } from '@playwright/test';
import { GAME_IDS, selectorOfTable, startGameInTwoTaps } from './botGame.ts';
import { untranslatedTexts } from './probes/englishTexts.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import { readAnnouncements, recordAnnouncements } from './probes/announcements.ts';
import { expectFrameFitsEverySize } from './probes/frameProbes.ts';
import { MOST_SHIFT, observeShifts, takeShifts, withSlowProcessor } from './probes/layoutShifts.ts';
import type { ShiftSum } from './probes/layoutShifts.ts';
import { findUnnamedWords } from './probes/labelProbe.ts';
import { withoutExceptions } from './probes/tableExceptions.ts';
import {
  countKeyPresses,
  countScreens,
  findCutButtons,
  findCutTexts,
  findSmallTexts,
  findTexts,
  findUnreachable,
} from './probes/tableProbes.ts';
import { lookAtPanels } from './probes/tablePanels.ts';
import { playByTouch } from './players/touchPlayer.ts';
import { withDrawing, withoutDrawing } from './players/withoutDrawing.ts';
import { SMALL_DESKTOP } from './viewports.ts';

const OFFERS = '#board [data-stop].is-offered';
const ALL_OFFERS = `${OFFERS}, #board .is-offered, #board [data-main], .prompt [data-action]`;
const TARGETS = 'button, a[href], input, select, summary, [role="button"], [role="radio"]';
/** On a slow machine a touch may last long enough to open a tooltip, too. */
const PAUSES = '.scoring-continue, .table[data-busy="true"]';
const MOST_KEYS = 8;
/** Of phones held sideways and of small desktops. */
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
});

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
  const unnamed = await page.evaluate(findUnnamedWords, ALL_OFFERS);
  const cut = posture.name === 'desktop' ? [] : await page.evaluate(findCutButtons);
  const cutTexts = await page.evaluate(findCutTexts);
  const { screens, column } = await page.evaluate(countScreens);
  figures.screens = Math.max(figures.screens, screens);
  figures.targets += reach.targets;
  figures.offers += reach.offers;
  const found = [
    ...texts.map((each) => `small text ${each}`),
    ...reach.small.map((each) => `small target ${each}`),
    ...reach.covered.map((each) => `covered ${each}`),
    ...foreign.map((each) => `English “${each}”`),
    ...unnamed.map((each) => `unnamed ${each}`),
    ...cut.map((each) => `cut button ${each}`),
    ...cutTexts.map((each) => `cut text ${each}`),
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
        ({ table, offers, blockers }) => {
          const offered = [...document.querySelectorAll(offers)].map(({ classList }) => classList[0]);
          const named = /-at-(\w+)/.exec(document.querySelector(table)?.getAttribute('class') ?? '')?.[1];
          return {
            isAsked: document.querySelector(blockers) === null && offered.length > 0,
            // Tables without named steps are known by the pieces that they offer.
            step: named ?? [...new Set(offered)].toSorted().join('+'),
          };
        },
        { table: selectorOfTable(game), offers: OFFERS, blockers: hasTouch ? `${PAUSES}, .tooltip` : PAUSES },
      );
      if (isAsked && !seen.has(step)) {
        seen.add(step);
        await withDrawing(page, () => look(step));
      }
      return ++turns > TURNS || seen.size >= MOST_LOOKS;
    },
  });
}

/** To another language and back, whatever is open on the table. */
async function changeLanguage(page: Page, language: string): Promise<void> {
  for (const [code, name] of [
    ['en', 'English'],
    [language, 'Deutsch'],
  ] as const) {
    const choice = page.locator('.table-top').getByRole('radio', { name });
    await choice.evaluate((radio) => radio instanceof HTMLElement && radio.click());
    await page.locator(`html[lang="${code}"]`).waitFor();
    await waitForOffers(page);
  }
}

/** The pointer rests where it clicked last; on a slow machine that may open a tooltip over offers. */
async function hideTooltip(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('.tooltip')).toHaveCount(0);
}

const SLOWDOWN = 4;

interface FirstLook extends ShiftSum {
  readonly screens: number;
}

/** Layout shifts until the first decision is drawn, on a slow processor; on desktops in a small window. */
async function shiftsWhile(
  page: Page,
  posture: Posture['name'],
  act: () => Promise<unknown>,
): Promise<FirstLook> {
  const size = page.viewportSize();
  if (posture === 'desktop') await page.setViewportSize(SMALL_DESKTOP);
  const shifts = await withSlowProcessor(page, SLOWDOWN, async () => {
    await act();
    await waitForOffers(page);
    return takeShifts(page);
  });
  const { screens } = await page.evaluate(countScreens);
  if (size !== null) await page.setViewportSize(size);
  return { ...shifts, screens };
}

for (const game of GAME_IDS)
  for (const posture of POSTURES)
    test.describe(() => {
      const { name, language } = posture;
      test.use({ locale: language === 'de' ? 'de-DE' : 'nl-NL' });
      test(
        `${game}, ${name}: nothing jumps, is too small, covered, far away or English`,
        { tag: `@${name}` },
        async ({ page, checkAccessibility }) => {
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
          const first = await shiftsWhile(page, name, () => startGameInTwoTaps(page, game));
          figures.shift = first.sum;
          if (first.sum > MOST_SHIFT) findings.push(`shift from tap to table ${first.sum}: ${first.at}`);
          if (name === 'desktop')
            await expectFrameFitsEverySize(page, game, { targets: TARGETS, offers: ALL_OFFERS });
          await recordAnnouncements(page);
          const look = async (step: string): Promise<void> => {
            figures.looks.push(step);
            if (name === 'desktop') await hideTooltip(page);
            findings.push(...(await lookAt(page, game, posture, english, figures)));
            // Whole games check the other postures.
            if (name === 'landscape') await checkAccessibility(page, `${game}, ${step}`, ON_A_BOARD);
            if (name === 'desktop') await changeLanguage(page, language);
          };
          await withoutDrawing(page, () => playAndLook(page, game, name !== 'desktop', look));
          const { bare, torn, turns } = await readAnnouncements(page);
          expect([bare, torn], 'numbers without a word, turns in two messages').toEqual([[], []]);
          expect(turns).toBeGreaterThan(0);
          const again = await shiftsWhile(page, name, () => page.reload());
          figures.shiftAfterReload = again.sum;
          if (again.screens > MOST_SCREENS)
            findings.push(`${again.screens.toFixed(2)} screens after a reload`);
          if (again.sum > MOST_SHIFT) findings.push(`shift after a reload ${again.sum}: ${again.at}`);
          findings.push(...(await lookAt(page, game, posture, english, figures)));
          if (name === 'landscape')
            await lookAtPanels(page, (panel) => checkAccessibility(page, `${game}, ${panel}`, ON_A_BOARD));
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
  <div id="board"><button class="planted-below is-offered" data-stop>below</button>
    <button class="planted-large is-offered" style="width: 90px; height: 60px" aria-label="Pay $20"
      ><b>pay</b> <i>5</i> <b>$30</b></button></div>
  <div class="planted-above"></div>
  <button class="planted-narrow" style="width: 60px; height: 60px; white-space: nowrap">a label that leaves</button>
  <p>Undo</p><p lang="en">Settings</p>
  <button class="planted-large" style="width: 60px; height: 60px" title="Rules">ok</button>
  <div class="prompt" style="position: fixed; bottom: 0; height: 40px">
    <span class="prompt-buttons" style="display: block"
      ><button class="button" style="display: block; height: 90px">sell</button></span>
  </div>
  <div class="planted-long"></div>`;

test('planted faults are found', { tag: '@phone' }, async ({ page }) => {
  await observeShifts(page);
  // Served in place of the home page, whose scripts would add their styles to it.
  const body = `<!doctype html><title>Faults</title><body style="margin: 60px">${FAULTS}</body>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/');
  const texts = await page.evaluate(findSmallTexts, 12);
  expect(texts.map((each) => /^[\d.]+ px|“.*”/g[Symbol.match](each)?.join(' '))).toEqual([
    '7.0 px “tiny”',
    '7.0 px “half”',
    '8.0 px “drawn”',
  ]);
  const reach = await page.evaluate(findUnreachable, { target: 44, targets: TARGETS, offers: ALL_OFFERS });
  expect(reach.small).toEqual(['10×10 px: button.planted-target “”']);
  expect(reach.covered).toEqual(['button.planted-below is-offered “below” under div.planted-above “”']);
  expect(await page.evaluate(findUnnamedWords, ALL_OFFERS)).toEqual([
    '“$30” of planted-large is-offered is not in “Pay $20”',
  ]);
  expect(await page.evaluate(findTexts, ['Undo', 'Settings', 'Rules'])).toEqual(['Undo', 'Rules']);
  expect(await page.evaluate(findCutTexts)).toEqual(['“a label that leaves” beyond button.planted-narrow']);
  expect(await page.evaluate(findCutButtons)).toEqual(['50 px below: “sell”']);
  expect((await page.evaluate(countScreens)).screens).toBeGreaterThan(2.9);
  expect(Object.values(await page.evaluate(countKeyPresses, OFFERS))).toEqual([Infinity]);
  await takeShifts(page);
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' })),
  );
  expect((await takeShifts(page)).sum).toBeGreaterThan(MOST_SHIFT);
});

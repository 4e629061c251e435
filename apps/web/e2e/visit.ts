/**
 * What every visit of the checks shares: windows, pictures for looking at, and what must hold in every state.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const PICTURES = join(import.meta.dirname, '../../../pictures');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

const WIDTHS = [
  ['phone', PHONE],
  ['small', { width: 1100, height: 800 }],
  ['desktop', DESKTOP],
  ['large', { width: 1920, height: 1080 }],
] as const;

/** The present state by day and by night, from phone to large screen. Nowhere does it scroll sideways. */
export async function pictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, size] of WIDTHS) {
      await page.setViewportSize(size);
      await hasNoSidewaysScroll(page, `${name}, ${width}`);
      await picture(page, `${name}-${width}-${theme === 'light' ? 'day' : 'night'}`);
    }
  }
  await page.setViewportSize(before);
}

interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/**
 * Figures printed on a piece of the board are parts of a picture, not the words that a button is called by.
 */
export const PRINTED = { rules: { 'label-content-name-mismatch': { enabled: false } } };

/** Nothing that axe knows of, in the state the page is in. */
export async function checkAccess(page: Page, state: string, options: object = {}): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(rules);
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`).join(' | ')}`,
    );
  }, options);
  assert.deepEqual(found, [], state);
}

export async function hasNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert(wider <= 0, `${state} is ${wider} px too wide`);
}

export interface Visit {
  readonly locale: string;
  readonly phone?: boolean;
  readonly night?: boolean;
}

export async function open(browser: Browser, { locale, phone = false, night = false }: Visit): Promise<Page> {
  const context = await browser.newContext({
    locale,
    viewport: phone ? PHONE : DESKTOP,
    hasTouch: phone,
    colorScheme: night ? 'dark' : 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await context.addInitScript(() => localStorage.setItem('pithead.botDelay', '0'));
  return context.newPage();
}

/** What a game's table is found by in the page. */
const TABLES: Readonly<Record<string, string>> = {
  'glueck-auf': '.ga-table',
  rockwell: '.rw-table',
  siberia: '.sb-table',
};

const selectorOf = (game: string): string => TABLES[game] ?? '.board > *';

export const tableOf = (page: Page, game: string) => page.locator(selectorOf(game)).first();

/** From the home page to a running game: two taps. */
export async function twoTaps(page: Page, game: string): Promise<void> {
  await page.locator(`.chamber-${game} .button.is-main`).click();
  await page.locator('.choice button').first().waitFor();
  await page.locator('.choice button', { hasText: /Apprentice|Lehrling|Leerling/ }).click();
  await page.waitForURL(/\/local\//);
  await tableOf(page, game).waitFor();
}

/**
 * Looks closely at every kind of decision when it is asked for the first time; says when the game is over.
 */
export function inspector(page: Page, game: string, name: string): () => Promise<boolean> {
  const seen = new Set<string>();
  return async () => {
    const { isOver, isAsked, kinds } = await page.evaluate(
      (table) => ({
        isOver: document.querySelector('section.end') !== null,
        isAsked: document.querySelector('#board [data-stop].is-offered') !== null,
        kinds: document.querySelector(table)?.getAttribute('class') ?? '',
      }),
      selectorOf(game),
    );
    const step = /-at-(\w+)/.exec(kinds)?.[1] ?? 'beginning';
    if (isOver || !isAsked || seen.has(step)) return isOver;
    seen.add(step);
    await checkAccess(page, `${name}: ${step}`, PRINTED);
    await hasNoSidewaysScroll(page, `${name}: ${step}`);
    await picture(page, `${name}-${step}`);
    return false;
  };
}

export const isAtEnd = async (page: Page): Promise<boolean> =>
  (await page.locator('section.end').count()) > 0;

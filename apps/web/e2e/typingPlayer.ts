/** Plays by typing into the command line alone, in one language, and reads nothing but its answers. */
import type { Locator, Page } from '@playwright/test';
import { END } from './botGame.ts';
import type { Roll } from './touchPlayer.ts';
import { seededRoll } from './touchPlayer.ts';

export interface TypedWords {
  readonly offers: string;
  readonly goOn: string;
  readonly confirm: string;
  /** Choices that end a game soon, most wanted first; games of random choices would be very long. */
  readonly preferred: readonly RegExp[];
}

const LINE = '.command-line';
const MAX_DECISIONS = 1500;

type Situation = 'decide' | 'continue' | 'over';

/** Sends a line and returns the answer. */
async function ask(page: Page, field: Locator, line: string): Promise<string[]> {
  const count = await page.locator(LINE).getAttribute('data-answers');
  await field.fill(line);
  await field.press('Enter');
  const answer = await page.waitForFunction(
    ([selector, before]) => {
      const shown = document.querySelector<HTMLElement>(selector);
      if (shown === null || shown.dataset['answers'] === before) return false;
      return [...shown.querySelectorAll('.command-answer p')].map((each) => each.textContent ?? '');
    },
    [LINE, count ?? ''] as const,
  );
  return (await answer.jsonValue()) as string[];
}

async function waitForSituation(page: Page): Promise<Situation> {
  const found = await page.waitForFunction(
    ({ line, end }) => {
      if (document.querySelector(end) !== null) return 'over';
      if (document.querySelector('.scoring-continue') !== null) return 'continue';
      const isBusy = document.querySelector('.table[data-busy="true"]') !== null;
      return !isBusy && document.querySelector(`${line}[data-asked="true"]`) !== null ? 'decide' : false;
    },
    { line: LINE, end: END },
  );
  return (await found.jsonValue()) as Situation;
}

/** The number of a choice: one of those that the answer lists, or any within a range that it names. */
function chooseNumber(lines: readonly string[], preferred: readonly RegExp[], roll: Roll): number {
  for (const wanted of preferred) {
    const found = lines.filter((line) => wanted.test(line));
    const line = found[roll(Math.max(1, found.length))];
    if (line !== undefined && roll(6) > 0) return numberIn(line, roll);
  }
  return numberIn(lines[roll(lines.length)] ?? '', roll);
}

function numberIn(line: string, roll: Roll): number {
  const [, range, first = '1', last] = /(?:^|: )\D*?((\d+)(?:\D{1,12}(\d+))?)/.exec(line) ?? [];
  if (range === undefined) return 1;
  const isRange = last !== undefined && /^[^:]*: [^:]*$/.test(line);
  return isRange ? Number(first) + roll(Number(last) - Number(first) + 1) : Number(first);
}

/** Returns how many choices were typed. */
export async function playByTyping(page: Page, words: TypedWords, seed: number): Promise<number> {
  const roll = seededRoll(seed);
  await page.keyboard.press(':');
  const field = page.getByRole('combobox');
  await field.waitFor();
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const situation = await waitForSituation(page);
    if (situation === 'over') return decisions;
    if (situation === 'continue') {
      await ask(page, field, words.goOn);
      continue;
    }
    const [, ...choices] = await ask(page, field, words.offers);
    if (choices.length === 0) continue;
    const number = chooseNumber(choices, words.preferred, roll);
    const [answer = ''] = await ask(page, field, String(number));
    if (answer.includes(words.confirm)) await ask(page, field, words.confirm);
  }
  throw new Error('the game does not come to its end');
}

/** Plays by typing into the command line alone, in one language, and reads nothing but its answers. */
import type { Locator, Page } from '@playwright/test';
import { END } from './botGame.ts';
import { seededRoll } from './touchPlayer.ts';

export interface TypedWords {
  readonly offers: string;
  readonly goOn: string;
  readonly confirm: string;
  /** How the answer to a choice begins. */
  readonly selected: string;
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

/** “12 choices.” or “One choice.” */
const countIn = (line: string): number => Number(line.replaceAll(/\D/g, '')) || 1;

/** Returns how many choices were typed. */
export async function playByTyping(page: Page, words: TypedWords, seed: number): Promise<number> {
  const roll = seededRoll(seed);
  const isQuestion = (answer: string): boolean => /[“„]/.test(answer) && answer.includes(words.confirm);
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
    const [count = '', ...choices] = await ask(page, field, words.offers);
    const number = 1 + roll(countIn(count));
    // Every fourth choice by its words, where they are listed and mean nothing else.
    const line = choices.find((each) => each.includes(` ${number}: `));
    const typed = roll(4) === 0 ? line?.slice(line.indexOf(': ') + 2) : undefined;
    let [answer = ''] = await ask(page, field, typed ?? String(number));
    if (typed !== undefined && !answer.startsWith(words.selected) && !isQuestion(answer))
      [answer = ''] = await ask(page, field, String(number));
    if (isQuestion(answer)) await ask(page, field, words.confirm);
  }
  throw new Error('the game does not come to its end');
}

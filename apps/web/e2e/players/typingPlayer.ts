/** Plays by typing into the command line alone, in one language. */
import type { Locator, Page } from '@playwright/test';
import { END } from '../botGame.ts';
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

/** Sends a line and returns the answer. */
async function ask(page: Page, field: Locator, line: string): Promise<string[]> {
  const before = await page.locator(LINE).getAttribute('data-answers');
  await field.fill(line);
  await field.press('Enter');
  const answer = await page.waitForFunction(
    ([selector, count]) => {
      const shown = document.querySelector<HTMLElement>(selector);
      if (shown === null || shown.dataset['answers'] === count) return false;
      return [...shown.querySelectorAll('.command-answer p')].map((each) => each.textContent ?? '');
    },
    [LINE, before ?? ''] as const,
  );
  return (await answer.jsonValue()) as string[];
}

/** The number of choices, as soon as there are any. */
async function waitForSituation(page: Page): Promise<number | 'continue' | 'over'> {
  const found = await page.waitForFunction(
    ({ line, end }) => {
      if (document.querySelector(end) !== null) return 'over';
      if (document.querySelector('.scoring-continue') !== null) return 'continue';
      if (document.querySelector('.table[data-busy="true"]') !== null) return false;
      return Number(document.querySelector<HTMLElement>(line)?.dataset['choices'] ?? 0);
    },
    { line: LINE, end: END },
  );
  return (await found.jsonValue()) as number | 'continue' | 'over';
}

/** Returns how many choices were typed. */
export async function playByTyping(page: Page, words: TypedWords, seed: number): Promise<number> {
  const roll = seededRoll(seed);
  const isQuestion = (answer: string): boolean => /[“„]/.test(answer) && answer.includes(words.confirm);
  await page.keyboard.press(':');
  const field = page.getByRole('combobox');
  await field.waitFor();

  /** Asks for the list and types the words of a choice, if it is listed and nothing else has these words. */
  async function chooseByWords(number: number): Promise<string> {
    const choices = await ask(page, field, words.offers);
    const line = choices.find((each) => each.includes(` ${number}: `));
    const label = line?.slice(line.indexOf(': ') + 2) ?? String(number);
    const [answer = ''] = await ask(page, field, label);
    return answer.startsWith(words.selected) || isQuestion(answer) ? answer : chooseByNumber(number);
  }
  const chooseByNumber = async (number: number): Promise<string> =>
    (await ask(page, field, String(number)))[0] ?? '';

  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const situation = await waitForSituation(page);
    if (situation === 'over') return decisions;
    if (situation === 'continue') {
      await ask(page, field, words.goOn);
      continue;
    }
    const number = 1 + roll(situation);
    const answer = await (roll(6) === 0 ? chooseByWords(number) : chooseByNumber(number));
    if (isQuestion(answer)) await ask(page, field, words.confirm);
  }
  throw new Error('the game does not come to its end');
}

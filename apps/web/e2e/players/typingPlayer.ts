/** Plays by typing into the command line alone, in one language. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Situation } from './pagePlayer.ts';
import { seededRoll, waitForSituation } from './pagePlayer.ts';

export interface TypedWords {
  readonly offers: string;
  readonly goOn: string;
  readonly confirm: string;
  /** How the answer to a choice begins. */
  readonly selected: string;
}

const LINE = '.command-line';
const MAX_DECISIONS = 1500;
const SHORT_WAIT_MS = 15;

/**
 * Runs inside the page: the answer that follows those which were counted before. There is none if the line came
 * while the one before was still being answered.
 */
function waitForAnswer({ line, count }: { line: string; count: number }): Promise<string[]> {
  const LONGEST_WAIT_MS = 30_000;
  return new Promise((resolve) => {
    setTimeout(() => resolve([]), LONGEST_WAIT_MS);
    const lookAgain = (): void => {
      const shown = document.querySelector<HTMLElement>(line);
      if (Number(shown?.dataset['answers'] ?? 0) <= count) return;
      observer.disconnect();
      const paragraphs = shown?.querySelectorAll('.command-answer p') ?? [];
      resolve([...paragraphs].map((each) => each.textContent ?? ''));
    };
    const observer = new MutationObserver(lookAgain);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    lookAgain();
  });
}

/** Types a line into the field, which has the focus and is empty after each line, and returns the answer. */
async function typeLine(page: Page, line: string, answers: number): Promise<string[]> {
  await page.keyboard.insertText(line);
  await page.keyboard.press('Enter');
  return page.evaluate(waitForAnswer, { line: LINE, count: answers });
}

/** Sends a line and returns the answer. */
export async function ask(page: Page, field: Locator, line: string): Promise<string[]> {
  const answers = Number(await page.locator(LINE).getAttribute('data-answers'));
  await field.focus();
  return typeLine(page, line, answers);
}

/** Opens the command line on the pages of all seats; the one that has to decide selects its first choice. */
export async function expectChoiceByTyping(pages: readonly Page[], selected = 'Selected'): Promise<void> {
  for (const page of pages) {
    await page.locator('.prompt').waitFor();
    await page.locator('#board').focus();
    await page.keyboard.press(':');
    await page.getByRole('combobox').waitFor();
  }
  for (const page of pages) {
    if ((await page.locator(`${LINE}[data-choices="0"]`).count()) > 0) continue;
    const [answer] = await ask(page, page.getByRole('combobox'), '1');
    expect(answer).toMatch(new RegExp(`^${selected}`));
    return;
  }
  throw new Error('nobody has anything to choose');
}

interface Asked {
  readonly situation: Situation | undefined;
  readonly choices: number;
  readonly answers: number;
}

/** Runs inside the page. */
async function look(wait: typeof waitForSituation): Promise<Asked> {
  const LONGEST_WAIT_MS = 2000;
  const situation = await wait(LONGEST_WAIT_MS);
  const { choices = 0, answers = 0 } = document.querySelector<HTMLElement>('.command-line')?.dataset ?? {};
  return { situation, choices: Number(choices), answers: Number(answers) };
}

/** Returns how many choices were typed. */
export async function playByTyping(page: Page, words: TypedWords, seed: number): Promise<number> {
  const roll = seededRoll(seed);
  const looking = `(${look})(${waitForSituation})`;
  const isQuestion = (answer: string): boolean => /[“„]/.test(answer) && answer.includes(words.confirm);
  await page.keyboard.press(':');
  await page.getByRole('combobox').waitFor();

  const chooseByNumber = async (number: number, answers: number): Promise<string> =>
    (await typeLine(page, String(number), answers))[0] ?? '';

  /** Asks for the list and types the words of a choice, if it is listed and nothing else has these words. */
  async function chooseByWords(number: number, answers: number): Promise<string> {
    const choices = await typeLine(page, words.offers, answers);
    const line = choices.find((each) => each.includes(` ${number}: `));
    const label = line?.slice(line.indexOf(': ') + 2) ?? String(number);
    const [answer = ''] = await typeLine(page, label, answers + 1);
    return answer.startsWith(words.selected) || isQuestion(answer)
      ? answer
      : chooseByNumber(number, answers + 2);
  }

  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const { situation, choices, answers } = await page.evaluate<Asked>(looking);
    if (situation === 'over') return decisions;
    if (situation === 'continue') {
      await typeLine(page, words.goOn, answers);
      continue;
    }
    if (choices === 0) {
      await page.waitForTimeout(SHORT_WAIT_MS);
      continue;
    }
    const number = 1 + roll(choices);
    const answer = await (roll(6) === 0 ? chooseByWords : chooseByNumber)(number, answers);
    if (isQuestion(answer)) {
      const { answers: before } = await page.evaluate<Asked>(looking);
      await typeLine(page, words.confirm, before);
    }
  }
  throw new Error('the game does not come to its end');
}

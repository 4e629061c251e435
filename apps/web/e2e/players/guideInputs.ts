/** The kinds of input by which guides are played. */
import type { Page } from '@playwright/test';
import type { GuideSituation } from './guidePage.ts';
import type { RecordedPage } from './plyPresser.ts';
import type { TypedWords } from './typingPlayer.ts';
import { ask } from './typingPlayer.ts';

/** One kind of input. */
export interface GuideInput {
  readonly isPointer: boolean;
  /** Nobody looks at what the coach points at: the command line lies over parts of the table. */
  readonly ignoresLayout: boolean;
  /** Presses a button of the coach or of a scoring panel. */
  press(page: Page, situation: GuideSituation): Promise<void>;
  play(page: Page, situation: GuideSituation): Promise<void>;
}

export function pointerInput(hasTouch: boolean): GuideInput {
  const press: GuideInput['press'] = async (page, { point }) => {
    if (point === undefined) return;
    await (hasTouch ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
  };
  return { isPointer: true, ignoresLayout: false, press, play: press };
}

/** Runs inside the page, after each Tab: whether the focus is where it was wanted, or has been everywhere. */
function lookAtFocus(): 'wanted' | 'elsewhere' | 'everywhere' | 'gone' {
  const page = window as unknown as RecordedPage & { tabbed?: Set<Element> | undefined };
  const { activeElement: focus } = document;
  const { wantedFocus: wanted, tabbed = new Set() } = page;
  page.tabbed = undefined;
  if (wanted?.isConnected !== true) return 'gone';
  if (focus === wanted) return 'wanted';
  // The body has the focus between the last and the first element.
  if (focus !== null && focus !== document.body && tabbed.has(focus)) return 'everywhere';
  page.tabbed = focus === null ? tabbed : tabbed.add(focus);
  return 'elsewhere';
}

/** False if there is no such element any more, because the table was drawn again: the player looks again. */
async function tabToWanted(page: Page, text: string): Promise<boolean> {
  for (;;) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus);
    if (found === 'everywhere') throw new Error(`${text} can't be reached by Tab`);
    if (found !== 'elsewhere') return found === 'wanted';
  }
}

export const keyboardInput: GuideInput = {
  isPointer: false,
  ignoresLayout: false,
  async press(page, { kind }) {
    if (kind === 'continue') return page.keyboard.press('c');
    await page.keyboard.press('g');
    await page.keyboard.press('Enter');
  },
  async play(page, { key, arrows, text = '' }) {
    if (key === 'c') return page.keyboard.press('c');
    if (key === undefined && !(await tabToWanted(page, text))) return;
    for (let presses = 0; presses < (key ?? 0); presses++) await page.keyboard.press('o');
    if (arrows === undefined) return page.keyboard.press('Enter');
    for (let presses = 0; presses < Math.abs(arrows); presses++)
      await page.keyboard.press(arrows > 0 ? 'ArrowRight' : 'ArrowLeft');
  },
};

export function typingInput(words: TypedWords): GuideInput {
  const openLine = async (page: Page) => {
    const field = page.getByRole('combobox');
    if ((await field.count()) === 0) {
      await page.locator('#board').focus();
      await page.keyboard.press(':');
    }
    return field;
  };
  return {
    isPointer: false,
    ignoresLayout: true,
    async press(page, { kind }) {
      if (kind === 'continue') await ask(page, await openLine(page), words.goOn);
      // The step may end by itself before the press; the player then looks at the page again.
      else
        await page
          .locator('.coach [data-main]')
          .press('Enter', { timeout: 2000 })
          .catch(() => undefined);
    },
    async play(page, { text = '' }) {
      const field = await openLine(page);
      const answers = await ask(page, field, text);
      if (answers.some((each) => each.includes(words.confirm))) await ask(page, field, words.confirm);
    },
  };
}

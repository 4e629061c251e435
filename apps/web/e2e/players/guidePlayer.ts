/** Plays a guide step by step as its data says, by pointer, keyboard or command line. */
import type { Guide, GuideText } from '@pithead/guide';
import { alternativesOf } from '@pithead/guide';
import type { Game, Ply } from '@pithead/kernel';
import { atVersion, parsePly, printPly } from '@pithead/kernel';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { findTargetOf } from '../probes/plyTargets.ts';
import type { GuideSituation, PlayedGuide, PlayedStep } from './guidePage.ts';
import { openGuidePage } from './guidePage.ts';
import { seededRoll } from './pagePlayer.ts';
import { pieceOfPly } from './pieceOfPly.ts';
import type { PlayedPly, RecordedPage } from './plyPresser.ts';
import type { TypedWords } from './typingPlayer.ts';
import { ask } from './typingPlayer.ts';

export interface LoadedGuide {
  readonly guide: Guide;
  readonly game: Game;
  readonly text: GuideText;
}

/** A ply that works as well as the suggested one. */
export interface Alternative {
  readonly chapter: number;
  readonly step: number;
  readonly text: string;
}

export const alternativesIn = ({ guide }: LoadedGuide): Alternative[] =>
  guide.chapters.flatMap(({ steps }, chapter) =>
    steps.flatMap((each, step) => alternativesOf(each).map((text) => ({ chapter, step, text }))),
  );

const toPlayed = (game: string, ply: Ply, text: string): PlayedPly => ({
  text,
  ply,
  source: pieceOfPly(game, ply),
});

/** The learner's part of the guide; with an alternative in the place of the first suggestion of its step. */
function toPlayedGuide({ guide, game, text }: LoadedGuide, alternative?: Alternative): PlayedGuide {
  const rules = atVersion(game, guide.rules);
  return guide.chapters.map(({ steps }, chapter) =>
    steps.map((step, index): PlayedStep => {
      const { suggest = [], point, also = [] } = step;
      const isOther = alternative?.chapter === chapter && alternative.step === index;
      const plies = isOther ? [alternative.text, ...suggest.slice(1)] : suggest;
      const words = text.steps[step.id]?.say ?? '';
      return {
        id: step.id,
        plies: plies.map((each) => toPlayed(guide.game, parsePly(rules, each), each)),
        alternatives: isOther ? 1 : 0,
        places: [...(typeof point === 'string' ? [point] : []), ...also.map(({ at }) => at)],
        endsBy: step.until === 'next' ? 'next' : 'goal',
        isLit: !isOther && step.options === undefined,
        sentence: words.includes('{') ? undefined : words,
      };
    }),
  );
}

/** One kind of input. */
export interface GuideInput {
  /** Presses a button of the coach or of a scoring panel. */
  press(page: Page, situation: GuideSituation): Promise<void>;
  play(page: Page, situation: GuideSituation): Promise<void>;
}

export function pointerInput(hasTouch: boolean): GuideInput {
  const press: GuideInput['press'] = async (page, { point }) => {
    if (point === undefined) return;
    await (hasTouch ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
  };
  return { press, play: press };
}

const MAX_TABS = 60;

async function tabToWanted(page: Page, text: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === (window as unknown as RecordedPage).wantedFocus))
      return;
  }
  throw new Error(`${text} can't be reached by Tab`);
}

export const keyboardInput: GuideInput = {
  async press(page, { kind }) {
    if (kind === 'continue') return page.keyboard.press('c');
    await page.keyboard.press('g');
    await page.keyboard.press('Enter');
  },
  async play(page, { key, arrows, text = '' }) {
    if (key === 'c') return page.keyboard.press('c');
    if (key === undefined) await tabToWanted(page, text);
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
    async press(page, { kind }) {
      if (kind === 'continue') await ask(page, await openLine(page), words.goOn);
      else await page.locator('.coach [data-main]').press('Enter');
    },
    async play(page, { text = '' }) {
      const field = await openLine(page);
      const [answer = ''] = await ask(page, field, text);
      if (answer.startsWith(words.selected)) return;
      expect(answer, text).toContain(words.confirm);
      await ask(page, field, words.confirm);
    },
  };
}

const storedStep = (page: Page, game: string): Promise<string> =>
  page.evaluate((id) => {
    const { progress } = JSON.parse(localStorage.getItem(`pithead.guide.${id}`) ?? '{}') as {
      progress?: { chapter: number; step: number; isReached: boolean };
    };
    return `${progress?.chapter}/${progress?.step}/${progress?.isReached}`;
  }, game);

const MAX_PRESSES = 600;
const MAX_FINDINGS = 5;

/**
 * From the beginning of a chapter to the end of the guide, or until the step of the alternative is done. Returns
 * everything that was wrong.
 */
export async function playGuide(
  page: Page,
  loaded: LoadedGuide,
  input: GuideInput,
  alternative?: Alternative,
): Promise<string[]> {
  const { game } = loaded.guide;
  const findings: string[] = [];
  const isPast = ({ chapter, step }: GuideSituation): boolean =>
    alternative !== undefined && (chapter > alternative.chapter || step > alternative.step);
  await page.goto(`/learn/${game}/${(alternative?.chapter ?? 0) + 1}`);
  await page.locator('.coach-say').waitFor();
  await findTargetOf(page, game);
  const player = await openGuidePage(page, game, toPlayedGuide(loaded, alternative));
  const rules = atVersion(loaded.game, loaded.guide.rules);
  const roll = seededRoll(5);
  let chosen: PlayedPly | undefined;
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    const situation = await player.evaluate((inPage, ply) => inPage.next(ply), chosen);
    chosen = undefined;
    findings.push(...situation.findings);
    const { kind, offered = [] } = situation;
    if (kind === 'guideEnd' || isPast(situation) || findings.length > MAX_FINDINGS) return findings;
    if (kind === 'stuck') return [...findings, `stuck at ${await storedStep(page, game)}`];
    if (kind === 'play') await input.play(page, situation);
    else if (kind === 'free') {
      const ply = offered[roll(offered.length)] as Ply;
      chosen = toPlayed(game, ply, printPly(rules, ply));
    } else await input.press(page, situation);
  }
  return [...findings, 'the guide does not come to its end'];
}

/** The ids of the steps that were begun, as the page counts them. */
export const begunSteps = (page: Page, game: string): Promise<string[]> =>
  page.evaluate((id) => {
    const { begun = {} } = JSON.parse(localStorage.getItem(`pithead.guide.${id}`) ?? '{}') as {
      begun?: Record<string, number>;
    };
    return Object.keys(begun);
  }, game);

export const forgetGuide = (page: Page, game: string): Promise<void> =>
  page.evaluate((id) => localStorage.removeItem(`pithead.guide.${id}`), game);

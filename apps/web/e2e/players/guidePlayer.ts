/** Plays a guide step by step as its data says, by pointer, keyboard or command line. */
import type { Guide, GuideStep, GuideText } from '@pithead/guide';
import { alternativesOf } from '@pithead/guide';
import type { Game, Ply } from '@pithead/kernel';
import { atVersion, parsePly, printPly } from '@pithead/kernel';
import type { Page } from '@playwright/test';
import { withoutDrawing } from './withoutDrawing.ts';
import { findTargetOf } from '../probes/plyTargets.ts';
import type { GuideInput } from './guideInputs.ts';
import type { GuideSituation, PlayedGuide, PlayedStep } from './guidePage.ts';
import { openGuidePage } from './guidePage.ts';
import type { Roll } from './pagePlayer.ts';
import { seededRoll } from './pagePlayer.ts';
import { pieceOfPly } from './pieceOfPly.ts';
import type { PlayedPly } from './plyPresser.ts';

export interface LoadedGuide {
  readonly guide: Guide;
  readonly game: Game;
  readonly text: GuideText;
}

/** What a learner may play in a step before, or instead of, what it suggests. */
export interface Alternative {
  readonly chapter: number;
  readonly step: number;
  readonly plies: readonly string[];
  /** The explained option of a choice, which is made once. */
  readonly isOption: boolean;
}

/** Plies with the same purpose are played one after the other as far as the rules allow; options one by one. */
function alternativesOfStep(each: GuideStep): Pick<Alternative, 'plies' | 'isOption'>[] {
  const options = (each.options ?? []).map(({ ply }) => ply).filter((ply) => ply !== each.suggest?.[0]);
  const plies = alternativesOf(each).filter((ply) => !options.includes(ply));
  return [
    ...options.map((ply) => ({ plies: [ply], isOption: true })),
    ...(plies.length > 0 ? [{ plies, isOption: false }] : []),
  ];
}

export const alternativesIn = ({ guide }: LoadedGuide): Alternative[] =>
  guide.chapters.flatMap(({ steps }, chapter) =>
    steps.flatMap((each, step) => alternativesOfStep(each).map((more) => ({ chapter, step, ...more }))),
  );

const toPlayed = (game: string, ply: Ply, text: string): PlayedPly => ({
  text,
  ply,
  source: pieceOfPly(game, ply),
});

const verbOf = (text: string): string => text.split(' ')[0] ?? '';

function pliesWith({ suggest = [] }: GuideStep, { plies, isOption }: Alternative): readonly string[] {
  return [...plies, ...suggest.filter((each) => !isOption || verbOf(each) !== verbOf(plies[0] ?? ''))];
}

/** The learner's part of the guide. */
function toPlayedGuide({ guide, game, text }: LoadedGuide, alternative?: Alternative): PlayedGuide {
  const rules = atVersion(game, guide.rules);
  return guide.chapters.map(({ steps }, chapter) =>
    steps.map((step, index): PlayedStep => {
      const { suggest = [], point, also = [] } = step;
      const isOther = alternative?.chapter === chapter && alternative.step === index;
      const isAfter = alternative?.chapter === chapter && index > alternative.step;
      const plies = isOther ? pliesWith(step, alternative) : suggest;
      const words = text.steps[step.id]?.say ?? '';
      return {
        id: step.id,
        plies: plies.map((each) => toPlayed(guide.game, parsePly(rules, each), each)),
        point: typeof point === 'string' ? point : undefined,
        also: also.map(({ at }) => at),
        isPointComputed: typeof point === 'function',
        endsBy: step.until === 'next' ? 'next' : 'goal',
        isLit: !isOther && !isAfter && step.options === undefined,
        isInspected: !isAfter,
        sentence: words.includes('{') ? undefined : words,
      };
    }),
  );
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

/** By the state, not by how often the player looked at it; another one for a state where a choice was in vain. */
function rollPerState(): (seq: number) => Roll {
  const choices = new Map<number, number>();
  return (seq) => {
    const choice = (choices.get(seq) ?? 0) + 1;
    choices.set(seq, choice);
    return seededRoll(seq * MAX_PRESSES + choice);
  };
}

/** Long, because only a page with a fault takes that long. */
const SETTLE_MS = 10_000;

interface PlayedPart {
  /** Everything that was wrong. */
  readonly findings: readonly string[];
  /** Plies that were played as the data names them. */
  readonly plies: readonly string[];
}

/** From the beginning of a chapter to the end of the guide, or until the step of the alternative is done. */
export async function playPart(
  page: Page,
  loaded: LoadedGuide,
  input: GuideInput,
  {
    alternative,
    settleMs = SETTLE_MS,
  }: { readonly alternative?: Alternative; readonly settleMs?: number } = {},
): Promise<PlayedPart> {
  const { game, rules } = loaded.guide;
  const names = atVersion(loaded.game, rules);
  const findings: string[] = [];
  const isPast = ({ chapter, step }: GuideSituation): boolean =>
    alternative !== undefined && (chapter > alternative.chapter || step > alternative.step);
  await page.goto(`/learn/${game}/${(alternative?.chapter ?? 0) + 1}`);
  await page.locator('.coach-say').waitFor();
  await findTargetOf(page, game);
  const player = await openGuidePage(page, {
    game,
    guide: toPlayedGuide(loaded, alternative),
    isPointer: input.isPointer,
    ignoresLayout: input.ignoresLayout,
    settleMs,
  });
  const rollFor = rollPerState();
  let chosen: PlayedPly | undefined;
  const playOn = async (): Promise<PlayedPart> => {
    for (let presses = 0; presses < MAX_PRESSES; presses++) {
      const situation = await player.evaluate((inPage, ply) => inPage.next(ply), chosen);
      const { kind, offered = [] } = situation;
      chosen = undefined;
      findings.push(...situation.findings);
      if (kind === 'stuck') findings.push(`stuck at ${await storedStep(page, game)}`);
      if (kind === 'guideEnd' || kind === 'stuck' || isPast(situation) || findings.length > MAX_FINDINGS)
        return { findings, plies: await player.evaluate((inPage) => inPage.playedPlies()) };
      if (kind === 'play') await input.play(page, situation);
      else if (kind === 'free') {
        const ply = offered[rollFor(situation.seq)(offered.length)] as Ply;
        chosen = toPlayed(game, ply, printPly(names, ply));
      } else await input.press(page, situation);
    }
    return { findings: [...findings, 'the guide does not come to its end'], plies: [] };
  };
  return withoutDrawing(page, playOn);
}

/** Plays the chapter up to the alternative, again and again until each of its plies was played. */
export async function playAlternative(
  page: Page,
  loaded: LoadedGuide,
  input: GuideInput,
  alternative: Alternative,
): Promise<readonly string[]> {
  let left = alternative.plies;
  while (left.length > 0) {
    await forgetGuide(page, loaded.guide.game);
    const { findings, plies } = await playPart(page, loaded, input, {
      alternative: { ...alternative, plies: left },
    });
    const rest = left.filter((each) => !plies.includes(each));
    if (findings.length > 0) return findings;
    if (rest.length === left.length) return [`${left.join(', ')}: not offered`];
    left = rest;
  }
  return [];
}

/** The ids of the steps that were begun, as the page counts them. */
export const begunSteps = (page: Page, game: string): Promise<string[]> =>
  page.evaluate((id) => {
    const { begun = {} } = JSON.parse(localStorage.getItem(`pithead.guide.${id}`) ?? '{}') as {
      begun?: Record<string, number>;
    };
    return Object.keys(begun);
  }, game);

const forgetGuide = (page: Page, game: string): Promise<void> =>
  page.evaluate((id) => localStorage.removeItem(`pithead.guide.${id}`), game);

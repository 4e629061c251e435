/**
 * The part of a guide's player that runs inside the page: it waits until the coach is at rest, looks at the step,
 * and finds what is to be selected. The functions are sent to the page as source text, so each uses nothing from
 * outside itself.
 */
import type { JSHandle, Page } from '@playwright/test';
import { probeCoach } from '../probes/coachProbe.ts';
import type { PlayedPly, PlyPresser, Press, RecordedPage } from './plyPresser.ts';
import { createPlyPresser } from './plyPresser.ts';

export interface PlayedStep {
  readonly id: string;
  /** What the learner plays, in order. */
  readonly plies: readonly PlayedPly[];
  /** Selectors of what the step is about, and of further places, which a phone may have in a closed sheet. */
  readonly point: string | undefined;
  readonly also: readonly string[];
  /** What the step is about depends on the match. */
  readonly isPointComputed: boolean;
  readonly endsBy: 'next' | 'goal';
  /** The coach lights up what is to be selected. */
  readonly isLit: boolean;
  /** Left out after an alternative, which changes what is to be seen. */
  readonly isInspected: boolean;
  /** The sentence, if it is the same in every course of the match. */
  readonly sentence: string | undefined;
}

/** By chapter and step. */
export type PlayedGuide = readonly (readonly PlayedStep[])[];

export interface GuideSituation extends Partial<Press> {
  readonly kind:
    /** The step only tells. */
    | 'next'
    /** A ply is to be played. */
    | 'play'
    /** The learner plays without suggestions. */
    | 'free'
    /** A scoring panel is open. */
    | 'continue'
    | 'chapterEnd'
    | 'guideEnd'
    /** Nothing happened for a long time. */
    | 'stuck';
  readonly chapter: number;
  readonly step: number;
  /** The sequence number of the shown state. */
  readonly seq: number;
  readonly findings: readonly string[];
  /** The ply in notation. */
  readonly text?: string;
  /** In free play: the plies that can be played; only those without a place on the board if there are any. */
  readonly offered?: readonly (readonly [verb: string, noun: number])[];
}

export interface GuidePage {
  /** In notation, without those of free play. */
  playedPlies(): readonly string[];
  /** With a ply that was chosen in free play. */
  next(chosen?: PlayedPly): Promise<GuideSituation>;
}

export interface PlayerOptions {
  /** Everything must be reached by a pointer. */
  readonly isPointer: boolean;
  /** Not looked at is what the coach points at, and whether it can be seen. */
  readonly ignoresLayout: boolean;
  /** Pages scroll, sheets open and parts of the table are loaded before everything is in its place. */
  readonly settleMs: number;
}

/** Needs `recordStates` and `findTargetOf`. */
export function createGuidePage(
  game: string,
  guide: PlayedGuide,
  presser: PlyPresser,
  probe: typeof probeCoach,
  { isPointer, ignoresLayout, settleMs }: PlayerOptions,
): GuidePage {
  const LONGEST_WAIT_MS = 60_000;
  /** A tap becomes a click a moment later. */
  const LONGEST_TAP_MS = 250;
  /** The coach closes a sheet that covers the target; after a quick press the learner does. */
  const COVERED_MS = 2_000;
  /** Amounts need one press for each piece. */
  const MAX_PRESSES = 40;
  const MAX_PRESSES_OF_CHOSEN = 8;
  const MAX_WORDS = 20;
  const PHONE = '(max-width: 699px), (max-height: 500px) and (orientation: landscape)';
  const isPhone = matchMedia(PHONE).matches;
  const seen = new Set<string>();
  const page = window as unknown as RecordedPage;
  const playedPlies: string[] = [];
  /** The places of the step's plies that were played. */
  let done = new Set<number>();
  let current = '';
  let chosen: PlayedPly | undefined;
  /** The ply that is being played. */
  let pressed: { readonly seq: number; readonly ply: PlayedPly; presses: number; at: number } | undefined;

  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const visible = (selector: string): Element | undefined =>
    [...document.querySelectorAll(selector)].find(isShown);
  const place = (selector: string): Element | undefined =>
    [...document.querySelectorAll(`.table :is(${selector})`)].find(
      (each) => each.closest('.coach') === null && isShown(each),
    );
  const stored = (): { chapter: number; step: number; isReached: boolean; isFree: boolean } | undefined =>
    (JSON.parse(localStorage.getItem(`pithead.guide.${game}`) ?? '{}') as { progress?: never }).progress;
  const frame = (): Promise<unknown> => new Promise((resolve) => void requestAnimationFrame(resolve));
  const mainButton = (): Element | undefined => visible('.coach [data-main]');
  const offers = (): Readonly<Record<string, readonly number[]>> => page.sentState?.offers ?? {};

  function restingKind(): GuideSituation['kind'] | undefined {
    if (visible('dialog.guide-end[open]') !== undefined) return 'guideEnd';
    if (visible('.scoring-continue') !== undefined) return 'continue';
    const progress = stored();
    if (progress === undefined || visible('.coach-say') === undefined) return undefined;
    if ((page.openCalls ?? 0) > 0 || document.querySelector('.table[data-busy="true"]') !== null)
      return undefined;
    const steps = guide[progress.chapter] ?? [];
    const main = mainButton();
    if (progress.step >= steps.length) return main === undefined ? undefined : 'chapterEnd';
    if (progress.isReached) return undefined;
    const step = steps[progress.step] as PlayedStep;
    if (step.endsBy === 'next') return main === undefined ? undefined : 'next';
    if (Object.keys(offers()).length === 0) return undefined;
    return nextPly(step) === undefined ? 'free' : 'play';
  }

  const isOffered = ({ ply: [verb, noun] }: PlayedPly): boolean => offers()[verb]?.includes(noun) === true;
  const nextPly = ({ plies }: PlayedStep): PlayedPly | undefined =>
    plies.find((each, i) => !done.has(i) && isOffered(each)) ??
    (chosen !== undefined && isOffered(chosen) ? chosen : undefined);

  function finish(ply: PlayedPly): void {
    pressed = undefined;
    if (ply === chosen) chosen = undefined;
    else {
      const { chapter = 0, step = 0 } = stored() ?? {};
      done.add((guide[chapter]?.[step]?.plies ?? []).findIndex((each, i) => each === ply && !done.has(i)));
      playedPlies.push(ply.text);
    }
  }

  /** Remembers plies that were played, and forgets them when another step begins. */
  function follow(): void {
    const progress = stored();
    const step = `${progress?.chapter}/${progress?.step}`;
    if (pressed !== undefined && pressed.seq !== (page.sentState?.seq ?? 0)) finish(pressed.ply);
    if (step !== current) done = new Set();
    current = step;
  }

  /** A form shows what the ply says, and sends it with a later one; or a chosen ply can't be played. */
  function skipComposed(): boolean {
    const { chapter = 0, step = 0 } = stored() ?? {};
    const ply = nextPly(guide[chapter]?.[step] as PlayedStep);
    const isTooLong = ply === chosen && (pressed?.presses ?? 0) > MAX_PRESSES_OF_CHOSEN;
    if (ply === undefined || !(presser.isComposed(ply) || isTooLong)) return false;
    finish(ply);
    return true;
  }

  const isOnItsWay = (): boolean =>
    pressed !== undefined && !presser.isPressed() && performance.now() < pressed.at + LONGEST_TAP_MS;

  function inspect(step: PlayedStep): string[] {
    const said = visible('.coach-say')?.textContent?.trim() ?? '';
    const isMissing = (selector: string): boolean =>
      isPhone ? document.querySelector(`.table :is(${selector})`) === null : place(selector) === undefined;
    const findings = [
      ...(step.point !== undefined && place(step.point) === undefined ? [step.point] : []),
      ...step.also.filter(isMissing),
    ].map((selector) => `${step.id}: ${selector} is not to be seen`);
    const hasRoom = visible('.coach.is-floating') !== undefined;
    const pointed = step.point === undefined ? [] : [step.point];
    const ringed = step.isPointComputed ? undefined : pointed;
    // The command line covers parts of the table.
    const places = hasRoom ? [...pointed, ...step.also] : pointed;
    if (!ignoresLayout) findings.push(...probe(places, ringed).map((finding) => `${step.id}: ${finding}`));
    if (said === '' || /[{}]|undefined|NaN/.test(said)) findings.push(`${step.id}: says “${said}”`);
    if (said.split(/\s+/).length > MAX_WORDS) findings.push(`${step.id}: says too much: “${said}”`);
    if (step.sentence !== undefined && said !== step.sentence)
      findings.push(`${step.id}: says “${said}” instead of “${step.sentence}”`);
    return findings;
  }

  function offeredPlies(): GuideSituation['offered'] {
    const all = Object.entries(offers()).flatMap(([verb, nouns]) =>
      nouns.map((noun): readonly [string, number] => [verb, noun]),
    );
    const endsSomething = (ply: readonly [string, number]): boolean =>
      (presser.targetOf({ text: '', ply, source: undefined })?.closest('.prompt, [data-main]') ?? null) !==
      null;
    const ends = all.filter(endsSomething);
    return ends.length > 0 ? ends : all;
  }

  function lookAtPly(step: PlayedStep, ply: PlayedPly, findings: string[]): Partial<GuideSituation> {
    const target = presser.targetOf(ply);
    const isLit = [...document.querySelectorAll('[data-lit]')].some(
      (each) => target !== undefined && (each.contains(target) || target.contains(each)),
    );
    if (mainButton() !== undefined && playedPlies.at(-1) !== undefined && ply !== chosen)
      findings.push(`${step.id}: the coach does not accept ${playedPlies.at(-1)}`);
    if (step.isLit && ply !== chosen && !isLit) findings.push(`${step.id}: ${ply.text} is not lit`);
    if ((pressed?.presses ?? 0) > MAX_PRESSES) findings.push(`${step.id}: ${ply.text} is not played`);
    return { ...presser.nextPress(ply), text: ply.text };
  }

  function look(kind: GuideSituation['kind']): GuideSituation {
    const progress = stored();
    const { chapter = 0, step = 0 } = progress ?? {};
    const found: PlayedStep | undefined = guide[chapter]?.[step];
    const isOfStep = kind === 'next' || kind === 'play' || kind === 'free';
    const findings = isOfStep && found?.isInspected === true && !seen.has(current) ? inspect(found) : [];
    const ply = kind === 'play' && found !== undefined ? nextPly(found) : undefined;
    let more: Partial<GuideSituation> = {};
    if (kind === 'continue') more = presser.pressOn(visible('.scoring-continue'));
    else if (kind === 'next' || kind === 'chapterEnd') more = presser.pressOn(mainButton());
    else if (found !== undefined && ply !== undefined) more = lookAtPly(found, ply, findings);
    else if (kind === 'free') {
      more = { offered: offeredPlies() ?? [] };
      if (progress?.isFree !== true && (found?.plies.length ?? 0) > 0 && done.size === 0)
        findings.push(`${found?.id}: no suggestion is offered`);
    }
    const isPressed = kind !== 'free' && kind !== 'guideEnd' && kind !== 'stuck';
    if (isPointer && isPressed && more.point === undefined && (ply === undefined || ply !== chosen))
      findings.push(`${found?.id}: ${more.text ?? kind} can't be reached`);
    return { kind, chapter, step, seq: page.sentState?.seq ?? 0, findings, ...more };
  }

  /** As soon as the coach is at rest and everything can be seen; with findings if that takes too long. */
  async function wait(): Promise<GuideSituation> {
    const begun = performance.now();
    let restsSince: number | undefined;
    let restingStep = '';
    while (performance.now() < begun + LONGEST_WAIT_MS) {
      // What was sent last is drawn with the next frame.
      await frame();
      await frame();
      follow();
      const kind = isOnItsWay() ? undefined : restingKind();
      // A step that has just begun gets its own time to be drawn.
      if (kind === undefined || current !== restingStep) restsSince = undefined;
      restingStep = current;
      if (kind === undefined) continue;
      if (kind === 'play' && skipComposed()) continue;
      restsSince ??= performance.now();
      const situation = look(kind);
      if (situation.findings.length === 0 || performance.now() > restsSince + settleMs) return situation;
      const sheet = visible('#board [data-opens][aria-expanded="true"]');
      const isCovered = isPhone && kind === 'play' && situation.point === undefined && sheet !== undefined;
      if (isCovered && performance.now() > restsSince + COVERED_MS)
        return { ...situation, findings: [], ...presser.pressOn(sheet) };
    }
    return look('stuck');
  }

  return {
    playedPlies: () => playedPlies,
    async next(ply) {
      chosen = ply ?? chosen;
      const situation = await wait();
      const { kind, chapter, step } = situation;
      seen.add(current);
      const shown = kind === 'play' ? nextPly(guide[chapter]?.[step] as PlayedStep) : undefined;
      if (shown !== undefined) {
        pressed ??= { seq: page.sentState?.seq ?? 0, ply: shown, presses: 0, at: 0 };
        pressed.presses++;
        pressed.at = performance.now();
      }
      return situation;
    },
  };
}

export function openGuidePage(
  page: Page,
  { game, guide, ...options }: PlayerOptions & { readonly game: string; readonly guide: PlayedGuide },
): Promise<JSHandle<GuidePage>> {
  const given = [game, guide].map((each) => JSON.stringify(each)).join();
  return page.evaluateHandle<GuidePage>(
    `(${createGuidePage})(${given}, (${createPlyPresser})(), ${probeCoach}, ${JSON.stringify(options)})`,
  );
}

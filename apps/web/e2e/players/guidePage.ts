/**
 * The part of a guide's player that runs inside the page: it waits until the coach is at rest, looks at the step,
 * and finds what is to be selected. The functions are sent to the page as source text, so each uses nothing from
 * outside itself.
 */
import type { JSHandle, Page } from '@playwright/test';

export interface PlayedStep {
  readonly id: string;
  /** What the learner plays, in order, in notation and as the page knows it. */
  readonly plies: readonly { readonly text: string; readonly ply: readonly [string, number] }[];
  /** Selectors of everything that the step points at. */
  readonly places: readonly string[];
  readonly endsBy: 'next' | 'goal';
  /** The coach lights up what is to be selected. */
  readonly isLit: boolean;
  /** The sentence, if it is the same in every course of the match. */
  readonly sentence: string | undefined;
}

/** By chapter and step. */
export type PlayedGuide = readonly (readonly PlayedStep[])[];

export interface GuideSituation {
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
  readonly findings: readonly string[];
  /** The ply in notation. */
  readonly text?: string;
  readonly point?: { readonly x: number; readonly y: number } | undefined;
  /** How often `O` leads to it; `C` is the main button of the table. */
  readonly key?: number | 'c' | undefined;
}

export interface GuidePage {
  next(): Promise<GuideSituation>;
}

interface Recorded {
  readonly sentState?: {
    readonly seq: number;
    readonly view: unknown;
    readonly offers: Readonly<Record<string, readonly number[]>>;
  };
  readonly targetOf?: (ply: readonly [string, number], view: unknown) => string | undefined;
}

/** Needs `recordStates` and `findTargetOf`. */
export function createGuidePage(game: string, guide: PlayedGuide): GuidePage {
  const LONGEST_WAIT_MS = 20_000;
  const LOOK_AGAIN_MS = 25;
  /** Pages scroll, sheets open and parts of the table are loaded before everything is in its place. */
  const SETTLE_MS = 2_500;
  /** A ply that can't be undone is selected twice: the first press changes nothing but the prompt. */
  const SECOND_PRESS_MS = 250;
  const seen = new Set<string>();
  const page = window as unknown as Recorded;
  let played = 0;
  let current = '';
  let pressed: { readonly seq: number; readonly step: string; readonly at: number } | undefined;

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

  function restingKind(): GuideSituation['kind'] | undefined {
    if (visible('dialog.guide-end[open]') !== undefined) return 'guideEnd';
    if (visible('.scoring-continue') !== undefined) return 'continue';
    const progress = stored();
    if (progress === undefined || visible('.coach-say') === undefined) return undefined;
    if (document.querySelector('.table[data-busy="true"]') !== null) return undefined;
    const steps = guide[progress.chapter] ?? [];
    const main = mainButton();
    if (progress.step >= steps.length) return main === undefined ? undefined : 'chapterEnd';
    if (progress.isReached) return undefined;
    const step = steps[progress.step] as PlayedStep;
    if (step.endsBy === 'next') return main === undefined ? undefined : 'next';
    if (Object.keys(page.sentState?.offers ?? {}).length === 0) return undefined;
    return nextPly(step) === undefined ? 'free' : 'play';
  }

  const isOffered = ([verb, noun]: readonly [string, number]): boolean =>
    page.sentState?.offers[verb]?.includes(noun) === true;
  const nextPly = ({ plies }: PlayedStep): PlayedStep['plies'][number] | undefined =>
    plies.slice(played).find(({ ply }) => isOffered(ply));

  /** Counts plies that were played, and forgets them when another step begins. */
  function follow(): void {
    const progress = stored();
    const step = `${progress?.chapter}/${progress?.step}`;
    const seq = page.sentState?.seq ?? 0;
    if (pressed !== undefined && pressed.seq !== seq) {
      if (pressed.step === step) played++;
      pressed = undefined;
    }
    if (step !== current) played = 0;
    current = step;
  }

  const isWaitingForAnswer = (): boolean =>
    pressed !== undefined &&
    pressed.seq === page.sentState?.seq &&
    performance.now() < pressed.at + SECOND_PRESS_MS;

  function pointIn(element: Element): { x: number; y: number } | undefined {
    const PARTS = [0.5, 0.25, 0.75];
    for (const block of [undefined, 'center', 'end', 'start'] as const) {
      if (block !== undefined) element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of PARTS)
        for (const down of PARTS) {
          const point = { x: left + width * across, y: top + height * down };
          const hit = document.elementFromPoint(point.x, point.y);
          if (hit !== null && element.contains(hit)) return point;
        }
    }
    return undefined;
  }

  /** As the table does it: `O` goes to what is lit, then from offer to offer. */
  function keyTo(element: Element): number | 'c' | undefined {
    if (element.closest('[aria-keyshortcuts="C"], [data-main]') !== null) return 'c';
    const offers = [...document.querySelectorAll('#board [data-stop].is-offered')].filter(
      (each) => isShown(each) && !each.hasAttribute('disabled'),
    );
    const lit = visible('#board [data-lit]');
    const { activeElement: focus } = document;
    const stop =
      offers.find((each) => each === element) ??
      offers.find((each) => element.contains(each)) ??
      element.closest('[data-stop]');
    if (stop === null || stop === focus) return stop === null ? undefined : 0;
    const goesToLit = lit !== undefined && lit !== focus;
    if (goesToLit && lit === stop) return 1;
    const [from, to] = [offers.findIndex((each) => each === (goesToLit ? lit : focus)), offers.indexOf(stop)];
    if (to < 0) return undefined;
    return (goesToLit ? 1 : 0) + (from < 0 ? to + 1 : (to - from + offers.length) % offers.length);
  }

  function inspect(step: PlayedStep): string[] {
    const said = visible('.coach-say')?.textContent?.trim() ?? '';
    const findings = step.places
      .filter((selector) => place(selector) === undefined)
      .map((selector) => `${step.id}: ${selector} is not to be seen`);
    if (said === '' || /[{}]|undefined|NaN/.test(said)) findings.push(`${step.id}: says “${said}”`);
    if (step.sentence !== undefined && said !== step.sentence)
      findings.push(`${step.id}: says “${said}” instead of “${step.sentence}”`);
    return findings;
  }

  function look(kind: GuideSituation['kind']): GuideSituation {
    const progress = stored();
    const { chapter = 0, step = 0 } = progress ?? {};
    const found: PlayedStep | undefined = guide[chapter]?.[step];
    const isOfStep = kind === 'next' || kind === 'play' || kind === 'free';
    const findings = isOfStep && found !== undefined && !seen.has(current) ? inspect(found) : [];
    const press = (target: Element | undefined, more: Partial<GuideSituation> = {}): GuideSituation => {
      const point = target && pointIn(target);
      if (point === undefined) findings.push(`${found?.id}: ${more.text ?? kind} can't be reached`);
      return { kind, chapter, step, findings, point, ...more };
    };
    if (kind === 'continue') return press(visible('.scoring-continue'));
    if (kind === 'next' || kind === 'chapterEnd') return press(mainButton());
    if (kind === 'play' && found !== undefined) {
      const { text, ply } = nextPly(found) as PlayedStep['plies'][number];
      const target = targetOf(ply);
      const isLit = [...document.querySelectorAll('[data-lit]')].some(
        (each) => target !== undefined && (each.contains(target) || target.contains(each)),
      );
      if (found.isLit && !isLit) findings.push(`${found.id}: ${text} is not lit`);
      return press(target, { text, key: target && keyTo(target) });
    }
    const isScripted = kind === 'free' && progress?.isFree !== true && (found?.plies.length ?? 0) > 0;
    if (isScripted) findings.push(`${found?.id}: no suggestion is offered`);
    return { kind, chapter, step, findings };
  }

  function targetOf(ply: readonly [string, number]): Element | undefined {
    const [verb, noun] = ply;
    const selector =
      page.targetOf?.(ply, page.sentState?.view) ?? `.prompt [data-action="${verb}"][data-noun="${noun}"]`;
    return [...document.querySelectorAll(`#board :is(${selector})`)].find(isShown);
  }

  /** As soon as the coach is at rest and everything can be seen; with findings if that takes too long. */
  async function wait(): Promise<GuideSituation> {
    const begun = performance.now();
    let restsSince: number | undefined;
    while (performance.now() < begun + LONGEST_WAIT_MS) {
      // What was sent last is drawn with the next frame.
      await frame();
      await frame();
      follow();
      const kind = isWaitingForAnswer() ? undefined : restingKind();
      if (kind !== undefined) {
        restsSince ??= performance.now();
        const situation = look(kind);
        if (situation.findings.length === 0 || performance.now() > restsSince + SETTLE_MS) return situation;
      }
      await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
    }
    return look('stuck');
  }

  return {
    async next() {
      const situation = await wait();
      seen.add(current);
      if (situation.kind === 'play')
        pressed = { seq: page.sentState?.seq ?? 0, step: current, at: performance.now() };
      return situation;
    },
  };
}

export const openGuidePage = (page: Page, game: string, guide: PlayedGuide): Promise<JSHandle<GuidePage>> =>
  page.evaluateHandle<GuidePage>(`(${createGuidePage})(${JSON.stringify(game)}, ${JSON.stringify(guide)})`);

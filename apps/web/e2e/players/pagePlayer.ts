/**
 * The part of a player that runs inside the page: it waits for a decision, chooses, and scrolls to the choice.
 * Calls from outside take longer than all of that, so one call does it. The functions are sent to the page as
 * source text, so each uses nothing from outside itself.
 */
import type { JSHandle, Page } from '@playwright/test';

export type Roll = (below: number) => number;

/** A selector, and how often an element that it finds is taken; earlier rows go first. */
export type WeightedSelector = readonly [selector: string, odds: number];

/** Chooses an offered element. */
export type Chooser = (roll: Roll, weighted: readonly WeightedSelector[]) => Element | undefined;

export function seededRoll(seed: number): Roll {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export function chooseByWeight(roll: Roll, weighted: readonly WeightedSelector[]): Element | undefined {
  const RESOLUTION = 10_000;
  for (const [selector, odds] of weighted) {
    if (roll(RESOLUTION) >= odds * RESOLUTION) continue;
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const chosen = found[roll(found.length)];
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** What a page waits for: a decision of this seat, a scoring panel that is to be continued, or the end. */
export type Situation = 'decide' | 'continue' | 'over';

export interface NextPress {
  /** Undefined while others decide for a long time. */
  readonly situation: Situation | undefined;
  /** Where to press; undefined if the choice is covered or gone. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
}

export interface PagePlayer {
  /**
   * Resolves when the last press has arrived and its request was answered, and there is something to do; undefined
   * while others decide for a long time. What a page shows before that is soon replaced.
   */
  rest(): Promise<Situation | undefined>;
  /** Nothing is rolled before there is a decision: the course of a game must not depend on speed. */
  next(): Promise<NextPress>;
  stop(): void;
}

export interface PagePlayerOptions {
  readonly seed: number;
  readonly weighted: readonly WeightedSelector[];
}

/** Resolves as soon as there is something to do; undefined after `ms` milliseconds without. */
export function waitForSituation(ms: number): Promise<Situation | undefined> {
  const OFFERED = '#board .is-offered, #board [data-main], .prompt [data-action]';
  // Style sheets may show an element without a change of the document.
  const LOOK_AGAIN_MS = 100;
  const look = (): Situation | undefined => {
    if (document.querySelector('.scoring-continue') !== null) return 'continue';
    if (document.querySelector('section.end') !== null) return 'over';
    if (document.querySelector('.table[data-busy="true"]') !== null) return undefined;
    const isOffered = [...document.querySelectorAll(OFFERED)].some((each) => each.checkVisibility());
    return isOffered ? 'decide' : undefined;
  };
  const first = look();
  if (first !== undefined) return Promise.resolve(first);
  return new Promise((resolve) => {
    const finish = (found: Situation | undefined): void => {
      observer.disconnect();
      clearInterval(interval);
      clearTimeout(timer);
      resolve(found);
    };
    const lookAgain = (): void => {
      const found = look();
      if (found !== undefined) finish(found);
    };
    const observer = new MutationObserver(lookAgain);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const interval = setInterval(lookAgain, LOOK_AGAIN_MS);
    const timer = setTimeout(() => finish(undefined), ms);
  });
}

export function createPagePlayer(
  roll: Roll,
  choose: Chooser,
  wait: typeof waitForSituation,
  weighted: readonly WeightedSelector[],
): PagePlayer {
  const LONGEST_WAIT_MS = 2000;
  /** A piece that moves covers what is offered. */
  const SHORT_WAIT_MS = 15;
  /** A tap becomes a click a moment later; one that moves the page never does. */
  const LONGEST_TAP_MS = 250;
  const PARTS = [0.5, 0.25, 0.75];
  const ALIGNMENTS = [undefined, 'center', 'end', 'start'] as const;
  const listening = new AbortController();
  let wanted: Element | undefined;
  let isBlocked = false;
  let hasArrived = true;

  // The table may scroll or change between the choice and the press, which then would hit something else.
  for (const name of ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click'])
    window.addEventListener(
      name,
      (event) => {
        if (name === 'pointerdown')
          isBlocked =
            wanted !== undefined && !(event.target instanceof Node && wanted.contains(event.target));
        if (name === 'click' || isBlocked) hasArrived = true;
        if (!isBlocked) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, passive: false, signal: listening.signal },
    );

  function pointIn(element: Element): { x: number; y: number } | undefined {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of PARTS)
      for (const down of PARTS) {
        const point = { x: left + width * across, y: top + height * down };
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit !== null && element.contains(hit)) return point;
      }
    return undefined;
  }

  /** A point where nothing covers the element, after scrolling to it if necessary. */
  function reach(element: Element): { x: number; y: number } | undefined {
    for (const block of ALIGNMENTS) {
      if (block !== undefined) element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const point = pointIn(element);
      if (point !== undefined) return point;
    }
    return undefined;
  }

  const pause = (): Promise<unknown> => new Promise((resolve) => void setTimeout(resolve, SHORT_WAIT_MS));

  async function rest(): Promise<Situation | undefined> {
    const latest = performance.now() + LONGEST_TAP_MS;
    const isOnItsWay = (): boolean => !hasArrived && performance.now() < latest;
    while (isOnItsWay()) await pause();
    hasArrived = true;
    for (;;) {
      const situation = await wait(LONGEST_WAIT_MS);
      const isAnswered = document.querySelector('.table[data-busy="true"]') === null;
      if (situation !== undefined || isAnswered) return situation;
    }
  }

  return {
    rest,
    async next() {
      const situation = await rest();
      wanted = undefined;
      if (situation === undefined || situation === 'over') return { situation };
      wanted =
        situation === 'continue'
          ? (document.querySelector('.scoring-continue') ?? undefined)
          : choose(roll, weighted);
      const point = wanted && reach(wanted);
      if (point === undefined) await pause();
      else hasArrived = false;
      return { situation, point };
    },
    stop: () => listening.abort(),
  };
}

export const startPagePlayer = (
  page: Page,
  choose: Chooser,
  { seed, weighted }: PagePlayerOptions,
): Promise<JSHandle<PagePlayer>> =>
  page.evaluateHandle<PagePlayer>(
    `(${createPagePlayer})((${seededRoll})(${seed}), ${choose}, ${waitForSituation}, ${JSON.stringify(weighted)})`,
  );

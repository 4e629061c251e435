/** Where the places of a step are on the screen, followed while pages scroll and pieces move. */
import { onDeferredDrawn } from '@pithead/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isMotionReduced } from '../../settings.ts';
import { bringIntoView, isInView, isWhollyInView } from '../../table/inView/bringIntoView.ts';
import type { Box } from '../../geometry.ts';
import { boxWith } from '../../geometry.ts';
import type { StepPlaces } from './stepPlaces.ts';
import { findPlace, isHeld, openSheetOf } from './stepPlaces.ts';
import { visiblePart } from './visibleBox.ts';

export interface AlsoBox {
  readonly box: Box;
  readonly tag: string | undefined;
  readonly ghost: string | undefined;
}

interface ChoiceBox {
  readonly box: Box;
  readonly letters: string;
}

export interface StepBoxes {
  /** Targets with a ring, the most important first. */
  readonly targets: readonly Box[];
  /** Selectors of what is to be selected and can be found. */
  readonly pressed: readonly string[];
  /** Targets of a choice, with the letters of the options that the sign explains. */
  readonly choices: readonly ChoiceBox[];
  /** Lit without a ring: the surroundings of a target. */
  readonly regions: readonly Box[];
  readonly also: readonly AlsoBox[];
  readonly clear: readonly Box[];
  readonly prompt: Box | undefined;
  readonly header: Box | undefined;
  /** The rules drawer, while it is open. */
  readonly drawer: Box | undefined;
  /** What is scrolled to. */
  readonly scrollTo: string | undefined;
  /** Where the sign of a phone held sideways covers less of what the step points at. */
  readonly side: 'left' | 'right';
}

const NO_BOXES: StepBoxes = {
  targets: [],
  pressed: [],
  choices: [],
  regions: [],
  also: [],
  clear: [],
  prompt: undefined,
  header: undefined,
  drawer: undefined,
  scrollTo: undefined,
  side: 'right',
};

const RING_PX = 5;
const A = 97;
const ALSO_PX = 3;
/** A place that takes more of the screen than this is everything: nothing is lit then. */
const WHOLE_SCREEN = 0.6;
/** Sheets that open with a decision have arrived by then. */
const SETTLE_MS = 250;

function boxOf(element: Element | null | undefined, margin = 0): Box | undefined {
  const rect = element?.getBoundingClientRect();
  if (rect === undefined || rect.width === 0 || rect.height === 0) return undefined;
  const round = Math.round;
  const { left, top, right, bottom } = boxWith(rect, margin);
  return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) };
}

const isKnown = <T>(value: T | undefined): value is T => value !== undefined;
const boxesOf = (selectors: readonly string[]): Box[] =>
  selectors.map((each) => boxOf(findPlace(each))).filter(isKnown);

/** Of all places that match. */
const allBoxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(`.table :is(${selector})`)].map((each) => boxOf(each)).filter(isKnown);

const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

const isWholeScreen = ({ left, top, right, bottom }: Box): boolean =>
  (right - left) * (bottom - top) > WHOLE_SCREEN * innerWidth * innerHeight;

/** What lies around the targets in their part of the table: the other choices. */
const areasOf = (selectors: readonly string[]): Box[] =>
  selectors
    .map((each) => boxOf(findPlace(each)?.closest('[data-area]')))
    .filter(isKnown)
    .filter((box) => !isWholeScreen(box));

const LOG_LINES_PX = 120;

/** The end of the log, where the newest lines are. */
function newestLines(): Box[] {
  const box = boxOf(document.querySelector('#log'));
  return box === undefined ? [] : [{ ...box, top: Math.max(box.top, box.bottom - LOG_LINES_PX) }];
}

/** On phones panels scroll, and sheets and bars cover places: only what can be seen of a place is lit. */
function seenBox(selector: string, margin: number, isPhone: boolean): Box | undefined {
  const place = findPlace(selector);
  const box = boxOf(place, margin);
  return isPhone && place !== undefined && box !== undefined ? visiblePart(place, box) : box;
}

function shownBox(selector: string, margin: number, isPhone: boolean): Box | undefined {
  const place = findPlace(selector);
  return place === undefined || (isPhone && !isInView(place))
    ? undefined
    : seenBox(selector, margin, isPhone);
}

/** Options that are selected at one place, such as amounts, have their letters side by side. */
function choicesOf(press: readonly string[], isPhone: boolean): ChoiceBox[] {
  if (press.length < 2) return [];
  return [...new Set(press)].flatMap((selector) => {
    const box = seenBox(selector, RING_PX, isPhone);
    const letters = press.flatMap((each, i) => (each === selector ? [String.fromCodePoint(A + i)] : []));
    return box === undefined ? [] : [{ box, letters: letters.join(' ') }];
  });
}

function measure(places: StepPlaces, isPhone: boolean): StepBoxes {
  const { press, about, also, clear } = places;
  const pressed = [...new Set(press)].map((each) => seenBox(each, RING_PX, isPhone)).filter(isKnown);
  const region = about === undefined ? undefined : shownBox(about, RING_PX, isPhone);
  const isRegion = region !== undefined && pressed.some((each) => contains(region, each));
  const isLit = region !== undefined && !isWholeScreen(region);
  return {
    targets: [...(isLit && !isRegion ? [region] : []), ...pressed],
    pressed: press.filter((each) => findPlace(each) !== undefined),
    choices: choicesOf(press, isPhone),
    regions: isLit && isRegion ? [region] : [],
    also: also.flatMap(({ at, tag, ghost }) => {
      const box = shownBox(at, ALSO_PX, isPhone);
      const isWhole = JSON.stringify(box) === JSON.stringify(boxOf(findPlace(at), ALSO_PX));
      return box === undefined ? [] : [{ box, tag, ghost: isWhole ? ghost : undefined }];
    }),
    clear: [
      ...boxesOf(clear),
      ...newestLines(),
      ...areasOf([...press, ...(about === undefined ? [] : [about])]),
    ],
    prompt: boxOf(document.querySelector('.prompt'), ALSO_PX),
    header: boxOf(document.querySelector('.table-top')),
    drawer: boxOf(document.querySelector('.rules-drawer[open]')),
    scrollTo: placeToSee(places),
    side: isPhone ? sideFor([...press, ...(about === undefined ? [] : [about])]) : 'right',
  };
}

/** A form is one decision: in free play all of it has to be seen, more than what the sentence is about. */
const FORM = '#board :is(form, [data-area="form"])';

/** Also places that the sign covers now count, because it may go to the other side. */
function sideFor(selectors: readonly string[]): 'left' | 'right' {
  const width = document.querySelector<HTMLElement>('.coach')?.offsetWidth ?? 0;
  const hidden = { left: 0, right: 0 };
  for (const { left, right, top, bottom } of selectors.flatMap((each) => allBoxesOf(each))) {
    if (bottom < 0 || top > innerHeight) continue;
    hidden.left += Math.max(0, width - left) / (right - left);
    hidden.right += Math.max(0, right - (innerWidth - width)) / (right - left);
  }
  return hidden.left < hidden.right ? 'left' : 'right';
}

/** What may move places. Animations and smooth scrolling go on for a while after it. */
const MOVERS = ['scroll', 'resize', 'transitionrun', 'animationstart', 'pointerup', 'keyup'] as const;
const MOVING_MS = 700;
const RESTING_MS = 150;
/** A frame between the parts of a press must not be long: the click would wait for it. */
const PRESSES = ['pointerdown', 'pointerup'] as const;
const PRESS_MS = 120;
/** Places are laid out to be measured: a slow phone spends a fifth of its time with that at most. */
const PAUSE_FACTOR = 4;

/** Calls back in every frame while places may move, else a few times per second. Hidden pages get no frames. */
function whileShown(run: () => void): () => void {
  let frame = 0;
  let [movingUntil, restingUntil, pausedUntil] = [performance.now() + MOVING_MS, 0, 0];
  const next = (now: number): void => {
    frame = requestAnimationFrame(next);
    if (now < pausedUntil || (now >= movingUntil && now < restingUntil)) return;
    const begun = performance.now();
    run();
    pausedUntil = now + (performance.now() - begun) * PAUSE_FACTOR;
    restingUntil = now + RESTING_MS;
  };
  const move = (): void => void (movingUntil = performance.now() + MOVING_MS);
  const pause = (): void => void (pausedUntil = performance.now() + PRESS_MS);
  for (const type of MOVERS) addEventListener(type, move, { capture: true, passive: true });
  for (const type of PRESSES) addEventListener(type, pause, { capture: true, passive: true });
  next(performance.now());
  return () => {
    cancelAnimationFrame(frame);
    for (const type of MOVERS) removeEventListener(type, move, { capture: true });
    for (const type of PRESSES) removeEventListener(type, pause, { capture: true });
  };
}

/** Measuring takes long on phones: the answer to a press comes first. */
const isAnswerAwaited = (): boolean => document.querySelector('.table[data-busy="true"]') !== null;

/** The table scrolls to a new decision by itself, and the sign may grow: a place is looked for again after that. */
const LOOKS_MS = [0, 500, 1200];
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Opens the sheet that a place is in, and scrolls to it, until the learner scrolls or selects something. */
function useInView(selector: string | undefined, stepKey: string, isReady: boolean): void {
  useEffect(() => {
    if (selector === undefined || !isReady) return undefined;
    const scroll = (): void => {
      const place = findPlace(selector);
      if (place !== undefined && !isWhollyInView(place)) bringIntoView(place, isMotionReduced());
    };
    const look = (): void => {
      const hasOpened = openSheetOf(selector);
      timers.push(setTimeout(scroll, hasOpened ? SETTLE_MS : 0));
    };
    const timers = LOOKS_MS.map((later) => setTimeout(look, SETTLE_MS + later));
    // On a slow device the part of the table with the place may not be drawn yet.
    const unlisten = onDeferredDrawn(() => timers.push(setTimeout(look, SETTLE_MS)));
    const stop = (): void => {
      timers.forEach((timer) => clearTimeout(timer));
      unlisten();
      OWN_SCROLLING.forEach((type) => removeEventListener(type, stop));
    };
    OWN_SCROLLING.forEach((type) => addEventListener(type, stop, { passive: true }));
    return stop;
  }, [selector, stepKey, isReady]);
}

/** The piece before its goal. The prompt bar is always in view, so what the sentence is about comes first then. */
function placeToSee({ press: [press], take, about }: StepPlaces): string | undefined {
  if (take !== undefined && findPlace(take) !== undefined && !isHeld(take)) return take;
  const isInPrompt = press !== undefined && findPlace(press)?.closest('.prompt') !== null;
  return isInPrompt ? (about ?? press) : (press ?? about);
}

/** `isReady` once the animations of the last move are over: until then nothing is lit. */
export function useStepBoxes(
  places: StepPlaces,
  stepKey: string,
  {
    isReady,
    isPhone,
    isBehind,
    isFreePlay,
  }: {
    readonly isReady: boolean;
    readonly isPhone: boolean;
    /** The table is about to change: what was lit stays lit until then. */
    readonly isBehind: boolean;
    /** The learner may select anything that is offered. */
    readonly isFreePlay: boolean;
  },
): StepBoxes {
  const [boxes, setBoxes] = useState(NO_BOXES);
  const key = `${JSON.stringify(places)}${stepKey}${isReady}${isPhone}${isBehind}${isFreePlay}`;
  const newestKey = useRef(key);
  newestKey.current = key;
  useInView(boxes.scrollTo, stepKey, isReady);
  useEffect(() => {
    if (isBehind) return undefined;
    let last = '';
    return whileShown(() => {
      // The frame with a new sentence does not wait, either.
      if (newestKey.current !== key || isAnswerAwaited()) return;
      const shown = isReady ? places : { ...places, press: [], about: undefined, also: [] };
      const now = {
        ...measure(shown, isPhone),
        ...(isPhone && isFreePlay && findPlace(FORM) !== undefined && { side: sideFor([FORM]) }),
      };
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      setBoxes(now);
    });
  }, [key]);
  return boxes;
}

/** What a step shows on the table, as selectors, and the elements behind them. */
import type { GuidePlace } from '@pithead/guide';
import type { Ply } from '@pithead/kernel';
import { parsePly } from '@pithead/kernel';
import { isInView, targetSelector } from '../../table/inView/bringIntoView.ts';
import { openSheetAround } from '../../table/inView/openSheetAround.ts';
import type { LoadedGame } from '../../table/useGameTable.ts';
import type { GuideRun } from '../guideRun.ts';
import { isUnderSheet } from './visibleBox.ts';

export interface StepPlaces {
  /** What is selected to do the step; several if the learner chooses. */
  readonly press: readonly string[];
  /** The piece that is selected before what is in `press`, the place where it goes. */
  readonly take: string | undefined;
  /** What the sentence is about. */
  readonly about: string | undefined;
  readonly also: readonly GuidePlace[];
  readonly clear: readonly string[];
}

const NO_PLACES: StepPlaces = { press: [], take: undefined, about: undefined, also: [], clear: [] };

/** Undefined places while the bots play or the learner is asked something else. */
export function stepPlacesOf(run: GuideRun, loadedGame: LoadedGame): StepPlaces {
  const { shownStep: step } = run;
  const isAsking = run.question !== undefined || run.isReminding;
  if (step === undefined || isAsking || (run.progress.isReached && run.reread === undefined))
    return NO_PLACES;
  const { point, also = [], clear = [] } = step;
  const about = typeof point === 'function' ? point(run.shownContext) : point;
  const select = (ply: Ply): string => targetSelector(loadedGame, ply, run.shownContext.view);
  const options = run.options.map(({ ply }) => parsePly(run.names, ply));
  const plies = options.length > 0 ? options : run.suggestions.slice(0, 1);
  const press = run.reread === undefined ? plies.map(select) : [];
  const isTakenFirst = step.isTakenFirst === true || step.show?.from === about;
  const take = press.length > 0 && isTakenFirst ? about : undefined;
  return { press, take, about, also, clear };
}

const allOf = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`.table :is(${selector})`)].filter(
    (each) => each.closest('.coach') === null,
  );

const HELD = '[aria-pressed="true"]';

/** Whether the learner has selected a piece that can be put somewhere. */
export const isHeld = (selector: string): boolean =>
  allOf(selector).some((each) => each.matches(HELD) || each.querySelector(HELD) !== null);

const isShown = (element: HTMLElement): boolean => element.checkVisibility();

/** The first visible match, anywhere at the table. */
export const findPlace = (selector: string): HTMLElement | undefined => allOf(selector).find(isShown);

/** What can get the focus: the place itself or the first thing to select inside it. */
export function focusableOf(place: HTMLElement): HTMLElement {
  const FOCUSABLE = 'button:enabled, a[href], input:enabled, select:enabled, [tabindex]';
  return place.matches(FOCUSABLE) ? place : (place.querySelector<HTMLElement>(FOCUSABLE) ?? place);
}

/** Opens the sheet or tab that a place is in if it can't be seen. True if something changed. */
export function openSheetOf(selector: string): boolean {
  const place = findPlace(selector) ?? allOf(selector)[0];
  if (place === undefined || (isInView(place) && !isUnderSheet(place))) return false;
  return openSheetAround(place);
}

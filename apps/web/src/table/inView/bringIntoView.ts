/** Finds things of the board, and scrolls to them where no header, bar or sheet covers them. */
import type { Ply } from '@pithead/kernel';
import type { LoadedGame } from '../useGameTable.ts';

/** The element on the table, or the button of the prompt bar, that stands for a ply. */
export const targetSelector = ({ table }: LoadedGame, [verb, noun]: Ply, view: unknown): string =>
  table.targetOf?.([verb, noun], view) ?? `.prompt [data-action="${verb}"][data-noun="${noun}"]`;

export const findTarget = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#board :is(${selector})`)].find((each) =>
    each.checkVisibility(),
  );

const STEP_PX = 6;
const MARGIN_PX = 12;

const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of a sheet or column that scrolls through which an element is seen. */
function clipOf(element: Element): Span {
  let span: Span = { start: 0, end: innerHeight };
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(each).overflowY)) continue;
    const { top, bottom } = each.getBoundingClientRect();
    span = { start: Math.max(span.start, top), end: Math.min(span.end, bottom) };
  }
  return span;
}

/** Whether a bar or a sheet that is not around the element lies over this point; also true off the screen. */
function isCovered(x: number, y: number, element: Element, clip: Span): boolean {
  if (y < clip.start || y > clip.end) return true;
  const top = document.elementFromPoint(x, y);
  if (top === null || element.contains(top)) return top === null;
  for (let each: Element | null = top; each !== null && !each.contains(element); each = each.parentElement)
    if (isFixed(each)) return true;
  return false;
}

const middleOf = ({ left, width }: DOMRect): number =>
  Math.min(innerWidth - 2, Math.max(1, left + width / 2));

/** The middle counts: large places may reach below a bar. */
export function isInView(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  return rect.height > 0 && !isCovered(middleOf(rect), rect.top + rect.height / 2, element, clipOf(element));
}

/** Whether nothing covers the upper and the lower edge. */
export function isWhollyInView(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  const clip = clipOf(element);
  return [rect.top + 1, rect.bottom - 1].every((y) => !isCovered(middleOf(rect), y, element, clip));
}

/** The tallest part of the screen at the element's column that nothing fixed covers. */
function freeSpan(element: Element): Span {
  const x = middleOf(element.getBoundingClientRect());
  // What scrolls by itself is brought into the view of the page with all of its scrolling part.
  const clip: Span = { start: 0, end: innerHeight };
  let best: Span = { start: 0, end: 0 };
  let start = 0;
  for (let y = 0; y <= innerHeight; y += STEP_PX) {
    if (y + STEP_PX <= innerHeight && !isCovered(x, y, element, clip)) continue;
    if (y - start > best.end - best.start) best = { start, end: y };
    start = y + STEP_PX;
  }
  return best;
}

/** Sheets, and columns of a phone held sideways, scroll by themselves. */
function hasOwnScrolling(element: Element): boolean {
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    const { position, overflowY } = getComputedStyle(each);
    const canScroll = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
    if (position === 'fixed' || canScroll) return true;
  }
  return false;
}

/** Whether all of the element can be seen at once. */
export function fitsView(element: Element): boolean {
  const { start, end } = freeSpan(element);
  return element.getBoundingClientRect().height + 2 * MARGIN_PX <= end - start;
}

export function bringIntoView(element: Element, isStill: boolean): void {
  const behavior = isStill ? 'instant' : 'smooth';
  if (hasOwnScrolling(element)) {
    const isLarge = element.getBoundingClientRect().height > innerHeight / 3;
    return element.scrollIntoView({ block: isLarge ? 'nearest' : 'center', behavior });
  }
  const { start, end } = freeSpan(element);
  const { top, height } = element.getBoundingClientRect();
  const isTall = height + 2 * MARGIN_PX > end - start;
  const by = isTall ? top - start - MARGIN_PX : top + height / 2 - (start + end) / 2;
  window.scrollBy({ top: by, behavior });
}

/** Which part of a place can be seen on a phone: panels that scroll, bars and sheets cut places off. */
import type { Box } from '../../geometry.ts';
import { overlap } from '../../geometry.ts';

/** Less than this of a place shows nothing. */
const LEAST_PX = 8;

const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The sheet at the lower edge of the screen that an element belongs to. */
function sheetAround(element: Element): Element | undefined {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (getComputedStyle(each).position === 'fixed') return each;
  return undefined;
}

/** Sheets, also closed ones, of which only the button that opens them is visible. */
function* sheetsOver(place: Element, openers: string): Generator<DOMRect> {
  for (const button of document.querySelectorAll(openers)) {
    const sheet = sheetAround(button);
    if (sheet !== undefined && !sheet.contains(place)) yield sheet.getBoundingClientRect();
  }
}

/** Whether an open sheet covers a part of a place that is not in it. */
export function isUnderSheet(place: Element): boolean {
  const box = place.getBoundingClientRect();
  const sheets = [...sheetsOver(place, '#board [data-opens][aria-expanded="true"]')];
  return sheets.some((sheet) => overlap(sheet, box) > 0);
}

/** What of `box`, which lies around the place, can be seen. */
export function visiblePart(place: Element, box: Box): Box | undefined {
  let seen = intersect(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let each = place.parentElement; each !== null && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY))
      seen = intersect(seen, each.getBoundingClientRect());
  const isInBar = place.closest('.prompt, .table-top, .rail') !== null;
  const header = document.querySelector('.table-top');
  const bars = isInBar ? [] : [...document.querySelectorAll('.prompt, .coach.is-sheet')];
  const low = [
    ...bars.map((bar) => bar.getBoundingClientRect()),
    ...sheetsOver(place, '#board [data-opens]'),
  ];
  if (!isInBar && header !== null)
    seen = { ...seen, top: Math.max(seen.top, header.getBoundingClientRect().bottom) };
  for (const bar of low)
    if (overlap(bar, seen) > 0 && bar.left <= seen.left && bar.right >= seen.right)
      seen = { ...seen, bottom: Math.min(seen.bottom, bar.top) };
  const { left, top, right, bottom } = seen;
  return right - left < LEAST_PX || bottom - top < LEAST_PX ? undefined : seen;
}

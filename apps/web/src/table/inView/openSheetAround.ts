/** On phones a place may lie in a closed sheet or behind a tab. */
import { bringIntoView, findTarget, isInView } from './bringIntoView.ts';

/** Sheets have arrived by then. */
const ARRIVAL_MS = 350;

const isOpen = (button: HTMLElement): boolean => button.getAttribute('aria-expanded') === 'true';

/**
 * Buttons that open a sheet or a tab of a narrow screen name it with `data-opens`, a selector. Opens the one that a
 * place is in, and closes those that cover it. True if something changed.
 */
export function openSheetAround(place: Element): boolean {
  const isAboveSheets = place.closest('.prompt, .table-top, .rail') !== null;
  const changing = [...document.querySelectorAll<HTMLElement>('#board [data-opens]')].filter((button) => {
    const isInside = place.closest(button.dataset['opens'] ?? '') !== null;
    return button.checkVisibility() && isInside !== isOpen(button) && !(isOpen(button) && isAboveSheets);
  });
  // Of two tabs only one is open, and a table draws both clicks at once: the one that opens has to be the last.
  for (const button of changing.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))) button.click();
  return changing.length > 0;
}

/** Scrolls to a place of the board, if need be after opening what covers it. False if it can't be seen. */
export async function showPlace(selector: string): Promise<boolean> {
  const place = findTarget(selector) ?? document.querySelector(`#board :is(${selector})`);
  if (place === null || isInView(place)) return place !== null;
  if (openSheetAround(place)) await new Promise((resolve) => void setTimeout(resolve, ARRIVAL_MS));
  const target = findTarget(selector);
  if (target === undefined) return false;
  if (!isInView(target)) bringIntoView(target, true);
  return isInView(target);
}

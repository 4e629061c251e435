/** On phones a place may lie in a closed sheet or behind a tab. */
import { bringIntoView, findTarget, isInView } from './bringIntoView.ts';

/** The handle of a sheet; what is selected to play has `data-stop`. */
const HANDLES = ':scope > [aria-expanded="false"]:not([data-stop])';
const TABS = ':scope > [class$="-tabs"] > [aria-expanded="false"]';
/** Sheets have arrived by then. */
const ARRIVAL_MS = 350;

function around(selector: string, handleSelector: string): HTMLElement[] {
  const handles: HTMLElement[] = [];
  const target = document.querySelector(`#board :is(${selector})`);
  for (let each = target?.parentElement; each && each.id !== 'board'; each = each.parentElement)
    handles.push(...each.querySelectorAll<HTMLElement>(handleSelector));
  return handles.filter((handle) => handle.checkVisibility());
}

/** Scrolls to a place, if need be after opening what covers it. False if it can't be seen. */
export async function openSheetAround(selector: string): Promise<boolean> {
  const target = findTarget(selector);
  if (target !== undefined && isInView(target)) return true;
  // In a closed sheet things are drawn but covered; behind a closed tab they are not drawn.
  const handles = [...around(selector, HANDLES), ...(target === undefined ? around(selector, TABS) : [])];
  for (const handle of handles) {
    handle.click();
    await new Promise((resolve) => void setTimeout(resolve, ARRIVAL_MS));
    if (isShown(selector)) return true;
  }
  return isShown(selector);
}

function isShown(selector: string): boolean {
  const target = findTarget(selector);
  if (target === undefined) return false;
  if (!isInView(target)) bringIntoView(target, true);
  return isInView(target);
}

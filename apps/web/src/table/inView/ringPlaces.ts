/** Rings around places of the table that somebody asked to see, for a few seconds. */
import { findTarget } from './bringIntoView.ts';
import { showPlace } from './openSheetAround.ts';
import './ringPlaces.css';

const SHOWN_MS = 4000;
const MARGIN_PX = 5;

let hide = (): void => undefined;

/**
 * Scrolls to the first of the places, moves the focus there and rings all of them. False if none is drawn. A
 * click or another call ends it.
 */
export async function ringPlaces(selectors: readonly string[]): Promise<boolean> {
  hide();
  for (const selector of selectors) if (await showPlace(selector)) break;
  const [first] = selectors.flatMap((selector) => findTarget(selector) ?? []);
  if (first === undefined) return false;
  first.focus({ preventScroll: true });
  ring(selectors);
  return true;
}

function ring(selectors: readonly string[]): void {
  const rings = selectors.map((selector) => ({ selector, element: document.createElement('div') }));
  for (const { element } of rings) {
    element.className = 'place-ring';
    element.setAttribute('aria-hidden', 'true');
    document.body.append(element);
  }
  let frame = 0;
  const follow = (): void => {
    for (const { selector, element } of rings) place(element, findTarget(selector));
    frame = requestAnimationFrame(follow);
  };
  follow();
  const timer = setTimeout(() => hide(), SHOWN_MS);
  const end = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('pointerdown', end);
    for (const { element } of rings) element.remove();
    hide = () => undefined;
  };
  hide = end;
  addEventListener('pointerdown', end);
}

function place({ style }: HTMLElement, target: HTMLElement | undefined): void {
  const rect = target?.getBoundingClientRect();
  style.visibility = rect === undefined ? 'hidden' : 'visible';
  if (rect === undefined) return;
  style.width = `${rect.width + 2 * MARGIN_PX}px`;
  style.height = `${rect.height + 2 * MARGIN_PX}px`;
  style.transform = `translate(${rect.x - MARGIN_PX}px, ${rect.y - MARGIN_PX}px)`;
}

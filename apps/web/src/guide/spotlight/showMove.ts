/** “Show me”: a copy of a piece makes the move once and goes back. Nothing is played. */
import { isMotionReduced } from '../../settings.ts';
import { HAND_PATH } from '../coach/guideIcons.tsx';
import { findPlace } from './stepPlaces.ts';

const FLIGHT_MS = 2600;
const STILL_MS = 3500;

export interface ShownMove {
  readonly from: string;
  /** Where the piece goes. A hand points at `from` if absent. */
  readonly to: string | undefined;
}

/** Without ids, which must stay unique, and out of reach of keyboard and screen reader. */
export function copyOf(piece: Element): Element {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  copy.inert = true;
  return copy;
}

function layer(
  className: string,
  { left, top, width, height }: DOMRect,
  content: string | Element,
): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  element.append(content);
  document.body.append(element);
  return element;
}

const centreOf = ({ left, top, width, height }: DOMRect): DOMRect =>
  new DOMRect(left + width / 2 - 16, top + height / 2 - 16, 32, 32);

function showNumbers(ends: readonly DOMRect[]): void {
  const marks = ends.map((end, i) => layer('show-number', centreOf(end), String(i + 1)));
  setTimeout(() => {
    for (const mark of marks) mark.remove();
  }, STILL_MS);
}

function flyAndReturn(
  piece: HTMLElement,
  by: { readonly x: number; readonly y: number },
  scale: number,
): void {
  const away = `translate(${by.x}px, ${by.y}px) scale(${scale})`;
  const flight = piece.animate(
    [
      { transform: 'none', opacity: 0, offset: 0 },
      { transform: 'none', opacity: 0.8, offset: 0.1 },
      { transform: away, opacity: 0.8, offset: 0.45, easing: 'ease-in-out' },
      { transform: away, opacity: 0.8, offset: 0.6 },
      { transform: 'none', opacity: 0.8, offset: 0.92 },
      { transform: 'none', opacity: 0, offset: 1 },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in-out' },
  );
  const remove = (): void => piece.remove();
  flight.addEventListener('finish', remove);
  flight.addEventListener('cancel', remove);
}

const SVG = 'http://www.w3.org/2000/svg';

function handElement(): Element {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', HAND_PATH);
  picture.append(path);
  return picture;
}

export function showMove({ from, to }: ShownMove, sign: DOMRect): void {
  const piece = findPlace(from);
  const start = piece?.getBoundingClientRect();
  const end = to === undefined ? undefined : findPlace(to)?.getBoundingClientRect();
  if (piece === undefined || start === undefined) return;
  const isStill = isMotionReduced();
  if (isStill) return showNumbers(end === undefined ? [start] : [start, end]);
  if (end === undefined) {
    const hand = centreOf(sign);
    const goal = centreOf(start);
    return flyAndReturn(
      layer('show-hand', hand, handElement()),
      { x: goal.x - hand.x, y: goal.y - hand.y },
      1,
    );
  }
  const x = end.x + end.width / 2 - start.x - start.width / 2;
  const y = end.y + end.height / 2 - start.y - start.height / 2;
  const scale = Math.min(1, end.width / start.width, end.height / start.height);
  flyAndReturn(layer('flying show-piece', start, copyOf(piece)), { x, y }, Math.max(0.4, scale));
}

/** How pieces travel, by the Web Animations API. Everything ends by itself and leaves nothing behind. */
import { ghostOf } from './drag.ts';

export interface Timing {
  readonly ms: number;
  readonly delay: number;
}

export const rectOf = (element: Element | null | undefined): DOMRect | undefined =>
  element?.getBoundingClientRect();

export const last = (table: Element, selector: string): Element | undefined =>
  [...table.querySelectorAll(selector)].at(-1);

const EASE = 'cubic-bezier(.2, .7, .3, 1)';

const isVisible = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/**
 * A copy flies from there to where the piece lies (or to `end`); the piece itself appears when the copy has
 * come.
 */
export function fly(
  piece: Element | null | undefined,
  from: DOMRect | undefined,
  { ms, delay }: Timing,
  end?: DOMRect,
): void {
  if (piece === null || piece === undefined || from === undefined) return;
  const own = piece.getBoundingClientRect();
  const to = end ?? own;
  if (!isVisible(own) || !isVisible(from) || !isVisible(to)) return;
  const ghost = ghostOf(piece, own);
  if (end === undefined) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms + delay });
  const flight = ghost.animate(
    [{ transform: between(own, from, true) }, { transform: between(own, to, end !== undefined) }],
    {
      duration: ms,
      delay,
      easing: EASE,
      fill: 'both',
    },
  );
  flight.addEventListener('finish', () => ghost.remove());
  flight.addEventListener('cancel', () => ghost.remove());
}

/** From where it lies to the middle of another place, not larger than that place is. */
function between(own: DOMRect, place: DOMRect, isShrunk: boolean): string {
  const x = place.x + place.width / 2 - own.x - own.width / 2;
  const y = place.y + place.height / 2 - own.y - own.height / 2;
  const scale = isShrunk ? Math.min(1, place.width / own.width, place.height / own.height) : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** The piece itself glides along, as the cage does on its rope. */
export function glide(
  piece: Element | undefined,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  { ms, delay }: Timing,
): void {
  if (piece === undefined || from === undefined || to === undefined) return;
  const scale =
    (piece as HTMLElement).offsetHeight > 0
      ? piece.getBoundingClientRect().height / (piece as HTMLElement).offsetHeight
      : 1;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / (scale || 1);
  piece.animate([{ transform: `translateY(${y}px)` }, { transform: 'none' }], {
    duration: ms,
    delay,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
}

/** Turns about its own centre and comes to rest where it is drawn; `by` is how far away it begins. */
export function turn(piece: Element | null | undefined, by: number, { ms, delay }: Timing): void {
  if (piece === null || piece === undefined) return;
  const rest = /rotate\((-?[\d.]+)/.exec(piece.getAttribute('transform') ?? '')?.[1];
  const angle = Number(rest ?? 0);
  piece.animate([{ transform: `rotate(${angle + by}deg)` }, { transform: `rotate(${angle}deg)` }], {
    duration: ms,
    delay,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
}

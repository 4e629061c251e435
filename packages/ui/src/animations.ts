/** Animations of pieces with the Web Animations API. They remove what they add. */
import { createGhost } from './drag.ts';

export interface AnimationTiming {
  readonly ms: number;
  readonly delay: number;
}

export const rectOf = (element: Element | null | undefined): DOMRect | undefined =>
  element?.getBoundingClientRect();

const EASE = 'cubic-bezier(.2, .7, .3, 1)';

const isVisible = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/**
 * Flies a copy from `from` to the piece (or to `end`); the piece itself stays hidden until the copy arrives.
 */
export function fly(
  piece: Element | null | undefined,
  from: DOMRect | undefined,
  { ms, delay }: AnimationTiming,
  end?: DOMRect,
): void {
  if (piece === null || piece === undefined || from === undefined) return;
  const own = piece.getBoundingClientRect();
  const to = end ?? own;
  if (!isVisible(own) || !isVisible(from) || !isVisible(to)) return;
  const ghost = createGhost(piece, own);
  if (end === undefined) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms + delay });
  const flight = ghost.animate(
    [{ transform: transformTo(own, from, true) }, { transform: transformTo(own, to, end !== undefined) }],
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

/** A transform from the own place to the centre of another, shrunk to fit it if wanted. */
function transformTo(own: DOMRect, place: DOMRect, isShrunk: boolean): string {
  const x = place.x + place.width / 2 - own.x - own.width / 2;
  const y = place.y + place.height / 2 - own.y - own.height / 2;
  const scale = isShrunk ? Math.min(1, place.width / own.width, place.height / own.height) : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * On a phone a finger is wider than a tile: a touch that misses goes to the nearest offered place. Pieces can
 * be touched within 22 pixels of their centre. On another tile only the edge counts as a miss of a tile, so
 * that the rest can still be asked for its reason.
 */
import { times } from '../../art/pieces.tsx';

/** In CSS pixels; the last one is the widest miss that is corrected. */
const RADII = [6, 11, 17, 22];
const AT_AN_EDGE = [6];
const DIRECTIONS = 12;

const OFFERED = '[data-stop].is-offered';

/** Hit-tests points around the touch, so that the shapes of tiles count and not their centres. */
function offeredNear(svg: Element, x: number, y: number, radii: readonly number[]): Element | undefined {
  for (const radius of radii) {
    const stops = times(DIRECTIONS, (direction) => {
      const angle = (direction * 2 * Math.PI) / DIRECTIONS;
      return (
        document
          .elementFromPoint(x + radius * Math.sin(angle), y - radius * Math.cos(angle))
          ?.closest(OFFERED) ?? undefined
      );
    });
    const found = stops.find((stop) => stop !== undefined && svg.contains(stop));
    if (found !== undefined) return found;
  }
  return undefined;
}

const PIECES = ':is(.rw-pawn, .rw-shaft, .rw-knob).is-offered';

/** The nearest offered piece whose target of 44 pixels includes the point. */
function pieceNear(svg: Element, x: number, y: number): Element | undefined {
  let nearest = Math.max(...RADII);
  let found: Element | undefined;
  for (const piece of svg.querySelectorAll(PIECES)) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const away = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (away > nearest) continue;
    nearest = away;
    found = piece;
  }
  return found;
}

/** Only for touch: mouse, keyboard and scripts point exactly. */
export function redirectTouch(event: MouseEvent): void {
  if (!event.isTrusted || !matchMedia('(pointer: coarse)').matches) return;
  const target = (event.target as Element).closest('[data-stop]');
  if (target?.matches('.is-offered, .rw-chosen') === true) return;
  const svg = event.currentTarget as Element;
  const { clientX, clientY } = event;
  const near =
    pieceNear(svg, clientX, clientY) ??
    offeredNear(svg, clientX, clientY, target === null ? RADII : AT_AN_EDGE);
  if (near === undefined) return;
  event.stopPropagation();
  near.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

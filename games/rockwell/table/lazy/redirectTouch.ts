/**
 * On a phone a finger is wider than a tile: a touch that misses goes to the nearest offered place. On another
 * tile only the edge counts as a miss, so that the rest can still be asked for its reason.
 */
import { times } from '../art/pieces.tsx';

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

/** Only for touch: mouse, keyboard and scripts point exactly. */
export function redirectTouch(event: MouseEvent): void {
  if (!event.isTrusted || !matchMedia('(pointer: coarse)').matches) return;
  const target = (event.target as Element).closest('[data-stop]');
  if (target?.matches('.is-offered, .rw-chosen') === true) return;
  const near = offeredNear(
    event.currentTarget as Element,
    event.clientX,
    event.clientY,
    target === null ? RADII : AT_AN_EDGE,
  );
  if (near === undefined) return;
  event.stopPropagation();
  near.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

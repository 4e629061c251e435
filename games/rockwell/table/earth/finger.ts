/**
 * A finger is wider than a tile on a phone: a touch that misses goes to the nearest place that is offered. On
 * another tile only its edge counts as missing, so that the rest of it can be asked why not.
 */
import { times } from '../art/pieces.tsx';

/** In pixels of the screen; the last is how far a finger may miss. */
const RADII = [6, 11, 17, 22];
const AT_AN_EDGE = [6];
const DIRECTIONS = 12;

const OFFERED = '[data-stop].is-offered';

/** What is drawn there is looked at, so that the shape of a tile counts and not its middle. */
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

/** Keys and programs point exactly, and a mouse does. */
export function touchNearest(event: MouseEvent): void {
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

/** Where a tooltip goes: next to its component, never over it. */
import type { Box } from '../../geometry.ts';
import { clamp, overlap } from '../../geometry.ts';

export interface TooltipSize {
  readonly width: number;
  readonly height: number;
}

export interface AvoidedBox {
  readonly box: Box;
  /** How bad it is to cover it. */
  readonly weight: number;
}

const GAP_PX = 8;
const EDGE_PX = 6;

/** Above, below, to the right and to the left of the component, as far as the screen allows. */
function candidates(component: Box, { width, height }: TooltipSize, screen: TooltipSize): Box[] {
  const left = (component.left + component.right - width) / 2;
  const top = (component.top + component.bottom - height) / 2;
  return [
    [left, component.top - GAP_PX - height],
    [left, component.bottom + GAP_PX],
    [component.right + GAP_PX, top],
    [component.left - GAP_PX - width, top],
  ].map(([x = 0, y = 0]) => {
    const at = {
      left: clamp(x, EDGE_PX, Math.max(EDGE_PX, screen.width - width - EDGE_PX)),
      top: clamp(y, EDGE_PX, Math.max(EDGE_PX, screen.height - height - EDGE_PX)),
    };
    return { ...at, right: at.left + width, bottom: at.top + height };
  });
}

/**
 * The position next to the component that covers least of `avoided`. If the component fills the screen, the tooltip
 * goes to the edge of the screen that is nearer to its upper side.
 */
export function placeTooltip(
  component: Box,
  size: TooltipSize,
  screen: TooltipSize,
  avoided: readonly AvoidedBox[] = [],
): Box {
  const all = candidates(component, size, screen);
  const costOf = (box: Box): number =>
    avoided.reduce((cost, each) => cost + overlap(box, each.box) * each.weight, 0);
  const [best = all[0] as Box] = all
    .filter((box) => overlap(box, component) === 0)
    .toSorted((a, b) => costOf(a) - costOf(b));
  return best;
}

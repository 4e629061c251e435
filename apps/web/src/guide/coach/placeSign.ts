/** Where the coach's sign goes: a pure function of boxes on the screen. */
import type { Box } from '../../geometry.ts';
import { boxWith, overlap } from '../../geometry.ts';

/** The sign's height at one of its widths. */
export interface SignForm {
  readonly width: number;
  readonly height: number;
}

export interface SignPosition {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface SignSurroundings {
  /** The part of the screen that the sign may use. */
  readonly viewport: Box;
  /** What the step points at, the most important first. Never covered if any place is free. */
  readonly targets: readonly Box[];
  /** What the decision depends on. Covered as little as possible. */
  readonly clear: readonly Box[];
}

/** The distance that the sign keeps from targets. */
export const DISTANCE_PX = 16;
const GRID_PX = 8;
/** A narrower form must be better by this much. */
const NARROWING = 800;
const COST = { covered: 4, distance: 30, offCentre: 2, onTarget: 1e6 } as const;

const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

const middle = ({ left, right }: Box): number => (left + right) / 2;

function costOf(box: Box, { viewport, targets, clear }: SignSurroundings): number {
  const [target] = targets;
  let cost = 0;
  for (const each of targets) {
    const near = overlap(box, boxWith(each, DISTANCE_PX));
    if (near > 0) cost += COST.onTarget + near;
  }
  for (const each of clear) cost += overlap(box, each) * COST.covered;
  // Without a target the sign goes to the lower edge, in the middle.
  const goal = target ?? {
    ...viewport,
    left: middle(viewport),
    right: middle(viewport),
    top: viewport.bottom,
  };
  return cost + distance(box, goal) * COST.distance + Math.abs(middle(box) - middle(goal)) * COST.offCentre;
}

const boxAt = (left: number, top: number, { width, height }: SignForm): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** All positions of a grid, and those right at the targets. */
function positions(from: number, to: number, exact: readonly number[]): number[] {
  const found = exact.filter((each) => each >= from && each <= to);
  for (let each = from; each <= Math.max(from, to); each += GRID_PX) found.push(each);
  return found;
}

function* places({ viewport, targets }: SignSurroundings, form: SignForm): Generator<Box> {
  const { width, height } = form;
  const lefts = targets.flatMap((each) => [
    middle(each) - width / 2,
    each.right + DISTANCE_PX,
    each.left - DISTANCE_PX - width,
  ]);
  const tops = targets.flatMap(({ top, bottom }) => [bottom + DISTANCE_PX, top - DISTANCE_PX - height]);
  const allLefts = positions(viewport.left, viewport.right - width, lefts);
  for (const top of positions(viewport.top, viewport.bottom - height, tops))
    for (const left of allLefts) yield boxAt(left, top, form);
}

/** The widest form that finds a good place. `forms` begins with the widest. */
export function placeSign(surroundings: SignSurroundings, forms: readonly SignForm[]): SignPosition {
  const { left, top } = surroundings.viewport;
  let best = { left, top, width: forms[0]?.width ?? 0, cost: Infinity };
  for (const form of forms) {
    let found = best;
    for (const box of places(surroundings, form)) {
      const cost = costOf(box, surroundings);
      if (cost < found.cost && (found.width === form.width || cost < best.cost - NARROWING))
        found = { left: box.left, top: box.top, width: form.width, cost };
    }
    best = found;
  }
  return { left: best.left, top: best.top, width: best.width };
}

/** Whether a sign may stay where it is although it or its surroundings have changed. */
export function canStay(position: SignPosition, height: number, surroundings: SignSurroundings): boolean {
  const box = boxAt(position.left, position.top, { width: position.width, height });
  const { viewport, targets } = surroundings;
  return (
    box.left >= viewport.left &&
    box.right <= viewport.right &&
    box.bottom <= viewport.bottom &&
    targets.every((each) => overlap(box, each) === 0)
  );
}

import type { ComponentKind } from '@pithead/ui';

/** Tables are drawn inside one of these. */
const BOARDS = '#board, .replay-table';

export interface FoundComponent {
  readonly kind: string;
  readonly element: HTMLElement;
}

type Kinds = Readonly<Record<string, ComponentKind>>;

/** The innermost component around an element of a board, the element itself included. */
export function componentAt(target: EventTarget | null, kinds: Kinds): FoundComponent | undefined {
  const isInBoard = (element: HTMLElement | null): element is HTMLElement =>
    element?.parentElement?.closest(BOARDS) != null;
  let element = target instanceof Element ? (target as HTMLElement) : null;
  for (; isInBoard(element); element = element.parentElement) {
    const now = element;
    const kind = Object.keys(kinds).find((name) => now.matches(kinds[name]?.selector ?? ''));
    if (kind !== undefined) return { kind, element };
  }
  return undefined;
}

/** The kinds of a place: its own, or if it is an area, those of its components. */
export function kindsOfPlace(place: Element, kinds: Kinds): readonly string[] {
  const found = componentAt(place, kinds);
  if (found !== undefined) return [found.kind];
  const inside = [...place.querySelectorAll('*')].flatMap((each) => componentAt(each, kinds)?.kind ?? []);
  return [...new Set(inside)];
}

interface ScreenPoint {
  readonly clientX: number;
  readonly clientY: number;
}

const areaOf = ({ width, height }: DOMRect): number => width * height;

/**
 * The smallest component at a point of the screen that lets the pointer through to another one: a piece on a place
 * that is selected as a whole.
 */
export function untouchableAt(
  { element }: FoundComponent,
  { clientX: x, clientY: y }: ScreenPoint,
  kinds: Kinds,
): FoundComponent | undefined {
  const selectors = Object.values(kinds).map(({ selector }) => selector);
  const around = element.closest(BOARDS);
  return [...(around?.querySelectorAll<HTMLElement>(`:is(${selectors.join(', ')})`) ?? [])]
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
    .filter(({ each }) => getComputedStyle(each).pointerEvents === 'none' && each.checkVisibility())
    .toSorted((a, b) => areaOf(a.box) - areaOf(b.box))
    .map(({ each }) => componentAt(each, kinds))[0];
}

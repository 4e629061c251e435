/** Finds out which component is to be explained: by hovering, by keyboard focus, or by a long press. */
import type { FoundComponent } from './componentKind.ts';
import type { TooltipPort } from './delayedTooltip.ts';
import { DelayedTooltip } from './delayedTooltip.ts';

const HOVER_MS = 400;
/** Longer than stepping from one component to the next takes. */
const FOCUS_MS = 800;
const PRESS_MS = 500;
const MOVED_PX = 10;

export interface ComponentFollower extends TooltipPort {
  find(target: EventTarget | null): FoundComponent | undefined;
  isInTooltip(target: EventTarget | null): boolean;
  /** A component got the keyboard focus, or lost it. */
  focus(element: HTMLElement, component: FoundComponent | undefined): void;
}

interface Followed {
  readonly follower: ComponentFollower;
  readonly tooltip: DelayedTooltip;
  /** An event that came before this was loaded. */
  readonly first: Event | undefined;
  listen<K extends keyof WindowEventMap>(type: K, handle: (event: WindowEventMap[K]) => void): void;
}

/** `first` is an event that came before this was loaded. Returns a function that stops it. */
export function followComponents(follower: ComponentFollower, first: Event | undefined): () => void {
  const tooltip = new DelayedTooltip(follower);
  const listeners = new AbortController();
  const { signal } = listeners;
  const followed: Followed = {
    follower,
    tooltip,
    first,
    listen: (type, handle) => addEventListener(type, handle, { capture: true, signal }),
  };
  const over = followHover(followed);
  document.documentElement.addEventListener('pointerleave', over, { signal });
  followLongPress(followed);
  followFocus(followed);
  closeWhenLeft(followed);
  return () => {
    listeners.abort();
    tooltip.close();
  };
}

/** Returns what is to be called when the pointer comes to another element. */
function followHover({ follower, tooltip, first, listen }: Followed): (event: PointerEvent) => void {
  /** Was clicked: is not explained again before the pointer has left it. */
  let used: HTMLElement | undefined;
  /** Components also come below a resting pointer when the table changes: these are not explained. */
  let hasMoved = first?.type !== 'focusin';

  const over = (event: PointerEvent): void => {
    tooltip.pointer = event;
    if (isTouch(event)) return;
    if (follower.isInTooltip(event.target)) return tooltip.keepOpen();
    // A pressed button means that something is dragged.
    const found = event.buttons === 0 && hasMoved ? follower.find(event.target) : undefined;
    if (found?.element !== used) used = undefined;
    if (found !== undefined && found.element === tooltip.shown?.element) return tooltip.keepOpen();
    if (tooltip.shown?.by !== 'focus') tooltip.closeSoon();
    if (found?.element === tooltip.awaited) return;
    tooltip.stopOpening();
    if (found !== undefined && found.element !== used)
      tooltip.openAfter(HOVER_MS, { ...found, by: 'pointer' });
  };
  listen('pointerover', over);
  listen('pointermove', (event) => {
    tooltip.pointer = event;
    const { shown } = tooltip;
    // The pointer may have come to a piece on the explained component.
    if (shown?.by === 'pointer' && shown.element.contains(event.target as Node))
      tooltip.openAfter(HOVER_MS, shown);
    if (hasMoved || isTouch(event) || (event.movementX === 0 && event.movementY === 0)) return;
    hasMoved = true;
    over(event);
  });
  listen('pointerdown', (event) => {
    hasMoved = false;
    if (isTouch(event) || follower.isInTooltip(event.target)) return;
    tooltip.close();
    used = follower.find(event.target)?.element;
  });
  if (first instanceof PointerEvent) over(first);
  return over;
}

function followLongPress({ follower, tooltip, first, listen }: Followed): void {
  /** Where the finger was put down; undefined after it was moved or lifted. */
  let press: PointerEvent | undefined;

  const start = (event: PointerEvent): void => {
    const found = follower.find(event.target);
    if (found === undefined) return;
    press = event;
    tooltip.openAfter(PRESS_MS - (performance.now() - event.timeStamp), { ...found, by: 'press' });
  };
  const end = (): void => {
    if (press !== undefined) tooltip.stopOpening();
    press = undefined;
  };
  listen('pointerdown', (event) => {
    tooltip.openedBy = undefined;
    if (!isTouch(event) || follower.isInTooltip(event.target)) return;
    tooltip.close();
    start(event);
  });
  listen('pointermove', (event) => {
    if (press === undefined) return;
    if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < MOVED_PX) return;
    press = undefined;
    tooltip.close();
  });
  listen('pointerup', end);
  listen('pointercancel', end);
  listen('contextmenu', (event) => press !== undefined && event.preventDefault());
  listen('click', (event) => {
    const isInTooltip = follower.isInTooltip(event.target);
    // A link in the tooltip leads away from it.
    if (isInTooltip && (event.target as Element).closest('a') !== null) tooltip.close();
    // The click that ends a long press selects nothing.
    if (!isInTooltip && tooltip.openedBy === 'press') swallow(event);
    tooltip.openedBy = undefined;
  });
  // Not after the finger was lifted.
  if (first instanceof PointerEvent && isTouch(first) && first.type === 'pointerover') start(first);
}

function followFocus({ follower, tooltip, first, listen }: Followed): void {
  const focusIn = ({ target }: FocusEvent): void => {
    const element = target as HTMLElement;
    if (!element.matches(':focus-visible')) return;
    const found = follower.find(element);
    follower.focus(element, found);
    if (found !== undefined) tooltip.openAfter(FOCUS_MS, { ...found, by: 'focus' });
  };
  listen('focusin', focusIn);
  listen('focusout', ({ target }) => {
    follower.focus(target as HTMLElement, undefined);
    if (tooltip.shown?.by === 'focus') tooltip.close();
    else if (tooltip.awaited?.contains(target as Node) === true) tooltip.stopOpening();
  });
  if (first instanceof FocusEvent) focusIn(first);
}

function closeWhenLeft({ follower, tooltip, listen }: Followed): void {
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || tooltip.shown === undefined) return;
    // Escape also undoes steps and leaves the coach.
    swallow(event);
    tooltip.close();
  });
  listen('scroll', ({ target }) => {
    if (!follower.isInTooltip(target)) tooltip.close();
  });
  listen('blur', ({ target }) => {
    if (target === window) tooltip.close();
  });
}

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

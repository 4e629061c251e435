/** Finds out which component is to be explained: by hovering, by keyboard focus, or by a long press. */
import type { FoundComponent } from './componentKind.ts';

const HOVER_MS = 400;
/** Longer than stepping from one component to the next takes. */
const FOCUS_MS = 800;
const PRESS_MS = 500;
/** Time to move the pointer from the component to its tooltip. */
const LEAVE_MS = 200;
const MOVED_PX = 10;

export interface ExplainedComponent extends FoundComponent {
  readonly by: 'focus' | 'pointer' | 'press';
}

export interface ComponentFollower {
  find(target: EventTarget | null): FoundComponent | undefined;
  /** A component at this point of the screen that events can't tell, or the found one. */
  refine(component: FoundComponent, at: PointerEvent): FoundComponent;
  isInTooltip(target: EventTarget | null): boolean;
  show(component: ExplainedComponent | undefined): void;
  /** A component got the keyboard focus, or lost it. */
  focus(element: HTMLElement, component: FoundComponent | undefined): void;
}

/** `first` is an event that came before this was loaded. */
export function followComponents(follower: ComponentFollower, first: Event | undefined): () => void {
  let shown: ExplainedComponent | undefined;
  let awaited: HTMLElement | undefined;
  /** Was clicked: is not explained again before the pointer has left it. */
  let used: HTMLElement | undefined;
  let press: PointerEvent | undefined;
  let pointer: PointerEvent | undefined;
  /** Components also come below a resting pointer when the table changes: these are not explained. */
  let hasMoved = first?.type !== 'focusin';
  /** The next click ends a long press and selects nothing. */
  let endsPress = false;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = (): void => {
    clearTimeout(opening);
    clearTimeout(closing);
    closing = undefined;
    awaited = undefined;
  };
  const hide = (): void => {
    closing = undefined;
    if (shown !== undefined) follower.show(undefined);
    shown = undefined;
  };
  const close = (): void => {
    stopWaiting();
    hide();
  };
  const open = (component: ExplainedComponent): void => {
    stopWaiting();
    if (!component.element.isConnected) return;
    endsPress = component.by === 'press';
    const found =
      component.by === 'focus' || pointer === undefined ? component : follower.refine(component, pointer);
    follower.show({ ...found, by: component.by });
    shown = component;
  };
  const openAfter = (ms: number, component: ExplainedComponent): void => {
    clearTimeout(opening);
    awaited = component.element;
    opening = setTimeout(() => open(component), ms);
  };

  const over = (event: PointerEvent): void => {
    pointer = event;
    if (event.pointerType === 'touch') return;
    if (follower.isInTooltip(event.target)) return stopWaiting();
    // A pressed button means that something is dragged.
    const found = event.buttons === 0 && hasMoved ? follower.find(event.target) : undefined;
    if (found?.element !== used) used = undefined;
    if (found !== undefined && found.element === shown?.element) return stopWaiting();
    if (shown !== undefined && shown.by !== 'focus' && closing === undefined)
      closing = setTimeout(hide, LEAVE_MS);
    if (found?.element === awaited) return;
    clearTimeout(opening);
    awaited = undefined;
    if (found !== undefined && found.element !== used) openAfter(HOVER_MS, { ...found, by: 'pointer' });
  };

  const startPress = (event: PointerEvent): void => {
    const found = follower.find(event.target);
    if (found === undefined) return;
    press = event;
    openAfter(PRESS_MS - (performance.now() - event.timeStamp), { ...found, by: 'press' });
  };
  const down = (event: PointerEvent): void => {
    endsPress = false;
    hasMoved = false;
    if (follower.isInTooltip(event.target)) return;
    close();
    if (event.pointerType === 'touch') startPress(event);
    else used = follower.find(event.target)?.element;
  };
  const move = (event: PointerEvent): void => {
    pointer = event;
    // The pointer may have come to a piece on the explained component.
    if (shown?.by === 'pointer' && shown.element.contains(event.target as Node)) openAfter(HOVER_MS, shown);
    if (!hasMoved && event.pointerType !== 'touch' && (event.movementX !== 0 || event.movementY !== 0)) {
      hasMoved = true;
      over(event);
    }
    if (
      press === undefined ||
      Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < MOVED_PX
    )
      return;
    press = undefined;
    close();
  };
  const up = (): void => {
    if (press !== undefined) clearTimeout(opening);
    press = undefined;
  };
  const click = (event: Event): void => {
    // A link in the tooltip leads away from it.
    if (follower.isInTooltip(event.target)) {
      if ((event.target as Element).closest('a') !== null) close();
    } else if (endsPress) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    endsPress = false;
  };
  const contextMenu = (event: Event): void => {
    if (press !== undefined) event.preventDefault();
  };

  const focusIn = ({ target }: FocusEvent): void => {
    const element = target as HTMLElement;
    if (!element.matches(':focus-visible')) return;
    const found = follower.find(element);
    follower.focus(element, found);
    if (found !== undefined) openAfter(FOCUS_MS, { ...found, by: 'focus' });
  };
  const focusOut = ({ target }: FocusEvent): void => {
    follower.focus(target as HTMLElement, undefined);
    if (shown?.by === 'focus') close();
    else if (awaited?.contains(target as Node) === true) clearTimeout(opening);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || shown === undefined) return;
    // Escape also undoes steps and leaves the coach.
    event.stopImmediatePropagation();
    event.preventDefault();
    close();
  };
  const scroll = ({ target }: Event): void => {
    if (!follower.isInTooltip(target)) close();
  };

  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  addEventListener('pointerover', over, options);
  addEventListener('pointerdown', down, options);
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', up, options);
  addEventListener('pointercancel', up, options);
  addEventListener('click', click, options);
  addEventListener('contextmenu', contextMenu, options);
  addEventListener('focusin', focusIn, options);
  addEventListener('focusout', focusOut, options);
  addEventListener('keydown', key, options);
  addEventListener('scroll', scroll, options);
  addEventListener('blur', ({ target }) => target === window && close(), options);
  document.documentElement.addEventListener('pointerleave', over, { signal: listeners.signal });

  if (first instanceof FocusEvent) focusIn(first);
  else if (first instanceof PointerEvent && first.pointerType !== 'touch') over(first);
  // The finger may have been lifted while this was loaded.
  else if (first instanceof PointerEvent && (first.target as Element).matches(':active')) startPress(first);
  return () => {
    listeners.abort();
    close();
  };
}

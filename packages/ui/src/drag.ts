/**
 * Dragging with pointer events: a copy of the piece follows the pointer; the `data-drop` under it is the
 * target.
 */

export interface DragHandlers {
  /** The pointer has moved far enough to be a drag and not a tap. */
  begin?(): void;
  over?(key: string): void;
  drop(key: string | undefined): void;
}

const THRESHOLD = 6;

const keyAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];

export function startDrag(event: PointerEvent, drag: DragHandlers): void {
  if (event.button !== 0) return;
  const piece = event.currentTarget as HTMLElement;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | undefined;

  const move = (next: PointerEvent): void => {
    const dx = next.clientX - start.x;
    const dy = next.clientY - start.y;
    if (ghost === undefined) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      ghost = createGhost(piece);
      drag.begin?.();
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.1)`;
    const key = keyAt(next.clientX, next.clientY);
    if (key !== undefined) drag.over?.(key);
  };
  const end = (last: PointerEvent): void => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (ghost === undefined) return;
    ghost.remove();
    drag.drop(last.type === 'pointerup' ? keyAt(last.clientX, last.clientY) : undefined);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/** Has the size of the piece on the screen, because the table may be scaled. Takes no pointer events. */
export function createGhost(piece: Element, at: DOMRect = piece.getBoundingClientRect()): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.append(piece.cloneNode(true));
  ghost.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries({
    left: at.left,
    top: at.top,
    width: at.width,
    height: at.height,
  })) {
    ghost.style.setProperty(name, `${value}px`);
  }
  document.body.append(ghost);
  return ghost;
}

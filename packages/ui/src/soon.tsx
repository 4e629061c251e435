/**
 * When a page opens, what can wait is drawn part by part, each in a frame of its own: one long task would
 * make a slow phone deaf.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();
/** Once everything is there, new parts are drawn with the rest. */
let isOpen = false;
let isRunning = false;

/** Nothing is painted where nobody looks. */
const afterPaint = (run: () => void): void =>
  void (document.hidden ? setTimeout(run) : requestAnimationFrame(() => setTimeout(run)));

function drawNext(): void {
  const draw = waiting.shift();
  isRunning = draw !== undefined;
  if (draw === undefined) {
    isOpen = true;
    for (const tell of listeners) tell();
    return;
  }
  draw();
  afterPaint(drawNext);
}

/** Another page begins. */
export function openAnew(): void {
  isOpen = false;
}

export function Soon({ children }: { readonly children: ComponentChildren }): JSX.Element | null {
  const [isDrawn, setDrawn] = useState(isOpen);
  useEffect(() => {
    if (isDrawn) return undefined;
    const draw = (): void => setDrawn(true);
    waiting.push(draw);
    if (!isRunning) afterPaint(drawNext);
    isRunning = true;
    return () => {
      if (waiting.includes(draw)) waiting.splice(waiting.indexOf(draw), 1);
    };
  }, []);
  return isDrawn ? <>{children}</> : null;
}

/** Calls back when the parts have come that could wait. */
export function onDrawn(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

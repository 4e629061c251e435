/** When a page opens, what can wait is drawn part by part, each in a frame of its own: one long task would make a slow phone deaf. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();
/** Once everything is there, new parts are drawn with the rest. */
let isOpen = false;
let isRunning = false;

/** Nothing is painted where nobody looks. */
const afterPaint = (run: () => void): void => void (document.hidden ? setTimeout(run) : requestAnimationFrame(() => setTimeout(run)));

function drawNext(): void {
  const draw = waiting.shift();
  isRunning = draw !== undefined;
  isOpen = !isRunning;
  draw?.();
  if (isRunning) afterPaint(drawNext);
}

export function Soon({ children }: { readonly children: ComponentChildren }): JSX.Element | null {
  const [isDrawn, setDrawn] = useState(isOpen);
  useEffect(() => {
    if (isDrawn) return waiting.length === 0 ? listeners.forEach((tell) => tell()) : undefined;
    waiting.push(() => setDrawn(true));
    if (!isRunning) afterPaint(drawNext);
    isRunning = true;
  }, [isDrawn]);
  return isDrawn ? <>{children}</> : null;
}

/** Calls back when the parts have come that could wait. */
export function onDrawn(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

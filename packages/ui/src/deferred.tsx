/**
 * Parts of a page that can wait are drawn one per frame after the first paint, because one long task would
 * block input on a slow phone.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();
/** True once all deferred parts are drawn: parts that appear later are drawn immediately. */
let isOpen = false;
let isRunning = false;

/** Hidden pages get no animation frames. */
export const afterPaint = (run: () => void): void =>
  void (document.hidden ? setTimeout(run) : requestAnimationFrame(() => setTimeout(run)));

function drawNext(): void {
  const draw = waiting.shift();
  isRunning = draw !== undefined;
  if (draw === undefined) {
    isOpen = true;
    for (const listener of listeners) listener();
    return;
  }
  draw();
  afterPaint(drawNext);
}

export function resetDeferred(): void {
  isOpen = false;
}

export function Deferred({ children }: { readonly children: ComponentChildren }): JSX.Element | null {
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

export function onDeferredDrawn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

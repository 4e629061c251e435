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

/** Longer than any frame takes: the page was hidden before the frame came. */
const NO_FRAME_MS = 1000;

/** In a task after the next frame. Hidden pages get no frames. */
export function afterPaint(run: () => void): void {
  if (document.hidden) return void setTimeout(run);
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(run);
  });
}

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

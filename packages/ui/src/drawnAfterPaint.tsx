import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  draw(): ComponentChildren;
}

/**
 * Draws changes in a task after the next frame, in which the rest of the page has changed already: for parts beside a
 * board, whose answer to a click comes first. The first time it draws at once.
 */
export function DrawnAfterPaint({ draw }: Props): JSX.Element {
  const last = useRef(draw);
  const [drawn, setDrawn] = useState<ComponentChildren>(() => draw());
  // Elements that are the same are not compared with the page again.
  useEffect(() => {
    if (last.current === draw) return;
    last.current = draw;
    setDrawn(() => draw());
  }, [draw]);
  return <>{drawn}</>;
}

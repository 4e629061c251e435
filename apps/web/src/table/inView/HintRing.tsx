/**
 * A ring around the target of a hint. Drawn above the table, because targets may be parts of a drawing, which
 * can't have an outline everywhere.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isMotionReduced } from '../../settings.ts';
import { bringIntoView, findTarget, isInView } from './bringIntoView.ts';
import './hintRing.css';

const MARGIN_PX = 5;

export function HintRing({ selector }: { readonly selector: string }): JSX.Element {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = findTarget(selector);
    if (target !== undefined && !isInView(target)) bringIntoView(target, isMotionReduced());
    let frame = 0;
    const follow = (): void => {
      const rect = findTarget(selector)?.getBoundingClientRect();
      const style = ring.current?.style;
      if (style !== undefined) {
        style.visibility = rect === undefined ? 'hidden' : 'visible';
        if (rect !== undefined) {
          style.width = `${rect.width + 2 * MARGIN_PX}px`;
          style.height = `${rect.height + 2 * MARGIN_PX}px`;
          style.transform = `translate(${rect.x - MARGIN_PX}px, ${rect.y - MARGIN_PX}px)`;
        }
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return <div ref={ring} class="hint-ring" aria-hidden="true" />;
}

/** Two layouts of the map: wide, and for phones one stretched from north to south with larger pieces. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface MapLayout {
  readonly name: 'wide' | 'tall';
  /** The part that is always visible; the rest may be cropped. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stretch: number;
}

const WIDE: MapLayout = { name: 'wide', x: 34, y: 12, width: 940, height: 534, stretch: 1 };
const TALL: MapLayout = { name: 'tall', x: 40, y: 46, width: 908, height: 682, stretch: 1.3 };

export const layoutFor = (isPhone: boolean): MapLayout => (isPhone ? TALL : WIDE);

/**
 * Sets `--u`, the size of one drawing unit, from the frame's size, and `--scale`, the same as a number. Container
 * query units would do this too, but make the browser restyle the whole map on every layout.
 */
export function useDrawingUnit({ width, height }: MapLayout): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const fit = (): void => {
      const scale = Math.min(current.clientWidth / width, current.clientHeight / height);
      current.style.setProperty('--u', `${scale}px`);
      current.style.setProperty('--scale', String(scale));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [width, height]);
  return frame;
}

export const mapPosition = (
  { x, y, width, height, stretch }: MapLayout,
  at: { readonly x: number; readonly y: number },
) => ({
  left: `${((at.x - x) / width) * 100}%`,
  top: `${((at.y * stretch - y) / height) * 100}%`,
});

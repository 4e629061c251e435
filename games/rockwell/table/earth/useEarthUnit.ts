import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The width of the drawing in its own units. */
const EARTH_WIDTH = 984;
const USUAL = 1.5;
const STEPS = 20;

/** Units of the drawing per pixel of the screen, so that texts never get too small to read. */
export function useEarthUnit(drawing: RefObject<SVGSVGElement | null>): number {
  const [unit, setUnit] = useState(USUAL);
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (svg === null) return undefined;
    const measure = (): void => {
      const { width, height } = svg.getBoundingClientRect();
      const size = Math.min(width, height);
      if (size > 0) setUnit(Math.ceil((EARTH_WIDTH / size) * STEPS) / STEPS);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return unit;
}

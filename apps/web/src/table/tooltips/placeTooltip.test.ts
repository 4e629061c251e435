import { describe, expect, it } from 'vitest';
import type { Box } from '../../geometry.ts';
import { placeTooltip } from './placeTooltip.ts';

const SCREEN = { width: 390, height: 844 };
const SIZE = { width: 300, height: 120 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('the place of a tooltip', () => {
  it('is above the component, in its middle', () => {
    expect(placeTooltip(box(150, 400, 60, 60), SIZE, SCREEN)).toEqual(box(30, 272, 300, 120));
  });

  it('is below the component at the upper edge of the screen', () => {
    expect(placeTooltip(box(150, 20, 60, 60), SIZE, SCREEN)).toEqual(box(30, 88, 300, 120));
  });

  it('never covers the component and stays on the screen, wherever the component is', () => {
    for (let left = 0; left <= 330; left += 30)
      for (let top = 0; top <= 780; top += 30) {
        const component = box(left, top, 60, 60);
        const place = placeTooltip(component, SIZE, SCREEN);
        expect(overlaps(place, component)).toBe(false);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.right).toBeLessThanOrEqual(SCREEN.width);
        expect(place.bottom).toBeLessThanOrEqual(SCREEN.height);
      }
  });

  it('is beside a component that is as high as the screen', () => {
    const place = placeTooltip(box(0, 0, 60, 844), SIZE, SCREEN);
    expect(place.left).toBe(68);
  });

  it('covers nothing that is to be avoided if there is another place', () => {
    const component = box(150, 400, 60, 60);
    const avoided = box(100, 300, 100, 50);
    expect(placeTooltip(component, SIZE, SCREEN, [{ box: avoided, weight: 1 }]).top).toBe(468);
  });

  it('covers the less important of two things if it has to cover one', () => {
    const component = box(0, 400, 390, 60);
    const above = { box: box(0, 272, 390, 120), weight: 2 };
    const below = { box: box(0, 468, 390, 120), weight: 1 };
    expect(placeTooltip(component, SIZE, SCREEN, [above, below]).top).toBe(468);
    expect(
      placeTooltip(component, SIZE, SCREEN, [
        { ...above, weight: 1 },
        { ...below, weight: 2 },
      ]).top,
    ).toBe(272);
  });

  it('is inside the screen if the component fills it', () => {
    expect(placeTooltip(box(0, 0, 390, 844), SIZE, SCREEN)).toEqual(box(45, 6, 300, 120));
  });
});

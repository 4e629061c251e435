import { describe, expect, it } from 'vitest';
import type { Box } from '../../geometry.ts';
import { boxWith } from '../../geometry.ts';
import type { SignForm, SignPosition } from './placeSign.ts';
import { canStay, DISTANCE_PX, placeSign } from './placeSign.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const VIEWPORT = box(12, 68, 1416, 820);
const FORMS: readonly SignForm[] = [
  { width: 452, height: 150 },
  { width: 400, height: 175 },
  { width: 312, height: 230 },
];
const placed = ({ left, top, width }: SignPosition): Box =>
  box(left, top, width, FORMS.find((form) => form.width === width)?.height ?? 0);
const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const place = (targets: readonly Box[], clear: readonly Box[] = [], viewport = VIEWPORT): Box =>
  placed(placeSign({ viewport, targets, clear }, FORMS));

describe('placeSign', () => {
  it('the sign is next to the target and keeps its distance from it', () => {
    const target = box(170, 105, 75, 150);
    const sign = place([target]);
    expect(meets(sign, boxWith(target, DISTANCE_PX))).toBe(false);
    expect(meets(sign, boxWith(target, DISTANCE_PX + 10))).toBe(true);
  });

  it('no target and no ghost is covered, wherever they are', () => {
    for (let x = 20; x < 1300; x += 160)
      for (let y = 80; y < 800; y += 120) {
        const targets = [box(x, y, 110, 90), box(1320 - x, 860 - y, 90, 20)];
        const sign = place(targets);
        for (const target of targets)
          expect(meets(sign, boxWith(target, DISTANCE_PX)), `${x}/${y}`).toBe(false);
        expect(sign.left >= VIEWPORT.left && sign.right <= VIEWPORT.right).toBe(true);
        expect(sign.top >= VIEWPORT.top && sign.bottom <= VIEWPORT.bottom).toBe(true);
      }
  });

  it('what the decision depends on stays clear if there is room elsewhere', () => {
    const target = box(600, 200, 100, 100);
    const clear = [box(12, 320, 1416, 200), box(12, 68, 580, 240)];
    const sign = place([target], clear);
    for (const each of clear) expect(meets(sign, each)).toBe(false);
  });

  it('a narrower form is used where the wide one would cover what must stay clear', () => {
    const target = box(360, 300, 700, 200);
    const clear = [box(360, 68, 1068, 230), box(360, 505, 1068, 380)];
    const { width } = placeSign({ viewport: VIEWPORT, targets: [target], clear }, FORMS);
    expect(width).toBe(312);
  });

  it('the widest form is used where all of them fit', () => {
    const targets = [box(400, 400, 60, 60)];
    expect(placeSign({ viewport: VIEWPORT, targets, clear: [] }, FORMS).width).toBe(452);
  });

  it('without a target the sign is in the middle of the lower edge', () => {
    const sign = place([]);
    expect(VIEWPORT.bottom - sign.bottom).toBeLessThan(8);
    expect(Math.abs((sign.left + sign.right) / 2 - 720)).toBeLessThan(8);
  });

  it('a target without any room around it is covered as little as possible', () => {
    const viewport = box(12, 68, 676, 300);
    const target = box(12, 68, 676, 200);
    const sign = place([target], [], viewport);
    expect(sign.bottom).toBeGreaterThan(viewport.bottom - 8);
  });
});

describe('canStay', () => {
  const position = { left: 100, top: 300, width: 400 };
  const surroundings = { viewport: VIEWPORT, targets: [box(100, 600, 200, 100)], clear: [] };

  it('a sign that grows stays while it covers no target', () => {
    expect(canStay(position, 290, surroundings)).toBe(true);
    expect(canStay(position, 310, surroundings)).toBe(false);
  });

  it('a sign moves if it would leave the screen', () => {
    expect(canStay(position, 600, { ...surroundings, targets: [] })).toBe(false);
  });
});

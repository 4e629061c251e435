import { expect, it } from 'vitest';
import { angleOf, fromTimeText, minuteAt, quietLength, toTimeText } from './quietTimes.ts';

it('quiet hours across midnight last until the next morning', () => {
  expect(quietLength(22 * 60 + 30, 7 * 60)).toBe(8 * 60 + 30);
  expect(quietLength(60, 120)).toBe(60);
});

it('noon is at the top of the dial, midnight at the bottom, six in the evening at the right', () => {
  expect(minuteAt(0, -1)).toBe(12 * 60);
  expect(minuteAt(0, 1)).toBe(0);
  expect(minuteAt(1, 0)).toBe(18 * 60);
  expect(minuteAt(-1, 0)).toBe(6 * 60);
});

it('every quarter of an hour is found again at its angle', () => {
  for (let minute = 0; minute < 1440; minute += 15)
    expect(minuteAt(Math.sin(angleOf(minute)), -Math.cos(angleOf(minute)))).toBe(minute);
});

it('times are written as in a time field and read again', () => {
  expect(toTimeText(7 * 60 + 5)).toBe('07:05');
  expect(fromTimeText('22:30')).toBe(22 * 60 + 30);
  expect(fromTimeText('')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { distinctNames } from './distinctNames.ts';

it('equal names are numbered in the order of the seats, others stay as they are', () => {
  expect(distinctNames(['Ann', 'Ben', 'Ann', 'Cem'])).toEqual(['Ann (1)', 'Ben', 'Ann (2)', 'Cem']);
  expect(distinctNames(['Ann', 'Ben'])).toEqual(['Ann', 'Ben']);
  expect(distinctNames(['', ''])).toEqual(['', '']);
});

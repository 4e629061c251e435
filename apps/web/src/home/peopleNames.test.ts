import type { SeatInfo } from '@pithead/protocol';
import { expect, it } from 'vitest';
import { peopleNames } from './peopleNames.ts';

const TEXTS = { formerPlayer: 'Former player', guest: 'Guest' };
const seatOf = (name: string, person: string | null, isYours = false): SeatInfo => ({
  seat: 0,
  name,
  kind: 'person',
  level: null,
  isYours,
  person,
});
const tablesOf = (...seats: readonly SeatInfo[]): { readonly seats: readonly SeatInfo[] }[] =>
  seats.map((seat) => ({ seats: [seat] }));

it('one person at several tables has the plain name', () => {
  const seat = seatOf('Ann', 'a1');
  expect(peopleNames(tablesOf(seat, seatOf('Ann', 'a1')), TEXTS)(seat)).toBe('Ann');
});

it('different people with one name are told apart, always by the same number', () => {
  const [one, other] = [seatOf('Ann', 'a1'), seatOf('ann', 'b2')];
  const nameOf = peopleNames(tablesOf(one, other), TEXTS);
  expect(nameOf(one)).toMatch(/^Ann #\d{3}$/);
  expect(nameOf(other)).toMatch(/^ann #\d{3}$/);
  expect(nameOf(one).slice(-3)).not.toBe(nameOf(other).slice(-3));
  expect(peopleNames(tablesOf(other, one, seatOf('Ben', 'c3')), TEXTS)(one)).toBe(nameOf(one));
});

it('the viewer keeps the plain name, a namesake gets the number', () => {
  const [own, other] = [seatOf('Ann', null, true), seatOf('Ann', 'b2')];
  const nameOf = peopleNames(tablesOf(own, other), TEXTS);
  expect(nameOf(own)).toBe('Ann');
  expect(nameOf(other)).toMatch(/^Ann #/);
});

it('people who were deleted have a display name', () => {
  const seat = seatOf('— 2', null);
  expect(peopleNames(tablesOf(seat), TEXTS)(seat)).toBe('Former player 2');
});

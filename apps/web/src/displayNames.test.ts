import { expect, it } from 'vitest';
import { displayNames, numberRepeatedNames } from './displayNames.ts';

const TEXTS = { formerPlayer: 'Former player', guest: 'Guest' };

it('somebody who was deleted has a display name, numbered if there are several', () => {
  expect(displayNames(['—', 'Ben', '— 2'], TEXTS)).toEqual(['Former player', 'Ben', 'Former player 2']);
  expect(displayNames(['—', '—'], TEXTS)).toEqual(['Former player', 'Former player 2']);
});

it('a name that only contains a dash stays', () => {
  expect(displayNames(['— Ben', 'Ann—'], TEXTS)).toEqual(['— Ben', 'Ann—']);
});

it('local guests have the name of the page’s language; people on a server keep theirs', () => {
  expect(displayNames(['Gast', 'Gast 2', 'Gastone'], TEXTS, true)).toEqual(['Guest', 'Guest 2', 'Gastone']);
  expect(displayNames(['Gast'], TEXTS)).toEqual(['Gast']);
});

it('equal names are numbered, without taking a name that exists', () => {
  expect(numberRepeatedNames(['Ann', 'Ann', 'Ann 2'])).toEqual(['Ann', 'Ann 3', 'Ann 2']);
  expect(displayNames(['Gast', 'Guest'], TEXTS, true)).toEqual(['Guest', 'Guest 2']);
});

it('free seats have no name and are not numbered', () => {
  expect(numberRepeatedNames(['Ann', '', ''])).toEqual(['Ann', '', '']);
});

it('a right-to-left name is isolated', () => {
  expect(displayNames(['דנה'], TEXTS)).toEqual(['\u2068דנה\u2069']);
});

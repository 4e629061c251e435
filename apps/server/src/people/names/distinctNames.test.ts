import { checkNames } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctNames, numberedName, TakenNames } from './distinctNames.ts';
import { lookalikeKey } from './lookalikes.ts';
import { parseName } from './names.ts';

/** Few distinct letters, so that most lists contain names that look alike. */
const spelt = fc.string({
  unit: fc.constantFrom(...'AaАаdlI1i2233 ', 'rn', 'm'),
  minLength: 1,
  maxLength: 4,
});
const long = fc.string({ unit: fc.constantFrom(...'aа1l', 'ü', '👩‍🚀'), minLength: 20, maxLength: 30 });
const name = fc
  .oneof({ weight: 8, arbitrary: spelt }, { weight: 2, arbitrary: long }, fc.constantFrom('—', 'Bot Ada'))
  .filter(isName);
const names = fc.array(name, { maxLength: 8 });
const ranked = fc.array(fc.record({ name, number: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 });

function isName(text: string): boolean {
  const parsed = parseName(text);
  return text === '—' || text === 'Bot Ada' || ('name' in parsed && parsed.name === text);
}

interface NumberedName {
  readonly name: string;
  readonly number: number;
}

function distinctByRank(before: readonly string[], given: readonly NumberedName[]): string[] {
  const taken = new TakenNames(before);
  return given.map((each) => taken.add(each.name, each.number));
}

const characters = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

describe('the names of one table', () => {
  it('the names of one table look distinct, and a name that looked like no other is unchanged', () => {
    fc.assert(
      fc.property(names, (given) => {
        const shown = distinctNames(given);
        const looks = given.map((each) => lookalikeKey(each));
        expect(new Set(shown.map((each) => lookalikeKey(each))).size).toBe(given.length);
        given.forEach((each, i) => {
          if (looks.indexOf(looks[i] as string) === i) expect(shown[i]).toBe(each);
        });
        expect(distinctNames(shown)).toEqual(shown);
        expect(distinctNames(given)).toEqual(shown);
      }),
      { numRuns: 1_000 },
    );
  });

  it('numbered names keep the maximum length and can be recorded', () => {
    fc.assert(
      fc.property(names, (given) => {
        const shown = distinctNames(given);
        expect(() => checkNames(shown)).not.toThrow();
        for (const each of shown) expect(characters(each)).toBeLessThanOrEqual(24);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [
      ['Ada', 'Ben'],
      ['Ada', 'Ben'],
    ],
    [
      ['Ada', 'Ada', 'Ada 2'],
      ['Ada', 'Ada 3', 'Ada 2'],
    ],
    [
      ['Ada', 'Ada', 'Ada'],
      ['Ada', 'Ada 2', 'Ada 3'],
    ],
    [
      ['Ada', 'Аda'],
      ['Ada', 'Аda 2'],
    ],
    [
      ['Ada2', 'Ada', 'ada'],
      ['Ada2', 'Ada', 'ada 3'],
    ],
    [
      ['—', '—'],
      ['—', '— 2'],
    ],
  ])('%j are shown as %j', (given, shown) => expect(distinctNames(given)).toEqual(shown));
});

describe('names by rank', () => {
  it('ranked names look distinct and do not depend on those of a lower rank', () => {
    fc.assert(
      fc.property(names, ranked, ranked, (seats, first, later) => {
        const before = distinctNames(seats);
        const shown = distinctByRank(before, [...first, ...later]);
        expect(new Set([...before, ...shown].map((each) => lookalikeKey(each))).size).toBe(
          before.length + shown.length,
        );
        expect(distinctByRank(before, first)).toEqual(shown.slice(0, first.length));
      }),
      { numRuns: 1_000 },
    );
  });

  it('each person keeps their number when one of a higher rank leaves', () => {
    const [ada, second, third] = [5, 3, 9].map((number) => ({ name: 'Ada', number })) as [
      NumberedName,
      NumberedName,
      NumberedName,
    ];
    expect(distinctByRank([], [ada, second, third])).toEqual(['Ada', 'Ada 3', 'Ada 9']);
    expect(distinctByRank([], [ada, third])).toEqual(['Ada', 'Ada 9']);
    expect(distinctByRank([], [second, third])).toEqual(['Ada', 'Ada 9']);
  });

  it('a number is given to one person only', () => {
    const given = ['Ada', 'Ada 2', 'Ada'].map((each) => ({ name: each, number: 2 }));
    expect(distinctByRank(['Ada'], given)).toEqual(['Ada 2', 'Ada 2 2', 'Ada 3']);
  });

  it('a thousand people with one name are numbered without counting from the start for each', () => {
    const many = Array.from({ length: 1_000 }, () => ({ name: 'Ada', number: 2 }));
    const shown = distinctByRank(['Ada'], many);
    expect(shown.at(-1)).toBe('Ada 1001');
    expect(new Set(shown).size).toBe(1_000);
  });
});

it('a name without room for its number is shortened', () => {
  expect(numberedName('Ada', 2)).toBe('Ada 2');
  expect(numberedName('a'.repeat(24), 2)).toBe(`${'a'.repeat(22)} 2`);
  expect(numberedName(`${'a'.repeat(21)} bc`, 12)).toBe(`${'a'.repeat(21)} 12`);
});

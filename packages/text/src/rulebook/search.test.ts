import { describe, expect, it } from 'vitest';
import type { RulebookEntry } from './ruleIndex.ts';
import type { SearchSynonyms } from './search.ts';
import { excerpt, searchRules } from './search.ts';

const entry = (number: string, section: string, text: string): RulebookEntry => ({
  id: number,
  number,
  section,
  text,
});

const ENTRIES = [
  entry('GA-1.1', 'Contents', 'Four mines with a pit cage each.'),
  entry('GA-2.4', 'Set-up', 'The pit cage is empty. A lift is mentioned, too.'),
  entry('GA-6.2', 'The lift', 'Down to any level, see 2.4.'),
  entry('GA-8.1', 'Money', 'Take marks; properties stay.'),
];
const SYNONYMS: SearchSynonyms = [
  { words: ['pit cage', 'Förderkorb'], others: ['lift', 'elevator', 'going up'] },
  { words: ['tie'], others: ['draw'] },
];

const numbersFor = (query: string): string[] =>
  searchRules(ENTRIES, query, SYNONYMS).map(({ number }) => number);

describe('search with synonyms', () => {
  it('the number comes first, then the title, then the text, then a synonym', () => {
    expect(numbersFor('2.4')).toEqual(['GA-2.4', 'GA-6.2']);
    expect(numbersFor('lift')).toEqual(['GA-6.2', 'GA-2.4', 'GA-1.1']);
  });

  it('a word that is in no text finds the rule by its synonym, also from another language', () => {
    expect(numbersFor('elevator')).toEqual(['GA-1.1', 'GA-2.4']);
    expect(numbersFor('Forderkorb')).toEqual(['GA-1.1', 'GA-2.4']);
    expect(numbersFor('going up')).toEqual(['GA-1.1', 'GA-2.4']);
  });

  it('the beginning of a synonym is enough, but not less than four letters', () => {
    expect(numbersFor('elev')).toEqual(['GA-1.1', 'GA-2.4']);
    expect(numbersFor('ele')).toEqual([]);
  });

  it('a synonym inside another word does not count', () => {
    expect(numbersFor('draw')).toEqual([]);
  });

  it('every word of the query must be found', () => {
    expect(numbersFor('elevator empty')).toEqual(['GA-2.4']);
    expect(numbersFor('elevator gold')).toEqual([]);
  });

  it('the excerpt shows the synonym where the word itself is missing', () => {
    const text = `${'before '.repeat(40)}pit cage ${'after '.repeat(40)}`;
    expect(excerpt(text, 'elevator', SYNONYMS)).toContain('pit cage');
  });
});

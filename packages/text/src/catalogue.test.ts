import { describe, expect, test } from 'vitest';
import type { MessageParams, Translation } from './catalogue.ts';
import { bindCatalogue, createTranslate } from './catalogue.ts';

const en = {
  title: 'Mine',
  free: '{count, plural, one {# seat} other {# seats}} free',
  nested: {
    taken:
      '{who, select, you {You take {n, plural, one {# cube of {coal}} other {# cubes}}} other {{who} takes {n}}}',
    percent: '{share, number, percent} of { name }',
    list: ['one', '{count} more'],
  },
} as const;

const de: Translation<typeof en> = {
  title: 'Bergwerk',
  free: '{count, plural, one {# Platz} other {# Plätze}} frei',
  nested: {
    taken:
      '{who, select, you {Du nimmst {n, plural, one {# Würfel {coal}} other {# Würfel}}} other {{who} nimmt {n}}}',
    percent: '{share, number, percent} von {name}',
    list: ['eins', 'noch {count}'],
  },
};

describe('bound catalogue', () => {
  const texts = bindCatalogue<typeof en>('de', de);

  test('messages without parameters are texts, the others functions', () => {
    expect(texts.title).toBe('Bergwerk');
    expect(texts.free({ count: 1 })).toBe('1 Platz frei');
    expect(texts.nested.taken({ who: 'you', n: 1, coal: 'Gelb' })).toBe('Du nimmst 1 Würfel Gelb');
    expect(texts.nested.percent({ share: 0.5, name: 'Bo' })).toBe('50\u00a0% von Bo');
    expect(texts.nested.list[1]({ count: 3 })).toBe('noch 3');
  });

  test('the compiler rejects missing, surplus and mistyped parameters and keys', () => {
    // @ts-expect-error: a parameter is missing.
    expect(texts.nested.percent({ share: 0.5 })).toContain('50');
    // @ts-expect-error: a parameter is not in the message.
    expect(texts.free({ count: 1, more: 2 })).toBe('1 Platz frei');
    // @ts-expect-error: a plural needs a number.
    expect(texts.free({ count: '2' })).toBe('2 Plätze frei');
    // @ts-expect-error: a key is missing.
    const missing: Translation<typeof en.nested> = { percent: '', list: ['', ''] };
    expect(missing.percent).toBe('');
    const params: MessageParams<typeof en.nested.taken> = { who: 'Bo', n: 2, coal: '' };
    expect(texts.nested.taken(params)).toBe('Bo nimmt 2');
  });
});

test('a flat catalogue is translated by key, with the parameters of the English message', () => {
  const flat = { plain: 'Plain', seats: '{min} to {max}' } as const;
  const translate = createTranslate<typeof flat>('en', flat);
  expect(translate('plain')).toBe('Plain');
  expect(translate('seats', { min: 2, max: 4 })).toBe('2 to 4');
  // @ts-expect-error: the message has parameters.
  expect(translate('seats')).toContain('to');
});

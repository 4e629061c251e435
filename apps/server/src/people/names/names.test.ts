import { describe, expect, it } from 'vitest';
import { parseName } from './names.ts';

const problemOf = (raw: string): string | undefined => {
  const parsed = parseName(raw);
  return 'problem' in parsed ? parsed.problem : undefined;
};

describe('a name is shown as it was typed', () => {
  it.each([
    [
      'German',
      [
        'Jörg',
        'Käthe Groß',
        'Änne-Lise',
        'Müller',
        'Straßenkind',
        'Ötzi',
        'Ü30',
        'GROẞ',
        'Freiherr v. Stein',
        'Kumpel Anton',
      ],
    ],
    [
      'Dutch',
      [
        'Ĳsbrand',
        'Marĳke',
        'Zoë',
        'Daniël',
        "Bas van 't Hof",
        'José',
        'Coördinator',
        'Van der Meer',
        'Bĳ Bot',
      ],
    ],
    [
      'English',
      ["O'Brien", 'Mary-Jane', 'Chloé', 'St. John', 'Player 1', 'Anna & Ben', 'J. R. R.', 'x', '7'],
    ],
    [
      'others',
      [
        'Łukasz',
        'Søren',
        'Dvořák',
        'Nguyễn',
        'Çelik',
        'Иван',
        'Νίκος',
        'Анна',
        'דנה',
        'سارة',
        'अनिल',
        'สมชาย',
        '山田',
        '한국',
        'さくら',
      ],
    ],
    ['with a sign', ['Anna ❤️', 'Ben ★', 'Cem 🎲', 'Dot 🇳🇱', 'C++']],
  ])('names are shown as they were typed: %s', (_, names) => {
    for (const name of names) expect(parseName(name)).toEqual({ name, key: expect.stringMatching(/./) });
  });

  it.each([
    ['  Anna  ', 'Anna'],
    ['Anna   von\u00A0\u3000Ahn', 'Anna von Ahn'],
    ['Ａｎｎａ', 'Anna'],
    ['𝔄𝔫𝔫𝔞', 'Anna'],
    ['ﬁnn', 'finn'],
    ['Jo\u0308rg', 'Jörg'],
    ['D´Artagnan', 'D’Artagnan'],
    ['Cem\u1680Oz', 'Cem Oz'],
    ['µ-Bert', 'μ-Bert'],
  ])('%j is normalised to %j', (raw, name) => expect(parseName(raw)).toMatchObject({ name }));
});

describe('a name is one line of visible text', () => {
  it.each(['', ' ', '\u3000 \u00A0'])('%j is empty', (raw) => expect(problemOf(raw)).toBe('empty'));

  it('a name has at most 24 characters as people count them', () => {
    expect(problemOf('ö'.repeat(24))).toBeUndefined();
    expect(problemOf('x\u0323\u0307'.repeat(24))).toBeUndefined();
    expect(problemOf('ö'.repeat(25))).toBe('tooLong');
    expect(problemOf(`a${'👍🏽'.repeat(23)}`)).toBeUndefined();
    expect(problemOf('𐐀\u0323\u0307\u0330'.repeat(20))).toBe('tooLong');
    expect(problemOf('x'.repeat(1_000_000))).toBe('tooLong');
    expect(problemOf('ﷺ'.repeat(20))).toBe('tooLong');
  });

  it.each([
    ['a control', 'An\u0007na'],
    ['a new line', 'Anna\n'],
    ['a tab', 'An\tna'],
    ['an escape sequence', '\u001B[31mAnna'],
    ['NEL', 'An\u0085na'],
    ['a line separator', 'An\u2028na'],
    ['a paragraph separator', 'Anna\u2029'],
    ['right-to-left override', 'An\u202Ena'],
    ['an isolate', '\u2066Anna\u2069'],
    ['a mark of direction', 'Anna\u200F'],
    ['the Arabic mark of direction', 'Anna\u061C'],
    ['zero-width space', 'An\u200Bna'],
    ['zero-width joiner', 'An\u200Dna'],
    ['byte order mark', '\uFEFFAnna'],
    ['soft hyphen', 'An\u00ADna'],
    ['word joiner', 'An\u2060na'],
    ['a tag', 'Anna\u{E0041}'],
    ['a variation of a letter', 'Anna\uFE0F'],
    ['two variations of a sign', 'Anna ❤\uFE0F\uFE0F'],
    ['a rare variation', 'Anna\u{E0100}'],
    ['a Mongolian variation', 'Anna\u180B'],
    ['a grapheme joiner', 'An\u034Fna'],
    ['a Hangul filler', 'Anna\u3164'],
    ['a filler of half width', 'Anna\uFFA0'],
    ['an empty Braille cell', 'Anna\u2800'],
    ['half a surrogate pair', 'Anna\uD83D'],
    ['private use', 'Anna\uE000'],
    ['unassigned', 'Anna\u0378'],
    ['no character at all', 'Anna\uFFFF'],
    ['a replacement character', 'An\uFFFDna'],
    ['a tower of marks', 'A\u0301\u0302\u0303\u0304nna'],
    ['a tower on an umlaut', 'Ä\u0302\u0303\u0304nna'],
    ['a mark on nothing', '\u0301Anna'],
    ['a mark on a space', 'Anna \u0308'],
    ['a ring around a letter', 'A\u20DDnna'],
    ['signs alone', '★ ❤️'],
    ['punctuation alone', '—'],
    ['a modifier alone', 'ʼ'],
    ['a small Greek ν for v', 'νera'],
    ['a small Greek υ for u', 'Paυl'],
    ['an accented ή for n', 'Aήna'],
    ['β for ß', 'Groβ'],
  ])('%s is refused', (_, raw) => expect(problemOf(raw)).toBe('badCharacters'));
});

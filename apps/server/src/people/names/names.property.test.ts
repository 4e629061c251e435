import { checkNames } from '@pithead/kernel';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOOKALIKE_LETTERS } from './lookalikes.ts';
import { parseName } from './names.ts';

const letters = 'aäeéiıİĳlmnoöøſsßẞuüvwyzABCIJKLMNOXYZÅŉǰΐϐς Σσίνηυ ЙйІі 0123 ´’-.|_½ﬁＡ〇ʼ'.match(
  /./gu,
) as string[];
const hard = [
  '\u0301',
  '\u0308',
  '\u0345',
  '\u0E4D',
  '\uFE0F',
  '\u200D',
  '\u202E',
  '\u00AD',
  '\n',
  '\u3164',
  '❤',
  '🇳',
  '🅰',
  'क',
  'ि',
  '가',
  '\uD800',
];
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...letters) },
  { weight: 1, arbitrary: fc.constantFrom(...hard, ...LOOKALIKE_LETTERS.keys()) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
const raw = fc.array(character, { maxLength: 26 }).map((all) => all.join(''));
const check = (property: (text: string) => void): void =>
  fc.assert(fc.property(raw, property), { numRuns: 3_000 });

it('parsing an accepted name again returns the same name', () => {
  let accepted = 0;
  check((text) => {
    const parsed = parseName(text);
    if ('problem' in parsed) return;
    accepted++;
    expect(parseName(parsed.name)).toEqual(parsed);
  });
  expect(accepted).toBeGreaterThan(300);
});

it('an accepted name can be shown and recorded anywhere', () => {
  check((text) => {
    const parsed = parseName(text);
    if ('problem' in parsed) return;
    expect(() => checkNames([parsed.name])).not.toThrow();
    expect(parsed.name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\p{Bidi_Control}]|^ | $| {2}|\p{M}{5}/u);
    expect(parsed.name.length).toBeLessThanOrEqual(96);
    expect(parsed.key).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
  });
});

it('case does not change the key of a name', () => {
  check((text) => {
    const keys = [text, text.toUpperCase(), text.toLowerCase()]
      .map(parseName)
      .flatMap((parsed) => ('key' in parsed ? [parsed.key] : []));
    expect(new Set(keys).size).toBeLessThanOrEqual(1);
  });
});

it('accents do not change the key of a name', () => {
  const accents = fc.array(fc.constantFrom('', '', '\u0300', '\u0308', '\u030A', '\u0327', '\u0335'), {
    minLength: 26,
    maxLength: 26,
  });
  const names = fc.string({ unit: fc.constantFrom(...'abcdeiklnorstuvzАвеИНίκß '), maxLength: 24 });
  fc.assert(
    fc.property(names, accents, (name, marks) => {
      const accented = Array.from(
        name,
        (letter, place) => letter + (letter === ' ' ? '' : (marks[place] ?? '')),
      ).join('');
      const [plain, marked] = [parseName(name), parseName(accented)];
      expect('key' in plain).toBe('key' in marked);
      if ('key' in plain && 'key' in marked) expect(marked.key).toBe(plain.key);
    }),
    { numRuns: 2_000 },
  );
});

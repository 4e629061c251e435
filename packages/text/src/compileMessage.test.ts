import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, messageFormatter } from './formatMessage.ts';
import { PROTOCOL_TEXTS } from './protocolReasons.ts';
import { linguiFormatter, sampleValues } from './testing/linguiFormatter.ts';

const SAMPLES = [
  '',
  'plain',
  '{name} plays',
  '{ name }',
  '{n, number} tables, { n , number }, {n, number, percent}',
  '# is only a sign here',
  '{n, plural, one {# cart} other {# carts}}',
  '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{n, plural, =0 {none} one {a cart} other {# carts}} of {name}',
  '{who, select, you {You take {n, plural, one {# cube} other {# cubes}}} other {{who} takes {n, number}}}',
  "the miner''s cart, the miner's cart, '{'as it stands'}'",
  '  spaces   { n , plural , one { # } other { many } }  ',
];

const FORMATTERS = LANGUAGES.map(
  (language) => [language, messageFormatter(language), linguiFormatter(language)] as const,
);

function expectAlike(message: string, values = sampleValues(message)): void {
  for (const [language, format, lingui] of FORMATTERS)
    for (const each of values)
      expect([language, format(message, each)]).toEqual([language, lingui(message, each)]);
}

describe('messages are formatted as lingui formats them', () => {
  test.each(SAMPLES)('%j', (message) => expectAlike(message));

  test('all texts of server refusals are formatted alike', () => {
    for (const texts of Object.values(PROTOCOL_TEXTS))
      for (const message of Object.values(texts)) expectAlike(message);
  });

  test('messages composed at random are formatted alike', () => {
    const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
      part: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('cart', ' ', 'ä – “', '{name}', '5 %'),
        fc
          .tuple(tie('message'), tie('message'))
          .map(([one, many]) => `{n, plural, one {${one}} other {# ${many}}}`),
        fc.tuple(tie('message'), tie('message')).map(([a, b]) => `{who, select, you {${a}} other {${b}}}`),
      ),
      message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
    }));
    const values = fc.record({ n: fc.nat(30), who: fc.constantFrom('you', 'Ida'), name: fc.constant('Ben') });
    fc.assert(fc.property(message, values, (text, given) => expectAlike(text, [given])));
  });
});

test.each(['{', '}', '{n, plural, one {#}', '{n, date}', "'{open", '{n, plural}', '{n, plural, one {#}}'])(
  '%j is rejected',
  (message) => {
    expect(() => messageFormatter('en')(message)).toThrow('not a message');
  },
);

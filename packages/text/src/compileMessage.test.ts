import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileMessage } from './compileMessage.ts';
import { PROTOCOL_TEXTS } from './protocolReasons.ts';

const SAMPLES = [
  '',
  'plain',
  '{name} plays',
  '{ name }',
  '{n, number} tables, { n , number }, {n, number, percent}',
  '# is only a sign here',
  '{n, plural, one {# cart} other {# carts}}',
  '{n, selectordinal, one {#st} other {#th}}',
  '{n, plural, =0 {none} one {a cart} other {# carts}} of {name}',
  '{n, plural, offset:1 =1 {only you} one {you and one} other {you and #}}',
  '{who, select, you {You take {n, plural, one {# cube} other {# cubes}}} other {{who} takes {n}}}',
  "the miner''s cart, the miner's cart, '{'as it stands'}'",
  '  spaces   { n , plural , one { # } other { many } }  ',
];

describe('compileMessage agrees with lingui’s compiler', () => {
  test.each(SAMPLES)('%j', (message) => {
    expect(compileMessage(message)).toEqual(compileMessageOrThrow(message));
  });

  test('all texts of server refusals compile alike', () => {
    for (const texts of Object.values(PROTOCOL_TEXTS))
      for (const message of Object.values(texts))
        expect(compileMessage(message)).toEqual(compileMessageOrThrow(message));
  });

  test('messages composed at random compile alike', () => {
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
    fc.assert(
      fc.property(message, (text) => void expect(compileMessage(text)).toEqual(compileMessageOrThrow(text))),
    );
  });

  test.each(['{', '}', '{n, plural, one {#}', '{n, date}', "'{open", '{n, plural}'])(
    '%j is rejected',
    (message) => {
      expect(() => compileMessage(message)).toThrow('not a message');
    },
  );
});

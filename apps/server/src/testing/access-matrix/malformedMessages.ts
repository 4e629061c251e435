import { LIMITS } from '@pithead/protocol';
import { FIRST_PLY } from './actors.ts';

export interface ValidPlay {
  readonly act: 'play';
  readonly seat: number;
  readonly id: string;
  readonly seq: number;
  readonly plies: readonly (readonly [verb: string, noun: number])[];
}

const GOOD: ValidPlay = { act: 'play', seat: 0, id: 'good', seq: 0, plies: [FIRST_PLY] };

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
/** JSON text, because some values (1e400, 2^53) have no exact JavaScript literal. */
const NUMBERS = [
  '1e400',
  '-1e400',
  String(2 ** 53),
  String(2 ** 31),
  '-1',
  '0.5',
  '6',
  '1000001',
  'null',
  'true',
  '"0"',
  '[0]',
  '{}',
];
const STRINGS = [
  '""',
  '" "',
  '"a\\u0000b"',
  '"\\ud800"',
  '"é"',
  '"../x"',
  `"${'x'.repeat(65)}"`,
  '7',
  'null',
  '["x"]',
  '{"toString":1}',
];

/** Well-formed values, which are refused later as stale. */
const isNumberFor = (key: string, value: string): boolean => key === 'seq' && value === '6';

type MalformedAct = readonly [what: string, act: string];

export function malformedActs(good: ValidPlay): MalformedAct[] {
  const [[verb, noun] = FIRST_PLY] = good.plies;
  const [v, ply] = [JSON.stringify(verb), JSON.stringify([verb, noun])];
  const withValue = (key: string, value: string): string =>
    JSON.stringify({ ...good, [key]: '✂' }).replace('"✂"', () => value);
  const withPly = (text: string): string => withValue('plies', `[${text}]`);
  const without = (key: string): string =>
    JSON.stringify(Object.fromEntries(Object.entries(good).filter(([name]) => name !== key)));
  const withKey = (text: string): string => JSON.stringify(good).replace('{', () => `{${text},`);
  return [
    ...['seat', 'seq'].flatMap((key) =>
      NUMBERS.filter((value) => !isNumberFor(key, value)).map(
        (value) => [`${key}: ${value}`, withValue(key, value)] as const,
      ),
    ),
    ...STRINGS.flatMap((value) => [
      [`id: ${value}`, withValue('id', value)] as const,
      [`act: ${value}`, withValue('act', value)] as const,
    ]),
    ...Object.keys(good).map((key) => [`no ${key}`, without(key)] as const),
    ...['"constructor"', '"__proto__"', '"toString"', '"Play"'].map(
      (value) => [`act: ${value}`, withValue('act', value)] as const,
    ),
    ['an unknown key', withKey('"more":1')],
    ['a key of another act', withKey('"reach":"step"')],
    ['the key __proto__', withKey('"__proto__":{"seat":1}')],
    ['the key constructor', withKey('"constructor":{"prototype":{"seat":1}}')],
    ['a person of its own', withKey('"person":"AAAAAAAAAAAAAAAAAAAAAA"')],
    ['no plies', withValue('plies', '[]')],
    [
      'too many plies',
      withValue('plies', JSON.stringify(Array.from({ length: LIMITS.plies + 1 }, () => [verb, noun]))),
    ],
    ['plies that are none', withValue('plies', `{"0":${ply},"length":1}`)],
    ['deep nesting', withValue('plies', deep(7000))],
    ['a deep noun', withPly(`[${v},${deep(7000)}]`)],
    ...[`[${v}]`, `[${v},${noun},0]`, '[]', `{"0":${v},"1":${noun}}`, v].map(
      (text) => [`ply ${text}`, withPly(text)] as const,
    ),
    ...['-1', '0.5', '65536', '1e400', `"${noun}"`, 'null', `[${noun}]`].map(
      (bad) => [`noun ${bad}`, withPly(`[${v},${bad}]`)] as const,
    ),
    ...['"choose side"', `"${verb}\\u0000"`, '""', `"${'x'.repeat(41)}"`, '7'].map(
      (bad) => [`verb ${bad}`, withPly(`[${bad},${noun}]`)] as const,
    ),
  ];
}

export const MALFORMED_ACTS: readonly MalformedAct[] = malformedActs(GOOD);

export const ILLEGAL_PLIES: readonly (readonly [
  what: string,
  ply: readonly [string, number],
  why: string,
])[] = [
  ['an unknown verb', ['fly', 0], 'unknownVerb'],
  ['a verb that every object has', ['constructor', 0], 'unknownVerb'],
  ['a noun beyond the table', ['chooseSide', 65_535], 'unknownNoun'],
  ['a ply of another phase', ['confirmSides', 0], 'sidesMissing'],
];

export const INVALID_JSON = [
  '',
  ' ',
  '{',
  '{"type":"ping","ask":1',
  "{'type':'ping'}",
  'NaN',
  '{"type":"ping","ask":NaN}',
  '\u0000',
  'undefined',
  '{"type":"ping",}',
];

export const UNKNOWN_MESSAGES = [
  'null',
  '7',
  '1e400',
  'true',
  '"ping"',
  '[]',
  '{}',
  '[{"type":"ping","ask":1}]',
  deep(8000),
  ...[
    '"fly"',
    '"Ping"',
    '""',
    '7',
    'null',
    '["ping"]',
    '"constructor"',
    '"__proto__"',
    '"toString"',
    '"\\u0000"',
  ].map((type) => `{"type":${type},"ask":1}`),
  '{"__proto__":{"type":"ping","ask":1}}',
];

export const MALFORMED_MESSAGES = [
  '{"type":"ping"}',
  ...['-1', '0.5', '1e400', '2e9', '"1"', 'null', '[]', deep(6000)].map(
    (ask) => `{"type":"ping","ask":${ask}}`,
  ),
  '{"type":"ping","ask":1,"more":1}',
  '{"type":"ping","ask":1,"__proto__":{"a":1}}',
  '{"type":"ping","ask":1,"constructor":1}',
  '{"type":"unsubscribe","channel":-1}',
  '{"type":"subscribe","channel":1,"table":"AAAAAAAAAAAAAAAAAAAAAA"}',
  '{"type":"subscribe","channel":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","as":6}',
  '{"type":"subscribe","channel":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","as":null,"since":-1}',
  ...[
    '"AAAAAAAAAAAAAAAAAAAAA"',
    '"AAAAAAAAAAAAAAAAAAAAAAA"',
    '"AAAAAAAAAAAAAAAAAAAA/A"',
    '"AAAAAAAAAAAAAAAAAAAAA\\u0000"',
    '"AAAAAAAAAAAAAAAAAAAAA\\ud800"',
    'null',
  ].map((table) => `{"type":"subscribe","channel":1,"table":${table},"as":null}`),
  '{"type":"whyNot","ask":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","seat":0,"ply":["a"]}',
  '{"type":"nudge","ask":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","seat":-1}',
  '{"type":"chat","ask":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","room":"all","text":"x"}',
  '{"type":"chat","ask":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","room":"players","text":""}',
  `{"type":"chat","ask":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","room":"players","text":"${'x'.repeat(LIMITS.chat + 1)}"}`,
  ...STRINGS.map(
    (id) => `{"type":"chat","ask":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","room":"players","text":"x","id":${id}}`,
  ),
];

import * as fc from 'fast-check';

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    2 ** 53,
    -0,
    0.5,
    -1,
    1e308,
    '',
    '\u0000',
    '\ud800',
    'constructor',
    '__proto__',
    null,
    [],
    {},
    'x'.repeat(1000),
  ),
  fc.integer({ min: -2, max: 70_000 }),
  fc.nat(6),
);
const keys = fc.constantFrom(
  'type',
  'ask',
  'channel',
  'table',
  'as',
  'seat',
  'act',
  'id',
  'seq',
  'plies',
  '__proto__',
  'constructor',
  'more',
  '0',
  '1',
  'since',
);

interface Change {
  readonly path: readonly number[];
  readonly kind: 'replace' | 'remove' | 'add' | 'keep';
  readonly key: string;
  readonly value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  path: fc.array(fc.nat(6), { minLength: 1, maxLength: 4 }),
  kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'keep'),
  key: keys,
  value: anything,
});

export const mutations = fc.array(change, { minLength: 1, maxLength: 2 });

export function mutateMessage(message: object, by: readonly Change[]): string {
  for (const each of by) apply(message, each);
  return JSON.stringify(message);
}

function apply(message: object, { path, kind, key, value }: Change): void {
  let at = message as Record<string, unknown>;
  for (const [depth, step] of path.entries()) {
    const names = Object.keys(at);
    const name = names[step % Math.max(1, names.length)] ?? key;
    const next = at[name];
    const isEnd = depth === path.length - 1 || typeof next !== 'object' || next === null;
    if (!isEnd) at = next as Record<string, unknown>;
    else if (kind === 'remove') delete at[name];
    else if (kind === 'replace') at[name] = value;
    else if (kind === 'add')
      Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true });
    if (isEnd) return;
  }
}

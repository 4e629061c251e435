import { ClientMessage } from '@pithead/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mutateMessage, mutations } from '../testing/attacks/mutateMessage.ts';
import { isPlayMessage } from './playMessage.ts';

const RUNS = 6000;

/** Mostly a valid value. */
const mostly = (valid: readonly unknown[], ...others: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...valid) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const play = fc.record({
  type: fc.constant('act'),
  table: mostly(['A'.repeat(22), `${'b'.repeat(20)}-_`], 'short', 7),
  act: fc.record({
    act: mostly(['play'], 'undo', 'leave'),
    seat: mostly([0, 1, 5], 6, -0, -1, 0.5, '1', 2 ** 53),
    id: mostly(['p1', 'x'.repeat(64)], 'x'.repeat(65), '', 'a b', null),
    seq: mostly([0, 12, 1_000_000], 1_000_001, -1, 1.5),
    plies: fc.array(
      mostly(
        [
          ['placeWorker', 0],
          ['a', 65_535],
        ],
        ['a', 65_536],
        ['a1', 1],
        ['a'],
        ['a', 1, 2],
        'a',
        {},
        null,
      ),
      { maxLength: 3 },
    ),
  }),
});

const isPlay = (data: ClientMessage): boolean => data.type === 'act' && data.act.act === 'play';

it('accepts the same messages as the schema, which leaves them as they are', () => {
  let accepted = 0;
  const judge = (message: unknown): void => {
    const parsed = ClientMessage.safeParse(message);
    expect(isPlayMessage(message)).toBe(parsed.success && isPlay(parsed.data));
    if (!isPlayMessage(message)) return;
    accepted++;
    expect(parsed.data).toEqual(message);
  };
  fc.assert(
    fc.property(play, mutations, (message, by) => {
      judge(JSON.parse(JSON.stringify(message)));
      judge(JSON.parse(mutateMessage(structuredClone(message), by)));
    }),
    { numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(RUNS / 4);
});

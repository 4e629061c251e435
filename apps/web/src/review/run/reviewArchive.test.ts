import { readFileSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { parseRecord } from '@pithead/kernel';
import { LIMITS } from '@pithead/protocol';
import { assembleReview, ReviewEngine } from '@pithead/review';
import { expect, test } from 'vitest';
import { packReview, unpackReview } from './reviewArchive.ts';
import type { ReviewPart } from './reviewTasks.ts';

const GAMES = Object.keys(LOADED_GAMES);

function engineOf(id: string): ReviewEngine {
  const { game, kit } = LOADED_GAMES[id] as (typeof LOADED_GAMES)[string];
  const file = new URL(`../../../../../games/${id}/records/random-2-players.json`, import.meta.url);
  const effort = { futures: 1, drawFutures: 1, options: 2, worlds: 1, iterations: 2 };
  return new ReviewEngine(game, kit, parseRecord(readFileSync(file, 'utf8')), effort);
}

/** Numbers with as many digits as in a review of full effort; options are repeated until there are ten. */
function partsOf(engine: ReviewEngine): ReviewPart[] {
  const verdicts = engine.decisions.map((_, decision): ReviewPart => {
    const verdict = engine.judge(decision);
    const options = Array.from({ length: 10 }, (_each, i) => {
      const option = verdict.options[i % verdict.options.length] as (typeof verdict.options)[number];
      return { ...option, lead: option.lead + Math.sin(decision + i) / 7 };
    });
    return { kind: 'verdict', decision, isLonger: false, verdict: { ...verdict, options } };
  });
  return [
    { kind: 'start', value: engine.startValue() },
    { kind: 'values', from: 0, values: engine.valueGroups(0, engine.groups.length) },
    ...verdicts,
  ];
}

test.each(GAMES)(
  'a review of %s fits into one request, and its ledger adds up when it is read',
  async (id) => {
    const engine = engineOf(id);
    const parts = partsOf(engine);
    const data = (await packReview(parts)) as string;
    expect(data.length).toBeLessThan(LIMITS.review / 2);
    const read = await unpackReview(data);
    expect(read.map(({ kind }) => kind)).toEqual(parts.map(({ kind }) => kind));
    const [start, values, ...verdicts] = read as [
      Extract<ReviewPart, { kind: 'start' }>,
      Extract<ReviewPart, { kind: 'values' }>,
      ...Extract<ReviewPart, { kind: 'verdict' }>[],
    ];
    const review = assembleReview(engine, {
      start: start.value,
      values: values.values,
      verdicts: new Map(verdicts.map(({ decision, verdict }) => [decision, verdict])),
    });
    for (const { ledger } of review.seats) {
      const { luck, own, others, secrets, open } = ledger;
      const sum = [ledger.start, luck, own, others, secrets, open].reduce(
        (total, row) => total + row.amount,
        0,
      );
      expect(Math.abs(sum - ledger.result)).toBeLessThan(1e-9);
    }
  },
);

test('a review that is too large is not packed', async () => {
  const noise = Array.from({ length: 60_000 }, (_, i) => Math.sin(i * i));
  const part = { kind: 'start', value: { noise } } as unknown as ReviewPart;
  expect(await packReview([part])).toBeUndefined();
});

test.each([
  ['no deflated text', 'AAAA'],
  ['no list', 'q1YqS8wpTVWyUqpVAgA='],
  ['cut off', 'i65WKskvyC8qVrJSUKpVAgA'.slice(0, 8)],
])('what is no review is refused: %s', async (_, data) => {
  await expect(unpackReview(data)).rejects.toThrow();
});

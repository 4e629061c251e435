import { readFileSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { parseRecord } from '@pithead/kernel';
import type { Review } from '@pithead/review';
import { assembleReview, ReviewEngine } from '@pithead/review';
import { expect, test } from 'vitest';
import type { ReviewSnapshot } from './reviewRun.ts';
import { ReviewRun } from './reviewRun.ts';
import type { ReviewPart, ReviewTask } from './reviewTasks.ts';
import { runReviewTask } from './reviewTasks.ts';
import { applyReviewUpdate } from './reviewUpdate.ts';

const [ID, { game, kit }] = Object.entries(LOADED_GAMES).find(([, { manifest }]) =>
  manifest.seats.includes(2),
) as typeof LOADED_GAMES extends Readonly<Record<string, infer G>> ? [string, G] : never;
const record = parseRecord(
  readFileSync(new URL(`../../../../../games/${ID}/records/random-2-players.json`, import.meta.url), 'utf8'),
);
const engine = new ReviewEngine(game, kit, record, {
  futures: 1,
  drawFutures: 1,
  options: 2,
  worlds: 1,
  iterations: 2,
});
const ALL = engine.decisions.length;

/** Results are always the same, so all tests share them. */
const results = new Map<string, ReviewPart>();
function resultOf(task: ReviewTask): ReviewPart {
  const name = JSON.stringify(task);
  const part = results.get(name) ?? runReviewTask(engine, task);
  results.set(name, part);
  return part;
}

interface Bench {
  readonly run: ReviewRun;
  readonly kept: ReviewPart[];
  readonly reader: { review: Review | undefined };
  /** Tasks in the order of their assignment. */
  readonly tasks: ReviewTask[];
  /** Workers that were opened and not ended. */
  open(): number;
  /** Lets the oldest running task finish, or fail. False if no worker has one. */
  finish(isFailing?: boolean): boolean;
}

/** Workers whose tasks finish one by one, when the test wants it. */
function bench(stored: readonly ReviewPart[] = []): Bench {
  const kept: ReviewPart[] = [];
  const tasks: ReviewTask[] = [];
  const running: { readonly task: ReviewTask; answer(part: ReviewPart): void; failed(): void }[] = [];
  let open = 0;
  const run = new ReviewRun(
    engine,
    {
      workerCount: 2,
      openWorker(handlers) {
        open++;
        return { post: (task) => (tasks.push(task), running.push({ task, ...handlers })), end: () => open-- };
      },
      keep: (part) => kept.push(part),
      now: () => tasks.length * 100,
    },
    stored,
  );
  const finish = (isFailing = false): boolean => {
    const next = running.shift();
    if (isFailing) next?.failed();
    else next?.answer(resultOf(next.task));
    return next !== undefined;
  };
  return { run, kept, reader: { review: undefined }, tasks, open: () => open, finish };
}

function finishUntil({ tasks, finish }: Bench, isReached: (task: ReviewTask) => boolean): void {
  while (!isReached(tasks.at(-1) as ReviewTask)) finish();
}

/** The state that a reader of all updates has. */
async function now({
  run,
  reader,
}: Bench): Promise<ReviewSnapshot & { readonly review: Review | undefined }> {
  for (;;) {
    const snapshot = await run.next(0);
    if (snapshot.update !== undefined) reader.review = applyReviewUpdate(reader.review, snapshot.update);
    if (!snapshot.hasMore) return { ...snapshot, review: reader.review };
  }
}

const decisionsOf = (tasks: readonly ReviewTask[]): number[] =>
  tasks.flatMap((task) => (task.kind === 'verdict' ? [task.decision] : []));

test('a review is complete after every part was computed once, and its workers end', async () => {
  const all = bench();
  while (all.finish());
  const { review, status, progress } = await now(all);
  expect([review?.isComplete, status, progress.done, progress.all]).toEqual([true, 'done', ALL, ALL]);
  expect(decisionsOf(all.tasks).toSorted((a, b) => a - b)).toEqual(engine.decisions.map((_, i) => i));
  expect(all.open()).toBe(0);
});

test('the first pass comes first; then decisions that changed the chances most', async () => {
  const all = bench();
  finishUntil(all, ({ kind }) => kind === 'verdict');
  const { review, progress } = await now(all);
  expect(progress.done).toBe(0);
  expect(review?.decisions.every(({ verdict }) => verdict === undefined)).toBe(true);
  while (all.finish());
  const swing = (decision: number): number => {
    const slice = all.kept.find(
      (part) =>
        part.kind === 'values' && part.from === 8 * Math.floor((engine.decisions[decision]?.group ?? 0) / 8),
    ) as Extract<ReviewPart, { kind: 'values' }>;
    const { before, decided } = slice.values[(engine.decisions[decision]?.group ?? 0) % 8]!;
    return Math.abs((before.chances[0] ?? 0) - (decided.chances[0] ?? 0));
  };
  const swings = decisionsOf(all.tasks).map(swing);
  expect(swings[0]).toBeGreaterThan(0);
  for (let i = 1; i < swings.length; i++)
    expect(swings[i] as number).toBeLessThanOrEqual((swings[i - 1] as number) + 1e-12);
});

test('a prioritised decision is the next one', () => {
  const all = bench();
  finishUntil(all, ({ kind }) => kind === 'verdict');
  const last = bench(all.kept);
  while (last.finish());
  const late = decisionsOf(last.tasks).at(-1) as number;
  all.run.prioritise(late);
  all.finish();
  expect(decisionsOf(all.tasks)).toContain(late);
});

test('a paused review starts no task until it is resumed', async () => {
  const all = bench();
  all.run.pause();
  const before = all.tasks.length;
  while (all.finish());
  expect([all.tasks.length, (await now(all)).status]).toEqual([before, 'paused']);
  all.run.resume();
  while (all.finish());
  expect((await now(all)).status).toBe('done');
});

test('after a failed worker the rest is kept, and a retry completes the review', async () => {
  const all = bench();
  finishUntil(all, ({ kind }) => kind === 'verdict');
  all.finish();
  const { done } = (await now(all)).progress;
  all.finish(true);
  const failed = await now(all);
  expect([failed.status, failed.progress.done, failed.review === undefined, all.open()]).toEqual([
    'failed',
    done,
    false,
    0,
  ]);
  all.run.resume();
  while (all.finish());
  expect((await now(all)).review?.isComplete).toBe(true);
});

test('a review continues from stored parts, and a complete one starts no worker', async () => {
  const first = bench();
  finishUntil(first, ({ kind }) => kind === 'verdict');
  for (let i = 0; i < 5; i++) first.finish();
  const second = bench(first.kept);
  while (second.finish());
  expect(second.tasks).toHaveLength(ALL - decisionsOf(first.tasks).length + 2);
  const third = bench([...first.kept, ...second.kept]);
  const { review, status } = await now(third);
  expect([third.tasks.length, status, review?.isComplete]).toEqual([0, 'done', true]);
  expect(review).toEqual((await now(second)).review);
});

test('thinking longer analyses a decision again, and a stored result of it is kept', async () => {
  const first = bench();
  while (first.finish());
  first.run.thinkLonger(3);
  expect(await now(first)).toMatchObject({ status: 'running', thinkingLonger: [3] });
  while (first.finish());
  expect(await now(first)).toMatchObject({ status: 'done', thinkingLonger: [] });
  expect(first.kept.at(-1)).toMatchObject({ kind: 'verdict', decision: 3, isLonger: true });
  const tasks = first.tasks.length;
  first.run.thinkLonger(3);
  expect(first.tasks).toHaveLength(tasks);
});

test('a reader waits until something is newer than what it knows', async () => {
  const all = bench();
  const { version } = await now(all);
  const next = all.run.next(version);
  all.finish();
  expect((await next).version).toBeGreaterThan(version);
});

test('the updates add up to the review that is assembled at once', async () => {
  const all = bench();
  finishUntil(all, ({ kind }) => kind === 'verdict');
  await now(all);
  while (all.finish()) if (all.tasks.length % 7 === 0) await now(all);
  const verdicts = engine.decisions.map((_, decision) =>
    resultOf({ kind: 'verdict', decision, isLonger: false }),
  ) as Extract<ReviewPart, { kind: 'verdict' }>[];
  const { review } = await now(all);
  expect(review).toEqual(
    assembleReview(engine, {
      start: engine.startValue(),
      values: engine.valueGroups(0, engine.groups.length),
      verdicts: new Map(verdicts.map(({ decision, verdict }) => [decision, verdict])),
    }),
  );
});

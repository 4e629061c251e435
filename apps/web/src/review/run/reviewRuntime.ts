/** Reviews inside workers: one worker holds the run and stores its parts, others compute them. */
import { findGame } from '@pithead/games';
import type { GameRecord } from '@pithead/kernel';
import type { ReviewParams } from '@pithead/protocol';
import { REVIEW_ENGINE, ReviewEngine } from '@pithead/review';
import { UnknownGame } from '../../offline/loadRules.ts';
import { listAccountReviews, loadAccountReview, saveAccountReview } from './accountReviews.ts';
import type { ReviewHistory, ReviewResult } from './reviewHistory.ts';
import { otherResults } from './reviewHistory.ts';
import { openReviewRepository } from './reviewRepository.ts';
import type { ReviewRunDependencies } from './reviewRun.ts';
import { ReviewRun } from './reviewRun.ts';
import type { ReviewPart, ReviewWorkerReply, ReviewWorkerRequest } from './reviewTasks.ts';
import { REVIEW_WORKER, runReviewTask } from './reviewTasks.ts';

async function createEngine(record: GameRecord): Promise<ReviewEngine> {
  const game = findGame(record.game);
  if (game === undefined) throw new UnknownGame(record.game);
  const [rules, kit] = await Promise.all([game.rules(), game.botKit()]);
  return new ReviewEngine(rules, kit, record);
}

/** The last hash tells records of the same deal apart. */
const reviewParamsOf = ({ commitment, hashes }: GameRecord): ReviewParams => ({
  engine: REVIEW_ENGINE,
  record: `${commitment}-${hashes.at(-1) ?? ''}`,
});

const deviceIdOf = ({ engine, record }: ReviewParams): string => `${engine}/${record.replace('-', '/')}`;

/** With more than two cores one is left to the page. */
function countWorkers(): number {
  const cores = navigator.hardwareConcurrency;
  return cores <= 2 ? Math.max(1, cores) : Math.min(6, cores - 1);
}

const openWorker =
  (record: GameRecord): ReviewRunDependencies['openWorker'] =>
  ({ answer, failed }) => {
    const worker = new Worker(self.location.href, { type: 'module', name: REVIEW_WORKER });
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewWorkerReply>) =>
      data === null ? failed() : answer(data.part),
    );
    worker.addEventListener('error', (event) => {
      // Unhandled, the error would also end this worker.
      event.preventDefault();
      failed();
    });
    const post = (request: ReviewWorkerRequest): void => worker.postMessage(request);
    post({ record });
    return { post: (task) => post({ task }), end: () => worker.terminate() };
  };

const repository = openReviewRepository();

/** With an account, what another device has computed is loaded. */
export async function startReviewRun(record: GameRecord, isAccount: boolean): Promise<ReviewRun> {
  const params = reviewParamsOf(record);
  const id = deviceIdOf(params);
  const { read, keep } = await repository;
  const [engine, own] = await Promise.all([createEngine(record), read(id).catch(() => [])]);
  const keepPart = (part: ReviewPart): void => void keep(id, part).catch(() => undefined);
  const isComplete = own.filter(({ kind }) => kind === 'verdict').length >= engine.decisions.length;
  const loaded = isComplete || !isAccount ? [] : await loadAccountReview(params);
  for (const part of loaded) keepPart(part);
  return new ReviewRun(
    engine,
    {
      workerCount: countWorkers(),
      openWorker: openWorker(record),
      keep: keepPart,
      now: () => performance.now(),
    },
    [...loaded, ...own],
  );
}

/** Stores the result of a complete review, and returns all results that one's average is computed from. */
export async function finishReview(
  run: ReviewRun,
  record: GameRecord,
  { own, isAccount, playedAt }: ReviewResult,
): Promise<ReviewHistory> {
  const params = reviewParamsOf(record);
  const { game } = record;
  const { keepSummary, summaries } = await repository;
  const id = deviceIdOf(params);
  await keepSummary(id, { ...params, game, playedAt, own }).catch(() => undefined);
  const known = isAccount ? await listAccountReviews() : [];
  if (isAccount && known !== undefined) {
    const review = { ...params, game, ...(playedAt !== null && { playedAt }), ...(own !== null && { own }) };
    await saveAccountReview(review, run.parts(), known);
  }
  const onDevice = await summaries().catch(() => []);
  return {
    others: otherResults([...onDevice, ...(known ?? [])], params, game),
    isServerMissing: known === undefined,
  };
}

export function createReviewHandler(): (
  request: ReviewWorkerRequest,
) => Promise<ReviewWorkerReply | undefined> {
  let engine: Promise<ReviewEngine> | undefined;
  return async (request) => {
    if ('record' in request) {
      const { record } = request;
      engine = createEngine(record);
      await engine;
      return undefined;
    }
    if (engine === undefined) return null;
    return { part: runReviewTask(await engine, request.task) };
  };
}

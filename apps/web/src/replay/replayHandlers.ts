import { BadInput } from '@pithead/kernel';
import type { DecisionTime } from '@pithead/match';
import { decisionTimes } from '@pithead/match';
import { LocalMatch } from '../offline/localMatch.ts';
import { fromStoredEvent } from '../offline/storedMatch.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import type { ReviewHistory, ReviewResult } from '../review/run/reviewHistory.ts';
import type { ReviewRun } from '../review/run/reviewRun.ts';
import type { RecordSources } from './loadCheckedRecord.ts';
import { loadCheckedRecord } from './loadCheckedRecord.ts';
import { RecordReplay } from './recordReplay.ts';
import type {
  ReplayApi,
  ReplayInput,
  ReplayInfo,
  RecordProblem,
  ReplayStatistics,
  ReviewCommand,
} from './replayApi.ts';

export type ReplayHandlers = {
  readonly [K in keyof ReplayApi]: (...args: Parameters<ReplayApi[K]>) => unknown;
};

export function createReplayHandlers(sources: RecordSources): ReplayHandlers {
  const replays = new Map<number, RecordReplay>();
  /** By replay: the match on this device that it comes from. */
  const localIds = new Map<number, string>();
  const dates = new Map<number, number | null>();
  const reviews = new Map<number, () => Promise<ReviewRun>>();
  let lastId = 0;

  const at = (replayId: number): RecordReplay => {
    const found = replays.get(replayId);
    if (found === undefined) throw new BadInput('badRecord', { field: 'replay' });
    return found;
  };

  async function open(from: ReplayInput): Promise<ReplayInfo | RecordProblem> {
    const checked = await loadCheckedRecord(sources, from);
    if ('flaw' in checked) return checked;
    const { game, record, playedAt } = checked;
    const replay = new RecordReplay(game, record);
    replays.set(++lastId, replay);
    dates.set(lastId, playedAt);
    if ('local' in from) localIds.set(lastId, from.local);
    return {
      replayId: lastId,
      playedAt,
      table: replay.table('local' in from ? from.local : ''),
      names: record.seats,
      plies: record.plies.length,
      turns: replay.turns(),
      resignations: record.resignations ?? [],
      branches: (record.branches ?? []).map(({ plies, seat }) => ({ ply: plies, seat })),
      isOver: replay.isOver,
    };
  }

  async function timesOf(replayId: number): Promise<readonly DecisionTime[] | undefined> {
    const id = localIds.get(replayId);
    const kept = id === undefined ? undefined : await sources.read(id);
    if (kept === undefined) return undefined;
    const { head, events } = kept;
    const timed = events.flatMap((event) =>
      event.at === undefined ? [] : [{ event: fromStoredEvent(event), at: event.at }],
    );
    // Matches of older versions have no times, or only at the end.
    if (timed.length < events.length) return undefined;
    const { game } = await sources.loadRules(head.game);
    return decisionTimes(new LocalMatch(game, head), timed, head.createdAt);
  }

  async function statistics(replayId: number): Promise<ReplayStatistics> {
    const { computeStatistics } = await import('../review/statistics/computeStatistics.ts');
    const { record, replayed } = at(replayId);
    const [panels, times] = await Promise.all([computeStatistics(record.game, replayed), timesOf(replayId)]);
    return { panels, times };
  }

  function reviewOf(replayId: number, isAccount = false): Promise<ReviewRun> {
    const { record } = at(replayId);
    const start =
      reviews.get(replayId) ??
      loadWithRetry(async () => {
        const { startReviewRun } = await import('../review/run/reviewRuntime.ts');
        const run = await startReviewRun(record, isAccount);
        if (!replays.has(replayId)) run.close();
        return run;
      });
    reviews.set(replayId, start);
    return start();
  }

  async function commandReview(replayId: number, command: ReviewCommand): Promise<void> {
    const run = await reviewOf(replayId);
    if ('decision' in command) run[command.kind](command.decision);
    else run[command.kind]();
  }

  async function finish(replayId: number, result: Omit<ReviewResult, 'playedAt'>): Promise<ReviewHistory> {
    const { finishReview } = await import('../review/run/reviewRuntime.ts');
    const playedAt = dates.get(replayId) ?? null;
    return finishReview(await reviewOf(replayId), at(replayId).record, { ...result, playedAt });
  }

  return {
    openReplay: open,
    replayFrame: (replayId, ply, seat) => at(replayId).frame(ply, seat),
    replayFacts: (replayId, seat) => at(replayId).facts(seat),
    replayScores: (replayId) => at(replayId).scores(),
    replayStatistics: statistics,
    replayText: (replayId, form) => at(replayId).text(form),
    reviewState: async (replayId, version, isAccount) => (await reviewOf(replayId, isAccount)).next(version),
    finishReview: finish,
    commandReview,
    closeReplay(replayId) {
      const review = reviews.get(replayId);
      replays.delete(replayId);
      localIds.delete(replayId);
      dates.delete(replayId);
      reviews.delete(replayId);
      void review?.().then(
        (run) => run.close(),
        () => undefined,
      );
    },
  };
}

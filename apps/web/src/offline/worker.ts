/**
 * The worker that holds rules, deals, full states and bots. The same script also runs as the bots' search
 * worker and as the workers that compute reviews.
 */
import type { BotRequest } from '@pithead/bots';
import { BadInput, hexFromKey } from '@pithead/kernel';
import type { RecordSources } from '../replay/loadCheckedRecord.ts';
import type { ReplayHandlers } from '../replay/replayHandlers.ts';
import type { ReviewWorkerRequest } from '../review/run/reviewTasks.ts';
import { REVIEW_WORKER } from '../review/run/reviewTasks.ts';
import type { WorkerMethod, WorkerApi, WorkerFault, WorkerResponse, WorkerRequest } from './workerApi.ts';
import type { HeadSecrets } from './createLocalMatchHead.ts';
import { loadRules, UnknownGame } from './loadRules.ts';
import { toSummary } from './localTableInfo.ts';
import { LocalMatch, replayStoredMatch } from './localMatch.ts';
import type { BotService } from './bots/botClient.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import type { LocalSessionDependencies } from './localSession.ts';
import { LocalSession } from './localSession.ts';
import type { LocalRepository } from './localRepository.ts';
import { memoryRepository, openLocalRepository } from './localRepository.ts';

const BOT_WORKER = 'pithead-bot-worker';
const wait = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => void setTimeout(resolve, ms));

/** From the cryptographic generator, so that nobody can guess them. */
const randomWords = (count: number): number[] => [...crypto.getRandomValues(new Uint32Array(count))];
const newId = (): string =>
  randomWords(4)
    .map((word) => word.toString(36).padStart(7, '0'))
    .join('');

const newSecrets = (): HeadSecrets => ({ id: newId(), key: hexFromKey(randomWords(8)), now: Date.now() });

function lazyBots(): BotService {
  const openBotWorker = (): Worker => new Worker(self.location.href, { type: 'module', name: BOT_WORKER });
  const bots = loadWithRetry(async () =>
    (await import('./bots/botRuntime.ts')).createBotClient(openBotWorker),
  );
  return {
    decide: async (...args) => (await bots()).decide(...args),
    hint: async (...args) => (await bots()).hint(...args),
  };
}

function lazyReplayHandlers(sources: RecordSources): ReplayHandlers {
  const handlers = loadWithRetry(async () =>
    (await import('../replay/replayHandlers.ts')).createReplayHandlers(sources),
  );
  const lazily =
    <A extends readonly unknown[]>(pick: (loaded: ReplayHandlers) => (...args: A) => unknown) =>
    async (...args: A) =>
      pick(await handlers())(...args);
  return {
    openReplay: lazily((loaded) => loaded.openReplay),
    replayFrame: lazily((loaded) => loaded.replayFrame),
    replayFacts: lazily((loaded) => loaded.replayFacts),
    replayScores: lazily((loaded) => loaded.replayScores),
    replayStatistics: lazily((loaded) => loaded.replayStatistics),
    replayText: lazily((loaded) => loaded.replayText),
    reviewState: lazily((loaded) => loaded.reviewState),
    finishReview: lazily((loaded) => loaded.finishReview),
    commandReview: lazily((loaded) => loaded.commandReview),
    closeReplay: lazily((loaded) => loaded.closeReplay),
  };
}

function createHandlers(post: (message: WorkerResponse) => void): {
  readonly [K in WorkerMethod]: (...args: Parameters<WorkerApi[K]>) => unknown;
} {
  const repository = openLocalRepository();
  const examples = memoryRepository();
  const records: RecordSources = { loadRules, read: async (id) => (await repository).read(id) };
  const bots = lazyBots();
  const sessions = new Map<string, Promise<LocalSession | string>>();
  const channels = new Map<number, LocalSession>();
  const left = new Set<number>();
  const otherTabs = new BroadcastChannel('pithead-local');
  let delayMs = 0;
  otherTabs.addEventListener(
    'message',
    ({ data }: MessageEvent<string>) => void refresh(data).catch(() => undefined),
  );

  async function refresh(id: string): Promise<void> {
    const session = await sessions.get(id);
    if (typeof session === 'object') await session.refresh();
  }

  const repositoryOf = async (id: string): Promise<LocalRepository> =>
    (await examples.read(id)) === undefined ? repository : examples;

  async function load(id: string): Promise<LocalSession | string> {
    const own = await repositoryOf(id);
    const kept = await own.read(id);
    if (kept === undefined) return 'unknownMatch';
    const rules = await loadRules(kept.head.game);
    const local = replayStoredMatch(rules, kept);
    const dependencies: LocalSessionDependencies = {
      repository: own,
      bots,
      now: () => Date.now(),
      wait,
      delayMs: () => delayMs,
      notifyTabs: (changed) => otherTabs.postMessage(changed),
    };
    return typeof local === 'string' ? local : new LocalSession(rules, dependencies, local);
  }

  const at = (channel: number): LocalSession => {
    const session = channels.get(channel);
    if (session === undefined) throw new BadInput('badRecord', { field: 'channel' });
    return session;
  };

  return {
    async create(request) {
      const [{ game }, { createLocalMatchHead }] = await Promise.all([
        loadRules(request.game),
        import('./createLocalMatchHead.ts'),
      ]);
      const head = createLocalMatchHead(game, request, newSecrets());
      await (await repository).create(head, toSummary(new LocalMatch(game, head), head.createdAt));
      return head.id;
    },
    async createGuided(game, chapter, name) {
      const { storeGuidedMatch } = await import('./storeGuidedMatch.ts');
      return storeGuidedMatch(await loadRules(game), await repository, {
        chapter,
        name,
        id: newId(),
        now: Date.now(),
      });
    },
    async createExample(request) {
      const { storeExampleMatch } = await import('./storeExampleMatch.ts');
      const secrets = { id: newId(), now: Date.now() };
      return storeExampleMatch(await loadRules(request.game), examples, request, secrets);
    },
    async createBranch(request) {
      const { storeBranch } = await import('../branch/storeBranch.ts');
      return storeBranch(records, await repository, request, newSecrets());
    },
    freeBots: (channel) => at(channel).freeBots(),
    playScript: (channel, script) => at(channel).playScript(script),
    async open(channel, id, viewer) {
      const loading = sessions.get(id) ?? load(id);
      sessions.set(id, loading);
      const session = await loading.catch((error: unknown) => (sessions.delete(id), Promise.reject(error)));
      if (typeof session === 'string') {
        sessions.delete(id);
        return session;
      }
      if (left.delete(channel)) return undefined;
      channels.set(channel, session);
      session.open(channel, viewer, {
        update: (update) => post({ channel, update }),
        stall: (stall) => post({ channel, stall }),
      });
      return undefined;
    },
    async close(channel) {
      const session = channels.get(channel);
      if (session === undefined) return void left.add(channel);
      channels.delete(channel);
      session.close(channel);
      if (session.isWatched) return;
      for (const [id, open] of sessions)
        if ((await open.catch(() => undefined)) === session && !session.isWatched) sessions.delete(id);
    },
    take: (channel) => at(channel).takeSeat(channel),
    retry: (channel) => at(channel).retry(),
    play: (channel, plies) => at(channel).play(channel, plies),
    act: (channel, act) => at(channel).act(channel, act),
    whyNot: (channel, ply) => at(channel).whyNot(channel, ply),
    hint: (channel) => at(channel).hint(channel),
    options: async (game) => (await loadRules(game)).game.options,
    moveRules: async (game) =>
      Object.fromEntries((await loadRules(game)).game.moves.map(({ verb, rule }) => [verb, rule])),
    moveNouns: async (game) =>
      Object.fromEntries((await loadRules(game)).game.moves.map(({ verb, nouns }) => [verb, nouns])),
    export: (channel) => at(channel).export(channel),
    list: async () => (await repository).list(),
    isLasting: async () => (await repository).isLasting,
    remove: async (id) => (await repositoryOf(id)).remove(id),
    pace: (ms) => void (delayMs = ms),
    ...lazyReplayHandlers(records),
  };
}

function toFault(error: unknown): { readonly fault: WorkerFault } {
  if (error instanceof BadInput) return { fault: { reason: error.reason, params: error.params } };
  if (error instanceof UnknownGame)
    return { fault: { reason: 'unknownGame', params: { game: error.message } } };
  return { fault: { reason: 'broken', params: { message: String(error) } } };
}

function servePage(): void {
  const handlers = createHandlers((message) => postMessage(message));
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    const { ask, call, given } = data;
    const answer = async (): Promise<unknown> =>
      (handlers[call] as (...args: unknown[]) => unknown)(...given);
    answer().then(
      (value) => postMessage({ ask, answer: value } satisfies WorkerResponse),
      (error: unknown) => postMessage({ ask, ...toFault(error) }),
    );
  });
}

/** Registers the listener at once, so that questions during the import are not lost. */
function serveBots(): void {
  const answers = import('./bots/botRuntime.ts').then(({ createBotHandler }) => createBotHandler());
  addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
    answers
      .then((answer) => answer(data))
      .then(
        (answer) => postMessage(answer),
        () => postMessage(null),
      );
  });
}

/** A failure without a request to answer, too, is reported: it could not load the game. */
function serveReviews(): void {
  const answers = import('../review/run/reviewRuntime.ts').then(({ createReviewHandler }) =>
    createReviewHandler(),
  );
  addEventListener('message', ({ data }: MessageEvent<ReviewWorkerRequest>) => {
    answers
      .then((answer) => answer(data))
      .then(
        (reply) => void (reply === undefined || postMessage(reply)),
        () => postMessage(null),
      );
  });
}

if (self.name === BOT_WORKER) serveBots();
else if (self.name === REVIEW_WORKER) serveReviews();
else servePage();

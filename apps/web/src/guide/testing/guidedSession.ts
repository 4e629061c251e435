/** A guided match without a browser: the worker's session with memory for storage, and a source for the page. */
import type { GameWithBots } from '@pithead/bots';
import { LEARNER } from '@pithead/guide';
import type { Fact, Ply, RecordedPly } from '@pithead/kernel';
import type { RequestRefusal, ViewerState, WatchedTable } from '@pithead/protocol';
import type { SeatAct } from '@pithead/ui';
import { storeGuidedMatch } from '../../offline/storeGuidedMatch.ts';
import type { LocalSource, ScriptResult } from '../../offline/index.ts';
import type { LocalRepository } from '../../offline/localRepository.ts';
import { memoryRepository } from '../../offline/localRepository.ts';
import type { LocalUpdate } from '../../offline/localSubscription.ts';
import type { TestSession } from '../../offline/testing/testSession.ts';
import { openTestSession } from '../../offline/testing/testSession.ts';

type Listener = (shown: WatchedTable, facts: readonly Fact[]) => void;

const CHANNEL = 2;

/** Like the page's source, without the messages to a worker. */
class SessionSource implements LocalSource {
  readonly opened = Promise.resolve(undefined);
  readonly viewer = LEARNER;
  readonly handOver = null;
  readonly stall = null;
  /** The worker answers nothing. */
  isBroken = false;
  readonly #test: TestSession;
  readonly #listeners = new Set<Listener>();
  #shown: WatchedTable | undefined;

  constructor(test: TestSession) {
    this.#test = test;
    test.session.open(CHANNEL, LEARNER, {
      update: (update) => this.#receive(update),
      stall: () => undefined,
    });
  }

  current = (): WatchedTable | undefined => this.#shown;
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
  play = (plies: readonly Ply[]): Promise<RequestRefusal | undefined> =>
    this.#test.session.play(CHANNEL, plies);
  whyNot = (ply: Ply): Promise<RequestRefusal | undefined> => this.#test.session.whyNot(CHANNEL, ply);
  act = (act: SeatAct): Promise<RequestRefusal | undefined> =>
    this.isBroken ? Promise.resolve({ reason: 'internal' }) : this.#test.session.act(CHANNEL, act);
  hint: LocalSource['hint'] = () => this.#test.session.hint(CHANNEL);
  record: LocalSource['record'] = () => this.#test.session.export(CHANNEL);
  takeOver = (): Promise<void> => Promise.resolve();
  freeBots(): Promise<boolean> {
    if (!this.isBroken) this.#test.session.freeBots();
    return Promise.resolve(!this.isBroken);
  }
  async playScript(script: readonly RecordedPly[]): Promise<ScriptResult> {
    if (this.isBroken) return 'failed';
    return (await this.#test.session.playScript(script)) ? 'played' : 'refused';
  }
  retry = (): void => undefined;
  close = (): void => this.#test.session.close(CHANNEL);

  #receive({ table, state, kept, isNews }: LocalUpdate): void {
    const facts: ViewerState['facts'] = [...(this.#shown?.state?.facts.slice(0, kept) ?? []), ...state.facts];
    this.#shown = { table, state: { ...state, facts } };
    const news = isNews ? state.facts.map(([, fact]) => fact) : [];
    for (const listener of this.#listeners) listener(this.#shown, news);
  }
}

export interface GuidedSession {
  readonly repository: LocalRepository;
  readonly source: SessionSource;
  settle(): Promise<void>;
}

/** Opens the match in the repository, or a new one at the beginning of the guide of the game. */
export async function openGuidedSession(
  playable: GameWithBots,
  repository: LocalRepository = memoryRepository(),
): Promise<GuidedSession> {
  if ((await repository.read('match')) === undefined)
    await storeGuidedMatch(playable, repository, { chapter: 0, name: 'Ida', id: 'match', now: 1 });
  const test = await openTestSession(playable, repository);
  return { repository, source: new SessionSource(test), settle: () => test.settle() };
}

/** A review that is being computed or loaded; the page subscribes to it. */
import type { Review } from '@pithead/review';
import { observable } from '../../observable.ts';
import { workerClient } from '../../offline/workerClient.ts';
import { hasAccount } from '../../net/session.ts';
import type { ReplayPageState, ReplayRequest } from '../../replay/openReplay.ts';
import { openReplay } from '../../replay/openReplay.ts';
import type { RecordProblem, ReplayInfo, ReviewCommand } from '../../replay/replayApi.ts';
import type { ReplaySource } from '../../replay/replaySource.ts';
import type { ReviewSnapshot } from './reviewRun.ts';
import { applyReviewUpdate } from './reviewUpdate.ts';
import { watchPower } from './watchPower.ts';

export interface ReviewSource {
  state(): ReviewState;
  subscribe(listener: () => void): () => void;
  /** Moves a decision to the front of the queue. */
  prioritise(decision: number): void;
  /** Analyses a decision again with eight times the effort. */
  thinkLonger(decision: number): void;
  pause(): void;
  resume(): void;
  /** After a failure. What is done is kept. */
  retry(): void;
  close(): void;
}

export interface ReviewProgress {
  /** Decisions that are analysed, and all of them. */
  readonly done: number;
  readonly all: number;
  /** Undefined until there is something to estimate from. */
  readonly secondsLeft: number | undefined;
}

export type ReviewStatus = 'running' | 'paused' | 'done' | 'failed';

export interface OpenReviewState {
  readonly kind: 'open';
  readonly replay: ReplaySource;
  readonly info: ReplayInfo;
  /** Undefined until the first pass has valued all moments. Without verdicts of decisions that wait. */
  readonly review: Review | undefined;
  readonly progress: ReviewProgress;
  readonly status: ReviewStatus;
  /** Decisions that are being analysed again with more effort, or wait for it. */
  readonly thinkingLonger: readonly number[];
}

export type ReviewState =
  | { readonly kind: 'loading' | 'choose' | 'noServer' | 'failed' }
  /** As in a replay. A running game, and one that was not played to the end, has the flaw `notOver`. */
  | { readonly kind: 'problem'; readonly problem: RecordProblem }
  | OpenReviewState;

/** Between two updates, so that the page has time for other things. */
const UPDATE_MS = 400;

const FIRST_SNAPSHOT: ReviewSnapshot = {
  version: 0,
  update: undefined,
  hasMore: false,
  progress: { done: 0, all: 0, secondsLeft: undefined },
  status: 'running',
  thinkingLonger: [],
};

/** Opens the review and starts or continues its computation. */
export function openReview(request: ReplayRequest): ReviewSource {
  return new WorkerReviewSource(request);
}

class WorkerReviewSource implements ReviewSource {
  readonly #request: ReplayRequest;
  readonly #state = observable<ReviewState>({ kind: 'loading' });
  #stopWatching: () => void = () => undefined;
  #closeReplay: () => void = () => undefined;
  #isClosed = false;
  /** The worker that held the run has ended. */
  #isLost = false;

  constructor(request: ReplayRequest) {
    this.#request = request;
    this.#open();
  }

  state = (): ReviewState => this.#state.get();
  subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);
  prioritise = (decision: number): void => this.#command({ kind: 'prioritise', decision });
  thinkLonger = (decision: number): void => this.#command({ kind: 'thinkLonger', decision });
  pause = (): void => this.#command({ kind: 'pause' });
  resume = (): void => this.#command({ kind: 'resume' });

  retry(): void {
    if (this.#state.get().kind === 'open' && !this.#isLost) return this.resume();
    this.#stopWatching();
    this.#closeReplay();
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWatching();
    this.#closeReplay();
  }

  #open(): void {
    this.#isLost = false;
    this.#closeReplay = openReplay(this.#request, (state) => this.#opened(state));
  }

  #opened(state: ReplayPageState): void {
    if (state.kind === 'running' || (state.kind === 'open' && !state.info.isOver))
      return this.#state.set({ kind: 'problem', problem: { flaw: 'notOver', params: {} } });
    if (state.kind !== 'open') return this.#state.set(state);
    const { source, info } = state;
    let review: Review | undefined;
    const show = ({ update, hasMore, progress, status, thinkingLonger }: ReviewSnapshot): void => {
      review = update === undefined ? review : applyReviewUpdate(review, update);
      if (!hasMore)
        this.#state.set({ kind: 'open', replay: source, info, review, progress, status, thinkingLonger });
    };
    show(FIRST_SNAPSHOT);
    this.#stopWatching = watchPower(this.pause, this.resume);
    void this.#follow(info.replayId, show);
  }

  async #follow(replayId: number, show: (snapshot: ReviewSnapshot) => void): Promise<void> {
    let last = FIRST_SNAPSHOT;
    const isCurrent = (): boolean => {
      const state = this.#state.get();
      return !this.#isClosed && state.kind === 'open' && state.info.replayId === replayId;
    };
    try {
      while (isCurrent()) {
        last = await workerClient().call('reviewState', replayId, last.version, hasAccount() === true);
        if (!isCurrent()) return;
        show(last);
        await new Promise((resolve) => void setTimeout(resolve, last.hasMore ? 0 : UPDATE_MS));
      }
    } catch {
      if (!isCurrent()) return;
      this.#isLost = true;
      show({ ...last, update: undefined, hasMore: false, status: 'failed' });
    }
  }

  #command(command: ReviewCommand): void {
    const state = this.#state.get();
    if (state.kind === 'open' && !this.#isLost)
      workerClient().notify('commandReview', state.info.replayId, command);
  }
}

/** A record as a match source: the worker replays it, and this class holds the current position. */
import type { Fact } from '@pithead/kernel';
import type { ViewerState, WatchedTable } from '@pithead/protocol';
import type { MatchSource } from '@pithead/ui';
import { runningWorker } from '../offline/localMatches.ts';
import { workerClient } from '../offline/workerClient.ts';
import type { ReplayInput, ReplayInfo, RecordProblem, ReplayViewer } from './replayApi.ts';
import type { ReplayPosition } from './replayPosition.ts';

export interface ReplaySource extends MatchSource {
  readonly input: ReplayInput;
  /** Undefined if the record can be shown, else what is wrong with it. */
  readonly opened: Promise<RecordProblem | undefined>;
  info(): ReplayInfo | undefined;
  position(): ReplayPosition;
  views(): readonly unknown[];
  go(ply: number): Promise<void>;
  /** Relative to the last requested position, which may not be shown yet, so that quick steps add up. */
  step(by: number): Promise<void>;
  viewAs(seat: ReplayViewer): Promise<void>;
  text(form: 'json' | 'notation'): Promise<string>;
}

type Facts = ViewerState['facts'];

export function openReplaySource(
  input: ReplayInput,
  start: Partial<ReplayPosition>,
  onFailed: () => void,
): ReplaySource {
  return new WorkerReplaySource(input, start, onFailed);
}

class WorkerReplaySource implements ReplaySource {
  readonly input: ReplayInput;
  readonly opened: Promise<RecordProblem | undefined>;
  readonly #onFailed: () => void;
  readonly #listeners = new Set<(shown: WatchedTable, facts: readonly Fact[]) => void>();
  #info: ReplayInfo | undefined;
  #position: ReplayPosition;
  #requested: ReplayPosition;
  #shown: WatchedTable | undefined;
  #views: readonly unknown[] = [];
  #facts: { readonly seat: ReplayViewer; readonly all: Facts } | undefined;
  /** Only the reply to the latest request is shown. */
  #asked = 0;
  #isClosed = false;

  constructor(input: ReplayInput, start: Partial<ReplayPosition>, onFailed: () => void) {
    this.input = input;
    this.#onFailed = onFailed;
    this.#position = { ply: start.ply ?? 0, seat: start.seat ?? null };
    this.#requested = this.#position;
    this.opened = this.#open(input);
  }

  get viewer(): number | null {
    return typeof this.#position.seat === 'number' ? this.#position.seat : null;
  }

  async #open(input: ReplayInput): Promise<RecordProblem | undefined> {
    const opened = await workerClient().call('openReplay', input);
    if ('flaw' in opened) return opened;
    if (this.#isClosed) return workerClient().notify('closeReplay', opened.replayId) as undefined;
    this.#info = opened;
    const { seat, ply } = this.#position;
    await this.#show({ ply, seat: typeof seat === 'number' && seat >= opened.names.length ? null : seat });
    return undefined;
  }

  info(): ReplayInfo | undefined {
    return this.#info;
  }

  position(): ReplayPosition {
    return this.#position;
  }

  views(): readonly unknown[] {
    return this.#views;
  }

  current(): WatchedTable | undefined {
    return this.#shown;
  }

  listen(listener: (shown: WatchedTable, facts: readonly Fact[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  go = (ply: number): Promise<void> => this.#move({ ...this.#requested, ply });
  step = (by: number): Promise<void> => this.go(this.#requested.ply + by);
  viewAs = (seat: ReplayViewer): Promise<void> => this.#move({ ...this.#requested, seat });

  #move(position: ReplayPosition): Promise<void> {
    return this.#show(position).catch(() => this.#onFailed());
  }

  async #show({ ply: requested, seat }: ReplayPosition): Promise<void> {
    const info = this.#info;
    if (info === undefined) return;
    const ply = Math.max(0, Math.min(info.plies, requested));
    this.#requested = { ply, seat };
    const asked = ++this.#asked;
    const known = this.#facts?.seat === seat ? this.#facts.all : undefined;
    const [{ state, views }, all] = await Promise.all([
      workerClient().call('replayFrame', info.replayId, ply, seat),
      known ?? workerClient().call('replayFacts', info.replayId, seat),
    ]);
    if (asked !== this.#asked || this.#isClosed) return;
    const before = this.#position;
    this.#facts = { seat, all };
    this.#position = { ply, seat };
    this.#views = views;
    const facts = all.slice(0, countUntil(all, ply));
    this.#shown = { table: info.table, state: { ...state, facts, factCount: facts.length } };
    // A single step forward is animated, a jump is not.
    const isStep = seat === before.seat && ply === before.ply + 1;
    const newFacts = isStep ? facts.slice(countUntil(facts, ply - 1)).map(([, fact]) => fact) : [];
    for (const listener of this.#listeners) listener(this.#shown, newFacts);
  }

  text = async (form: 'json' | 'notation'): Promise<string> =>
    this.#info === undefined ? '' : workerClient().call('replayText', this.#info.replayId, form);

  play = (): Promise<{ reason: 'tableOver' }> => Promise.resolve({ reason: 'tableOver' });
  whyNot = (): Promise<{ reason: 'tableOver' }> => Promise.resolve({ reason: 'tableOver' });

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    if (this.#info !== undefined && runningWorker() !== undefined)
      workerClient().notify('closeReplay', this.#info.replayId);
  }
}

function countUntil(facts: Facts, ply: number): number {
  let low = 0;
  let high = facts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((facts[middle] as Facts[number])[0] <= ply) low = middle + 1;
    else high = middle;
  }
  return low;
}

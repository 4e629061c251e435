/**
 * A match in memory: which jobs run when, and on what data. What a job decides is in `handleCommand.ts` and
 * `standIns.ts`; its event is stored before viewers see it (promise P1, `commitEvent.ts`).
 */
import type { Ply, Seat, Viewer } from '@pithead/kernel';
import type { MatchEvent, MatchState, ViewContext } from '@pithead/match';
import { refusedByRules } from '@pithead/match';
import type { Act, RequestRefusal, ViewerState } from '@pithead/protocol';
import { KeyedCounter } from '../limits/keyedCounter.ts';
import type { TokenBucket } from '../limits/tokenBucket.ts';
import { RequestError } from '../requestError.ts';
import type { ClockState, SeatRow, TableRow, TableWithSeats } from '../store/store.ts';
import { AppendConflict, commitEvent } from './commitEvent.ts';
import { commandTokenBucket, handleCommand, refuseStranger, refuseUnlessRunning } from './handleCommand.ts';
import type { RecentCommands } from './idempotency.ts';
import { serverCommandId } from './idempotency.ts';
import { JobQueue } from './jobQueue.ts';
import type { CacheChange } from './matchCache.ts';
import { MatchCache } from './matchCache.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { isPlayedByBot, standInForAbsent, standInForAllExpired, vacatedSeats } from './standIns.ts';
import { changeVacation } from './vacations.ts';
import type { Subscriber, ViewerStreams } from './viewerStreams.ts';

const BACKOFF_MS = 200;

export class MatchSession {
  readonly id: string;
  readonly dependencies: MatchDependencies;
  readonly commandBucket: TokenBucket;
  readonly #cache: MatchCache;
  readonly #queue = new JobQueue();
  readonly #pendingCommands = new KeyedCounter<Seat>();
  #holds = 0;
  #isBackingOff = false;
  #isFillingSeats = false;

  constructor(dependencies: MatchDependencies, found: TableWithSeats, matchState: MatchState) {
    this.id = found.table.id;
    this.dependencies = dependencies;
    this.#cache = new MatchCache(dependencies, found, matchState);
    this.commandBucket = commandTokenBucket(dependencies.time);
  }

  get table(): TableRow {
    return this.#cache.table;
  }

  get seats(): readonly SeatRow[] {
    return this.#cache.seats;
  }

  get matchState(): MatchState {
    return this.#cache.matchState;
  }

  get clocks(): ClockState | null {
    return this.#cache.clocks;
  }

  get recentCommands(): RecentCommands {
    return this.#cache.recentCommands;
  }

  get viewerStreams(): ViewerStreams {
    return this.#cache.viewerStreams;
  }

  get isIdle(): boolean {
    return this.#queue.isEmpty && this.#holds === 0 && this.viewerStreams.isEmpty;
  }

  hold(): () => void {
    this.#holds++;
    return () => void this.#holds--;
  }

  /** A job runs after all earlier ones, on a cache that agrees with the log as far as this process knows. */
  run<T>(job: () => T | Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#cache.isUncertain || this.#cache.isStale) this.#onCacheChange(await this.#cache.reconcile());
      return job();
    });
  }

  whenIdle(): Promise<void> {
    return this.#queue.whenIdle();
  }

  /**
   * Reads as of the log now: what the viewer has seen at another process must be visible here. Waits until
   * open events are stored, but not for secret ones of other seats.
   */
  async readFromLog<T>(viewer: Viewer, job: () => T): Promise<T> {
    if (this.dependencies.cluster.isSingleProcess) return this.readFromMemory(viewer, job);
    const release = this.hold();
    try {
      if (await this.#cache.isBehindLog()) return await this.run(() => this.catchUp().then(job));
      return await this.readFromMemory(viewer, job);
    } finally {
      release();
    }
  }

  /** Like `readFromLog`, but without reading the store: events of other processes may be missing. */
  async readFromMemory<T>(viewer: Viewer, job: () => T): Promise<T> {
    // After one's own command, a question is about the match after that command.
    const isActing = viewer !== undefined && this.#pendingCommands.get(viewer) > 0;
    return !isActing && this.#cache.isDurableFor(viewer) ? job() : this.run(job);
  }

  /** `seq` is the last event of another process; `isNeeded`: catch up even if nobody watches. */
  onRemoteEvent(seq: number, isNeeded: boolean): void {
    if (seq > this.matchState.logSeq) this.#cache.isStale = true;
    // While an event is unconfirmed, the number in memory says nothing about what was published.
    else if (!this.#cache.isUncertain) return;
    if (!isNeeded && this.viewerStreams.isEmpty) return;
    this.run(() => undefined).catch((error: unknown) =>
      this.dependencies.log.warn({ error: String(error) }, 'match not brought up to date'),
    );
  }

  yieldToOthers(): void {
    if (this.#isBackingOff) return;
    this.#isBackingOff = true;
    const { time } = this.dependencies;
    void this.run(() => new Promise<void>((resolve) => void time.later(BACKOFF_MS, resolve)))
      .catch(() => undefined)
      .finally(() => (this.#isBackingOff = false));
  }

  async act(person: string, act: Act): Promise<number> {
    const { seat } = act;
    refuseStranger(this, person, seat);
    // The clock counts until here: time in the queue is not the player's.
    const arrivedAt = this.dependencies.uptime.now();
    this.#pendingCommands.add(seat);
    try {
      return await this.run(() => handleCommand(this, person, act, arrivedAt));
    } finally {
      this.#pendingCommands.remove(seat);
    }
  }

  viewerOf(person: string | null, seat: Viewer): Viewer {
    return seat !== undefined && person !== null && this.seats[seat]?.person === person ? seat : undefined;
  }

  minSeqOf(seat: Seat): number {
    return this.matchState.minSeqBySeat[seat] as number;
  }

  /** Refused as stale if the seat's decision has changed since `minSeq`. */
  playBot(seat: Seat, minSeq: number, plies: readonly Ply[]): Promise<void> {
    return this.run(async () => {
      refuseUnlessRunning(this.table);
      if (this.matchState.seatStatus.isPaused) throw new RequestError('paused');
      if (this.minSeqOf(seat) !== minSeq || !isPlayedByBot(this, seat)) throw new RequestError('stale');
      await this.commit(serverCommandId(this.matchState, 'bot', seat), { seat, kind: 'play', body: plies });
    });
  }

  applyTimeouts(): Promise<void> {
    return this.run(() => standInForAllExpired(this));
  }

  /** `since`: when the vacation began; undefined if it is over. */
  changeVacation(seat: Seat, since: number | undefined): Promise<void> {
    return this.run(() => changeVacation(this, seat, since));
  }

  standInFor(seat: Seat): Promise<void> {
    return this.run(() => standInForAbsent(this, seat));
  }

  /** One attempt at a time; after a failed one the next job reloads the match, which calls this again. */
  fillVacatedSeats(): void {
    const seats = this.#isFillingSeats ? [] : vacatedSeats(this);
    if (seats.length === 0) return;
    this.#isFillingSeats = true;
    void Promise.allSettled(seats.map((seat) => this.standInFor(seat))).then(
      () => (this.#isFillingSeats = false),
    );
  }

  /** Only within a job. */
  async commit(commandId: string, event: MatchEvent, uptime = this.dependencies.uptime.now()): Promise<void> {
    const result = await commitEvent(this.dependencies, this.#cache, commandId, event, uptime);
    switch (result.kind) {
      case 'committed':
        return this.dependencies.onChange(this);
      case 'refused':
        throw RequestError.of(refusedByRules(result.refused.refusal, result.refused.ply));
      case 'broken':
        this.dependencies.freeze(this, result.error);
        throw new RequestError('frozen');
      case 'conflict':
        this.#onCacheChange('reloaded');
        throw new AppendConflict();
    }
  }

  #onCacheChange(change: CacheChange): void {
    if (change === 'none') return;
    if (change === 'reloaded') this.fillVacatedSeats();
    this.dependencies.onChange(this);
  }

  /** Only within a job. Returns whether other processes had appended anything. */
  async catchUp(): Promise<boolean> {
    const change = await this.#cache.catchUp();
    this.#onCacheChange(change);
    return change !== 'none';
  }

  reload(): Promise<void> {
    return this.run(async () => {
      await this.#cache.reload();
      this.fillVacatedSeats();
    });
  }

  viewContext(): ViewContext {
    return this.#cache.viewContext();
  }

  viewerState(viewer: Viewer, since?: number): Promise<ViewerState> {
    return this.readFromLog(viewer, () => this.viewerStateInJob(viewer, since));
  }

  /** Only within a job. */
  viewerStateInJob(viewer: Viewer, since?: number): ViewerState {
    return this.matchState.viewerState(viewer, this.viewContext(), since);
  }

  subscribe(subscriber: Subscriber, viewer: Viewer, since?: number): Promise<void> {
    return this.readFromLog(viewer, () =>
      this.viewerStreams.subscribe(this.matchState, this.viewContext(), subscriber, viewer, since),
    );
  }

  whyNot(seat: Seat, ply: Ply): Promise<RequestRefusal | undefined> {
    return this.readFromMemory(seat, () => {
      refuseUnlessRunning(this.table);
      if (this.matchState.seatStatus.isPaused) return { reason: 'paused' as const };
      const refusal = this.matchState.match.refuse(seat, ply);
      return refusal && refusedByRules(refusal);
    });
  }
}

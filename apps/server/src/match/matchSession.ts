/**
 * A match in memory. Jobs run one after the other. A command is decided on (`toEvent`, `apply`), then stored,
 * and only then published to viewers (P1).
 */
import type { Ply, Seat, Viewer } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { MatchEvent, MatchState, ViewContext } from '@pithead/match';
import { refuseCommand, refusedByRules, toEvent } from '@pithead/match';
import type { Act, RequestRefusal, ViewerState } from '@pithead/protocol';
import { shortId } from '../ids.ts';
import { KeyedCounter } from '../limits/keyedCounter.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { RequestError } from '../requestError.ts';
import type { EventRow, SeatRow, TableRow, TableWithSeats } from '../store/store.ts';
import { expiredSeats } from './clocks.ts';
import { commitEvent } from './commitEvent.ts';
import { isSameCommand } from './idempotency.ts';
import { JobQueue } from './jobQueue.ts';
import type { CacheChange } from './matchCache.ts';
import { MatchCache } from './matchCache.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import type { Subscriber, Subscriptions } from './subscriptions.ts';

const RETRY_FOR_MS = 5_000;
/**
 * After this number of lost races in a row a process asks the others to back off: it must read after each
 * conflict, while they only write, so it could lose for ever.
 */
const CONFLICTS_BEFORE_BACKOFF = 3;
const BACKOFF_MS = 200;

/** Commands that the seat's own clock limits. */
const TIMED: readonly Act['act'][] = ['play', 'undo'];

/** Commands that cost a player nothing but are stored, so they are rate-limited. */
const RATE_LIMITED: readonly Act['act'][] = ['leave', 'return', 'askUndo', 'askPause'];
const RATE_LIMIT = { burst: 12, perSecond: 0.2 };

/** Another process appended an event first. The cache is up to date again, and the command may be retried. */
class AppendConflict extends RequestError {
  constructor() {
    super('busy');
    this.name = 'AppendConflict';
  }
}

export class MatchSession {
  readonly id: string;
  readonly #dependencies: MatchDependencies;
  readonly #cache: MatchCache;
  readonly #queue = new JobQueue();
  readonly #pendingCommands = new KeyedCounter<Seat>();
  readonly #rateLimit: TokenBucket;
  #holds = 0;
  #isBackingOff = false;
  #isFillingSeats = false;

  constructor(dependencies: MatchDependencies, found: TableWithSeats, matchState: MatchState) {
    this.id = found.table.id;
    this.#dependencies = dependencies;
    this.#cache = new MatchCache(dependencies, found, matchState);
    this.#rateLimit = new TokenBucket(dependencies.time, RATE_LIMIT.burst, RATE_LIMIT.perSecond);
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

  get subscriptions(): Subscriptions {
    return this.#cache.subscriptions;
  }

  /** Nobody watches, and no job is pending: the session may be evicted. */
  get isIdle(): boolean {
    return this.#queue.isEmpty && this.#holds === 0 && this.subscriptions.isEmpty;
  }

  /** Keeps the session in memory until the result is called. */
  hold(): () => void {
    this.#holds++;
    return () => void this.#holds--;
  }

  /** Runs a job after all earlier ones, on a cache that agrees with the log as far as this process knows. */
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
   * Reads what a viewer may see as of the log now: what it has seen at another process must be visible here.
   * Waits for open events of others, which must not be seen before they are stored, but not for their secret
   * ones.
   */
  async read<T>(viewer: Viewer, job: () => T): Promise<T> {
    if (this.#dependencies.cluster.isSingleProcess) return this.readPublished(viewer, job);
    const release = this.hold();
    try {
      if (await this.#cache.isBehindLog()) return await this.run(() => this.#catchUp().then(job));
      return await this.readPublished(viewer, job);
    } finally {
      release();
    }
  }

  /** Like `read`, but does not ask the store whether other processes have written something. */
  async readPublished<T>(viewer: Viewer, job: () => T): Promise<T> {
    // After one's own command, a question is about the match after that command.
    const isActing = viewer !== undefined && this.#pendingCommands.get(viewer) > 0;
    return !isActing && this.#cache.isPublishedTo(viewer) ? job() : this.run(job);
  }

  /** Another process has written event number `seq` or changed the table. `isNeeded`: even if nobody watches. */
  onRemoteEvent(seq: number, isNeeded: boolean): void {
    if (seq > this.matchState.seq) this.#cache.isStale = true;
    // While an event is unconfirmed, the number in memory says nothing about what was published.
    else if (!this.#cache.isUncertain) return;
    if (!isNeeded && this.subscriptions.isEmpty) return;
    this.run(() => undefined).catch((error: unknown) =>
      this.#dependencies.log.warn({ error: String(error) }, 'match not brought up to date'),
    );
  }

  /** Another process has lost several races against this one: pauses so that it gets its turn. */
  yieldToOthers(): void {
    if (this.#isBackingOff) return;
    this.#isBackingOff = true;
    void this.run(
      () => new Promise<void>((resolve) => void this.#dependencies.time.later(BACKOFF_MS, resolve)),
    )
      .catch(() => undefined)
      .finally(() => (this.#isBackingOff = false));
  }

  /** A person does something with a seat; the answer is the number of the update that it made. */
  async act(person: string, act: Act): Promise<number> {
    const { seat } = act;
    this.#refuseStranger(person, seat);
    this.#pendingCommands.add(seat);
    try {
      // The clock counts until here: time in the queue is not the player's.
      return await this.#actInTurn(person, act, this.#dependencies.uptime.now());
    } finally {
      this.#pendingCommands.remove(seat);
    }
  }

  #actInTurn(person: string, act: Act, arrivedAt: number): Promise<number> {
    const { cluster, store, time } = this.#dependencies;
    const commandId = `${act.seat}:${act.id}`;
    return this.run(async () => {
      const end = time.monotonic() + RETRY_FOR_MS;
      for (let tries = 1; ; tries++) {
        this.#refuseStranger(person, act.seat);
        const first = this.#cache.recentCommands.get(act.seat, commandId);
        if (first !== undefined) return this.#repeatAnswer(first, act);
        try {
          return await this.#decide(commandId, act, arrivedAt);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          const wasStale = await this.#wasStale(error);
          // A repeated command is stale by nature: before it is refused, the log is searched for it.
          const played = await store.findEventByCommand(this.id, commandId);
          if (played !== undefined) return await this.#answerPlayed(played, act);
          if (!wasStale || time.monotonic() > end) throw error;
          if (tries % CONFLICTS_BEFORE_BACKOFF === 0) cluster.publish({ kind: 'outrun', table: this.id });
        }
      }
    });
  }

  /** The command was refused because of a stale cache, which is up to date now. */
  async #wasStale(error: RequestError): Promise<boolean> {
    if (error instanceof AppendConflict) return true;
    return !this.#dependencies.cluster.isSingleProcess && this.#catchUp();
  }

  #refuseStranger(person: string, seat: Seat): void {
    if (this.viewerOf(person, seat) === undefined) throw new RequestError('notYourSeat');
  }

  /** The seat if it is this person's, else a spectator. */
  viewerOf(person: string | null, seat: Viewer): Viewer {
    return seat !== undefined && person !== null && this.seats[seat]?.person === person ? seat : undefined;
  }

  async #decide(commandId: string, act: Act, arrivedAt: number): Promise<number> {
    const { seat } = act;
    this.#refuseUnlessRunning();
    throwRefusal(refuseCommand(this.matchState, act));
    // One reading of the uptime for this check and for the clocks: no move is both in time and at zero.
    if (TIMED.includes(act.act)) await this.#refuseTooLate(seat, arrivedAt);
    const event = toEvent(this.matchState, act);
    if ('reason' in event) throw RequestError.of(event);
    const isLimited = RATE_LIMITED.includes(act.act);
    if (isLimited && !this.#rateLimit.take(`${seat}`)) throw new RequestError('tooFast');
    try {
      await this.#commit(commandId, event, arrivedAt);
    } catch (error) {
      // It did not happen, and may be tried again at once.
      if (isLimited) this.#rateLimit.giveBack(`${seat}`);
      throw error;
    }
    return this.matchState.seqFor(seat);
  }

  #refuseUnlessRunning(): void {
    const { status } = this.table;
    if (status === 'running') return;
    if (status === 'frozen') throw new RequestError('frozen');
    throw new RequestError(status === 'open' ? 'tableNotStarted' : 'tableOver');
  }

  async #answerPlayed(first: EventRow, act: Act): Promise<number> {
    if (first.seq > this.matchState.seq) await this.#catchUp();
    return this.#repeatAnswer(first, act);
  }

  #repeatAnswer(first: EventRow, act: Act): number {
    if (!isSameCommand(first, act)) throw new RequestError('idUsed');
    return this.matchState.seqFor(act.seat, first.seq);
  }

  /** The lowest update number that a command of this seat may be based on. */
  minSeqOf(seat: Seat): number {
    return this.matchState.minSeqBySeat[seat] as number;
  }

  /** Plays a bot's decision; refused as stale if the seat's decision has changed since `minSeq`. */
  playBot(seat: Seat, minSeq: number, plies: readonly Ply[]): Promise<void> {
    return this.run(async () => {
      this.#refuseUnlessRunning();
      if (this.matchState.requests.isPaused) throw new RequestError('paused');
      if (this.minSeqOf(seat) !== minSeq || !this.#isPlayedByBot(seat)) throw new RequestError('stale');
      await this.#commit(this.#serverCommandId('bot', seat), { seat, kind: 'play', body: plies });
    });
  }

  applyTimeouts(): Promise<void> {
    return this.run(async () => {
      if (this.table.status !== 'running') return;
      const uptime = this.#dependencies.uptime.now();
      for (const seat of this.#expiredSeats(uptime)) await this.#replaceExpired(seat, uptime);
    });
  }

  #expiredSeats(uptime: number): number[] {
    const { clocks } = this.#cache;
    return clocks === null ? [] : expiredSeats(clocks, this.matchState.clockSeats, uptime);
  }

  /** The background job checks clocks twice a second; a late move before its next check is refused here. */
  async #refuseTooLate(seat: Seat, uptime: number): Promise<void> {
    if (!this.#expiredSeats(uptime).includes(seat)) return;
    await this.#replaceExpired(seat, uptime);
    throw new RequestError('seatGivenUp');
  }

  async #replaceExpired(seat: Seat, uptime: number): Promise<void> {
    await this.#commit(this.#serverCommandId('time', seat), { seat, kind: 'standIn', body: 'time' }, uptime);
    this.#dependencies.log.info({ table: shortId(this.id), seat }, 'time ran out');
  }

  standInFor(seat: Seat): Promise<void> {
    const { time } = this.#dependencies;
    return this.run(async () => {
      const end = time.monotonic() + RETRY_FOR_MS;
      while (this.table.status === 'running' && !this.#isPlayedByBot(seat)) {
        try {
          const commandId = this.#serverCommandId('gone', seat);
          return await this.#commit(commandId, { seat, kind: 'standIn', body: 'left' });
        } catch (error) {
          if (!(error instanceof AppendConflict) || time.monotonic() > end) throw error;
        }
      }
    });
  }

  /**
   * Gives seats of deleted owners to bots: the process that deleted the owner may have crashed before it did.
   * One attempt at a time; after a failed one the next job reloads the match, which calls this again.
   */
  fillVacatedSeats(): void {
    if (this.#isFillingSeats || this.table.status !== 'running') return;
    const vacated = this.seats.filter(
      ({ seat, person, bot }) => person === null && bot === null && !this.#isPlayedByBot(seat),
    );
    if (vacated.length === 0) return;
    this.#isFillingSeats = true;
    void Promise.allSettled(vacated.map(({ seat }) => this.standInFor(seat))).then(
      () => (this.#isFillingSeats = false),
    );
  }

  #isPlayedByBot(seat: Seat): boolean {
    return (this.matchState.botSeats & bit(seat)) !== 0;
  }

  #serverCommandId(cause: 'bot' | 'time' | 'gone', seat: Seat): string {
    return `${cause}:${seat}:${this.matchState.seq + 1}`;
  }

  async #commit(
    commandId: string,
    event: MatchEvent,
    uptime = this.#dependencies.uptime.now(),
  ): Promise<void> {
    const result = await commitEvent(this.#dependencies, this.#cache, commandId, event, uptime);
    switch (result.kind) {
      case 'committed':
        return this.#dependencies.onChange(this);
      case 'refused':
        throw RequestError.of(refusedByRules(result.refused.refusal, result.refused.ply));
      case 'broken':
        // A bug in a rule freezes this match, and no other (P10).
        this.#dependencies.freeze(this, result.error);
        throw new RequestError('frozen');
      case 'conflict':
        this.#onCacheChange('reloaded');
        throw new AppendConflict();
    }
  }

  /** The cache contains events or rows that were not written by this session. */
  #onCacheChange(change: CacheChange): void {
    if (change === 'none') return;
    if (change === 'reloaded') this.fillVacatedSeats();
    this.#dependencies.onChange(this);
  }

  async #catchUp(): Promise<boolean> {
    const change = await this.#cache.catchUp();
    this.#onCacheChange(change);
    return change !== 'none';
  }

  /** Reads everything from the store again, and sends all viewers what changed for them. */
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
    return this.read(viewer, () => this.viewerStateNow(viewer, since));
  }

  /** Only within a job of this session. */
  viewerStateNow(viewer: Viewer, since?: number): ViewerState {
    return this.matchState.viewerState(viewer, this.viewContext(), since);
  }

  subscribe(subscriber: Subscriber, viewer: Viewer, since?: number): Promise<void> {
    return this.read(viewer, () =>
      this.subscriptions.subscribe(this.matchState, this.viewContext(), subscriber, viewer, since),
    );
  }

  whyNot(seat: Seat, ply: Ply): Promise<RequestRefusal | undefined> {
    return this.readPublished(seat, () => {
      this.#refuseUnlessRunning();
      if (this.matchState.requests.isPaused) return { reason: 'paused' as const };
      const refusal = this.matchState.match.refuse(seat, ply);
      return refusal && refusedByRules(refusal);
    });
  }
}

function throwRefusal(refusal: RequestRefusal | undefined): void {
  if (refusal !== undefined) throw RequestError.of(refusal);
}

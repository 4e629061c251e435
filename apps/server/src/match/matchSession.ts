/**
 * One match in memory. What is done to it happens one after the other; what happened is shown only after it
 * is durable (P1).
 */
import type { Viewer, Ply, Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Act, ViewerState, RequestRefusal } from '@pithead/protocol';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { KeyedCounter } from '../limits/keyedCounter.ts';
import { RequestError } from '../requestError.ts';
import type { EventRow, SeatRow, TableChange, TableRow, TableWithSeats } from '../store/store.ts';
import { clocksAfter, tableChangeAfter } from './after.ts';
import { toEvent } from './commands.ts';
import { expiredSeats } from './clocks.ts';
import type { MatchEvent } from './events.ts';
import { BrokenLog, RefusedPlay } from './events.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import type { ViewContext } from './viewerState.ts';
import { viewerState } from './viewerState.ts';
import { MatchCache } from './matchCache.ts';
import { AppendConflict } from './appendConflict.ts';
import type { Subscriber, Subscriptions } from './subscriptions.ts';
import { isSameCommand } from './idempotency.ts';
import type { Applied, MatchState } from './matchState.ts';

/** A snapshot is kept after so many events. */
const SNAPSHOT_EVERY = 100;

/** How long something is tried again for which other processes were faster. */
const INSIST_MS = 5_000;
/**
 * Whoever reads again loses time to those who only write: outrun so often in a row, it asks the others to
 * wait a moment.
 */
const PATIENT_FOR = 3;
const GIVE_WAY_MS = 200;

/** What one may want whatever has happened meanwhile. */
const ALWAYS_FRESH: readonly Act['act'][] = ['leave', 'return', 'resign', 'askPause', 'resume'];

/** What takes time from the seat's own clock. */
const TIMED: readonly Act['act'][] = ['play', 'undo'];

/** What costs nothing and is written down all the same: so often at once, and so often a second. */
const ASIDES: readonly Act['act'][] = ['leave', 'return', 'askUndo', 'askPause'];
const ASIDES_AT_ONCE = 12;
const ASIDES_PER_SECOND = 0.2;

export class MatchSession {
  readonly id: string;
  readonly #house: MatchDependencies;
  readonly #memory: MatchCache;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** How many commands of each seat are not answered yet. */
  readonly #acting = new KeyedCounter<Seat>();
  #holds = 0;
  #isGivingWay = false;
  #isFilling = false;
  readonly #asides: TokenBucket;
  #snapshotAt: number;

  constructor(house: MatchDependencies, found: TableWithSeats, situation: MatchState) {
    this.id = found.table.id;
    this.#house = house;
    this.#memory = new MatchCache(house, found, situation, {
      followed: () => house.onChange(this),
      reloaded: () => this.fillVacatedSeats(),
    });
    this.#snapshotAt = situation.seq;
    this.#asides = new TokenBucket(house.time, ASIDES_AT_ONCE, ASIDES_PER_SECOND);
  }

  get table(): TableRow {
    return this.#memory.table;
  }

  get seats(): readonly SeatRow[] {
    return this.#memory.seats;
  }

  get matchState(): MatchState {
    return this.#memory.matchState;
  }

  get subscriptions(): Subscriptions {
    return this.#memory.subscriptions;
  }

  /** Nobody looks, and nothing is under way. */
  get isIdle(): boolean {
    return this.#waiting === 0 && this.#holds === 0 && this.subscriptions.isEmpty;
  }

  /** Keeps the match in memory while somebody thinks about it; the result lets it go. */
  hold(): () => void {
    this.#holds++;
    return () => void this.#holds--;
  }

  /** Whatever is done to a match waits for what was begun before. */
  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#tail.then(async () => {
      if (this.#memory.isUncertain || this.#memory.isStale) await this.#memory.reconcile();
      return job();
    });
    this.#tail = done.catch(() => undefined).finally(() => this.#waiting--);
    return done;
  }

  /**
   * Reads what a viewer may see of the match as it is in the log now: whoever has seen something at another
   * process must find it here. It waits for other seats' open events, which must not be seen before they are
   * durable, and not for their secret ones.
   */
  async read<T>(viewer: Viewer, job: () => T): Promise<T> {
    if (this.#house.cluster.isSingleProcess) return this.readPublished(viewer, job);
    const release = this.hold();
    try {
      if (await this.#memory.isBehindLog()) return await this.run(() => this.#memory.catchUp().then(job));
      return await this.readPublished(viewer, job);
    } finally {
      release();
    }
  }

  /**
   * Like `read`, but about what this process has shown: the log is not asked whether other processes have
   * written something.
   */
  async readPublished<T>(viewer: Viewer, job: () => T): Promise<T> {
    // Who has sent a command before expects an answer about the match after it.
    const isActing = viewer !== undefined && this.#acting.get(viewer) > 0;
    return !isActing && this.#memory.isPublishedTo(viewer) ? job() : this.run(job);
  }

  /** What was begun so far is done. */
  async whenIdle(): Promise<void> {
    await this.#tail;
  }

  /**
   * Another process has written event number `seq`, or something beside the log. Whoever looks, or must act,
   * is not kept waiting.
   */
  onRemoteEvent(seq: number, isAwaited: boolean): void {
    if (seq > this.matchState.seq) this.#memory.isStale = true;
    // Where a commit was lost, memory is ahead of what was shown, and its number says nothing about what
    // anybody has seen.
    else if (!this.#memory.isUncertain) return;
    if (!isAwaited && this.subscriptions.isEmpty) return;
    this.run(() => undefined).catch((error: unknown) =>
      this.#house.log.warn({ error: String(error) }, 'match not brought up to date'),
    );
  }

  /** Another process was outrun again and again by this one: it is let through. */
  yieldToOthers(): void {
    if (this.#isGivingWay) return;
    this.#isGivingWay = true;
    void this.run(() => new Promise<void>((resolve) => void this.#house.time.later(GIVE_WAY_MS, resolve)))
      .catch(() => undefined)
      .finally(() => (this.#isGivingWay = false));
  }

  /** A person does something with a seat; the answer is the number of the news it made. */
  async act(person: string, act: Act): Promise<number> {
    const { seat } = act;
    this.#refuseStranger(person, seat);
    this.#acting.add(seat);
    try {
      // The clock counts until here: what the command waits for in the queue is no time of the player's.
      return await this.#actInTurn(person, act, this.#house.uptime.now());
    } finally {
      this.#acting.remove(seat);
    }
  }

  #actInTurn(person: string, act: Act, arrivedAt: number): Promise<number> {
    const commandId = `${act.seat}:${act.id}`;
    return this.run(async () => {
      const end = this.#house.time.monotonic() + INSIST_MS;
      for (let tries = 1; ; tries++) {
        this.#refuseStranger(person, act.seat);
        const first = this.#memory.recentCommands.get(act.seat, commandId);
        if (first !== undefined) return this.#answerAgain(first, act);
        try {
          return await this.#actNow(commandId, act, arrivedAt);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          const isOfYesterday = await this.#isOfYesterday(error);
          // A repeated command is stale by nature: before it is refused, the log is asked whether it was
          // played.
          const played = await this.#house.store.findEventByCommand(this.id, commandId);
          if (played !== undefined) return this.#answerPlayed(played, act);
          if (!isOfYesterday || this.#house.time.monotonic() > end) throw error;
          if (tries % PATIENT_FOR === 0) this.#house.cluster.publish({ kind: 'outrun', table: this.id });
        }
      }
    });
  }

  /** It was refused for what was in memory; the log says something else, and so does memory now. */
  async #isOfYesterday(refuse: RequestError): Promise<boolean> {
    if (refuse instanceof AppendConflict) return true;
    return !this.#house.cluster.isSingleProcess && this.#memory.catchUp();
  }

  #refuseStranger(person: string, seat: Seat): void {
    if (this.viewerOf(person, seat) === undefined) throw new RequestError('notYourSeat');
  }

  /** The seat, if it is this person's. Others wait for nothing that only this seat may know. */
  viewerOf(person: string | null, seat: Viewer): Viewer {
    return seat !== undefined && person !== null && this.seats[seat]?.person === person ? seat : undefined;
  }

  async #actNow(commandId: string, act: Act, arrivedAt: number): Promise<number> {
    const { seat } = act;
    this.#refuseUnlessRunning();
    const { matchState } = this;
    if ((matchState.requests.resigned & bit(seat)) !== 0) throw new RequestError('seatGivenUp');
    const seq = matchState.seqFor(seat);
    const isStale = act.seq < this.minSeqOf(seat) && !ALWAYS_FRESH.includes(act.act);
    if (act.seq > seq || isStale) throw new RequestError('stale', undefined, { seq });
    if (act.act !== 'return' && act.act !== 'resign' && (matchState.requests.standIns & bit(seat)) !== 0)
      throw new RequestError('seatGivenUp');
    // One reading for the check and for the clocks, so that no move is both in time and at zero.
    if (TIMED.includes(act.act)) await this.#refuseTooLate(seat, arrivedAt);
    const happening = toEvent(matchState, act);
    const isAside = ASIDES.includes(act.act);
    if (isAside && !this.#asides.take(`${seat}`)) throw new RequestError('tooFast');
    try {
      await this.#happen(seat, commandId, happening, arrivedAt);
    } catch (error) {
      // It did not happen, and may be tried again at once.
      if (isAside) this.#asides.giveBack(`${seat}`);
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

  /** Played at another process it may be newer than what is in memory here. */
  async #answerPlayed(first: EventRow, act: Act): Promise<number> {
    if (first.seq > this.matchState.seq) await this.#memory.catchUp();
    return this.#answerAgain(first, act);
  }

  #answerAgain(first: EventRow, act: Act): number {
    if (!isSameCommand(first, act)) throw new RequestError('idUsed');
    return this.matchState.seqFor(act.seat, first.seq);
  }

  /** Since when this seat's decision is what it is. */
  minSeqOf(seat: Seat): number {
    return this.matchState.minSeqBySeat[seat] as number;
  }

  /** A bot plays for its seat; refused if the match has moved on since it was asked. */
  playBot(seat: Seat, since: number, plies: readonly Ply[]): Promise<void> {
    return this.run(async () => {
      this.#refuseUnlessRunning();
      if (this.matchState.requests.isPaused) throw new RequestError('paused');
      if (this.minSeqOf(seat) !== since || (this.matchState.botSeats & bit(seat)) === 0)
        throw new RequestError('stale');
      await this.#happen(seat, `bot:${seat}:${this.matchState.seq + 1}`, { kind: 'play', body: plies });
    });
  }

  /** Whoever has run out of time is replaced by a bot, until back. */
  applyTimeouts(): Promise<void> {
    return this.run(async () => {
      if (this.table.status !== 'running') return;
      const uptime = this.#house.uptime.now();
      for (const seat of this.#outOfTime(uptime)) await this.#replaceForTime(seat, uptime);
    });
  }

  #outOfTime(uptime: number): number[] {
    const { clocks } = this.#memory;
    return clocks === null ? [] : expiredSeats(clocks, this.matchState.clockSeats, uptime);
  }

  /**
   * Clocks are looked at twice a second. A move that comes in between is too late all the same: who is faster
   * must not decide.
   */
  async #refuseTooLate(seat: Seat, uptime: number): Promise<void> {
    if (!this.#outOfTime(uptime).includes(seat)) return;
    await this.#replaceForTime(seat, uptime);
    throw new RequestError('seatGivenUp');
  }

  async #replaceForTime(seat: Seat, uptime: number): Promise<void> {
    await this.#happen(
      seat,
      `time:${seat}:${this.matchState.seq + 1}`,
      { kind: 'standIn', body: 'time' },
      uptime,
    );
    this.#house.log.info({ table: this.id.slice(0, 6), seat }, 'time ran out');
  }

  /** The server itself gives a seat to a bot: its owner's data were deleted. */
  standInFor(seat: Seat): Promise<void> {
    return this.run(async () => {
      const end = this.#house.time.monotonic() + INSIST_MS;
      while (this.table.status === 'running' && !this.#isPlayed(seat)) {
        try {
          return await this.#happen(seat, `gone:${seat}:${this.matchState.seq + 1}`, {
            kind: 'standIn',
            body: 'left',
          });
        } catch (error) {
          if (!(error instanceof AppendConflict) || this.#house.time.monotonic() > end) throw error;
        }
      }
    });
  }

  /**
   * A seat whose owner was deleted is played by a bot, also where the process that deleted the owner ended
   * before it could say so, or where this one had the match in memory. One attempt at a time: an attempt that
   * fails makes the next job reload, which calls this.
   */
  fillVacatedSeats(): void {
    if (this.#isFilling || this.table.status !== 'running') return;
    const vacated = this.seats.filter(
      ({ seat, person, bot }) => person === null && bot === null && !this.#isPlayed(seat),
    );
    if (vacated.length === 0) return;
    this.#isFilling = true;
    void Promise.allSettled(vacated.map(({ seat }) => this.standInFor(seat))).then(
      () => (this.#isFilling = false),
    );
  }

  #isPlayed(seat: Seat): boolean {
    return (this.matchState.botSeats & bit(seat)) !== 0;
  }

  /** Makes something happen: in memory, then in the store, and only then before everybody's eyes. */
  async #happen(
    seat: Seat,
    commandId: string,
    happening: MatchEvent,
    uptime = this.#house.uptime.now(),
  ): Promise<void> {
    const memory = this.#memory;
    const { matchState } = memory;
    const applied = this.#apply(seat, happening);
    // From here on memory is ahead of the log, until the event stands there.
    memory.unconfirmed = { seat, isOpen: applied.isOpen };
    const about = { seat, kind: happening.kind, hasDecided: applied.hasDecided, uptime };
    memory.clocks &&= clocksAfter(matchState, memory.clocks, memory.table.clock, about, applied.before);
    const event: EventRow = {
      table: this.id,
      seq: matchState.seq,
      commandId,
      seat,
      kind: happening.kind,
      body: happening.body,
      isOpen: applied.isOpen,
      stateHash: matchState.hash(),
      at: this.#house.time.now(),
    };
    const change = tableChangeAfter(matchState, memory.clocks, event.at);
    await this.#append(event, change);
    // Without a pause until it is shown: whoever began to look in between would be told of it twice.
    memory.unconfirmed = undefined;
    memory.table = { ...memory.table, ...change };
    this.#house.metrics.events.inc({ kind: happening.kind });
    memory.publish(event, applied);
    this.#keepSnapshot();
    this.#house.onChange(this);
  }

  /**
   * The rules decide. A refusal is an answer; anything else that goes wrong freezes this match and no other
   * (P10).
   */
  #apply(seat: Seat, happening: MatchEvent): Applied {
    try {
      const applied = this.matchState.apply(seat, happening);
      const broken = this.#house.isAudited ? this.matchState.match.game.audit(this.matchState.state) : [];
      if (broken.length > 0) throw new BrokenLog(`invariant: ${broken[0]}`);
      return applied;
    } catch (error) {
      if (error instanceof RefusedPlay) throw refuseByRules(error);
      // What a broken rule has done to the state is not known: nobody is shown it.
      this.#memory.unconfirmed = { seat, isOpen: true };
      this.#house.freeze(this, error);
      throw new RequestError('frozen');
    }
  }

  async #append(event: EventRow, change: TableChange): Promise<void> {
    const appended = await this.#house.store.append(event, change);
    if (appended.kind === 'appended') return;
    // Another process was faster, or the answer to the first attempt was lost: what counts is in the log.
    this.#house.metrics.appendConflicts.inc();
    await this.#memory.reload();
    this.#house.onChange(this);
    throw new AppendConflict();
  }

  #keepSnapshot(): void {
    const { seq } = this.matchState;
    if (seq - this.#snapshotAt < SNAPSHOT_EVERY || this.table.status !== 'running') return;
    this.#snapshotAt = seq;
    void this.#house.store
      .saveSnapshot({ table: this.id, seq, body: this.matchState.save() })
      .catch(() => undefined);
  }

  /** The store says something else than memory: it is loaded again, and everybody who looks is told. */
  reload(): Promise<void> {
    return this.run(() => this.#memory.reload());
  }

  viewContext(): ViewContext {
    return this.#memory.viewContext();
  }

  viewerState(viewer: Viewer, since?: number): Promise<ViewerState> {
    return this.read(viewer, () => this.viewerStateNow(viewer, since));
  }

  /** Within a job of this match. */
  viewerStateNow(viewer: Viewer, since?: number): ViewerState {
    return viewerState(this.matchState, viewer, this.viewContext(), since);
  }

  subscribe(listener: Subscriber, viewer: Viewer, since?: number): Promise<void> {
    return this.read(viewer, () =>
      this.subscriptions.subscribe(this.matchState, this.viewContext(), listener, viewer, since),
    );
  }

  /** Why this seat can't play this ply now; undefined if it can. */
  whyNot(seat: Seat, ply: Ply): Promise<RequestRefusal | undefined> {
    return this.readPublished(seat, () => {
      this.#refuseUnlessRunning();
      if (this.matchState.requests.isPaused) return { reason: 'paused' as const };
      const refused = this.matchState.match.refuse(seat, ply);
      return (
        refused && {
          reason: 'refusedByRules' as const,
          why: refused.reason,
          rule: refused.rule,
          params: refused.params,
        }
      );
    });
  }
}

const refuseByRules = ({ refused: { refusal, ply } }: RefusedPlay): RequestError =>
  new RequestError('refusedByRules', refusal.params, { why: refusal.reason, rule: refusal.rule, ply });

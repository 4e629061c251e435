/** One match in memory. What is done to it happens one after the other; what happened is shown only after it is durable (P1). */
import type { Looker, Ply, Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Act, FullState, Refused } from '@pithead/protocol';
import { Refuse } from '../refuse.ts';
import type { ClockState, EventRow, SeatRow, TableChange, TableRow } from '../store/port.ts';
import { beforeOf, clocksAfter, freshAfter, hasDecided, tableAfter } from './after.ts';
import { happeningOf } from './check.ts';
import { outOfTime } from './clocks.ts';
import type { Happening } from './happening.ts';
import { BrokenLog, RefusedPlay } from './happening.ts';
import type { House } from './house.ts';
import { loadSituation } from './load.ts';
import type { Around } from './look.ts';
import { fullState } from './look.ts';
import type { Listener } from './streams.ts';
import { Streams } from './streams.ts';
import { isSameAct, Recent } from './repeated.ts';
import type { Situation } from './situation.ts';

/** A snapshot is kept after so many events. */
const SNAPSHOT_EVERY = 100;

/** What one may want whatever has happened meanwhile. */
const ALWAYS_FRESH: readonly Act['act'][] = ['leave', 'return', 'resign', 'askPause', 'resume'];

export class LiveMatch {
  readonly id: string;
  readonly streams: Streams;
  readonly #house: House;
  #table: TableRow;
  #seats: readonly SeatRow[];
  #situation: Situation;
  #clocks: ClockState | null;
  /** What a seat must know at least for its command to be of today. */
  #freshFrom: number[];
  readonly #recent = new Recent();
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #holds = 0;
  /** What is in memory may be more than what is in the store: it is loaded again before anything else. */
  #isDoubtful = false;
  #snapshotAt: number;

  constructor(house: House, table: TableRow, seats: readonly SeatRow[], situation: Situation) {
    this.id = table.id;
    this.#house = house;
    this.#table = table;
    this.#seats = seats;
    this.#situation = situation;
    this.#clocks = table.clocks;
    this.#freshFrom = this.#freshNow();
    this.#snapshotAt = situation.seq;
    this.streams = new Streams();
  }

  get table(): TableRow {
    return this.#table;
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  get situation(): Situation {
    return this.#situation;
  }

  /** Nobody looks, and nothing is under way. */
  get isIdle(): boolean {
    return this.#waiting === 0 && this.#holds === 0 && this.streams.isEmpty;
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
      if (this.#isDoubtful) await this.#reload();
      return job();
    });
    this.#tail = done.catch(() => undefined).finally(() => this.#waiting--);
    return done;
  }

  /** A person does something with a seat; the answer is the number of the news it made. */
  act(person: string, act: Act): Promise<number> {
    return this.run(async () => {
      this.#refuseStranger(person, act.seat);
      const commandId = `${act.seat}:${act.id}`;
      const first = this.#recent.get(commandId);
      if (first !== undefined) return this.#answerAgain(first, act);
      try {
        return await this.#actNow(commandId, act);
      } catch (error) {
        // A repeated command is stale by nature: before it is refused, the log is asked whether it was played.
        if (!(error instanceof Refuse)) throw error;
        const played = await this.#house.store.eventOfCommand(this.id, commandId);
        if (played === undefined) throw error;
        return this.#answerAgain(played, act);
      }
    });
  }

  #refuseStranger(person: string, seat: Seat): void {
    const row = this.#seats[seat];
    if (row === undefined || row.person !== person) throw new Refuse('notYourSeat');
  }

  async #actNow(commandId: string, act: Act): Promise<number> {
    const { seat } = act;
    this.#refuseUnlessRunning();
    const situation = this.#situation;
    if ((situation.beside.resigned & bit(seat)) !== 0) throw new Refuse('seatGivenUp');
    const seq = situation.seqFor(seat);
    const isStale = act.seq < (this.#freshFrom[seat] as number) && !ALWAYS_FRESH.includes(act.act);
    if (act.seq > seq || isStale) throw new Refuse('stale', undefined, { seq });
    if (act.act !== 'return' && act.act !== 'resign' && (situation.beside.standIns & bit(seat)) !== 0) throw new Refuse('seatGivenUp');
    await this.#happen(seat, commandId, happeningOf(situation, act));
    return this.#situation.seqFor(seat);
  }

  #refuseUnlessRunning(): void {
    const { status } = this.#table;
    if (status === 'running') return;
    if (status === 'frozen') throw new Refuse('frozen');
    throw new Refuse(status === 'open' ? 'tableNotStarted' : 'tableOver');
  }

  #answerAgain(first: EventRow, act: Act): number {
    if (!isSameAct(first, act)) throw new Refuse('idUsed');
    return this.#situation.seqFor(act.seat, first.seq);
  }

  /** Since when this seat's decision is what it is. */
  freshFrom(seat: Seat): number {
    return this.#freshFrom[seat] as number;
  }

  /** A bot plays for its seat; refused if the match has moved on since it was asked. */
  actBot(seat: Seat, since: number, ply: Ply): Promise<void> {
    return this.run(async () => {
      this.#refuseUnlessRunning();
      if (this.freshFrom(seat) !== since || (this.#situation.played & bit(seat)) === 0) throw new Refuse('stale');
      await this.#happen(seat, `bot:${seat}:${this.#situation.seq + 1}`, { kind: 'play', body: [ply] });
    });
  }

  /** Whoever has run out of time is replaced by a bot, until back. */
  timeOut(): Promise<void> {
    return this.run(async () => {
      const { status, id } = this.#table;
      if (status !== 'running' || this.#clocks === null) return;
      for (const seat of outOfTime(this.#clocks, this.#situation.running, this.#house.uptime.now())) {
        await this.#happen(seat, `time:${seat}:${this.#situation.seq + 1}`, { kind: 'standIn', body: 'time' });
        this.#house.log.info({ table: id.slice(0, 6), seat }, 'time ran out');
      }
    });
  }

  /** The server itself gives a seat to a bot: its owner's data were deleted. */
  standInFor(seat: Seat): Promise<void> {
    return this.run(async () => {
      if (this.#table.status !== 'running' || (this.#situation.played & bit(seat)) !== 0) return;
      await this.#happen(seat, `gone:${seat}:${this.#situation.seq + 1}`, { kind: 'standIn', body: 'left' });
    });
  }

  /** Makes something happen: in memory, then in the store, and only then before everybody's eyes. */
  async #happen(seat: Seat, commandId: string, happening: Happening): Promise<void> {
    const situation = this.#situation;
    const before = beforeOf(situation);
    const { isOpen, kept } = this.#apply(seat, happening);
    // From here on memory is ahead of the log, until the event stands there.
    this.#isDoubtful = true;
    const decided = hasDecided(situation, happening, seat, before);
    const about = { seat, kind: happening.kind, hasDecided: decided, uptime: this.#house.uptime.now() };
    this.#clocks = this.#clocks && clocksAfter(situation, this.#clocks, this.#table.clock, about, before);
    const event: EventRow = {
      table: this.id,
      seq: situation.seq,
      commandId,
      seat,
      kind: happening.kind,
      body: happening.body,
      isOpen,
      stateHash: situation.hash(),
      at: this.#house.time.now(),
    };
    const change = tableAfter(situation, this.#clocks, event.at);
    await this.#append(event, change);
    this.#table = { ...this.#table, ...change };
    this.#recent.add(event);
    this.#freshFrom = freshAfter(situation, this.#freshFrom, seat, decided, before);
    if (happening.kind === 'resign') this.#seats = this.#seats.map((row) => (row.seat === seat ? { ...row, hasResigned: true } : row));
    this.#house.metrics.events.inc({ kind: happening.kind });
    this.streams.publish(situation, this.around(), { before: before.facts, kept, by: isOpen ? undefined : seat });
    this.#keepSnapshot();
    this.#house.changed(this);
  }

  /** The rules decide. A refusal is an answer; anything else that goes wrong freezes this match and no other (P10). */
  #apply(seat: Seat, happening: Happening): { isOpen: boolean; kept: number } {
    try {
      const applied = this.#situation.apply(seat, happening);
      const broken = this.#house.isAudited ? this.#situation.match.game.audit(this.#situation.state) : [];
      if (broken.length > 0) throw new BrokenLog(`invariant: ${broken[0]}`);
      return applied;
    } catch (error) {
      if (error instanceof RefusedPlay) throw refuseByRules(error);
      this.#isDoubtful = true;
      this.#house.freeze(this, error);
      throw new Refuse('frozen');
    }
  }

  async #append(event: EventRow, change: TableChange): Promise<void> {
    const appended = await this.#house.store.append(event, change);
    if (appended.kind === 'appended') {
      this.#isDoubtful = false;
      return;
    }
    // Another process was faster, or the answer to the first attempt was lost: what counts is in the log.
    await this.#reload();
    throw new Refuse('stale', undefined, { seq: this.#situation.seqFor(event.seat) });
  }

  #freshNow(): number[] {
    return this.#seats.map(({ seat }) => this.#situation.seqFor(seat));
  }

  #keepSnapshot(): void {
    const { seq } = this.#situation;
    if (seq - this.#snapshotAt < SNAPSHOT_EVERY || this.#table.status !== 'running') return;
    this.#snapshotAt = seq;
    void this.#house.store.keepSnapshot({ table: this.id, seq, body: this.#situation.save() }).catch(() => undefined);
  }

  async #reload(): Promise<void> {
    const found = await this.#house.store.table(this.id);
    if (found === undefined) throw new Refuse('notFound');
    const { situation, broken } = await loadSituation(this.#house, found);
    if (situation === undefined) throw new Refuse('frozen');
    this.#situation = situation;
    this.#table = broken === undefined ? found.table : { ...found.table, status: 'frozen', frozenFor: 'brokenLog' };
    this.#seats = found.seats;
    this.#clocks = found.table.clocks;
    this.#freshFrom = this.#freshNow();
    this.#recent.clear();
    this.#isDoubtful = false;
    this.streams.restart(this.#situation, this.around());
  }

  /** The store says something else than memory: it is loaded again, and everybody who looks is told. */
  reload(): Promise<void> {
    return this.run(() => this.#reload());
  }

  around(): Around {
    const { online, watching } = this.streams.presence();
    return { table: this.#table, clocks: this.#clocks, uptime: this.#house.uptime.now(), online, watching };
  }

  look(looker: Looker, since?: number): Promise<FullState> {
    return this.run(() => this.lookNow(looker, since));
  }

  /** Within a job of this match. */
  lookNow(looker: Looker, since?: number): FullState {
    return fullState(this.#situation, looker, this.around(), since);
  }

  listen(listener: Listener, looker: Looker, since?: number): Promise<void> {
    return this.run(() => this.streams.add(this.#situation, this.around(), listener, looker, since));
  }

  /** Why this seat can't play this ply now; undefined if it can. */
  whyNot(seat: Seat, ply: Ply): Promise<Refused | undefined> {
    return this.run(() => {
      this.#refuseUnlessRunning();
      if (this.#situation.beside.isPaused) return { reason: 'paused' as const };
      const refused = this.#situation.match.refuse(seat, ply);
      return refused && { reason: 'refusedByRules' as const, why: refused.reason, rule: refused.rule, params: refused.params };
    });
  }
}

const refuseByRules = ({ refused: { refusal, ply } }: RefusedPlay): Refuse =>
  new Refuse('refusedByRules', refusal.params, { why: refusal.reason, rule: refusal.rule, ply });

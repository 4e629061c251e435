/** What this process has in memory of a match, and how it is made to agree with the log, which decides. */
import type { Seat, Viewer } from '@pithead/kernel';
import type { Applied, MatchState, ViewContext } from '@pithead/match';
import { RequestError } from '../requestError.ts';
import type { ClockState, EventRow, SeatRow, TableRow, TableWithSeats } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { clocksForViewers } from './clocks.ts';
import { RecentCommands } from './idempotency.ts';
import { loadMatch, replayEvent } from './loadMatch.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { ViewerStreams } from './viewerStreams.ts';

/** After more missed events than this, the match is reloaded, and viewers get a new state, not single updates. */
const MAX_CATCH_UP_EVENTS = 50;

/** `caughtUp`: missed events were applied and published one by one. */
export type CacheChange = 'none' | 'caughtUp' | 'reloaded';

interface UnconfirmedEvent {
  readonly seat: Seat;
  readonly isPublic: boolean;
}

export class MatchCache {
  readonly id: string;
  readonly viewerStreams: ViewerStreams;
  readonly recentCommands = new RecentCommands();
  readonly #dependencies: MatchDependencies;
  table: TableRow;
  seats: readonly SeatRow[];
  matchState: MatchState;
  clocks: ClockState | null;
  /** Set while an event is being stored. If that fails, everything is reloaded before the next job. */
  unconfirmed: UnconfirmedEvent | undefined;
  /** Other processes may have written something: the log is read before the next job. */
  isStale = false;
  snapshotSeq: number;

  constructor(dependencies: MatchDependencies, { table, seats }: TableWithSeats, matchState: MatchState) {
    this.id = table.id;
    this.#dependencies = dependencies;
    this.table = table;
    this.seats = seats;
    this.matchState = matchState;
    this.clocks = table.clocks;
    this.snapshotSeq = matchState.logSeq;
    this.viewerStreams = new ViewerStreams((presence) =>
      dependencies.cluster.updatePresence(table.id, presence),
    );
  }

  get isUncertain(): boolean {
    return this.unconfirmed !== undefined;
  }

  /**
   * Whether everything in memory that this viewer sees is in the log (promise P1). Secret events of other seats
   * change nothing that it sees (promise P4): it need not wait for them, and must not, because the delay would reveal
   * them.
   */
  isDurableFor(viewer: Viewer): boolean {
    return this.unconfirmed === undefined || (!this.unconfirmed.isPublic && this.unconfirmed.seat !== viewer);
  }

  async isBehindLog(): Promise<boolean> {
    const found = await this.#dependencies.store.findTable(this.id);
    return found === undefined || this.#hasChangedOutsideLog(found) || found.table.seq > this.table.seq;
  }

  viewContext(): ViewContext {
    const { status, frozenFor } = this.table;
    const clocks = clocksForViewers(this.matchState, this.clocks, this.#dependencies.uptime.now());
    return { status, frozenFor, clocks, ...this.viewerStreams.presence() };
  }

  async reconcile(): Promise<CacheChange> {
    if (!this.isUncertain) return this.isStale ? this.catchUp() : 'none';
    await this.reload();
    return 'reloaded';
  }

  publish(event: EventRow, applied: Applied): void {
    this.recentCommands.add(event);
    if (event.kind === 'resign')
      this.seats = this.seats.map((row) => (row.seat === event.seat ? { ...row, hasResigned: true } : row));
    this.viewerStreams.publish(this.matchState, this.viewContext(), applied);
  }

  async reload(): Promise<void> {
    this.isStale = false;
    const found = await this.#dependencies.store.findTable(this.id);
    if (found === undefined) throw new RequestError('notFound');
    const { matchState, broken } = await loadMatch(this.#dependencies, found);
    if (matchState === undefined) throw new RequestError('frozen');
    this.matchState = matchState;
    this.table =
      broken === undefined ? found.table : { ...found.table, status: 'frozen', frozenFor: 'brokenLog' };
    this.seats = found.seats;
    this.clocks = found.table.clocks;
    this.recentCommands.clear();
    this.unconfirmed = undefined;
    this.viewerStreams.resetAll(this.matchState, this.viewContext());
  }

  async catchUp(): Promise<CacheChange> {
    // Reset before the read: a cluster message during the read may be about something newer.
    this.isStale = false;
    try {
      const found = await this.#dependencies.store.findTable(this.id);
      if (found === undefined || this.#hasChangedOutsideLog(found)) {
        await this.reload();
        return 'reloaded';
      }
      return found.table.seq <= this.matchState.logSeq ? 'none' : await this.#catchUpTo(found);
    } catch (error) {
      this.isStale = true;
      throw error;
    }
  }

  #hasChangedOutsideLog({ table, seats }: TableWithSeats): boolean {
    const isFrozen = table.status === 'frozen' || this.table.status === 'frozen';
    return (
      (isFrozen && table.status !== this.table.status) ||
      seats.some(({ person }, i) => person !== this.seats[i]?.person)
    );
  }

  async #catchUpTo(found: TableWithSeats): Promise<CacheChange> {
    const events = await this.#dependencies.store.eventsAfter(this.id, this.matchState.logSeq);
    // Events after the row that was read have other clocks, and their own message.
    const missed = events.filter(({ seq }) => seq <= found.table.seq);
    try {
      if (missed.length <= MAX_CATCH_UP_EVENTS) {
        for (const event of missed) this.#applyMissedEvent(event, found.table);
        return 'caughtUp';
      }
    } catch (error) {
      if (error instanceof StoreError) throw error;
    }
    await this.reload();
    return 'reloaded';
  }

  #applyMissedEvent(event: EventRow, table: TableRow): void {
    const applied = replayEvent(this.matchState, event);
    if (event.seq === table.seq) {
      this.table = table;
      this.clocks = table.clocks;
    }
    this.publish(event, applied);
  }
}

/** What is in memory of a match, and how it comes to say what the log says: the log is the truth. */
import type { Viewer, Seat } from '@pithead/kernel';
import { RequestError } from '../requestError.ts';
import type { ClockState, EventRow, SeatRow, TableRow, TableWithSeats } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { loadMatch, replayEvent } from './loadMatch.ts';
import type { ViewContext } from './viewerState.ts';
import { RecentCommands } from './idempotency.ts';
import type { Applied, MatchState } from './matchState.ts';
import { Subscriptions } from './subscriptions.ts';

/** What others have written is told event by event up to this number; beyond it everybody starts anew. */
const MOST_FOLLOWED = 50;

export interface MatchCacheEvents {
  /** Something has happened that was not done here, or not known to be done. */
  followed(): void;
  /** Everything was read again. */
  reloaded(): void;
}

/** An event that may not be in the log. */
interface Unconfirmed {
  readonly seat: Seat;
  readonly isOpen: boolean;
}

export class MatchCache {
  readonly id: string;
  readonly subscriptions: Subscriptions;
  readonly recentCommands = new RecentCommands();
  readonly #house: MatchDependencies;
  readonly #heard: MatchCacheEvents;
  table: TableRow;
  seats: readonly SeatRow[];
  matchState: MatchState;
  clocks: ClockState | null;
  /**
   * The last event in memory, while it is not known to be in the log. After a failure everything is loaded
   * again before anything else.
   */
  unconfirmed: Unconfirmed | undefined;
  /** It may be less than what is in the store: that is read before anything else. */
  isStale = false;

  constructor(
    house: MatchDependencies,
    { table, seats }: TableWithSeats,
    situation: MatchState,
    heard: MatchCacheEvents,
  ) {
    this.id = table.id;
    this.#house = house;
    this.#heard = heard;
    this.table = table;
    this.seats = seats;
    this.matchState = situation;
    this.clocks = table.clocks;
    this.subscriptions = new Subscriptions((here) => house.cluster.updatePresence(table.id, here));
  }

  /** It may be more than what is in the store. */
  get isUncertain(): boolean {
    return this.unconfirmed !== undefined;
  }

  /**
   * Whether everything in memory that this viewer sees is in the log (P1). What another seat does in secret
   * changes nothing that it sees (P4), so it need not wait for that, and must not: how long it waits would
   * tell that something was done.
   */
  isPublishedTo(viewer: Viewer): boolean {
    return this.unconfirmed === undefined || (!this.unconfirmed.isOpen && this.unconfirmed.seat !== viewer);
  }

  /** Whether the log, or the row of the table, says something that memory has not shown yet. */
  async isBehindLog(): Promise<boolean> {
    const found = await this.#house.store.findTable(this.id);
    return found === undefined || this.#isOtherwise(found) || found.table.seq > this.table.seq;
  }

  viewContext(): ViewContext {
    const { online, watching } = this.subscriptions.presence();
    return { table: this.table, clocks: this.clocks, uptime: this.#house.uptime.now(), online, watching };
  }

  /** Makes it what can be built upon. */
  async reconcile(): Promise<void> {
    if (this.isUncertain) await this.#findOut();
    else if (this.isStale) await this.catchUp();
  }

  /**
   * What was to be written may stand in the log, with all that follows from it: a bot is asked, the match is
   * over.
   */
  async #findOut(): Promise<void> {
    await this.reload();
    this.#heard.followed();
  }

  /** An event stands in the log: it is remembered, and shown to all who may know of it. */
  publish(event: EventRow, { isOpen, kept, before }: Applied): void {
    this.recentCommands.add(event);
    if (event.kind === 'resign')
      this.seats = this.seats.map((row) => (row.seat === event.seat ? { ...row, hasResigned: true } : row));
    this.subscriptions.publish(this.matchState, this.viewContext(), {
      before: before.facts,
      kept,
      by: isOpen ? undefined : event.seat,
    });
  }

  async reload(): Promise<void> {
    this.isStale = false;
    const found = await this.#house.store.findTable(this.id);
    if (found === undefined) throw new RequestError('notFound');
    const { matchState, broken } = await loadMatch(this.#house, found);
    if (matchState === undefined) throw new RequestError('frozen');
    this.matchState = matchState;
    this.table =
      broken === undefined ? found.table : { ...found.table, status: 'frozen', frozenFor: 'brokenLog' };
    this.seats = found.seats;
    this.clocks = found.table.clocks;
    this.recentCommands.clear();
    this.unconfirmed = undefined;
    this.subscriptions.resetAll(this.matchState, this.viewContext());
    this.#heard.reloaded();
  }

  /** Reads what other processes have written meanwhile, and shows it. True if there was anything. */
  async catchUp(): Promise<boolean> {
    // What is heard of while this is read may not be in it.
    this.isStale = false;
    try {
      const found = await this.#house.store.findTable(this.id);
      if (found === undefined || this.#isOtherwise(found)) await this.reload();
      else if (found.table.seq <= this.matchState.seq) return false;
      else await this.#follow(found);
    } catch (error) {
      this.isStale = true;
      throw error;
    }
    this.#heard.followed();
    return true;
  }

  /** Something has changed that is no event: it was frozen or thawed, or somebody's data were deleted. */
  #isOtherwise({ table, seats }: TableWithSeats): boolean {
    const isFrozen = table.status === 'frozen' || this.table.status === 'frozen';
    return (
      (isFrozen && table.status !== this.table.status) ||
      seats.some(({ person }, i) => person !== this.seats[i]?.person)
    );
  }

  async #follow(found: TableWithSeats): Promise<void> {
    const events = await this.#house.store.eventsAfter(this.id, this.matchState.seq);
    // The row is a little older than the events: those behind it have clocks of their own, and come with the
    // next notice.
    const missed = events.filter(({ seq }) => seq <= found.table.seq);
    if (missed.length > MOST_FOLLOWED) return this.reload();
    try {
      for (const event of missed) this.#followOne(event, found.table);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      await this.reload();
    }
  }

  /** Clocks are known as of the last event. */
  #followOne(event: EventRow, table: TableRow): void {
    const applied = replayEvent(this.matchState, event);
    if (event.seq === table.seq) {
      this.table = table;
      this.clocks = table.clocks;
    }
    this.publish(event, applied);
  }
}

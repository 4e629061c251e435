/**
 * What the log of a match says: the state of play, and what stands beside it. Everything here follows from
 * the events alone.
 */
import type { Game, Happened, Viewer, SavedMatch, Seat, State, Table } from '@pithead/kernel';
import { EVERYBODY, Match, pendingSeats, Telling } from '@pithead/kernel';
import { sha256 } from '../ids.ts';
import type { StateBefore } from './after.ts';
import { stateBefore, minSeqAfter, hasDecided } from './after.ts';
import type { TableRequests } from './requests.ts';
import { reduceRequests, NO_REQUESTS, votersOf } from './requests.ts';
import type { MatchEvent, UndoTarget } from './events.ts';
import { BrokenLog, RefusedPlay } from './events.ts';
import { stateHash } from './stateHash.ts';

interface Saved {
  readonly match: SavedMatch;
  readonly beside: TableRequests;
  readonly factSeqs: readonly number[];
  readonly knownTo: readonly number[];
  readonly fresh: readonly number[];
}

/** What something that happened has done. */
export interface Applied extends Happened {
  readonly before: StateBefore;
  /** The seat's decision is made. */
  readonly hasDecided: boolean;
}

export class MatchState {
  readonly match: Match;
  readonly telling: Telling;
  /** Seats that people hold, as bits. */
  readonly people: number;
  requests: TableRequests = NO_REQUESTS;
  /** What each seat must know at least for its command to be of today. */
  minSeqBySeat: readonly number[];
  /** How many events each viewer knows: everybody's at place 0, a seat's own after it. */
  #counted: { readonly of: readonly number[]; many: number; readonly byLooker: number[] } = {
    of: [],
    many: 0,
    byLooker: [],
  };

  constructor(game: Game, table: Table, people: number, saved?: Saved) {
    this.people = people;
    this.match = saved === undefined ? Match.start(game, table) : Match.resume(game, table, saved.match);
    this.telling = new Telling(this.match, saved);
    this.minSeqBySeat = Array.from({ length: this.match.state.seats }, () => 0);
    if (saved === undefined) return;
    this.requests = saved.beside;
    this.minSeqBySeat = saved.fresh;
  }

  /** The number of the last event. */
  get seq(): number {
    return this.telling.seq;
  }

  get state(): State {
    return this.match.state;
  }

  /** Seats that are asked. */
  get asked(): number {
    return pendingSeats(this.match.state);
  }

  /** Seats that a bot plays at present. */
  get botSeats(): number {
    return (((1 << this.state.seats) - 1) & ~this.people) | this.requests.standIns | this.requests.resigned;
  }

  /** Seats whose clocks run: asked people. */
  get clockSeats(): number {
    return this.requests.isPaused ? 0 : this.asked & ~this.botSeats;
  }

  /** Who must agree to a request. */
  get voters(): number {
    return votersOf(this.people, this.requests);
  }

  /** The number of the last event that a viewer knows of. */
  seqFor(viewer: Viewer, until = this.seq): number {
    return until === this.seq ? this.#knownBy(viewer) : this.telling.seqFor(viewer, until);
  }

  /**
   * The same for all events so far. It is asked for several times a ply: only events that are new are
   * counted.
   */
  #knownBy(viewer: Viewer): number {
    const { knownTo } = this.telling;
    if (this.#counted.of !== knownTo || this.#counted.many > knownTo.length)
      this.#counted = { of: knownTo, many: 0, byLooker: [] };
    const { byLooker } = this.#counted;
    for (; this.#counted.many < knownTo.length; this.#counted.many++) {
      const to = (knownTo[this.#counted.many] as number) - EVERYBODY;
      byLooker[to] = (byLooker[to] ?? 0) + 1;
    }
    return (byLooker[0] ?? 0) + (viewer === undefined ? 0 : (byLooker[viewer - EVERYBODY] ?? 0));
  }

  /** The same hash as the record's. */
  hash(): string {
    return stateHash(this.state);
  }

  /** Lets something happen. A refused play is thrown as it is; everything else must fit. */
  apply(seat: Seat, happening: MatchEvent): Applied {
    const before = stateBefore(this);
    const state = this.state;
    const { isOpen, kept } = this.telling.tell(seat, happening.kind === 'undo', () =>
      this.#happen(seat, happening),
    ) as Happened;
    // Sealed plies leave a request alone: that it is gone would tell of them.
    if (isOpen && happening.kind === 'play') this.requests = { ...this.requests, undoRequest: null };
    const decided = hasDecided(this, happening, seat, before);
    if (this.state !== state)
      this.minSeqBySeat = minSeqAfter(this, this.minSeqBySeat, { seat, isOpen, hasDecided: decided }, before);
    return { before, isOpen, kept, hasDecided: decided };
  }

  /** Returns whether nothing but secret plies was played or taken back. */
  #happen(seat: Seat, { kind, body }: MatchEvent): boolean {
    const { match } = this;
    if (kind === 'play') {
      const refused = match.play(seat, body);
      if (refused !== undefined) throw new RefusedPlay(refused);
      return this.telling.isSecretPlay(body);
    }
    if (kind === 'undo') {
      return this.telling.tookBackOnlySecrets(seat, () => {
        if (match.undo(seat, body) !== undefined) throw new BrokenLog('nothing to undo');
      });
    }
    const aside = { kind, body } as Exclude<MatchEvent, { kind: 'play' | 'undo' }>;
    const { beside, granted } = reduceRequests(this.requests, this.people, seat, aside, this.seq + 1);
    if (granted !== undefined) this.#rewind(granted.by, granted.target);
    this.requests = beside;
    return false;
  }

  #rewind(seat: Seat, target: UndoTarget): void {
    if (typeof target === 'number') this.match.rewind(target);
    else this.match.rewindSeat(seat, target.keep);
  }

  /** With a sum over it: the hash of the state in the log says nothing of what stands beside the state. */
  save(): string {
    const saved: Saved = {
      match: this.match.save(),
      beside: this.requests,
      factSeqs: this.telling.factSeqs,
      knownTo: this.telling.knownTo,
      fresh: this.minSeqBySeat,
    };
    const text = JSON.stringify(saved);
    return `${sumOf(text)} ${text}`;
  }

  static resume(game: Game, table: Table, people: number, saved: string): MatchState {
    const text = saved.slice(saved.indexOf(' ') + 1);
    if (saved !== `${sumOf(text)} ${text}`) throw new BrokenLog('a damaged snapshot');
    return new MatchState(game, table, people, JSON.parse(text) as Saved);
  }
}

/** Grows when `Saved` changes its shape: older snapshots are passed over then. */
const SAVED_FORMAT = 4;
const sumOf = (text: string): string => sha256(`${SAVED_FORMAT} ${text}`);

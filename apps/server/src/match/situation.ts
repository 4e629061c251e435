/**
 * What the log of a match says: the state of play, and what stands beside it. Everything here follows from
 * the events alone.
 */
import type { Game, Happened, Looker, SavedMatch, Seat, State, Table } from '@pithead/kernel';
import { EVERYBODY, Match, pendingSeats, Telling } from '@pithead/kernel';
import { sha256 } from '../ids.ts';
import type { Before } from './after.ts';
import { beforeOf, freshAfter, hasDecided } from './after.ts';
import type { Beside } from './beside.ts';
import { besideAfter, NOTHING_BESIDE, votersOf } from './beside.ts';
import type { Happening, UndoTarget } from './happening.ts';
import { BrokenLog, RefusedPlay } from './happening.ts';
import { stateHash } from './stateHash.ts';

interface Saved {
  readonly match: SavedMatch;
  readonly beside: Beside;
  readonly factSeqs: readonly number[];
  readonly knownTo: readonly number[];
  readonly fresh: readonly number[];
}

/** What something that happened has done. */
export interface Applied extends Happened {
  readonly before: Before;
  /** The seat's decision is made. */
  readonly hasDecided: boolean;
}

export class Situation {
  readonly match: Match;
  readonly telling: Telling;
  /** Seats that people hold, as bits. */
  readonly people: number;
  beside: Beside = NOTHING_BESIDE;
  /** What each seat must know at least for its command to be of today. */
  fresh: readonly number[];
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
    this.fresh = Array.from({ length: this.match.state.seats }, () => 0);
    if (saved === undefined) return;
    this.beside = saved.beside;
    this.fresh = saved.fresh;
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
  get played(): number {
    return (((1 << this.state.seats) - 1) & ~this.people) | this.beside.standIns | this.beside.resigned;
  }

  /** Seats whose clocks run: asked people. */
  get running(): number {
    return this.beside.isPaused ? 0 : this.asked & ~this.played;
  }

  /** Who must agree to a request. */
  get voters(): number {
    return votersOf(this.people, this.beside);
  }

  /** The number of the last event that a viewer knows of. */
  seqFor(viewer: Looker, until = this.seq): number {
    return until === this.seq ? this.#knownBy(viewer) : this.telling.seqFor(viewer, until);
  }

  /**
   * The same for all events so far. It is asked for several times a ply: only events that are new are
   * counted.
   */
  #knownBy(viewer: Looker): number {
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
  apply(seat: Seat, happening: Happening): Applied {
    const before = beforeOf(this);
    const state = this.state;
    const { isOpen, kept } = this.telling.tell(seat, happening.kind === 'undo', () =>
      this.#happen(seat, happening),
    ) as Happened;
    // Sealed plies leave a request alone: that it is gone would tell of them.
    if (isOpen && happening.kind === 'play') this.beside = { ...this.beside, undoRequest: null };
    const decided = hasDecided(this, happening, seat, before);
    if (this.state !== state)
      this.fresh = freshAfter(this, this.fresh, { seat, isOpen, hasDecided: decided }, before);
    return { before, isOpen, kept, hasDecided: decided };
  }

  /** Returns whether nothing but secret plies was played or taken back. */
  #happen(seat: Seat, { kind, body }: Happening): boolean {
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
    const aside = { kind, body } as Exclude<Happening, { kind: 'play' | 'undo' }>;
    const { beside, granted } = besideAfter(this.beside, this.people, seat, aside, this.seq + 1);
    if (granted !== undefined) this.#rewind(granted.by, granted.target);
    this.beside = beside;
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
      beside: this.beside,
      factSeqs: this.telling.factSeqs,
      knownTo: this.telling.knownTo,
      fresh: this.fresh,
    };
    const text = JSON.stringify(saved);
    return `${sumOf(text)} ${text}`;
  }

  static resume(game: Game, table: Table, people: number, saved: string): Situation {
    const text = saved.slice(saved.indexOf(' ') + 1);
    if (saved !== `${sumOf(text)} ${text}`) throw new BrokenLog('a damaged snapshot');
    return new Situation(game, table, people, JSON.parse(text) as Saved);
  }
}

/** Grows when `Saved` changes its shape: older snapshots are passed over then. */
const SAVED_FORMAT = 4;
const sumOf = (text: string): string => sha256(`${SAVED_FORMAT} ${text}`);

/** The state of a match: the fold of its events. */
import type { Fact, Game, Key, LogEntry, Match, Ply, RefusedPly, Seat, State, Viewer } from '@pithead/kernel';
import { bit, allSeats, isNoticed, isOver, isSecretVerb, pendingSeats, refusal } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { MatchEvent, TableEvent, UndoTarget } from './events.ts';
import { minSeqAfter } from './freshness.ts';
import type { TableRequests } from './requests.ts';
import { NO_REQUESTS, reduceRequests, votersOf } from './requests.ts';
import type { ViewContext, Viewable } from './viewerState.ts';
import { viewerState } from './viewerState.ts';
import { EVERYBODY, settledFactCount, Visibility } from './visibility.ts';

/** Values from before the event; callers compare them with the state after it. */
export interface StateBefore {
  readonly asked: number;
  readonly clockSeats: number;
  readonly undoLimit: number;
  readonly facts: number;
}

export interface Applied {
  readonly seat: Seat;
  /** Viewers other than the acting seat may know of the event. */
  readonly isOpen: boolean;
  /** How many facts of the log were kept; the others were taken back. */
  readonly keptFactCount: number;
  /** The facts of the log from `kept` on. After an undo some of them were published before. */
  readonly facts: readonly LogEntry<Fact>[];
  /** The seat's decision is made. */
  readonly hasDecided: boolean;
  readonly before: StateBefore;
}

/** The event can't happen in this state; nothing was changed. */
export const isRefused = (result: Applied | RefusedPly): result is RefusedPly => 'refusal' in result;

/** What a snapshot contains besides the kernel's match. */
export interface SavedParts {
  readonly requests: TableRequests;
  readonly visibility: Visibility;
  readonly minSeqBySeat: readonly number[];
}

export class MatchState implements Viewable {
  readonly match: Match;
  /** Seats that people hold, as bits. */
  readonly people: number;
  readonly visibility: Visibility;
  requests: TableRequests;
  /** For each seat: the lowest event number (as the seat counts) that its command may be based on. */
  minSeqBySeat: readonly number[];

  /** A match without events. Plies that were played before (from a record) count as its setup. */
  constructor(match: Match, people: number, saved?: SavedParts) {
    this.match = match;
    this.people = people;
    this.requests = saved?.requests ?? NO_REQUESTS;
    this.visibility = saved?.visibility ?? new Visibility(match.log.map(() => 0));
    this.minSeqBySeat = saved?.minSeqBySeat ?? Array.from({ length: match.state.seats }, () => 0);
  }

  get game(): Game {
    return this.match.game;
  }

  get state(): State {
    return this.match.state;
  }

  get dealKey(): Key {
    return this.match.table.key;
  }

  get seq(): number {
    return this.visibility.seq;
  }

  /** The number of the last event that a viewer knows of, as the viewer counts. */
  seqFor(viewer: Viewer, until?: number): number {
    return this.visibility.seqFor(viewer, until);
  }

  get status(): 'running' | 'over' | 'abandoned' {
    if (isOver(this.state)) return 'over';
    return this.people !== 0 && (this.people & ~this.requests.resigned) === 0 ? 'abandoned' : 'running';
  }

  /** Seats that must decide now, as bits. */
  get asked(): number {
    return pendingSeats(this.state);
  }

  /** Seats that a bot plays at present, as bits. */
  get botSeats(): number {
    return (allSeats(this.state.seats) & ~this.people) | this.requests.standIns | this.requests.resigned;
  }

  /** Seats whose clocks run: people who must decide. */
  get clockSeats(): number {
    return this.requests.isPaused ? 0 : this.asked & ~this.botSeats;
  }

  get voters(): number {
    return votersOf(this.people, this.requests);
  }

  undoable(viewer: Viewer): number {
    return viewer === undefined ? 0 : this.match.undoable(viewer);
  }

  offers(viewer: Viewer): Ply[] {
    return viewer === undefined ? [] : this.match.offers(viewer);
  }

  factsFor(viewer: Viewer): [seq: number, fact: Fact][] {
    return this.visibility.factsFor(this.match, viewer);
  }

  /** Everything that a viewer may know; `since` leaves out the facts of events up to that number. */
  viewerState(viewer: Viewer, context: ViewContext, since?: number): ViewerState {
    return viewerState(this, viewer, context, since);
  }

  /**
   * Changes the state by one event, or returns the reason why that event can't happen and changes nothing.
   * Throws only if a rule of the game has a bug; this state must not be used after that.
   */
  apply(event: MatchEvent): Applied | RefusedPly {
    const { match, visibility } = this;
    const { seat, kind } = event;
    const { state, log } = match;
    const before: StateBefore = {
      asked: this.asked,
      clockSeats: this.clockSeats,
      undoLimit: match.undoLimit,
      facts: log.length,
    };
    const isUndo = kind === 'undo';
    const verbsBefore = isUndo ? this.#undoableVerbs(seat) : undefined;
    const earlierSeqs = isUndo ? visibility.undoableFactSeqs(match, state.seats) : undefined;

    const refused = this.#change(event);
    if (refused !== undefined) return refused;

    const isOpen = !this.#isSecret(event, verbsBefore) || isNoticed(match.game, state, match.state, seat);
    // An undo plays again what remains, and a rewind plays a new match: both replace the log.
    const kept = isUndo || match.log !== log ? settledFactCount(match, before.facts) : before.facts;
    visibility.record(match, isOpen ? EVERYBODY : seat, kept, earlierSeqs);
    // A secret play leaves an undo request open: its disappearance would reveal the play.
    if (isOpen && kind === 'play' && this.requests.undoRequest !== null)
      this.requests = { ...this.requests, undoRequest: null };
    const hasDecided = kind === 'play' && this.#hasDecided(seat, before);
    if (match.state !== state) {
      const change = { seat, isOpen, hasDecided, askedBefore: before.asked, asked: this.asked };
      this.minSeqBySeat = minSeqAfter(this.minSeqBySeat, change, (viewer) => this.seqFor(viewer));
    }
    return { seat, isOpen, keptFactCount: kept, facts: match.log.slice(kept), hasDecided, before };
  }

  #change(event: MatchEvent): RefusedPly | undefined {
    switch (event.kind) {
      case 'play':
        return this.match.play(event.seat, event.body);
      case 'undo':
        return this.match.undo(event.seat, event.body);
      case 'rewind':
        return void this.match.rewind(event.body);
      default:
        return this.#changeTable(event);
    }
  }

  #changeTable(event: TableEvent): RefusedPly | undefined {
    const reduced = reduceRequests(this.requests, this.people, event, this.seq + 1);
    if (reduced === undefined) return { refusal: refusal('noRequest', ''), ply: 0 };
    if (reduced.granted !== undefined) this.#rewindFor(reduced.granted.by, reduced.granted.target);
    this.requests = reduced.requests;
    return undefined;
  }

  #rewindFor(seat: Seat, target: UndoTarget): void {
    if (typeof target === 'number') this.match.rewind(target);
    else this.match.rewindSeat(seat, target.keep);
  }

  /** Nothing but secret plies were played or taken back. */
  #isSecret(event: MatchEvent, verbsBefore: readonly string[] | undefined): boolean {
    if (event.kind === 'play') return event.body.every(([verb]) => isSecretVerb(this.game, verb));
    if (verbsBefore === undefined) return false;
    const left = this.#undoableVerbs(event.seat).length;
    return verbsBefore.slice(left).every((verb) => isSecretVerb(this.game, verb));
  }

  /** The verbs of this seat's plies after the undo limit. */
  #undoableVerbs(seat: Seat): string[] {
    const { plies, undoLimit } = this.match;
    return plies.slice(undoLimit).flatMap(([by, verb]) => (by === seat ? [verb] : []));
  }

  /** In a simultaneous step the undo limit moves with the last decision, but each seat has decided before. */
  #hasDecided(seat: Seat, before: StateBefore): boolean {
    return this.match.undoLimit !== before.undoLimit || (before.asked & ~this.asked & bit(seat)) !== 0;
  }
}

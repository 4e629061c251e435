/**
 * The state of a match: the fold of its events. Only `apply` changes it. (Some fields can be replaced, for tests
 * that compare what viewers see of two matches.)
 */
import type { Fact, Game, Key, LogEntry, Match, Ply, Seat, State, Viewer } from '@pithead/kernel';
import {
  bit,
  allSeats,
  isOver,
  isSecretVerb,
  isVisibleToOthers,
  pendingSeats,
  refusal,
} from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { Applied, MatchEvent, RefusedEvent, TableEvent } from './events.ts';
import { minSeqAfter } from './freshness.ts';
import type { SeatStatus } from './seatStatus.ts';
import { INITIAL_SEAT_STATUS, activePersonSeatsOf, reduceSeatStatus } from './seatStatus.ts';
import type { ViewContext, Viewable } from './viewerState.ts';
import { viewerState } from './viewerState.ts';
import { EVERYBODY, EventVisibility } from './eventVisibility.ts';

export const isRefused = (result: Applied | RefusedEvent): result is RefusedEvent => 'refusal' in result;

export class MatchState implements Viewable {
  /** The kernel's match: rules, plies and facts. */
  readonly match: Match;
  /** The seats that people hold, as bits; those of stand-ins and resigned people included. */
  readonly personSeats: number;
  visibility: EventVisibility;
  seatStatus: SeatStatus;
  /** For each seat: the lowest event number, as the seat counts, that its command may be based on. */
  minSeqBySeat: readonly number[];

  /** Without `saved`, the log is empty: plies that `match` already has, from a record, count as its setup. */
  constructor(
    match: Match,
    personSeats: number,
    saved?: Pick<MatchState, 'visibility' | 'seatStatus' | 'minSeqBySeat'>,
  ) {
    this.match = match;
    this.personSeats = personSeats;
    this.visibility = saved?.visibility ?? new EventVisibility(match.factLog.map(() => 0));
    this.seatStatus = saved?.seatStatus ?? INITIAL_SEAT_STATUS;
    this.minSeqBySeat = saved?.minSeqBySeat ?? Array.from({ length: match.state.seats }, () => 0);
  }

  /** Abandoned: all people have resigned before the end of the game. */
  get status(): 'running' | 'over' | 'abandoned' {
    if (isOver(this.gameState)) return 'over';
    return this.personSeats !== 0 && (this.personSeats & ~this.seatStatus.resigned) === 0
      ? 'abandoned'
      : 'running';
  }

  /** The seats that must decide now, as bits. Their name on the wire is `asked`. */
  get pendingSeats(): number {
    return pendingSeats(this.gameState);
  }

  /** The seats that a bot plays now: its own, those of stand-ins and resigned ones. */
  get botSeats(): number {
    return (
      (allSeats(this.gameState.seats) & ~this.personSeats) |
      this.seatStatus.standIns |
      this.seatStatus.resigned
    );
  }

  /** The seats whose clocks run. */
  get clockSeats(): number {
    return this.seatStatus.isPaused ? 0 : this.pendingSeats & ~this.botSeats;
  }

  /** The seats that their people play now, as bits. */
  get activePersonSeats(): number {
    return activePersonSeatsOf(this.personSeats, this.seatStatus);
  }

  /** The number of the last event in the log. Secret: a viewer may know only its own `seqFor`. */
  get logSeq(): number {
    return this.visibility.logSeq;
  }

  /** The viewer's own number of event `logSeq`, by default of the last one. */
  seqFor(viewer: Viewer, logSeq?: number): number {
    return this.visibility.seqFor(viewer, logSeq);
  }

  viewerState(viewer: Viewer, context: ViewContext, since?: number): ViewerState {
    return viewerState(this, viewer, context, since);
  }

  /**
   * Changes the state by one event, or returns the reason why that event can't happen and changes nothing.
   * Throws only if a rule of the game has a bug; this state must not be used after that.
   */
  apply(event: MatchEvent): Applied | RefusedEvent {
    const { match } = this;
    const { seat, kind } = event;
    const gameStateBefore = match.state;
    const before: Applied['before'] = {
      pendingSeats: this.pendingSeats,
      clockSeats: this.clockSeats,
      undoLimit: match.undoLimit,
      factCount: match.factLog.length,
    };
    // Both are read before the change, because an undo removes these plies and their facts.
    const undone = kind === 'undo' ? pliesToUndo(match, seat, event.body) : new Map<number, string>();
    const factSeqsLeft = this.visibility.factSeqs.filter(
      (_, i) => !undone.has((match.factLog[i] as LogEntry<Fact>).ply),
    );

    const refused = this.#change(event);
    if (refused !== undefined) return refused;

    const hasGameChanged = match.state !== gameStateBefore;
    const verbs = kind === 'play' ? event.body.map(([verb]) => verb) : [...undone.values()];
    const isPublic = this.#isPublic(verbs, gameStateBefore, seat);
    // Facts before the undo limit are unchanged. An undo replays the plies after it; a rewind moves the limit back.
    const isReplayed = hasGameChanged && kind !== 'play';
    const keptFactCount = isReplayed
      ? Math.min(match.factCountAtUndoLimit, before.factCount)
      : before.factCount;
    // Replayed facts get the number of this event, unless it is secret: others would notice the new numbers.
    const keptSeqs = isPublic ? this.visibility.factSeqs.slice(0, keptFactCount) : factSeqsLeft;
    this.visibility.append(isPublic ? EVERYBODY : seat, keptSeqs, match.factLog.length);
    // A secret play leaves the request pending: its disappearance would reveal the play.
    if (isPublic && kind === 'play') this.seatStatus = { ...this.seatStatus, undoRequest: null };

    const hasDecided = kind === 'play' && this.#hasDecided(seat, before);
    const applied: Applied = { seat, isPublic, hasDecided, keptFactCount, before };
    const isRewind = isReplayed && kind !== 'undo';
    if (hasGameChanged)
      this.minSeqBySeat = minSeqAfter(
        this.minSeqBySeat,
        { ...applied, isRewind },
        this.pendingSeats,
        (each) => this.seqFor(each),
      );
    return applied;
  }

  #change(event: MatchEvent): RefusedEvent | undefined {
    switch (event.kind) {
      case 'play':
        return this.match.play(event.seat, event.body);
      case 'undo':
        return this.match.undo(event.seat, event.body);
      case 'rewind':
        return void this.match.rewind(event.body);
      default:
        return this.#changeSeatStatus(event);
    }
  }

  #changeSeatStatus(event: TableEvent): RefusedEvent | undefined {
    const reduced = reduceSeatStatus(this.seatStatus, this.personSeats, event, this.logSeq + 1);
    if (reduced === undefined) return { refusal: refusal('noRequest', '') };
    this.seatStatus = reduced.seatStatus;
    if (reduced.grantedUndo === undefined) return undefined;
    const { by, target } = reduced.grantedUndo;
    if (typeof target === 'number') this.match.rewind(target);
    else this.match.rewindSeat(by, target.keep);
    return undefined;
  }

  /** Events without plies are public, and so are secret plies whose effect others can see. */
  #isPublic(verbs: readonly string[], gameStateBefore: State, seat: Seat): boolean {
    const { game, state } = this.match;
    const areSecret = verbs.length > 0 && verbs.every((verb) => isSecretVerb(game, verb));
    return !areSecret || isVisibleToOthers(game, gameStateBefore, state, seat);
  }

  /** In a simultaneous step a seat has decided when it is no longer pending; the undo limit moves with the last. */
  #hasDecided(seat: Seat, before: Applied['before']): boolean {
    const isNoLongerPending = (before.pendingSeats & ~this.pendingSeats & bit(seat)) !== 0;
    return isNoLongerPending || this.match.undoLimit !== before.undoLimit;
  }

  // The rest of `Viewable`.
  get game(): Game {
    return this.match.game;
  }

  get gameState(): State {
    return this.match.state;
  }

  get dealKey(): Key {
    return this.match.setup.key;
  }

  undoableCount(viewer: Viewer): number {
    return viewer === undefined ? 0 : this.match.undoable(viewer);
  }

  offers(viewer: Viewer): Ply[] {
    return viewer === undefined ? [] : this.match.offers(viewer);
  }

  factsFor(viewer: Viewer): [seq: number, fact: Fact][] {
    return this.visibility.factsFor(this.match, viewer);
  }
}

/** The plies that an undo is going to take back: their numbers (from 1) and verbs. */
function pliesToUndo({ plies, undoLimit }: Match, seat: Seat, reach: 'step' | 'turn'): Map<number, string> {
  const own = plies.flatMap(([by, verb], i) =>
    i >= undoLimit && by === seat ? [[i + 1, verb] as const] : [],
  );
  return new Map(reach === 'step' ? own.slice(-1) : own);
}

/** The state of a match: the fold of its events. Only `apply` changes it; tests may also replace some fields. */
import type { Fact, Game, Key, Match, Seat, SeatSet, State, Viewer } from '@pithead/kernel';
import {
  allSeats,
  includesSeat,
  isOver,
  isSecretVerb,
  isVisibleToOthers,
  nounsByVerb,
  pendingSeats,
  refusal,
} from '@pithead/kernel';
import type { PackedOffers, ViewerState } from '@pithead/protocol';
import type { Applied, MatchEvent, RefusedEvent, TableEvent } from './events.ts';
import { EVERYBODY, EventVisibility } from './eventVisibility.ts';
import type { GameChange } from './freshness.ts';
import { makesStale } from './freshness.ts';
import type { SeatStatus } from './seatStatus.ts';
import { INITIAL_SEAT_STATUS, activePersonSeatsOf, reduceSeatStatus } from './seatStatus.ts';
import type { ViewContext, Viewable } from './viewerState.ts';
import { NO_OFFERS, viewerState } from './viewerState.ts';

export class MatchState implements Viewable {
  /** The kernel's match: rules, plies and facts. */
  readonly match: Match;
  /** The seats that people hold; those of stand-ins and resigned people included. */
  readonly personSeats: SeatSet;
  seatStatus: SeatStatus;
  visibility: EventVisibility;
  /** For each seat: the lowest event number, as the seat counts, that its command may be based on. */
  minSeqBySeat: readonly number[];

  /** Without `saved`, the log is empty: plies that `match` already has, from a record, count as its setup. */
  constructor(
    match: Match,
    personSeats: SeatSet,
    saved?: Pick<MatchState, 'visibility' | 'seatStatus' | 'minSeqBySeat'>,
  ) {
    this.match = match;
    this.personSeats = personSeats;
    this.seatStatus = saved?.seatStatus ?? INITIAL_SEAT_STATUS;
    this.visibility = saved?.visibility ?? new EventVisibility(match.factLog.map(() => 0));
    this.minSeqBySeat = saved?.minSeqBySeat ?? Array.from({ length: match.state.seats }, () => 0);
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
    const undone = kind === 'undo' ? pliesToUndo(match, seat, event.body) : [];
    const remainingFactSeqs = this.#factSeqsWithout(undone);

    const refused = this.#change(event);
    if (refused !== undefined) return refused;

    const changeKind = match.state === gameStateBefore ? undefined : gameChangeKind(event);
    const isPublic = !this.#areSecret(event, undone) || this.#isVisibleToOthers(gameStateBefore, seat);
    const hasDecided = kind === 'play' && this.#hasDecided(seat, before);
    // Undo and rewind replay what comes after the undo limit, and a rewind moves that limit back.
    const keptFactCount =
      changeKind === 'undo' || changeKind === 'rewind'
        ? Math.min(match.factCountAtUndoLimit, before.factCount)
        : before.factCount;

    // Replayed facts get the number of this event, unless it is secret: others would notice the new numbers.
    const { factSeqs } = this.visibility;
    const publicSeqs = keptFactCount === factSeqs.length ? factSeqs : factSeqs.slice(0, keptFactCount);
    const keptSeqs = isPublic ? publicSeqs : remainingFactSeqs;
    this.visibility.append(isPublic ? EVERYBODY : seat, keptSeqs, match.factLog.length);
    // A secret play leaves the request pending: its disappearance would reveal the play.
    if (isPublic && kind === 'play' && this.seatStatus.undoRequest !== null)
      this.seatStatus = { ...this.seatStatus, undoRequest: null };
    if (changeKind !== undefined)
      this.#raiseMinSeqs({
        actor: seat,
        kind: changeKind,
        isPublic,
        hasDecided,
        pendingBefore: before.pendingSeats,
        pendingAfter: this.pendingSeats,
      });
    return { seat, isPublic, hasDecided, keptFactCount, before };
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

  /** Whether there are plies, all of them secret. They are still public if others can see their effect. */
  #areSecret(event: MatchEvent, undone: readonly UndonePly[]): boolean {
    const { game } = this.match;
    if (event.kind === 'play') return event.body.every(([verb]) => isSecretVerb(game, verb));
    return undone.length > 0 && undone.every(({ verb }) => isSecretVerb(game, verb));
  }

  #isVisibleToOthers(gameStateBefore: State, seat: Seat): boolean {
    return isVisibleToOthers(this.match.game, gameStateBefore, this.match.state, seat);
  }

  /** In a simultaneous step a seat has decided when it is no longer pending; the undo limit moves with the last. */
  #hasDecided(seat: Seat, before: Applied['before']): boolean {
    const isNoLongerPending = includesSeat(before.pendingSeats & ~this.pendingSeats, seat);
    return isNoLongerPending || this.match.undoLimit !== before.undoLimit;
  }

  #factSeqsWithout(undone: readonly UndonePly[]): readonly number[] {
    const { factSeqs } = this.visibility;
    if (undone.length === 0) return factSeqs;
    const numbers = new Set(undone.map(({ number }) => number));
    return factSeqs.filter((_, i) => !numbers.has(this.match.factLog[i]?.ply as number));
  }

  #raiseMinSeqs(change: GameChange): void {
    this.minSeqBySeat = this.minSeqBySeat.map((minSeq, seat) =>
      makesStale(change, seat) ? this.seqFor(seat) : minSeq,
    );
  }

  /** Abandoned: all people have resigned before the end of the game. */
  get status(): 'running' | 'over' | 'abandoned' {
    if (isOver(this.gameState)) return 'over';
    const haveAllResigned = this.personSeats !== 0 && (this.personSeats & ~this.seatStatus.resigned) === 0;
    return haveAllResigned ? 'abandoned' : 'running';
  }

  /** The seats that must decide now. Their name on the wire is `asked`. */
  get pendingSeats(): SeatSet {
    return pendingSeats(this.gameState);
  }

  /** The seats that a bot plays now: its own, those of stand-ins and resigned ones. */
  get botSeats(): SeatSet {
    return allSeats(this.gameState.seats) & ~this.activePersonSeats;
  }

  /** The seats that their people play now. */
  get activePersonSeats(): SeatSet {
    return activePersonSeatsOf(this.personSeats, this.seatStatus);
  }

  /** The seats whose clocks run. */
  get clockSeats(): SeatSet {
    const { isPaused, onVacation } = this.seatStatus;
    return isPaused ? 0 : this.pendingSeats & this.activePersonSeats & ~onVacation;
  }

  /** The number of the last event in the log. Secret: a viewer may know only its own `seqFor`. */
  get logSeq(): number {
    return this.visibility.logSeq;
  }

  /** `since` leaves out the facts of events up to that number of the viewer. */
  viewerState(viewer: Viewer, context: ViewContext, since?: number): ViewerState {
    return viewerState(this, viewer, context, since);
  }

  // The rest is what `viewerState` reads (`Viewable`).

  get game(): Game {
    return this.match.game;
  }

  get gameState(): State {
    return this.match.state;
  }

  get dealKey(): Key {
    return this.match.setup.key;
  }

  /** The viewer's own number of event `logSeq`, by default of the last one. */
  seqFor(viewer: Viewer, logSeq?: number): number {
    return this.visibility.seqFor(viewer, logSeq);
  }

  factsFor(viewer: Viewer): [seq: number, fact: Fact][] {
    return this.visibility.factsFor(this.match, viewer);
  }

  packedOffers(viewer: Viewer): PackedOffers {
    return viewer === undefined || !includesSeat(this.pendingSeats, viewer)
      ? NO_OFFERS
      : nounsByVerb(this.game, this.gameState, viewer);
  }

  undoableCount(viewer: Viewer): number {
    return viewer === undefined ? 0 : this.match.undoable(viewer);
  }
}

/** How an event changes the game, if it does: a request for an undo that is granted rewinds it. */
const gameChangeKind = ({ kind }: MatchEvent): GameChange['kind'] =>
  kind === 'play' || kind === 'undo' ? kind : 'rewind';

interface UndonePly {
  /** Its number among all plies, from 1. */
  readonly number: number;
  readonly verb: string;
}

/** The plies that an undo is going to take back. */
function pliesToUndo({ plies, undoLimit }: Match, seat: Seat, reach: 'step' | 'turn'): UndonePly[] {
  const own = plies.flatMap(([by, verb], i) =>
    i >= undoLimit && by === seat ? [{ number: i + 1, verb }] : [],
  );
  return reach === 'step' ? own.slice(-1) : own;
}

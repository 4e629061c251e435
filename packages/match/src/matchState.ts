/** The state of a match: the fold of its events. */
import type { Fact, Game, Key, Match, Ply, RefusedPly, Seat, State, Viewer } from '@pithead/kernel';
import { bit, allSeats, isNoticed, isOver, isSecretVerb, pendingSeats, refusal } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { Applied, MatchEvent, TableEvent } from './events.ts';
import { minSeqAfter } from './freshness.ts';
import type { TableRequests } from './requests.ts';
import { NO_REQUESTS, reduceRequests, votersOf } from './requests.ts';
import type { ViewContext, Viewable } from './viewerState.ts';
import { viewerState } from './viewerState.ts';
import { EVERYBODY, EventVisibility } from './eventVisibility.ts';

export const isRefused = (result: Applied | RefusedPly): result is RefusedPly => 'refusal' in result;

export class MatchState implements Viewable {
  /** The kernel's match: rules, plies, and `log`, which is a list of facts and not of events. */
  readonly match: Match;
  /** The seats that people hold, as bits; those of stand-ins and resigned people included. */
  readonly personSeats: number;
  visibility: EventVisibility;
  requests: TableRequests;
  /** For each seat: the lowest event number (as the seat counts) that its command may be based on. */
  minSeqBySeat: readonly number[];

  /** Without `saved`, a match without events: plies that the match has already count as its setup. */
  constructor(
    match: Match,
    personSeats: number,
    saved?: Pick<MatchState, 'visibility' | 'requests' | 'minSeqBySeat'>,
  ) {
    this.match = match;
    this.personSeats = personSeats;
    this.visibility = saved?.visibility ?? new EventVisibility(match.log.map(() => 0));
    this.requests = saved?.requests ?? NO_REQUESTS;
    this.minSeqBySeat = saved?.minSeqBySeat ?? Array.from({ length: match.state.seats }, () => 0);
  }

  get status(): 'running' | 'over' | 'abandoned' {
    if (isOver(this.gameState)) return 'over';
    return this.personSeats !== 0 && (this.personSeats & ~this.requests.resigned) === 0
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
      (allSeats(this.gameState.seats) & ~this.personSeats) | this.requests.standIns | this.requests.resigned
    );
  }

  /** The seats whose clocks run. */
  get clockSeats(): number {
    return this.requests.isPaused ? 0 : this.pendingSeats & ~this.botSeats;
  }

  get voters(): number {
    return votersOf(this.personSeats, this.requests);
  }

  /** The number of the last event in the log. Secret: a viewer may know only its own `seqFor`. */
  get seq(): number {
    return this.visibility.seq;
  }

  /** The viewer's own number of an event, by default the last one. */
  seqFor(viewer: Viewer, seq?: number): number {
    return this.visibility.seqFor(viewer, seq);
  }

  /** `since` leaves out the facts of events up to that number of the viewer. */
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
    const before: Applied['before'] = {
      pendingSeats: this.pendingSeats,
      clockSeats: this.clockSeats,
      undoLimit: match.undoLimit,
      factCount: log.length,
    };
    // Both are read from the log before the change, because an undo removes these plies and their facts.
    const undone = kind === 'undo' ? undonePlies(match, seat, event.body) : undefined;
    const factSeqsLeft = undone && visibility.factSeqs.filter((_, i) => !undone.has(log[i]?.ply ?? 0));

    const refused = this.#change(event);
    if (refused !== undefined) return refused;

    const verbs = kind === 'play' ? event.body.map(([verb]) => verb) : [...(undone?.values() ?? [])];
    const isSecret = verbs.length > 0 && verbs.every((verb) => isSecretVerb(match.game, verb));
    const isPublic = !isSecret || isNoticed(match.game, state, match.state, seat);
    const hasGameChanged = match.state !== state;
    // An undo plays the plies that are left after the undo limit again; a rewind and a granted undo request
    // play all of them again.
    const hasReplayed = hasGameChanged && kind !== 'play';
    const keptFactCount = hasReplayed ? Math.min(match.settledFactCount, before.factCount) : before.factCount;
    // Facts of plies that a secret undo played again keep their numbers: new ones would reveal it to others.
    const keptSeqs =
      !isPublic && factSeqsLeft !== undefined ? factSeqsLeft : visibility.factSeqs.slice(0, keptFactCount);
    visibility.append(isPublic ? EVERYBODY : seat, keptSeqs, match.log.length);

    // A secret play leaves an undo request pending: its disappearance would reveal the play.
    if (isPublic && kind === 'play' && this.requests.undoRequest !== null)
      this.requests = { ...this.requests, undoRequest: null };
    // In a simultaneous step the undo limit moves with the last decision, but each seat has decided before.
    const isNoLongerPending = (before.pendingSeats & ~this.pendingSeats & bit(seat)) !== 0;
    const hasDecided = kind === 'play' && (match.undoLimit !== before.undoLimit || isNoLongerPending);
    const applied: Applied = { seat, isPublic, hasDecided, keptFactCount, before };
    if (hasGameChanged)
      this.minSeqBySeat = minSeqAfter(this.minSeqBySeat, applied, this.pendingSeats, (each) =>
        this.seqFor(each),
      );
    return applied;
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
        return this.#changeRequests(event);
    }
  }

  #changeRequests(event: TableEvent): RefusedPly | undefined {
    const reduced = reduceRequests(this.requests, this.personSeats, event, this.seq + 1);
    if (reduced === undefined) return { refusal: refusal('noRequest', ''), ply: 0 };
    this.requests = reduced.requests;
    if (reduced.granted === undefined) return undefined;
    const { by, target } = reduced.granted;
    if (typeof target === 'number') this.match.rewind(target);
    else this.match.rewindSeat(by, target.keep);
    return undefined;
  }

  // What else `Viewable` needs.
  get game(): Game {
    return this.match.game;
  }

  get gameState(): State {
    return this.match.state;
  }

  get dealKey(): Key {
    return this.match.table.key;
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
function undonePlies({ plies, undoLimit }: Match, seat: Seat, reach: 'step' | 'turn'): Map<number, string> {
  const own = plies.flatMap(([by, verb], i) =>
    i >= undoLimit && by === seat ? [[i + 1, verb] as const] : [],
  );
  return new Map(reach === 'step' ? own.slice(-1) : own);
}

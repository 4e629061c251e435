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
import { EVERYBODY, Visibility } from './visibility.ts';

export const isRefused = (result: Applied | RefusedPly): result is RefusedPly => 'refusal' in result;

export class MatchState implements Viewable {
  readonly match: Match;
  readonly people: number;
  visibility: Visibility;
  requests: TableRequests;
  /** For each seat: the lowest event number (as the seat counts) that its command may be based on. */
  minSeqBySeat: readonly number[];

  /** Without `saved`, a match without events: plies that the match has already count as its setup. */
  constructor(
    match: Match,
    people: number,
    saved?: Pick<MatchState, 'visibility' | 'requests' | 'minSeqBySeat'>,
  ) {
    this.match = match;
    this.people = people;
    this.visibility = saved?.visibility ?? new Visibility(match.log.map(() => 0));
    this.requests = saved?.requests ?? NO_REQUESTS;
    this.minSeqBySeat = saved?.minSeqBySeat ?? Array.from({ length: match.state.seats }, () => 0);
  }

  get status(): 'running' | 'over' | 'abandoned' {
    if (isOver(this.state)) return 'over';
    return this.people !== 0 && (this.people & ~this.requests.resigned) === 0 ? 'abandoned' : 'running';
  }

  get asked(): number {
    return pendingSeats(this.state);
  }

  get botSeats(): number {
    return (allSeats(this.state.seats) & ~this.people) | this.requests.standIns | this.requests.resigned;
  }

  get clockSeats(): number {
    return this.requests.isPaused ? 0 : this.asked & ~this.botSeats;
  }

  get voters(): number {
    return votersOf(this.people, this.requests);
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
      asked: this.asked,
      clockSeats: this.clockSeats,
      undoLimit: match.undoLimit,
      facts: log.length,
    };
    const undone = kind === 'undo' ? undonePlies(match, seat, event.body) : undefined;
    const factSeqsLeft = undone && visibility.factSeqs.filter((_, i) => !undone.has(log[i]?.ply ?? 0));

    const refused = this.#change(event);
    if (refused !== undefined) return refused;

    const verbs = kind === 'play' ? event.body.map(([verb]) => verb) : [...(undone?.values() ?? [])];
    const isSecret = verbs.length > 0 && verbs.every((verb) => isSecretVerb(match.game, verb));
    const isOpen = !isSecret || isNoticed(match.game, state, match.state, seat);
    // An undo plays the remaining plies after the undo limit again. A rewind replaces the whole log.
    const hasPlayedAgain = undone !== undefined || match.log !== log;
    const keptFactCount = hasPlayedAgain ? Math.min(match.settledFactCount, before.facts) : before.facts;
    // Facts of plies that a secret undo played again keep their numbers: new ones would reveal it to others.
    const keptSeqs =
      !isOpen && factSeqsLeft !== undefined ? factSeqsLeft : visibility.factSeqs.slice(0, keptFactCount);
    visibility.record(isOpen ? EVERYBODY : seat, keptSeqs, match.log.length);

    // A secret play leaves an undo request open: its disappearance would reveal the play.
    if (isOpen && kind === 'play' && this.requests.undoRequest !== null)
      this.requests = { ...this.requests, undoRequest: null };
    // In a simultaneous step the undo limit moves with the last decision, but each seat has decided before.
    const isNoLongerAsked = (before.asked & ~this.asked & bit(seat)) !== 0;
    const hasDecided = kind === 'play' && (match.undoLimit !== before.undoLimit || isNoLongerAsked);
    const applied: Applied = { seat, isOpen, hasDecided, keptFactCount, before };
    if (match.state !== state)
      this.minSeqBySeat = minSeqAfter(this.minSeqBySeat, applied, this.asked, (each) => this.seqFor(each));
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
    const reduced = reduceRequests(this.requests, this.people, event, this.seq + 1);
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

  get state(): State {
    return this.match.state;
  }

  get dealKey(): Key {
    return this.match.table.key;
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
}

/** The plies that an undo is going to take back: their numbers (from 1) and verbs. */
function undonePlies({ plies, undoLimit }: Match, seat: Seat, reach: 'step' | 'turn'): Map<number, string> {
  const own = plies.flatMap(([by, verb], i) =>
    i >= undoLimit && by === seat ? [[i + 1, verb] as const] : [],
  );
  return new Map(reach === 'step' ? own.slice(-1) : own);
}

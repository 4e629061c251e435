/** What the log of a match says: the state of play, and what stands beside it. Everything here follows from the events alone. */
import type { Fact, Game, Looker, RecordedPly, SavedMatch, Seat, State, Table } from '@pithead/kernel';
import { isNoticed, isSecretVerb, Match, pendingSeats } from '@pithead/kernel';
import { sha256 } from '../ids.ts';
import type { Before } from './after.ts';
import { beforeOf, freshAfter, hasDecided } from './after.ts';
import type { Beside } from './beside.ts';
import { besideAfter, NOTHING_BESIDE, votersOf } from './beside.ts';
import type { Happening } from './happening.ts';
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
export interface Applied {
  readonly before: Before;
  /** Others than the seat may know of it. */
  readonly isOpen: boolean;
  /** How many facts of the log were not told again. */
  readonly kept: number;
  /** The seat's decision is made. */
  readonly hasDecided: boolean;
}

const EVERYBODY = -1;

export class Situation {
  readonly match: Match;
  /** Seats that people hold, as bits. */
  readonly people: number;
  beside: Beside = NOTHING_BESIDE;
  /** The event that told each fact of the log. */
  factSeqs: number[];
  /** Who may know of each event: everybody, or the seat alone that caused it. */
  knownTo: number[] = [];
  /** What each seat must know at least for its command to be of today. */
  fresh: readonly number[];
  /** How many events each looker knows: everybody's at place 0, a seat's own after it. */
  #counted: { readonly of: readonly number[]; many: number; readonly byLooker: number[] } = { of: this.knownTo, many: 0, byLooker: [] };

  constructor(game: Game, table: Table, people: number, saved?: Saved) {
    this.people = people;
    this.match = saved === undefined ? Match.start(game, table) : Match.resume(game, table, saved.match);
    this.factSeqs = this.match.log.map(() => 0);
    this.fresh = Array.from({ length: this.match.state.seats }, () => 0);
    if (saved === undefined) return;
    this.beside = saved.beside;
    this.factSeqs = [...saved.factSeqs];
    this.knownTo = [...saved.knownTo];
    this.fresh = saved.fresh;
  }

  /** The number of the last event. */
  get seq(): number {
    return this.knownTo.length;
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

  /** The number of the last event that a looker knows of. Others' sealed choices are not counted: already their number would tell. */
  seqFor(looker: Looker, until = this.seq): number {
    if (until === this.seq) return this.#knownBy(looker);
    let known = 0;
    for (let i = 0; i < until; i++) if (this.knownTo[i] === EVERYBODY || this.knownTo[i] === looker) known++;
    return known;
  }

  /** The same for all events so far. It is asked for several times a ply: only events that are new are counted. */
  #knownBy(looker: Looker): number {
    const { knownTo } = this;
    if (this.#counted.of !== knownTo || this.#counted.many > knownTo.length) this.#counted = { of: knownTo, many: 0, byLooker: [] };
    const { byLooker } = this.#counted;
    for (; this.#counted.many < knownTo.length; this.#counted.many++) {
      const to = (knownTo[this.#counted.many] as number) - EVERYBODY;
      byLooker[to] = (byLooker[to] ?? 0) + 1;
    }
    return (byLooker[0] ?? 0) + (looker === undefined ? 0 : (byLooker[looker - EVERYBODY] ?? 0));
  }

  /** The same hash as the record's. */
  hash(): string {
    return stateHash(this.state);
  }

  /** Lets something happen. A refused play is thrown as it is; everything else must fit. */
  apply(seat: Seat, happening: Happening): Applied {
    const before = beforeOf(this);
    const state = this.state;
    const { log } = this.match;
    const facts = log.length;
    const told = happening.kind === 'undo' ? this.#toldBySeat() : [];
    const isSecret = this.#happen(seat, happening);
    // After something was taken back, facts are told again from the settled part on.
    const isBack = happening.kind === 'undo' || this.match.log !== log;
    const kept = isBack ? this.#settledFacts(facts) : facts;
    const isOpen = !isSecret || isNoticed(this.match.game, state, this.state, seat);
    // Sealed plies leave a request alone: that it is gone would tell of them.
    if (isOpen && happening.kind === 'play') this.beside = { ...this.beside, undoRequest: null };
    this.knownTo.push(isOpen ? EVERYBODY : seat);
    this.factSeqs.length = Math.min(kept, this.factSeqs.length);
    for (let i = this.factSeqs.length; i < this.match.log.length; i++) {
      this.factSeqs.push((isOpen ? undefined : told[this.#tellerOf(i)]?.shift()) ?? this.seq);
    }
    const decided = hasDecided(this, happening, seat, before);
    if (this.state !== state) this.fresh = freshAfter(this, this.fresh, seat, decided, before);
    return { before, isOpen, kept, hasDecided: decided };
  }

  /** The events that told the facts behind the settled part, by the seats that caused them: those of others stay as they were told. */
  #toldBySeat(): number[][] {
    const told: number[][] = Array.from({ length: this.state.seats }, () => []);
    const { log } = this.match;
    for (let i = this.#settledFacts(log.length); i < log.length; i++) told[this.#tellerOf(i)]?.push(this.factSeqs[i] as number);
    return told;
  }

  #tellerOf(fact: number): Seat {
    return this.match.plies[(this.match.log[fact]?.ply ?? 0) - 1]?.[0] ?? -1;
  }

  /** How many of so many facts were not told again. */
  #settledFacts(before: number): number {
    const { log, settled } = this.match;
    let kept = 0;
    while (kept < before && kept < log.length && (log[kept]?.ply ?? 0) <= settled) kept++;
    return kept;
  }

  /** Returns whether nothing but secret plies was played or taken back. */
  #happen(seat: Seat, { kind, body }: Happening): boolean {
    const { match } = this;
    if (kind === 'play') {
      const refused = match.play(seat, body);
      if (refused !== undefined) throw new RefusedPlay(refused);
      return body.every(([verb]) => this.#isSecret(verb));
    }
    if (kind === 'undo') {
      const before = this.#takeable(seat);
      if (match.undo(seat, body) !== undefined) throw new BrokenLog('nothing to undo');
      return before.slice(this.#takeable(seat).length).every((verb) => this.#isSecret(verb));
    }
    const aside = { kind, body } as Exclude<Happening, { kind: 'play' | 'undo' }>;
    const { beside, rewindTo } = besideAfter(this.beside, this.people, seat, aside, this.seq + 1);
    if (rewindTo !== undefined) match.rewind(rewindTo);
    this.beside = beside;
    return false;
  }

  /** Where the last turn of a seat began, as a number of plies; undefined if it has not played. Others' sealed plies do not part it. */
  lastTurnOf(seat: Seat): number | undefined {
    const { plies } = this.match;
    let first: number | undefined;
    for (let at = plies.length - 1; at >= 0; at--) {
      const [by, verb] = plies[at] as RecordedPly;
      if (by === seat) first = at;
      else if (first !== undefined && !this.#isSecret(verb)) break;
    }
    return first;
  }

  #takeable(seat: Seat): string[] {
    const { plies, settled } = this.match;
    return plies.slice(settled).flatMap(([by, verb]) => (by === seat ? [verb] : []));
  }

  #isSecret(verb: string): boolean {
    return isSecretVerb(this.match.game, verb);
  }

  /** The facts that a looker knows, each with the number of the news that brought it. */
  factsFor(looker: Looker): [seq: number, fact: Fact][] {
    const numbers: number[] = [0];
    for (const to of this.knownTo) numbers.push((numbers.at(-1) as number) + (to === EVERYBODY || to === looker ? 1 : 0));
    return this.match.log.flatMap(({ fact }, i) => {
      const known = this.match.game.seen(fact, looker);
      return known === undefined ? [] : [[numbers[this.factSeqs[i] as number] as number, known] as [number, Fact]];
    });
  }

  /** The facts from one on, as a looker may know them. */
  newFacts(looker: Looker, from: number): Fact[] {
    const facts: Fact[] = [];
    for (let i = from; i < this.match.log.length; i++) {
      const known = this.match.game.seen((this.match.log[i] as { fact: Fact }).fact, looker);
      if (known !== undefined) facts.push(known);
    }
    return facts;
  }

  /** With a sum over it: the hash of the state in the log says nothing of what stands beside the state. */
  save(): string {
    const saved: Saved = {
      match: this.match.save(),
      beside: this.beside,
      factSeqs: this.factSeqs,
      knownTo: this.knownTo,
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
const SAVED_FORMAT = 3;
const sumOf = (text: string): string => sha256(`${SAVED_FORMAT} ${text}`);

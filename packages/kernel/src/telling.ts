/**
 * Who was told what of a match, event by event. Events are numbered for each viewer: others' sealed choices
 * are not counted.
 */
import type { Fact, Viewer, Ply, Seat } from './game.ts';
import type { Match, RecordedPly } from './match.ts';
import { isNoticed, isSecretVerb } from './secrecy.ts';

export const EVERYBODY = -1;

/** What something that happened has done. */
export interface Happened {
  /** Others than the seat may know of it. */
  readonly isOpen: boolean;
  /** How many facts of the log were not told again. */
  readonly kept: number;
}

export class Telling {
  readonly match: Match;
  /** The event that told each fact of the log. */
  factSeqs: number[];
  /** Who may know of each event: everybody, or the seat alone that caused it. */
  knownTo: number[];

  constructor(
    match: Match,
    saved?: { readonly factSeqs: readonly number[]; readonly knownTo: readonly number[] },
  ) {
    this.match = match;
    this.factSeqs = saved === undefined ? match.log.map(() => 0) : [...saved.factSeqs];
    this.knownTo = [...(saved?.knownTo ?? [])];
  }

  /** The number of the last event. */
  get seq(): number {
    return this.knownTo.length;
  }

  /**
   * The number of the last event that a viewer knows of: already the number of others' sealed choices would
   * tell.
   */
  seqFor(viewer: Viewer, until = this.seq): number {
    let known = 0;
    for (let i = 0; i < until; i++) if (this.knownTo[i] === EVERYBODY || this.knownTo[i] === viewer) known++;
    return known;
  }

  /** The facts that a viewer knows, each with the number of the news that brought it. */
  factsFor(viewer: Viewer): [seq: number, fact: Fact][] {
    const numbers: number[] = [0];
    for (const to of this.knownTo)
      numbers.push((numbers.at(-1) as number) + (to === EVERYBODY || to === viewer ? 1 : 0));
    return this.match.log.flatMap(({ fact }, i) => {
      const known = this.match.game.seen(fact, viewer);
      return known === undefined
        ? []
        : [[numbers[this.factSeqs[i] as number] as number, known] as [number, Fact]];
    });
  }

  /** The facts from one on, as a viewer may know them. */
  newFacts(viewer: Viewer, from: number, to = this.match.log.length): Fact[] {
    const facts: Fact[] = [];
    for (let i = from; i < to; i++) {
      const known = this.match.game.seen((this.match.log[i] as { fact: Fact }).fact, viewer);
      if (known !== undefined) facts.push(known);
    }
    return facts;
  }

  /**
   * Where the last turn of a seat began, as a number of plies; undefined if it has not played. Others' sealed
   * plies do not part it.
   */
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

  /**
   * How many of its own plies a seat had played before its last turn: unlike a place among all plies, no
   * choice of others moves it.
   */
  ownPliesBeforeLastTurn(seat: Seat): number | undefined {
    const first = this.lastTurnOf(seat);
    return first === undefined
      ? undefined
      : this.match.plies.slice(0, first).filter(([by]) => by === seat).length;
  }

  /** Whether nothing but secret plies is played. */
  isSecretPlay(plies: readonly Ply[]): boolean {
    return plies.every(([verb]) => this.#isSecret(verb));
  }

  /** Takes something back, and says whether it was nothing but secret plies. */
  tookBackOnlySecrets(seat: Seat, undo: () => void): boolean {
    const before = this.#takeable(seat);
    undo();
    return before.slice(this.#takeable(seat).length).every((verb) => this.#isSecret(verb));
  }

  /**
   * Lets a seat do something to the match. What is done says whether it was secret; undefined means that it
   * was not done at all.
   */
  tell(seat: Seat, isUndo: boolean, act: () => boolean | undefined): Happened | undefined {
    const { match } = this;
    const { state, log } = match;
    const facts = log.length;
    const told = isUndo ? this.#toldBySeat() : [];
    const isSecret = act();
    if (isSecret === undefined) return undefined;
    // After something was taken back, facts are told again from the settled part on.
    const kept = isUndo || match.log !== log ? this.#settledFacts(facts) : facts;
    const isOpen = !isSecret || isNoticed(match.game, state, match.state, seat);
    this.knownTo.push(isOpen ? EVERYBODY : seat);
    this.factSeqs.length = Math.min(kept, this.factSeqs.length);
    for (let i = this.factSeqs.length; i < match.log.length; i++) {
      this.factSeqs.push((isOpen ? undefined : told[this.#tellerOf(i)]?.shift()) ?? this.seq);
    }
    return { isOpen, kept };
  }

  /**
   * The events that told the facts behind the settled part, by the seats that caused them: those of others
   * stay as they were told.
   */
  #toldBySeat(): number[][] {
    const told: number[][] = Array.from({ length: this.match.state.seats }, () => []);
    const { log } = this.match;
    for (let i = this.#settledFacts(log.length); i < log.length; i++)
      told[this.#tellerOf(i)]?.push(this.factSeqs[i] as number);
    return told;
  }

  #tellerOf(fact: number): Seat {
    return this.match.plies[(this.match.log[fact]?.ply ?? 0) - 1]?.[0] ?? -1;
  }

  /** How many of so many facts were not told again. */
  #settledFacts(before: number): number {
    const { log, undoLimit } = this.match;
    let kept = 0;
    while (kept < before && kept < log.length && (log[kept]?.ply ?? 0) <= undoLimit) kept++;
    return kept;
  }

  #takeable(seat: Seat): string[] {
    const { plies, undoLimit } = this.match;
    return plies.slice(undoLimit).flatMap(([by, verb]) => (by === seat ? [verb] : []));
  }

  #isSecret(verb: string): boolean {
    return isSecretVerb(this.match.game, verb);
  }
}

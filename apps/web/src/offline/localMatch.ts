/** A match of this device: what its events say. Everything here follows from the head and the events alone. */
import type { Fact, Game, Looker, Seat } from '@pithead/kernel';
import { bit, isNoticed, isOver, isSecretVerb, keyFromHex, Match, pendingSeats } from '@pithead/kernel';
import type { Refused } from '@pithead/protocol';
import type { LocalEvent, LocalHead } from './stored.ts';

const EVERYBODY = -1;

/** What an event did. */
export interface Applied {
  /** How many facts of the log stand as they stood. */
  readonly kept: number;
  /** The only seat that may know of it; undefined if everybody may. */
  readonly only: Seat | undefined;
}

export class LocalMatch {
  readonly head: LocalHead;
  readonly match: Match;
  /** Seats that people hold, as bits. */
  readonly people: number;
  standIns = 0;
  resigned = 0;
  /** The event that told each fact of the log. */
  #factSeqs: number[];
  /** Who may know of each event: everybody, or the seat alone that caused it. */
  readonly #knownTo: number[] = [];

  constructor(game: Game, head: LocalHead) {
    this.head = head;
    this.match = Match.start(game, { names: head.names, options: head.options, key: keyFromHex(head.key) });
    this.people = head.bots.reduce((bits, bot, seat) => (bot === null ? bits | bit(seat) : bits), 0);
    this.#factSeqs = this.match.log.map(() => 0);
  }

  /** The number of events so far. */
  get seq(): number {
    return this.#knownTo.length;
  }

  get status(): 'running' | 'over' | 'abandoned' {
    if (isOver(this.match.state)) return 'over';
    return this.people !== 0 && (this.people & ~this.resigned) === 0 ? 'abandoned' : 'running';
  }

  /** Seats that are asked, as bits. */
  get asked(): number {
    return pendingSeats(this.match.state);
  }

  /** Seats that a bot plays at present. */
  get played(): number {
    return (((1 << this.match.state.seats) - 1) & ~this.people) | this.standIns | this.resigned;
  }

  /** The number of the last event that a looker knows of. Others' sealed choices are not counted: already their number would tell. */
  seqFor(looker: Looker): number {
    return this.#knownTo.filter((to) => to === EVERYBODY || to === looker).length;
  }

  /** The facts that a looker knows, each with the number of the news that brought it. */
  factsFor(looker: Looker): [seq: number, fact: Fact][] {
    const numbers: number[] = [0];
    for (const to of this.#knownTo) numbers.push((numbers.at(-1) as number) + (to === EVERYBODY || to === looker ? 1 : 0));
    return this.match.log.flatMap(({ fact }, i) => {
      const known = this.match.game.seen(fact, looker);
      return known === undefined ? [] : [[numbers[this.#factSeqs[i] as number] as number, known] as [number, Fact]];
    });
  }

  /** How many of the first facts of the log a looker knows. */
  countFor(looker: Looker, many: number): number {
    return this.match.log.slice(0, many).filter(({ fact }) => this.match.game.seen(fact, looker) !== undefined).length;
  }

  /** Lets something happen, or says why it can't. */
  apply(event: LocalEvent): Applied | Refused {
    const refused = this.#refuse(event);
    if (refused !== undefined) return refused;
    const { match } = this;
    const before = match.state;
    const { log } = match;
    const facts = log.length;
    const told = event.kind === 'undo' ? this.#toldBySeat() : [];
    const happened = this.#happen(event);
    if ('reason' in happened) return happened;
    // After something was taken back, facts are told again from the settled part on.
    const isBack = event.kind === 'undo' || match.log !== log;
    const kept = isBack ? this.#settledFacts(facts) : facts;
    const isOpen = !happened.isSecret || isNoticed(match.game, before, match.state, event.seat);
    this.#knownTo.push(isOpen ? EVERYBODY : event.seat);
    this.#factSeqs.length = Math.min(kept, this.#factSeqs.length);
    for (let i = this.#factSeqs.length; i < match.log.length; i++) {
      this.#factSeqs.push((isOpen ? undefined : told[this.#tellerOf(i)]?.shift()) ?? this.seq);
    }
    return { kept, only: isOpen ? undefined : event.seat };
  }

  #refuse({ kind, seat }: LocalEvent): Refused | undefined {
    if (this.status !== 'running') return { reason: 'tableOver' };
    if ((this.resigned & bit(seat)) !== 0) return { reason: 'seatGivenUp' };
    const isAway = (this.standIns & bit(seat)) !== 0;
    if (kind === 'return') return isAway ? undefined : { reason: 'notPlayedByBot' };
    // What a bot plays in somebody's place goes the same way.
    return isAway && kind !== 'play' && kind !== 'resign' ? { reason: 'seatGivenUp' } : undefined;
  }

  #happen(event: LocalEvent): Refused | { readonly isSecret: boolean } {
    const { match } = this;
    const { seat, kind } = event;
    if (kind === 'play') {
      const refused = match.play(seat, event.plies);
      if (refused !== undefined) return byRules(refused.refusal, refused.ply);
      return { isSecret: event.plies.every(([verb]) => this.#isSecret(verb)) };
    }
    if (kind === 'undo') {
      const before = this.#takeable(seat);
      const refused = match.undo(seat, event.reach);
      if (refused !== undefined) return byRules(refused.refusal);
      return { isSecret: before.slice(this.#takeable(seat).length).every((verb) => this.#isSecret(verb)) };
    }
    if (kind === 'goBack') match.rewind(event.to);
    else if (kind === 'leave') this.standIns |= bit(seat);
    else if (kind === 'return') this.standIns &= ~bit(seat);
    else {
      this.resigned |= bit(seat);
      this.standIns &= ~bit(seat);
    }
    return { isSecret: false };
  }

  /** Where the last turn of a seat began, as a number of plies; undefined if it has not played. */
  lastTurnOf(seat: Seat): number | undefined {
    const { plies } = this.match;
    let at = plies.length;
    while (at > 0 && plies[at - 1]?.[0] !== seat) at--;
    if (at === 0) return undefined;
    while (at > 0 && plies[at - 1]?.[0] === seat) at--;
    return at;
  }

  /** The events that told the facts behind the settled part, by the seats that caused them: those of others stay as they were told. */
  #toldBySeat(): number[][] {
    const told: number[][] = Array.from({ length: this.match.state.seats }, () => []);
    const { log } = this.match;
    for (let i = this.#settledFacts(log.length); i < log.length; i++) told[this.#tellerOf(i)]?.push(this.#factSeqs[i] as number);
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

  #takeable(seat: Seat): string[] {
    const { plies, settled } = this.match;
    return plies.slice(settled).flatMap(([by, verb]) => (by === seat ? [verb] : []));
  }

  #isSecret(verb: string): boolean {
    return isSecretVerb(this.match.game, verb);
  }
}

/** Where the rules refuse, as the server says it. */
export const byRules = ({ reason, rule, params }: { reason: string; rule: string; params: Refused['params'] }, ply?: number): Refused => ({
  reason: 'refusedByRules',
  why: reason,
  rule,
  ...(params === undefined ? {} : { params }),
  ...(ply === undefined ? {} : { ply }),
});

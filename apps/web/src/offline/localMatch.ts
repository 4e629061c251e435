/**
 * A match of this device: what its events say. Everything here follows from the head and the events alone.
 */
import type { Game, Seat } from '@pithead/kernel';
import { bit, isOver, keyFromHex, Match, pendingSeats, Telling } from '@pithead/kernel';
import type { Refused } from '@pithead/protocol';
import type { LocalEvent, LocalMatchHead } from './storedMatch.ts';

/** What an event did. */
export interface LocalResult {
  /** How many facts of the log stand as they stood. */
  readonly kept: number;
  /** The only seat that may know of it; undefined if everybody may. */
  readonly only: Seat | undefined;
}

export class LocalMatch {
  readonly head: LocalMatchHead;
  readonly match: Match;
  readonly telling: Telling;
  /** Seats that people hold, as bits. */
  readonly people: number;
  standIns = 0;
  resigned = 0;
  constructor(game: Game, head: LocalMatchHead) {
    this.head = head;
    this.match = Match.start(game, { names: head.names, options: head.options, key: keyFromHex(head.key) });
    this.people = head.bots.reduce((bits, bot, seat) => (bot === null ? bits | bit(seat) : bits), 0);
    this.telling = new Telling(this.match);
  }

  /** The number of events so far. */
  get seq(): number {
    return this.telling.seq;
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
  get botSeats(): number {
    return (((1 << this.match.state.seats) - 1) & ~this.people) | this.standIns | this.resigned;
  }

  /** Lets something happen, or says why it can't. */
  apply(event: LocalEvent): LocalResult | Refused {
    const refused = this.#refuse(event);
    if (refused !== undefined) return refused;
    let why: Refused | undefined;
    const happened = this.telling.tell(event.seat, event.kind === 'undo', () => {
      const done = this.#happen(event);
      if (typeof done !== 'boolean') why = done;
      return typeof done === 'boolean' ? done : undefined;
    });
    if (happened === undefined) return why as Refused;
    return { kept: happened.kept, only: happened.isOpen ? undefined : event.seat };
  }

  #refuse({ kind, seat }: LocalEvent): Refused | undefined {
    if (this.status !== 'running') return { reason: 'tableOver' };
    if ((this.resigned & bit(seat)) !== 0) return { reason: 'seatGivenUp' };
    const isAway = (this.standIns & bit(seat)) !== 0;
    if (kind === 'return') return isAway ? undefined : { reason: 'notPlayedByBot' };
    // What a bot plays in somebody's place goes the same way.
    return isAway && kind !== 'play' && kind !== 'resign' ? { reason: 'seatGivenUp' } : undefined;
  }

  /** Whether it was secret, or why it was not done. */
  #happen(event: LocalEvent): Refused | boolean {
    const { match } = this;
    const { seat, kind } = event;
    if (kind === 'play') {
      const refused = match.play(seat, event.plies);
      return refused === undefined
        ? this.telling.isSecretPlay(event.plies)
        : refusedByRules(refused.refusal, refused.ply);
    }
    if (kind === 'undo') {
      let refused: ReturnType<Match['undo']>;
      const isSecret = this.telling.tookBackOnlySecrets(
        seat,
        () => (refused = match.undo(seat, event.reach)),
      );
      return refused === undefined ? isSecret : refusedByRules(refused.refusal);
    }
    if (kind === 'goBack') match.rewind(event.to);
    else if (kind === 'leave') this.standIns |= bit(seat);
    else if (kind === 'return') this.standIns &= ~bit(seat);
    else {
      this.resigned |= bit(seat);
      this.standIns &= ~bit(seat);
    }
    return false;
  }
}

/** Where the rules refuse, as the server says it. */
export const refusedByRules = (
  { reason, rule, params }: { reason: string; rule: string; params: Refused['params'] },
  ply?: number,
): Refused => ({
  reason: 'refusedByRules',
  why: reason,
  rule,
  ...(params === undefined ? {} : { params }),
  ...(ply === undefined ? {} : { ply }),
});

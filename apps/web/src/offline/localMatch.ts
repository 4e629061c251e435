/** A match on this device as the fold of its events. */
import type { Game, Seat } from '@pithead/kernel';
import { bit, isOver, keyFromHex, Match, pendingSeats, Telling } from '@pithead/kernel';
import type { RequestRefusal } from '@pithead/protocol';
import type { LocalEvent, LocalMatchHead } from './storedMatch.ts';

export interface LocalResult {
  /** How many facts of the log are unchanged. */
  readonly kept: number;
  /** The only seat that may know of the event; undefined if everybody may. */
  readonly only: Seat | undefined;
}

export class LocalMatch {
  readonly head: LocalMatchHead;
  readonly match: Match;
  readonly telling: Telling;
  /** Seats held by people, as bits. */
  readonly people: number;
  standIns = 0;
  resigned = 0;
  constructor(game: Game, head: LocalMatchHead) {
    this.head = head;
    this.match = Match.start(game, { names: head.names, options: head.options, key: keyFromHex(head.key) });
    this.people = head.bots.reduce((bits, bot, seat) => (bot === null ? bits | bit(seat) : bits), 0);
    this.telling = new Telling(this.match);
  }

  get seq(): number {
    return this.telling.seq;
  }

  get status(): 'running' | 'over' | 'abandoned' {
    if (isOver(this.match.state)) return 'over';
    return this.people !== 0 && (this.people & ~this.resigned) === 0 ? 'abandoned' : 'running';
  }

  /** Seats that have to decide, as bits. */
  get asked(): number {
    return pendingSeats(this.match.state);
  }

  /** Seats that a bot plays at present, as bits. */
  get botSeats(): number {
    return (((1 << this.match.state.seats) - 1) & ~this.people) | this.standIns | this.resigned;
  }

  apply(event: LocalEvent): LocalResult | RequestRefusal {
    const refused = this.#refuse(event);
    if (refused !== undefined) return refused;
    let why: RequestRefusal | undefined;
    const happened = this.telling.tell(event.seat, event.kind === 'undo', () => {
      const done = this.#happen(event);
      if (typeof done !== 'boolean') why = done;
      return typeof done === 'boolean' ? done : undefined;
    });
    if (happened === undefined) return why as RequestRefusal;
    return { kept: happened.kept, only: happened.isOpen ? undefined : event.seat };
  }

  #refuse({ kind, seat }: LocalEvent): RequestRefusal | undefined {
    if (this.status !== 'running') return { reason: 'tableOver' };
    if ((this.resigned & bit(seat)) !== 0) return { reason: 'seatGivenUp' };
    const isAway = (this.standIns & bit(seat)) !== 0;
    if (kind === 'return') return isAway ? undefined : { reason: 'notPlayedByBot' };
    // Plies of a stand-in bot are events of the same seat.
    return isAway && kind !== 'play' && kind !== 'resign' ? { reason: 'seatGivenUp' } : undefined;
  }

  /** Returns whether the event was secret, or why it was refused. */
  #happen(event: LocalEvent): RequestRefusal | boolean {
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

export const refusedByRules = (
  { reason, rule, params }: { reason: string; rule: string; params: RequestRefusal['params'] },
  ply?: number,
): RequestRefusal => ({
  reason: 'refusedByRules',
  why: reason,
  rule,
  ...(params === undefined ? {} : { params }),
  ...(ply === undefined ? {} : { ply }),
});

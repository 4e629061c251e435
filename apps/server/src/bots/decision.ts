/** One decision of a bot: its plies are found one after the other on a copy of the match, and played as one command. */
import type { Ply, Seat } from '@pithead/kernel';
import { isPending, Match } from '@pithead/kernel';
import { LIMITS } from '@pithead/protocol';

export class BotDecision {
  readonly seat: Seat;
  readonly plies: Ply[] = [];
  /** The match after these plies. */
  readonly position: Match;
  readonly #settled: number;

  constructor(match: Match, seat: Seat) {
    this.seat = seat;
    this.position = Match.resume(match.game, match.table, match.save());
    this.#settled = match.settled;
  }

  /** True once the seat has nothing left to decide, or a ply has drawn or revealed something: a command ends there. */
  get isComplete(): boolean {
    const { position, plies } = this;
    return position.settled !== this.#settled || !isPending(position.state, this.seat) || plies.length >= LIMITS.plies;
  }

  /** False if the rules refuse it. */
  add(ply: Ply): boolean {
    if (this.position.play(this.seat, [ply]) !== undefined) return false;
    this.plies.push(ply);
    return true;
  }
}

/** A bot's plies are checked on a copy of the match and later played as one command. */
import type { Ply, Seat } from '@pithead/kernel';
import { isPending, Match } from '@pithead/kernel';
import { LIMITS } from '@pithead/protocol';

export class BotDecision {
  readonly seat: Seat;
  readonly plies: Ply[] = [];
  readonly position: Match;
  readonly #settled: number;

  constructor(match: Match, seat: Seat) {
    this.seat = seat;
    this.position = Match.resume(match.game, match.setup, match.save());
    this.#settled = match.undoLimit;
  }

  /** A ply that has drawn or revealed something ends a command, and so the decision. */
  get isComplete(): boolean {
    const { position, plies } = this;
    return (
      position.undoLimit !== this.#settled ||
      !isPending(position.state, this.seat) ||
      plies.length >= LIMITS.plies
    );
  }

  /** False if the rules refuse the first ply. */
  add(plies: readonly Ply[]): boolean {
    const before = this.plies.length;
    for (const ply of plies) {
      if (this.isComplete || this.position.play(this.seat, [ply]) !== undefined) break;
      this.plies.push(ply);
    }
    return this.plies.length > before;
  }
}

import type { Chance, Fact, Game, Key, Ply, Seat, State } from '@pithead/kernel';
import { redealt } from '@pithead/kernel';

/** What a bot is given: never the true state, but one in which everything hidden from its seat was dealt anew. */
export interface Decision<S extends State, F extends Fact> {
  readonly game: Game<S, F>;
  readonly imagined: S;
  readonly seat: Seat;
  /** The bot's own chance, so that a decision can be repeated. */
  readonly chance: Chance;
}

export interface Bot<S extends State = State, F extends Fact = Fact> {
  readonly name: string;
  decide(decision: Decision<S, F>): Ply;
}

/** Asks a bot for a seat's next ply. The redeal happens here, so that no bot can peek. */
export function askBot<S extends State, F extends Fact>(bot: Bot<S, F>, game: Game<S, F>, state: S, seat: Seat, key: Key): Ply {
  const imagined = redealt(game, state, seat, key);
  return bot.decide({ game, imagined, seat, chance: imagined.chance });
}

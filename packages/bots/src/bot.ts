import type { Fact, Game, Key, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { knownPlies } from '@pithead/kernel';
import type { Mind } from './mind.ts';
import { imagined, mindOf } from './mind.ts';
import type { Reason } from './reasons.ts';

export interface Bot<S extends State = State, F extends Fact = Fact> {
  readonly name: string;
  decide(mind: Mind<S, F>): Ply;
  /** What it considered at the last decision, the best first. A bot that does not weigh has none. */
  reasons?(most: number): Reason[];
}

/** Where a match stands: all that is needed to ask a bot, and more than it will be told. */
export interface Position<S extends State = State, F extends Fact = Fact> {
  readonly game: Game<S, F>;
  readonly state: S;
  readonly plies: readonly RecordedPly[];
}

/** What was played, as the seat may know it. */
export const historyOf = <S extends State, F extends Fact>(
  { game, plies }: Position<S, F>,
  seat: Seat,
): RecordedPly[] => knownPlies(game, plies, seat);

/** What a bot may know in that position. The redeal happens here, so that no bot can peek. */
export function mindAt<S extends State, F extends Fact>(
  position: Position<S, F>,
  seat: Seat,
  key: Key,
): Mind<S, F> {
  const { game, state } = position;
  return mindOf(game, imagined(game, state, seat, key), seat, key, historyOf(position, seat));
}

/** Asks a bot for a seat's next ply. */
export function askBot<S extends State, F extends Fact>(
  bot: Bot<S, F>,
  position: Position<S, F>,
  seat: Seat,
  key: Key,
): Ply {
  return bot.decide(mindAt(position, seat, key));
}

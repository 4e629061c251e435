import type { Fact, Game, Key, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { knownPlies } from '@pithead/kernel';
import type { Mind } from './mind.ts';
import { imagined, mindOf } from './mind.ts';
import type { Reason } from './reasons.ts';

export interface Bot<S extends State = State, F extends Fact = Fact> {
  readonly name: string;
  decide(mind: Mind<S, F>): Ply;
  /** What it considered at its last decision, best first. Absent for bots that do not compare plies. */
  reasons?(most: number): Reason[];
}

/** The true state of a match. `observe` turns it into what a seat may know. */
export interface Position<S extends State = State, F extends Fact = Fact> {
  readonly game: Game<S, F>;
  readonly state: S;
  readonly plies: readonly RecordedPly[];
}

export const historyOf = <S extends State, F extends Fact>(
  { game, plies }: Position<S, F>,
  seat: Seat,
): RecordedPly[] => knownPlies(game, plies, seat);

/** What a seat may know of a position. The redeal happens here, so no bot can read hidden information. */
export function mindAt<S extends State, F extends Fact>(
  position: Position<S, F>,
  seat: Seat,
  key: Key,
): Mind<S, F> {
  const { game, state } = position;
  return mindOf(game, imagined(game, state, seat, key), seat, key, historyOf(position, seat));
}

export function askBot<S extends State, F extends Fact>(
  bot: Bot<S, F>,
  position: Position<S, F>,
  seat: Seat,
  key: Key,
): Ply {
  return bot.decide(mindAt(position, seat, key));
}

import type { Fact, Game, Key, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { visiblePlies } from '@pithead/kernel';
import type { Observation } from './observation.ts';
import { sampleState, createObservation } from './observation.ts';
import type { PlyAssessment } from './search/assessment.ts';

export interface Bot<S extends State = State, F extends Fact = Fact> {
  readonly name: string;
  decide(observation: Observation<S, F>): Ply;
  /** What it considered at its last decision, best first. Absent for bots that do not compare plies. */
  assessments?(most: number): PlyAssessment[];
}

export interface MatchPosition<S extends State = State, F extends Fact = Fact> {
  readonly game: Game<S, F>;
  readonly state: S;
  readonly plies: readonly RecordedPly[];
}

export const knownHistory = <S extends State, F extends Fact>(
  { game, plies }: MatchPosition<S, F>,
  seat: Seat,
): RecordedPly[] => visiblePlies(game, plies, seat);

/** What a seat may know of a position. The redeal happens here, so no bot can read hidden information. */
export function observe<S extends State, F extends Fact>(
  position: MatchPosition<S, F>,
  seat: Seat,
  key: Key,
): Observation<S, F> {
  const { game, state } = position;
  return createObservation(
    game,
    sampleState(game, state, seat, key),
    seat,
    key,
    knownHistory(position, seat),
  );
}

export function askBot<S extends State, F extends Fact>(
  bot: Bot<S, F>,
  position: MatchPosition<S, F>,
  seat: Seat,
  key: Key,
): Ply {
  return bot.decide(observe(position, seat, key));
}

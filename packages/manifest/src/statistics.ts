/**
 * Statistics of a played game: the contract between `games/<id>/statistics` and what draws them. Panels are plain data
 * without words; `StatisticsText` names their ids in one language.
 */
import type { Fact, Game, State } from '@pithead/kernel';

export interface ReplayedGame<S extends State = State, F extends Fact = Fact> {
  readonly game: Pick<Game<S, F>, 'outcome'>;
  /** After 0, 1, 2, … plies. */
  readonly states: readonly S[];
  /** Of all plies (0 is the setup), secret ones included. */
  readonly facts: readonly (readonly [ply: number, fact: F])[];
}

export type StatisticsOf<S extends State = State, F extends Fact = Fact> = (
  replayed: ReplayedGame<S, F>,
) => readonly StatisticsPanel[];

/** One value per seat. */
export interface SeatValues {
  readonly id: string;
  readonly values: readonly number[];
}

/** One bar per seat, split into parts; a negative part is a loss. The parts of a seat add up to its total. */
export interface StackPanel {
  readonly kind: 'stack';
  readonly id: string;
  readonly unit: string;
  readonly parts: readonly SeatValues[];
  readonly totals: readonly number[];
}

/** For each row one bar per seat; a negative value is a loss. */
export interface BarsPanel {
  readonly kind: 'bars';
  readonly id: string;
  readonly unit: string;
  readonly rows: readonly SeatValues[];
}

/** One chart for each of `lines`, with a stepped line per seat. */
export interface LinesPanel {
  readonly kind: 'lines';
  readonly id: string;
  readonly unit: string;
  /** What is counted along the time axis. */
  readonly axis: string;
  /** The first moment of each section of the axis, if it has any: the turns of a shift. */
  readonly sections: readonly number[];
  /** By moment, then by seat. Moment 0 is the start. */
  readonly lines: readonly { readonly id: string; readonly values: readonly (readonly number[])[] }[];
}

export type StatisticsPanel = StackPanel | BarsPanel | LinesPanel;

/** ICU messages. */
export interface StatisticsText {
  /** One sentence below the heading of the page. */
  readonly intro: string;
  readonly panels: Readonly<Record<string, { readonly title: string; readonly note?: string }>>;
  /** `name` stands alone, `amount` has the parameter `count`. */
  readonly units: Readonly<Record<string, { readonly name: string; readonly amount: string }>>;
  /** `moment` has the parameters `number` and `section`, `section` has `number`. */
  readonly axes: Readonly<Record<string, StatisticsAxisText>>;
  /** Parts, rows and lines, by panel. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface StatisticsAxisText {
  readonly name: string;
  readonly start: string;
  readonly moment: string;
  readonly section?: string;
}

/** Counts by row and seat, in the order in which `ids` lists the rows. */
export class SeatTally {
  readonly #ids: readonly string[];
  readonly #values: readonly number[][];

  constructor(ids: readonly string[], seats: number) {
    this.#ids = ids;
    this.#values = ids.map(() => Array.from({ length: seats }, () => 0));
  }

  add(row: number, seat: number, amount = 1): void {
    const values = this.#values[row] as number[];
    values[seat] = (values[seat] as number) + amount;
  }

  rows(): SeatValues[] {
    return this.#ids.map((id, row) => ({ id, values: this.#values[row] as number[] }));
  }
}

export const finalState = <S extends State>({ states }: Pick<ReplayedGame<S>, 'states'>): S =>
  states.at(-1) as S;

/** The final score by source, as `outcome` counts it. */
export function scoreBySource<S extends State, F extends Fact>(
  replayed: ReplayedGame<S, F>,
  unit: string,
): StackPanel {
  const { seats } = replayed.game.outcome(finalState(replayed));
  const sources = [...new Set(seats.flatMap((seat) => Object.keys(seat.sources)))];
  return {
    kind: 'stack',
    id: 'score',
    unit,
    parts: sources.map((id) => ({ id, values: seats.map((seat) => seat.sources[id] ?? 0) })),
    totals: seats.map(({ total }) => total),
  };
}

/**
 * The number of plies at the start of each round and at the end of the game, for games whose fact of this type begins
 * a round.
 */
export function roundMoments<F extends Fact>(
  { states, facts }: ReplayedGame<State, F>,
  roundBegun: F['type'],
): number[] {
  const starts = facts.filter(([, { type }]) => type === roundBegun).map(([ply]) => ply);
  return [...new Set([...starts, states.length - 1])];
}

export const rowsWithValues = (rows: readonly SeatValues[]): SeatValues[] =>
  rows.filter(({ values }) => values.some((value) => value !== 0));

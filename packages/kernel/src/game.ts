import type { Chance, Key } from './chance.ts';
import type { Offers } from './offers.ts';
import type { Outcome } from './outcome.ts';
import type { Step } from './steps.ts';

/** Seats are numbered from 0, clockwise. */
export type Seat = number;

/** Who looks: a seat, or an onlooker who holds none. */
export type Looker = Seat | undefined;

/** One small decision: a verb, and an integer into the table of nouns that its move names. */
export type Ply = readonly [verb: string, noun: number];

/**
 * What every game's state holds; a game adds its own fields. Plain data of fixed shape, so that it can be
 * saved as JSON.
 */
export interface State {
  /** How many play. */
  seats: number;
  /** Where we are: the last step is the present one; no step means that the game is over. */
  steps: Step[];
  chance: Chance;
  /**
   * How often something became final: a secret was shown, a turn confirmed. Undo never goes back behind a
   * change of this number.
   */
  seals: number;
}

/** Something that happened, told in data: words, motion and sound are found elsewhere. */
export interface Fact {
  readonly type: string;
}

/** Absent while searching, so that nothing is told (and nothing allocated). */
export type Tell<F extends Fact> = ((fact: F) => void) | undefined;

export type Params = Readonly<Record<string, number | string>>;

/** Why not: a reason from a closed list, the rule that says so, and what the sentence needs. */
export interface Refusal<R extends string = string> {
  readonly reason: R;
  readonly rule: string;
  readonly params: Params;
}

const NO_PARAMS: Params = Object.freeze({});

export function refusal<R extends string>(reason: R, rule: string, params: Params = NO_PARAMS): Refusal<R> {
  return { reason, rule, params };
}

/** Legality and effect of one verb, side by side. */
export interface Move<S extends State, F extends Fact> {
  readonly verb: string;
  readonly rule: string;
  /**
   * The table that a noun points into: one readable name per noun, the same in records and on the keyboard.
   */
  readonly nouns: readonly string[];
  /** The noun is known to its own seat only. */
  readonly secret?: true;
  /** A turn ends with it: the notation begins a new line. */
  readonly endsTurn?: true;
  /** The kernel may play it when it is the only option; never set where that would tell a secret. */
  readonly forced?: true;
  refuse(state: S, seat: Seat, noun: number): Refusal | undefined;
  play(state: S, seat: Seat, noun: number, tell: Tell<F>): void;
  /** Lists the nouns that `refuse` lets through, faster than by asking for each one. */
  offer?(state: S, seat: Seat, offers: Offers): void;
}

/** A kind of step: what may be decided in it, and what follows when everybody has decided. */
export interface Phase<S extends State, F extends Fact> {
  readonly rule: string;
  readonly moves: readonly Move<S, F>[];
  /** The choices of this step are open at once, also while several seats are asked. */
  readonly open?: true;
  /** What a seat has sealed it may open again while others are still asked. */
  readonly reopens?: true;
  /** Called when nobody is pending any more. Ends the step or makes somebody pending again. */
  next(state: S, tell: Tell<F>): void;
}

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;

/** A table option: its allowed values, the first of which is the default. */
export interface OptionRule {
  readonly rule: string;
  readonly values: readonly [OptionValue, ...OptionValue[]];
}

/** What a game's rules are made of. `defineGame` turns them into a `Game`. */
export interface Rules<S extends State, F extends Fact, V> {
  readonly id: string;
  /**
   * Grows whenever the same plies could lead to another state; a match ends under the version it began with.
   */
  readonly version: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: Readonly<Record<string, OptionRule>>;
  readonly phases: Readonly<Record<string, Phase<S, F>>>;
  setup(seats: number, options: Options, key: Key, tell: Tell<F>): S;
  copy(state: S): S;
  /** Adds what a seat may see to a new object; never deletes from the state. */
  view(state: S, viewer: Looker): V;
  /** What a seat may know of a fact; undefined if nothing at all. */
  seen(fact: F, viewer: Looker): F | undefined;
  /**
   * Shuffles, with the state's own chance, exactly what that viewer can't know. Use `redealt` from outside.
   */
  redeal(state: S, viewer: Looker): void;
  /** Broken invariants, each as a line for the engineer; empty when all is well. */
  audit(state: S): string[];
  outcome(state: S): Outcome;
  /**
   * The rule of a safeguard of the program that ended this game, where one struck; only games that need one
   * have it.
   */
  guard?(state: S): string | undefined;
  /** A proven bound on the number of plies of a game with these options. */
  longest(seats: number, options: Options): number;
}

interface CompiledPhase<S extends State, F extends Fact> extends Phase<S, F> {
  readonly indexes: readonly number[];
  /** Some move of this phase may be played by the kernel. */
  readonly forced: boolean;
}

/** Rules, together with the tables that the kernel makes of them. */
export interface Game<S extends State = State, F extends Fact = Fact, V = unknown> extends Rules<S, F, V> {
  readonly moves: readonly Move<S, F>[];
  readonly verbs: ReadonlyMap<string, number>;
  readonly phases: Readonly<Record<string, CompiledPhase<S, F>>>;
}

/** Nouns must fit beside the verb in one small integer. */
export const MAX_NOUNS = 1 << 16;

export function defineGame<S extends State, F extends Fact, V>(rules: Rules<S, F, V>): Game<S, F, V> {
  const moves: Move<S, F>[] = [];
  const verbs = new Map<string, number>();
  const phases: Record<string, CompiledPhase<S, F>> = {};
  for (const [at, phase] of Object.entries(rules.phases)) {
    for (const move of phase.moves) {
      const known = verbs.get(move.verb);
      if (known !== undefined && moves[known] !== move)
        throw new Error(`two moves share the verb ${move.verb}`);
      if (known !== undefined) continue;
      if (move.nouns.length === 0 || move.nouns.length > MAX_NOUNS)
        throw new Error(`${move.verb} has no usable nouns`);
      verbs.set(move.verb, moves.length);
      moves.push(move);
    }
    phases[at] = {
      ...phase,
      indexes: phase.moves.map((move) => verbs.get(move.verb) as number),
      forced: phase.moves.some((move) => move.forced),
    };
  }
  return { ...rules, moves, verbs, phases };
}

/** The options of a table: the given ones checked, the others by default. */
export function resolveOptions(
  rules: { readonly options: Rules<State, Fact, unknown>['options'] },
  given: Options,
): Options {
  if (typeof given !== 'object' || given === null)
    throw new BadInput('badOptionValue', { option: '', value: String(given) });
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(rules.options, name)) throw new BadInput('unknownOption', { option: name });
  }
  const resolved: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(rules.options)) {
    const value = Object.hasOwn(given, name) ? (given[name] as OptionValue) : option.values[0];
    if (!option.values.includes(value))
      throw new BadInput('badOptionValue', { option: name, value: String(value) });
    resolved[name] = value;
  }
  return resolved;
}

export type BadInputReason =
  | 'unknownOption'
  | 'badOptionValue'
  | 'badSeatCount'
  | 'badName'
  | 'badKey'
  | 'badRecord'
  | 'otherGame'
  | 'otherVersion'
  | 'badNotation';

/**
 * Input from outside that can't be taken: a closed list of reasons, so that an app can say it in the user's
 * language.
 */
export class BadInput extends Error {
  readonly reason: BadInputReason;
  readonly params: Params;
  constructor(reason: BadInputReason, params: Params = {}) {
    super(`${reason} ${JSON.stringify(params)}`);
    this.name = 'BadInput';
    this.reason = reason;
    this.params = params;
  }
}

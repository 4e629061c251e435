import type { Chance, Key } from './chance.ts';
import type { Offers } from './offers.ts';
import type { Outcome } from './outcome.ts';
import type { Step } from './steps.ts';

/** Seats are numbered from 0, clockwise. */
export type Seat = number;

/** A seat, or undefined for a spectator. */
export type Viewer = Seat | undefined;

/** One small decision: a verb, and an index into the table of nouns of its move. */
export type Ply = readonly [verb: string, noun: number];

/** The fields that every state has; a game adds its own. Plain data of fixed shape that survives JSON. */
export interface State {
  seats: number;
  /** The position in the sequence of play, as a stack. The game is over when it is empty. */
  steps: Step[];
  chance: Chance;
  /** Counts calls of `forbidUndo`: a secret was shown, a turn confirmed. */
  seals: number;
  /** Of the rules, from version 2 on. Absent in version 1, whose states were stored before there was another. */
  version?: number;
}

/** Something that happened, as data. Texts, animations and sounds are derived from it elsewhere. */
export interface Fact {
  readonly type: string;
}

/** Undefined during search, so that no facts are allocated. */
export type Tell<F extends Fact> = ((fact: F) => void) | undefined;

export type Params = Readonly<Record<string, number | string>>;

/**
 * Why something is not allowed: a reason from a closed list, the rule, and the parameters of its sentence.
 */
export interface Refusal<R extends string = string> {
  readonly reason: R;
  readonly rule: string;
  readonly params: Params;
}

const NO_PARAMS: Params = Object.freeze({});

export function refusal<R extends string>(reason: R, rule: string, params: Params = NO_PARAMS): Refusal<R> {
  return { reason, rule, params };
}

export interface Move<S extends State, F extends Fact> {
  readonly verb: string;
  readonly rule: string;
  /** One readable name per noun; notation and typed input use it. */
  readonly nouns: readonly string[];
  /** The noun is known to its own seat only. */
  readonly secret?: true | undefined;
  /** Ends the turn: the notation begins a new line. */
  readonly endsTurn?: true | undefined;
  /** The kernel may play it if it is the only option. Never set where that would reveal a secret. */
  readonly forced?: true | undefined;
  refuse(state: S, seat: Seat, noun: number): Refusal | undefined;
  play(state: S, seat: Seat, noun: number, tell: Tell<F>): void;
  /** Lists the nouns that `refuse` allows, faster than by calling it for each of them. */
  readonly offer?: ((state: S, seat: Seat, offers: Offers) => void) | undefined;
}

/** A kind of step: its moves, and what follows when all seats have decided. */
export interface Phase<S extends State, F extends Fact> {
  readonly rule: string;
  readonly moves: readonly Move<S, F>[];
  /** Choices are visible at once, even while other seats are still deciding. */
  readonly open?: true | undefined;
  /** A seat that has decided may take that back while others are still deciding. */
  readonly reopens?: true | undefined;
  /** Called when no seat is pending. Must end the step or make a seat pending again. */
  next(state: S, tell: Tell<F>): void;
}

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a match. The first value is the default. */
export interface OptionRule {
  readonly rule: string;
  readonly values: readonly [OptionValue, ...OptionValue[]];
}

/** How far a match is, as far as everybody may know. */
export interface Progress {
  /** The part of the game that players count (shift, turn, round), from 1; 0 during setup. */
  readonly round: number;
  /** What everybody may know of each seat’s score: points, money or achievements. Null if nothing. */
  readonly scores: readonly number[] | null;
}

/** What a game author writes; `defineGame` turns it into a `Game`. */
export interface Rules<S extends State, F extends Fact, V> {
  readonly id: string;
  /**
   * The newest version, under which matches begin. Raised whenever the same plies could lead to another state. A
   * match ends under the version that it began with (promise P8).
   */
  readonly version: number;
  /** The oldest version that the rules can still play; the newest, if there is no other. */
  readonly oldestVersion?: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: Readonly<Record<string, OptionRule>>;
  readonly phases: Readonly<Record<string, Phase<S, F>>>;
  /** Begins a match under this version, which the state carries from version 2 on. */
  setup(seats: number, options: Options, key: Key, tell: Tell<F>, version: number): S;
  copy(state: S): S;
  /**
   * Builds a new object of what the viewer may see; never a copy of the state with parts deleted. It may share lists
   * with the state, so a view is used before its state is changed in place, or of a state that is never changed.
   */
  view(state: S, viewer: Viewer): V;
  /** What the viewer may know of a fact; undefined if nothing. */
  seen(fact: F, viewer: Viewer): F | undefined;
  /**
   * Shuffles exactly what the viewer can't know, with the state's own chance. Apps call `redealtCopy` instead.
   */
  redeal(state: S, viewer: Viewer): void;
  /**
   * Shuffles what no seat knows, with the state's own chance: the order of face-down stacks. Absent in games that draw
   * everything at the moment it is shown. Apps call `futureCopy` instead.
   */
  redealUnseen?(state: S): void;
  audit(state: S): string[];
  outcome(state: S): Outcome;
  /** For lists of matches. Takes the view of a spectator, so that it can't tell a secret. */
  progress?(view: V): Progress;
  /** The rule number of the safety limit that ended this game, in games that need one to be finite. */
  safetyLimitRule?(state: S): string | undefined;
  /** A proven bound on the number of plies of a game with these options. */
  maxPlies(seats: number, options: Options): number;
}

interface CompiledPhase<S extends State, F extends Fact> extends Phase<S, F> {
  readonly indexes: readonly number[];
  readonly forced: boolean;
}

/** The rules of one version, `version`; `atVersion` returns those of another. */
export interface Game<S extends State = State, F extends Fact = Fact, V = unknown> extends Rules<S, F, V> {
  readonly oldestVersion: number;
  readonly newestVersion: number;
  /** Under the rules of `version`, unless another is given. */
  setup(seats: number, options: Options, key: Key, tell: Tell<F>, version?: number): S;
  readonly moves: readonly Move<S, F>[];
  readonly verbs: ReadonlyMap<string, number>;
  readonly phases: Readonly<Record<string, CompiledPhase<S, F>>>;
}

/** Verb and noun are packed into one integer, with 16 bits for the noun. */
export const MAX_NOUNS = 1 << 16;

/**
 * Moves and phases get all fields in the same order, also those that they lack: V8 reads a field at once where all
 * objects have one shape, and searches for it where there are many.
 */
const withAllFields = <S extends State, F extends Fact>(move: Move<S, F>): Move<S, F> => ({
  verb: move.verb,
  rule: move.rule,
  nouns: move.nouns,
  secret: move.secret,
  endsTurn: move.endsTurn,
  forced: move.forced,
  refuse: move.refuse,
  play: move.play,
  offer: move.offer,
});

function compilePhase<S extends State, F extends Fact>(
  phase: Phase<S, F>,
  verbs: ReadonlyMap<string, number>,
  moves: readonly Move<S, F>[],
): CompiledPhase<S, F> {
  const indexes = phase.moves.map((move) => verbs.get(move.verb) as number);
  return {
    rule: phase.rule,
    moves: indexes.map((index) => moves[index] as Move<S, F>),
    open: phase.open,
    reopens: phase.reopens,
    next: phase.next,
    indexes,
    forced: phase.moves.some((move) => move.forced),
  };
}

export function defineGame<S extends State, F extends Fact, V>(rules: Rules<S, F, V>): Game<S, F, V> {
  const given: Move<S, F>[] = [];
  const verbs = new Map<string, number>();
  for (const move of Object.values(rules.phases).flatMap((phase) => phase.moves)) {
    const known = verbs.get(move.verb);
    if (known !== undefined && given[known] !== move)
      throw new Error(`two moves share the verb ${move.verb}`);
    if (known !== undefined) continue;
    if (move.nouns.length === 0 || move.nouns.length > MAX_NOUNS)
      throw new Error(`${move.verb} has no usable nouns`);
    verbs.set(move.verb, given.length);
    given.push(move);
  }
  const moves = given.map(withAllFields);
  const phases = Object.fromEntries(
    Object.entries(rules.phases).map(([at, phase]) => [at, compilePhase(phase, verbs, moves)]),
  );
  const { version: newestVersion, oldestVersion = newestVersion } = rules;
  return {
    ...rules,
    oldestVersion,
    newestVersion,
    setup: (seats, options, key, tell, version = newestVersion) =>
      rules.setup(seats, options, key, tell, version),
    moves,
    verbs,
    phases,
  };
}

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

/** Invalid input from outside, with a reason from a closed list that apps translate. */
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

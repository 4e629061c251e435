import type { Fact, Game, Options, Refusal, Seat, State } from '@pithead/kernel';
import {
  firstPending,
  isOver,
  keyFromSeed,
  offersFor,
  parsePly,
  playPly,
  printPly,
  refuse,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';

export interface Scenario<S extends State, F extends Fact> {
  readonly state: S;
  readonly facts: F[];
}

export interface ScenarioTools<S extends State, F extends Fact> {
  /** Under the newest version of the rules, unless another is given. */
  freshTable(seats: number, options?: Options, seed?: number | string, version?: number): Scenario<S, F>;
  /** Plays plies of one seat, separated by commas: `execute gas, sell exchange-0, endTurn`. */
  playPlies(scenario: Scenario<S, F>, seat: Seat, plies: string): void;
  refusalOf(scenario: Scenario<S, F>, seat: Seat, ply: string): Refusal | undefined;
  /** `reason rule`, or undefined if the ply is legal. */
  whyNot(scenario: Scenario<S, F>, seat: Seat, ply: string): string | undefined;
  /** Like `whyNot`, for a noun that does not exist: one past the last. */
  whyNotBeyond(scenario: Scenario<S, F>, seat: Seat, verb: string): string | undefined;
  offersOf(scenario: Scenario<S, F>, seat: Seat): string[];
  factsOf<T extends F['type']>(scenario: Scenario<S, F>, type: T): Extract<F, { type: T }>[];
  phaseOf(scenario: Scenario<S, F>): string | undefined;
  /** The lowest pending seat; −1 when the game is over. */
  pendingSeat(scenario: Scenario<S, F>): number;
  isFinished(scenario: Scenario<S, F>): boolean;
  auditOf(scenario: Scenario<S, F>): string[];
}

const reasonAndRule = (refusal: Refusal | undefined): string | undefined =>
  refusal === undefined ? undefined : `${refusal.reason} ${refusal.rule}`;

export function scenarioTools<S extends State, F extends Fact, V>(game: Game<S, F, V>): ScenarioTools<S, F> {
  return {
    freshTable(seats, options = {}, seed = 1, version = game.version) {
      const facts: F[] = [];
      const tell = (fact: F): void => void facts.push(fact);
      const state = game.setup(seats, resolveOptions(game, options), keyFromSeed(seed), tell, version);
      advanceToDecision(game, state, tell);
      return { state, facts };
    },
    playPlies({ state, facts }, seat, plies) {
      for (const text of plies.split(', ')) {
        const ply = parsePly(game, text);
        const refusal = refuse(game, state, seat, ply);
        if (refusal !== undefined)
          throw new Error(`${text} was refused: ${refusal.reason} (${refusal.rule})`);
        playPly(game, state, seat, ply, (fact) => facts.push(fact));
      }
    },
    refusalOf: ({ state }, seat, ply) => refuse(game, state, seat, parsePly(game, ply)),
    whyNot: ({ state }, seat, ply) => reasonAndRule(refuse(game, state, seat, parsePly(game, ply))),
    whyNotBeyond({ state }, seat, verb) {
      const nouns = game.moves[game.verbs.get(verb) ?? -1]?.nouns ?? [];
      return reasonAndRule(refuse(game, state, seat, [verb, nouns.length]));
    },
    offersOf: ({ state }, seat) => offersFor(game, state, seat).map((ply) => printPly(game, ply)),
    factsOf: <T extends F['type']>({ facts }: Scenario<S, F>, type: T) =>
      facts.filter((fact): fact is Extract<F, { type: T }> => fact.type === type),
    phaseOf: ({ state }) => state.steps.at(-1)?.at,
    pendingSeat: ({ state }) => firstPending(state),
    isFinished: ({ state }) => isOver(state),
    auditOf: ({ state }) => game.audit(state),
  };
}

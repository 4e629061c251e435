import type { Fact, Viewer, Move, Offers, Rules, State } from '@pithead/kernel';

type AnyRules = Rules<State, Fact, unknown>;
type AnyMove = Move<State, Fact>;

export interface GlueckAufSecrets extends State {
  readonly tileStack: { readonly entries: readonly number[] };
}
export interface RockwellSecrets extends State {
  readonly players: readonly { readonly choice: readonly number[] }[];
}
export interface SiberiaSecrets extends State {
  readonly bag: readonly number[];
  readonly players: readonly { readonly tiles: readonly number[] }[];
}

export interface RuleFault {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly plant: (rules: AnyRules) => Partial<AnyRules>;
}

export const topStackTile = (state: State): number =>
  ((state as GlueckAufSecrets).tileStack.entries.at(-1) ?? 0) & 63;
export const sealedBidOf = (state: State, seat: number): number =>
  (state as RockwellSecrets).players[seat]?.choice[0] ?? 0;
export const handTilesOf = (state: State, seat: number): readonly number[] =>
  (state as SiberiaSecrets).players[seat]?.tiles ?? [];
export const otherSeatsOf = (state: State, viewer: Viewer): number[] =>
  Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);

export const withExtraView = (extra: (state: State, viewer: Viewer) => object) => (rules: AnyRules) => ({
  view: (state: State, viewer: Viewer) =>
    Object.assign(rules.view(state, viewer) as object, extra(state, viewer)),
});

export const withUnhiddenFact = (type: string) => (rules: AnyRules) => ({
  seen: (fact: Fact, viewer: Viewer) => (fact.type === type ? fact : rules.seen(fact, viewer)),
});

export const withChangedMove = (verb: string, change: (move: AnyMove) => AnyMove) => (rules: AnyRules) => ({
  phases: Object.fromEntries(
    Object.entries(rules.phases).map(([at, phase]) => [
      at,
      { ...phase, moves: phase.moves.map((move) => (move.verb === verb ? changedOnce(move, change) : move)) },
    ]),
  ),
});

/** A move that several phases share must stay one object. */
const changed = new WeakMap<AnyMove, Map<unknown, AnyMove>>();
function changedOnce(move: AnyMove, change: (move: AnyMove) => AnyMove): AnyMove {
  const known = changed.get(move) ?? new Map<unknown, AnyMove>();
  changed.set(move, known);
  const done = known.get(change) ?? change(move);
  known.set(change, done);
  return done;
}

export function withoutSecretFlag(move: AnyMove): AnyMove {
  const { secret: _secret, ...open } = move;
  return open;
}

export const withOfferOrder = (isReversed: (state: State, seat: number) => boolean) => (move: AnyMove) => ({
  ...move,
  offer(state: State, seat: number, offers: Offers) {
    const nouns = move.nouns
      .map((_, noun) => noun)
      .filter((noun) => move.refuse(state, seat, noun) === undefined);
    for (const noun of isReversed(state, seat) ? nouns.toReversed() : nouns) offers.add(noun);
  },
});

export const withIncompleteRedeal = (lay: (state: State, truth: State) => void) => (rules: AnyRules) => ({
  redeal(state: State, viewer: Viewer) {
    const truth = rules.copy(state);
    rules.redeal(state, viewer);
    lay(state, truth);
  },
});

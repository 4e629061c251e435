import type { Key } from './chance.ts';
import { setKey } from './chance.ts';
import type { Fact, Game, Viewer, Move, Ply, Refusal, Seat, State, Tell } from './game.ts';
import { refusal } from './game.ts';
import { codeOf, listOffers, nounOf, Offers, verbIndexOf } from './offers.ts';
import { firstPending, isOver, isPending, isSeat, currentStep } from './steps.ts';

export type KernelReason =
  | 'gameOver'
  | 'noSuchSeat'
  | 'notYourTurn'
  | 'notNow'
  | 'unknownVerb'
  | 'unknownNoun'
  | 'malformed'
  | 'nothingToUndo';

/** Why this seat can't play this ply now; undefined if it can. The ply may be untrusted input of any type. */
export function refuse<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  ply: Ply,
): Refusal | undefined {
  const shape = refuseShape(ply);
  if (shape !== undefined) return shape;
  const [verb, noun] = ply;
  if (isOver(state)) return refusal('gameOver', '');
  const phase = game.phases[currentStep(state).at];
  if (phase === undefined) throw new Error(`no phase ${currentStep(state).at}`);
  if (!isSeat(state, seat) || Object.is(seat, -0)) return refusal('noSuchSeat', phase.rule);
  const index = game.verbs.get(verb);
  if (index === undefined) return refusal('unknownVerb', phase.rule);
  const move = game.moves[index] as Move<S, F>;
  if (!isPending(state, seat)) return refusal('notYourTurn', phase.rule);
  if (!phase.indexes.includes(index)) return refusal('notNow', phase.rule);
  if (noun < 0 || noun >= move.nouns.length) return refusal('unknownNoun', move.rule);
  return move.refuse(state, seat, noun);
}

/** Minus zero is an integer, but it does not survive the record's JSON. */
function refuseShape(ply: unknown): Refusal | undefined {
  if (!Array.isArray(ply) || ply.length !== 2) return refusal('malformed', '');
  if (typeof ply[0] !== 'string' || !Number.isSafeInteger(ply[1]) || Object.is(ply[1], -0))
    return refusal('malformed', '');
  return undefined;
}

/** Plays a legal ply in place. The hot path of search and simulation. */
export function playCode<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  code: number,
  tell: Tell<F>,
): void {
  (game.moves[verbIndexOf(code)] as Move<S, F>).play(state, seat, nounOf(code), tell);
  advanceToDecision(game, state, tell);
}

/** Follows the sequence of play until a seat has a real decision or the game is over. */
export function advanceToDecision<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  tell: Tell<F>,
): void {
  for (let steps = 0; ; steps++) {
    if (steps > MAX_FORCED) throw new Error('forced plies without end');
    let followed = 0;
    while (state.steps.length > 0 && currentStep(state).pending === 0) {
      if (++followed > MAX_FORCED) throw new Error(`the phase ${currentStep(state).at} leads nowhere`);
      (game.phases[currentStep(state).at] as Game<S, F>['phases'][string]).next(state, tell);
    }
    if (!playForced(game, state, tell)) return;
  }
}

/** Far more than any game needs between two decisions; finds rules that run in a circle. */
const MAX_FORCED = 10_000;

const forcedOffers = new Offers();

function playForced<S extends State, F extends Fact>(game: Game<S, F>, state: S, tell: Tell<F>): boolean {
  if (state.steps.length === 0) return false;
  const step = currentStep(state);
  if (!(game.phases[step.at] as Game<S, F>['phases'][string]).forced) return false;
  if ((step.pending & (step.pending - 1)) !== 0) return false;
  const seat = firstPending(state);
  listOffers(game, state, seat, forcedOffers);
  if (forcedOffers.length !== 1) return false;
  const code = forcedOffers.at(0);
  const move = game.moves[verbIndexOf(code)] as Move<S, F>;
  if (!move.forced) return false;
  move.play(state, seat, nounOf(code), tell);
  return true;
}

export function playPly<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  ply: Ply,
  tell: Tell<F>,
): void {
  playCode(game, state, seat, codeOf(game.verbs.get(ply[0]) as number, ply[1]), tell);
}

export interface RefusedPly {
  readonly refusal: Refusal;
  readonly ply: number;
}

/**
 * A copy of the state in which everything that the viewer can't know is shuffled, and chance has another key.
 */
export function redealtCopy<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  viewer: Viewer,
  key: Key,
): S {
  const copy = game.copy(state);
  setKey(copy.chance, key);
  game.redeal(copy, viewer);
  return copy;
}

/**
 * A copy of the state with another future: what players hold and have chosen stays as it is, what no seat knows is
 * shuffled, and chance has another key.
 */
export function futureCopy<S extends State, F extends Fact>(game: Game<S, F>, state: S, key: Key): S {
  const copy = game.copy(state);
  setKey(copy.chance, key);
  game.redealUnseen?.(copy);
  return copy;
}

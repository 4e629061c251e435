import type { Fact, Game, Move, Ply, Seat, State } from './game.ts';
import { isPending, currentStep } from './steps.ts';

/** A reusable list of legal plies, each packed into one integer. */
export class Offers {
  readonly codes: number[] = [];
  length = 0;
  #verb = 0;

  clear(): void {
    this.length = 0;
  }

  verb(index: number): void {
    this.#verb = index << 16;
  }

  add(noun: number): void {
    this.codes[this.length++] = this.#verb | noun;
  }

  at(place: number): number {
    return this.codes[place] as number;
  }
}

export const codeOf = (verbIndex: number, noun: number): number => (verbIndex << 16) | noun;
export const verbIndexOf = (code: number): number => code >> 16;
export const nounOf = (code: number): number => code & 0xffff;

/** Fills the list with everything that this seat may play now; empty if it is not pending. */
export function listOffers<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  offers: Offers,
): void {
  offers.clear();
  if (!isPending(state, seat)) return;
  const phase = game.phases[currentStep(state).at];
  if (phase === undefined) throw new Error(`no phase ${currentStep(state).at}`);
  for (let i = 0; i < phase.indexes.length; i++) {
    const index = phase.indexes[i] as number;
    const move = phase.moves[i] as Move<S, F>;
    offers.verb(index);
    if (move.offer) move.offer(state, seat, offers);
    else offerUnrefused(move, state, seat, offers);
  }
}

function offerUnrefused<S extends State, F extends Fact>(
  move: Move<S, F>,
  state: S,
  seat: Seat,
  offers: Offers,
): void {
  for (let noun = 0; noun < move.nouns.length; noun++) {
    if (move.refuse(state, seat, noun) === undefined) offers.add(noun);
  }
}

export function plyOf<S extends State, F extends Fact>(game: Game<S, F>, code: number): Ply {
  return [(game.moves[verbIndexOf(code)] as Move<S, F>).verb, nounOf(code)];
}

/** What a seat may play now: the nouns by verb. Much shorter than a list of plies, and made without one. */
export function nounsByVerb<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
): Record<string, number[]> {
  const offers = new Offers();
  listOffers(game, state, seat, offers);
  const { codes, length } = offers;
  const nouns: Record<string, number[]> = {};
  let verb = -1;
  let list: number[] = [];
  for (let i = 0; i < length; i++) {
    const code = codes[i] as number;
    if (verbIndexOf(code) !== verb) {
      verb = verbIndexOf(code);
      list = nouns[(game.moves[verb] as Move<S, F>).verb] ??= [];
    }
    list.push(nounOf(code));
  }
  return nouns;
}

export function offersFor<S extends State, F extends Fact>(game: Game<S, F>, state: S, seat: Seat): Ply[] {
  const offers = new Offers();
  listOffers(game, state, seat, offers);
  return Array.from({ length: offers.length }, (_, place) => plyOf(game, offers.at(place)));
}

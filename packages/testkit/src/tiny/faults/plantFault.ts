import type { Game, Move, Phase } from '@pithead/kernel';
import { defineGame } from '@pithead/kernel';
import type { TinyRules } from '../rules.ts';
import { tinyRules } from '../rules.ts';
import type { Tiny, TinyFact } from '../state.ts';
import type { TinyView } from '../view.ts';

export type TinyGame = Game<Tiny, TinyFact, TinyView>;
export type TinyMove = Move<Tiny, TinyFact>;
type TinyPhase = Phase<Tiny, TinyFact>;

export interface PlantedGameFault {
  readonly name: string;
  readonly game: () => TinyGame;
}

export const plantFault = (
  name: string,
  change: (rules: TinyRules) => Partial<TinyRules>,
): PlantedGameFault => ({
  name,
  game: () => defineGame({ ...tinyRules, ...change(tinyRules) }),
});

export function replacePhase(
  at: string,
  change: (phase: TinyPhase) => Partial<TinyPhase>,
): Pick<TinyRules, 'phases'> {
  const phase = tinyRules.phases[at] as TinyPhase;
  return { phases: { ...tinyRules.phases, [at]: { ...phase, ...change(phase) } } };
}

export function replaceMove(verb: string, change: (move: TinyMove) => TinyMove): Pick<TinyRules, 'phases'> {
  const [at] = Object.entries(tinyRules.phases).find(([, phase]) =>
    phase.moves.some((move) => move.verb === verb),
  ) as [string, TinyPhase];
  return replacePhase(at, ({ moves }) => ({
    moves: moves.map((move) => (move.verb === verb ? change(move) : move)),
  }));
}

export const extendMove = (
  verb: string,
  more: (state: Tiny, seat: number, noun: number) => void,
): Pick<TinyRules, 'phases'> =>
  replaceMove(verb, (move) => ({
    ...move,
    play(state, seat, noun, tell) {
      move.play(state, seat, noun, tell);
      more(state, seat, noun);
    },
  }));

export function withoutPart(move: TinyMove, part: 'secret' | 'offer'): TinyMove {
  const rest = { ...move };
  Reflect.deleteProperty(rest, part);
  return rest;
}

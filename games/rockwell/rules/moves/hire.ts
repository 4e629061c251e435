import type { Move } from '@pithead/kernel';
import { currentStep, replaceStep } from '@pithead/kernel';
import { FEES, SUBCONTRACTING } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { FIRST_SPACE, NOWHERE } from '../earth/geometry.ts';
import { refusalFor } from '../refusals.ts';
import { canResetDie } from '../rulings.ts';
import type { Rockwell } from '../state.ts';
import { advantageOf, crewAt, dieOf, pay, placeOf, playerOf, powerOf, setCrew } from '../state.ts';
import { DIE_POWER_NOUNS, dieLimit, diePower, refuseFee } from './activate.ts';

export const hire: Move<Rockwell, RockwellFact> = {
  verb: 'hire',
  rule: 'RW-10.1',
  nouns: DIE_POWER_NOUNS,
  endsTurn: true,

  refuse(state, seat, noun) {
    if (advantageOf(state, seat) !== SUBCONTRACTING) return refusalFor('noSubcontracting', 'RW-10.1');
    if (state.hired !== 0) return refusalFor('hiredAlready', 'RW-10.5');
    const crew = crewAt(state, state.active);
    if (FIRST_SPACE[placeOf(crew)] === NOWHERE) return refusalFor('noDieThere', 'RW-10.4');
    const limit = dieLimit(placeOf(crew));
    const power = diePower(noun);
    if (power > limit) return refusalFor('dieTooStrong', 'RW-10.4', { limit });
    if (dieOf(crew) > 0 && !canResetDie(state)) return refusalFor('dieUnchanged', 'RW-10.6');
    if (dieOf(crew) === power) return refusalFor('samePower', 'RW-10.6');
    if (dieOf(crew) === 0 && state.dice === 0) return refusalFor('noDieLeft', 'RW-10.2');
    return refuseFee(state, seat, power);
  },

  play(state, seat, noun, tell) {
    const crew = crewAt(state, state.active);
    const power = diePower(noun);
    const fee = FEES[power] as number;
    pay(state, seat, fee);
    if (dieOf(crew) === 0) state.dice--;
    setCrew(state, state.active, placeOf(crew), powerOf(crew), power);
    tell?.({
      type: dieOf(crew) === 0 ? 'dieHired' : 'dieReset',
      seat,
      crew: state.active,
      power,
      fee,
    });
    replaceStep(state, 'advantaged', 0, currentStep(state).left);
  },
};

/** With the hidden log every seat is asked, so that nobody learns about its money. RW-3.6 */
export function canHire(state: Rockwell, seat: number): boolean {
  const crew = crewAt(state, state.active);
  if (dieOf(crew) > 0 && !canResetDie(state)) return false;
  if (state.hired !== 0 || FIRST_SPACE[placeOf(crew)] === NOWHERE || (dieOf(crew) === 0 && state.dice === 0))
    return false;
  const lowest = dieOf(crew) === 1 ? 2 : 1;
  return (
    lowest <= dieLimit(placeOf(crew)) &&
    (state.hiddenLog !== 0 || (FEES[lowest] as number) <= playerOf(state, seat).money)
  );
}

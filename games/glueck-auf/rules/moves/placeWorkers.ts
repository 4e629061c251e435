import type { Move, Refusal, Tell } from '@pithead/kernel';
import { bit, replaceStep } from '@pithead/kernel';
import type { Action } from '../components.ts';
import { isOpen, OPEN_SPACES, SPACES } from '../components.ts';
import type { GlueckAufFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { GlueckAuf } from '../state.ts';
import { add, NONE, playerOf, spaceOf, workersNeeded } from '../state.ts';
import { delivery } from './delivery.ts';
import { drawFiveOrders, drawFiveTiles } from './drawFive.ts';
import { buyDisplayedTile } from './buyTile.ts';
import { startMining } from './mining.ts';
import { takeDisplayedOrder } from './takeOrder.ts';
import { takeMoney } from './money.ts';

export interface SpaceAction {
  /** Called for every space on every turn, so it must not allocate. */
  can(state: GlueckAuf, seat: number, value: number): boolean;
  whyNot(state: GlueckAuf, seat: number, value: number): Refusal;
  play(state: GlueckAuf, seat: number, value: number, space: number, tell: Tell<GlueckAufFact>): void;
}

const ACTIONS: Readonly<Record<Action, SpaceAction>> = {
  buyDisplayedTile,
  drawFiveTiles,
  mining: startMining,
  delivery,
  takeMoney,
  takeDisplayedOrder,
  drawFiveOrders,
};

const ACTION_OF = SPACES.map((space) => ACTIONS[space.action]);
const VALUE_OF = SPACES.map((space) => space.value);
const actionOf = (space: number): SpaceAction => ACTION_OF[space] as SpaceAction;
const valueOf = (space: number): number => VALUE_OF[space] as number;

/**
 * An occupied space costs one worker more than are there; the displaced ones go to the canteen. GA-4.2,
 * GA-4.4
 */
export const placeWorkers: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'placeWorkers',
  rule: 'GA-4.2',
  nouns: SPACES.map((space) => space.id),

  /** All three conditions are checked before any worker moves. GA-4.3 */
  refuse(state, seat, space) {
    if (!isOpen(spaceOf(space), state.seats)) return refusalFor('spaceLocked', 'GA-2.1');
    const needed = workersNeeded(state, space);
    const { workers } = playerOf(state, seat);
    if (needed > workers) return refusalFor('tooFewWorkers', 'GA-4.3', { needed, workers });
    const action = actionOf(space);
    return action.can(state, seat, valueOf(space)) ? undefined : action.whyNot(state, seat, valueOf(space));
  },

  offer(state, seat, offers) {
    const open = OPEN_SPACES[state.seats] as readonly number[];
    const { workers } = playerOf(state, seat);
    for (let i = 0; i < open.length; i++) {
      const space = open[i] as number;
      if (workersNeeded(state, space) > workers) continue;
      if (actionOf(space).can(state, seat, valueOf(space))) offers.add(space);
    }
  },

  /** Workers first, then the action, then – after the confirmation – the refill. GA-4.6 */
  play(state, seat, space, tell) {
    const workers = workersNeeded(state, space);
    sendToCanteen(state, space, tell);
    playerOf(state, seat).workers -= workers;
    state.workersOn[space] = workers;
    state.ownerOn[space] = seat;
    tell?.({ type: 'workersPlaced', seat, space, workers });
    replaceStep(state, 'endOfTurn', bit(seat), seat);
    actionOf(space).play(state, seat, valueOf(space), space, tell);
  },
};

function sendToCanteen(state: GlueckAuf, space: number, tell: Tell<GlueckAufFact>): void {
  const owner = state.ownerOn[space] as number;
  if (owner === NONE) return;
  const workers = state.workersOn[space] as number;
  add(state.canteen, owner, workers);
  tell?.({ type: 'workersDisplaced', seat: owner, space, workers });
}

import type { Move, Tell } from '@pithead/kernel';
import { bit, replaceStep } from '@pithead/kernel';
import {
  ACTIONS,
  FIRST_RESOURCE,
  INVESTOR,
  LOGISTICS,
  MANAGER,
  MANAGER_TILE,
  SALESMAN,
  WORKER,
} from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import {
  add,
  isExecutable,
  isUnrevealed,
  placeOfEntry,
  playerOf,
  RESEARCH,
  researchTiles,
  tileOfEntry,
} from '../state.ts';
import { beginInvesting } from './invest.ts';
import { beginJoker } from './placeJoker.ts';
import { beginLogistics } from './moveWorker.ts';
import { beginResearch } from './research.ts';
import { beginSelling } from './sell.ts';
import { beginSalesman } from './sendSalesman.ts';
import { beginWorker } from './sendWorker.ts';

/** Starts the effect of an action, or asks for what it needs; returns false if it has no effect. SB-5.8 */
export type BeginEffect = (state: Siberia, seat: number, tell: Tell<SiberiaFact>) => boolean;

const EFFECTS: Readonly<Record<number, BeginEffect>> = {
  [MANAGER]: beginJoker,
  [LOGISTICS]: beginLogistics,
  [SALESMAN]: beginSalesman,
  [WORKER]: beginWorker,
  [INVESTOR]: beginInvesting,
  [RESEARCH]: beginResearch,
};

/** One executable action a turn, also one executed before; research first. SB-5.1, SB-5.2, SB-5.3, SB-5.7 */
export const execute: Move<Siberia, SiberiaFact> = {
  verb: 'execute',
  rule: 'SB-5.1',
  nouns: [...ACTIONS, 'research'],

  refuse(state, seat, action) {
    const player = playerOf(state, seat);
    const mustResearch = researchTiles(player) > 0;
    if (action === RESEARCH) return mustResearch ? undefined : refusalFor('nothingToResearch', 'SB-6.7');
    if (mustResearch) return refusalFor('researchFirst', 'SB-5.2');
    return isExecutable(player, action) ? undefined : refusalFor('notExecutable', 'SB-5.5');
  },

  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    if (researchTiles(player) > 0) return offers.add(RESEARCH);
    for (let action = 0; action < ACTIONS.length; action++)
      if (isExecutable(player, action)) offers.add(action);
  },

  play(state, seat, action, tell) {
    replaceStep(state, 'endOfTurn', bit(seat), seat);
    tell?.({ type: 'actionExecuted', seat, action });
    if (action !== RESEARCH) removeTiles(state, seat, action);
    const begin = EFFECTS[action];
    const asks =
      begin === undefined ? beginSelling(state, seat, action - FIRST_RESOURCE) : begin(state, seat, tell);
    if (!asks) tell?.({ type: 'noEffect', seat });
  },
};

/** All tiles of the action return to the bag, except one manager that may become a joker. SB-5.6, SB-7.3 */
function removeTiles(state: Siberia, seat: number, action: number): void {
  const player = playerOf(state, seat);
  const kept: number[] = [];
  for (const entry of player.tiles) {
    if (placeOfEntry(entry) !== action || isUnrevealed(entry)) kept.push(entry);
    else add(state.bag, tileOfEntry(entry));
  }
  player.tiles = kept;
  player.covered &= ~(3 << (action * 2));
  if (action === MANAGER) {
    add(state.bag, MANAGER_TILE, -1);
    state.joker = 1;
  }
}

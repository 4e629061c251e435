/** Phases II and III: seats act in turn, cycling; then Al's improvement. RW-14.1, RW-15.1, RW-21.10 */
import type { Tell } from '@pithead/kernel';
import { bit, replaceStep } from '@pithead/kernel';
import { NO_SEAT } from './achievements.ts';
import { alUpgrades, onlyOne } from './al.ts';
import { SLOTS, STOCK_EXCHANGE, WORKSHOP } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { improveCrew } from '../moves/improve.ts';
import { improvesAlInLastTurn } from '../rulings.ts';
import type { Rockwell } from '../state.ts';
import {
  AL,
  crewAt,
  crewIndex,
  grantOf,
  hasAl,
  playerOf,
  powerOf,
  seatOnSlot,
  slotIndex,
  slotOf,
} from '../state.ts';
import { cleanUp, isLastTurn } from './turn.ts';

type Teller = Tell<RockwellFact>;

export function beginTrading(state: Rockwell, tell: Teller): void {
  beginPhase(state, STOCK_EXCHANGE);
  askNextToTrade(state, 0, tell);
}

/** Each slot grants its number of transactions or actions. RW-14.2, RW-15.1 */
function beginPhase(state: Rockwell, board: number): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const slot = slotOf(state, seat, board);
    const player = playerOf(state, seat);
    player.actions = slot < 0 ? 0 : grantOf(state, board, slot);
    player.traded = 0;
  }
}

/** In the order of the slots, or of Management with that option. RW-14.1, RW-15.1 */
export function seatInPhaseOrder(state: Rockwell, board: number, place: number): number {
  return (state.byManagement !== 0 ? state.management[place] : seatOnSlot(state, board, place)) ?? NO_SEAT;
}

function nextPlaceWithActions(state: Rockwell, board: number, from: number): number {
  for (let i = 0; i < SLOTS; i++) {
    const place = (from + i) % SLOTS;
    const seat = seatInPhaseOrder(state, board, place);
    if (seat !== NO_SEAT && playerOf(state, seat).actions > 0) return place;
  }
  return -1;
}

/** A vice president goes home after the last transaction or action, or on renouncing. RW-14.5, RW-15.1 */
export function sendHomeWhenDone(state: Rockwell, board: number, seat: number): void {
  if (playerOf(state, seat).actions === 0) state.slots[slotIndex(board, slotOf(state, seat, board))] = -1;
}

export function askNextToTrade(state: Rockwell, from: number, tell: Teller): void {
  const place = nextPlaceWithActions(state, STOCK_EXCHANGE, from);
  if (place >= 0)
    return replaceStep(
      state,
      state.hiddenLog !== 0 ? 'tradingUnseen' : 'trading',
      bit(seatInPhaseOrder(state, STOCK_EXCHANGE, place)),
      place,
    );
  beginPhase(state, WORKSHOP);
  askNextToWork(state, 0, tell);
}

export function askNextToWork(state: Rockwell, from: number, tell: Teller): void {
  state.active = NO_SEAT;
  const place = nextPlaceWithActions(state, WORKSHOP, from);
  if (place >= 0) return replaceStep(state, 'workshop', bit(seatInPhaseOrder(state, WORKSHOP, place)), place);
  if (hasAl(state)) beginAlUpgrade(state, tell);
  else cleanUp(state, tell);
}

/** Skipped in the last turn, and if all of Al's crews have full power. RW-21.10 */
function beginAlUpgrade(state: Rockwell, tell: Teller): void {
  const crews = alUpgrades(state);
  if (crews === 0 || (isLastTurn(state) && !improvesAlInLastTurn(state))) return cleanUp(state, tell);
  const only = onlyOne(crews);
  if (only < 0) replaceStep(state, 'alUpgrade', bit(state.management[0] as number), 0);
  else improveAl(state, NO_SEAT, only, tell);
}

export function improveAl(state: Rockwell, seat: number, crew: number, tell: Teller): void {
  improveCrew(state, crewIndex(AL, crew));
  tell?.({ type: 'alImproved', seat, crew: state.active, power: powerOf(crewAt(state, state.active)) });
  replaceStep(state, 'alUpgraded', 0, 0);
}

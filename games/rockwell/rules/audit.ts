import { endsByAchievements, playersInCore } from './phases/achievements.ts';
import { BRIBERY_TILES, CORE_TO_END, ROUNDS } from './components.ts';
import type { Rockwell } from './state.ts';
import { ACHIEVEMENTS_REACHED, CORE_REACHED, playerOf, TURN_LIMIT } from './state.ts';
import { auditCrews, auditPiles, auditPower, auditSlots, auditSpaces } from './audit/boardAudit.ts';
import { auditPlayer, auditShared } from './audit/playerAudit.ts';

/**
 * Recomputes the invariants. Simulations call it after every ply, hence the plain loops and reused counters.
 */
export function audit(state: Rockwell): string[] {
  const broken: string[] = [];
  auditSpaces(state, broken);
  auditCrews(state, broken);
  auditPower(state, broken);
  auditPiles(state, broken);
  auditSlots(state, broken);
  for (let seat = 0; seat < state.seats; seat++) auditPlayer(state, seat, broken);
  auditShared(state, broken);
  auditTurn(state, broken);
  return broken;
}

function auditTurn(state: Rockwell, broken: string[]): void {
  let byAchievements = false;
  for (let seat = 0; seat < state.seats; seat++) byAchievements ||= endsByAchievements(playerOf(state, seat));
  if (((state.ended & CORE_REACHED) !== 0) !== playersInCore(state) >= (CORE_TO_END[state.seats] as number))
    broken.push('RW-18.2: players in the core and the end differ');
  if (((state.ended & ACHIEVEMENTS_REACHED) !== 0) !== byAchievements)
    broken.push('RW-18.2: achievements and the end differ');
  if (state.turnLimit > 0 && state.turn > state.turnLimit)
    broken.push('RW-18.4: the game goes on behind the limit of turns');
  if ((state.ended & TURN_LIMIT) !== 0 && state.turn !== state.turnLimit)
    broken.push('RW-18.4: ended by the turn limit before its time');
  if ((state.ended & TURN_LIMIT) !== 0 && state.steps.length > 0)
    broken.push('RW-18.4: the turn limit was reached, and the game goes on');
  if (state.round < 0 || state.round > ROUNDS) broken.push('RW-7.1: no such round');
  if (state.briberyTiles < 0 || state.briberyTiles > BRIBERY_TILES)
    broken.push('RW-1.8: no such number of bribery tiles');
  auditOrder(state, state.management, broken);
  auditOrder(state, state.control, broken);
  for (const { pending } of state.steps)
    if (pending < 0 || pending >= 1 << state.seats) broken.push('a step waits for somebody else');
  const top = state.steps[state.steps.length - 1];
  if (top !== undefined && top.pending === 0) broken.push('a step waits for nobody');
  if (state.steps.length > 2) broken.push('steps pile up');
}

function auditOrder(state: Rockwell, order: readonly number[], broken: string[]): void {
  let seats = 0;
  for (let i = 0; i < order.length; i++) seats |= 1 << (order[i] as number);
  if (order.length !== state.seats || seats !== (1 << state.seats) - 1)
    broken.push('RW-2.8: a seat is missing in an order');
}

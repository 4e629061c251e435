import type { Rockwell } from '../rules/index.ts';
import {
  CONTROL_CENTRE,
  CORE_ACHIEVEMENT,
  CORE_TO_END,
  countBits,
  grantOf,
  ROUNDS,
  SPACES,
  slotOf,
  STOCK_EXCHANGE,
  WORKSHOP,
} from '../rules/index.ts';
import type { EvaluationWeights } from './weights.ts';

export interface GameClock {
  /**
   * Turns after the present one; Phases I with the rest of the present one; these as a share of a whole game.
   */
  turns: number;
  drills: number;
  rest: number;
  /** From 1 to 0: what money and cubes, and what crews can still achieve. */
  fortune: number;
  drilling: number;
  trades: number;
  actions: number;
  beforeOrder: boolean;
}

export const newGameClock = (): GameClock => ({
  turns: 0,
  drills: 0,
  rest: 0,
  fortune: 0,
  drilling: 0,
  trades: 0,
  actions: 0,
  beforeOrder: false,
});

/**
 * Nothing forces a crew downwards (RW-18.4), but nobody has a reason to wait once the last tiles are
 * revealed.
 */
function turnsBehind(state: Rockwell, weights: EvaluationWeights): number {
  if (state.ended !== 0) return 0;
  let inCore = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (((state.players[seat] as { achievements: number }).achievements & (1 << CORE_ACHIEVEMENT)) !== 0)
      inCore++;
  }
  let turns = weights.horizon - state.turn;
  const byTiles = (SPACES - countBits(state.revealed)) * weights.turnsPerTile;
  if (byTiles < turns) turns = byTiles;
  if (turns < weights.leastTurns) turns = weights.leastTurns;
  if (inCore + 1 >= (CORE_TO_END[state.seats] as number) && turns > weights.coreTurns)
    turns = weights.coreTurns;
  // Expectations shrink in long games; otherwise two bots could wait for each other for ever.
  if (state.turn > weights.horizon) turns *= (weights.horizon / state.turn) ** 2;
  return state.turnLimit !== 0 && turns > state.turnLimit - state.turn ? state.turnLimit - state.turn : turns;
}

export function readClock(clock: GameClock, state: Rockwell, seat: number, weights: EvaluationWeights): void {
  const at = state.steps[0]?.at as string;
  const trading = at === 'trading' || at === 'tradingUnseen';
  const working = at === 'workshop';
  const after = working || at === 'alUpgrade' || at === 'acted' || at === 'alUpgraded';
  clock.beforeOrder = at === 'auction' || at === 'vicePresidents';
  clock.turns = turnsBehind(state, weights);
  let now = 0;
  if (!trading && !after) now = state.round === 0 ? 1 : (ROUNDS + 0.5 - state.round) / ROUNDS;
  clock.drills = clock.turns + now;
  clock.rest = clock.drills / weights.horizon;
  clock.fortune = clock.turns / (clock.turns + weights.fade);
  clock.drilling = clock.drills / (clock.drills + weights.fade);
  const { actions } = state.players[seat] as { actions: number };
  clock.trades = trading ? actions : after ? 0 : granted(state, seat, STOCK_EXCHANGE);
  clock.actions = working ? actions : after ? 0 : granted(state, seat, WORKSHOP);
}

function granted(state: Rockwell, seat: number, board: number): number {
  const slot = slotOf(state, seat, board);
  return slot < 0 ? 0 : grantOf(state, board, slot);
}

export const controlSlot = (state: Rockwell, seat: number): number => slotOf(state, seat, CONTROL_CENTRE);

/** The fewer turns and tiles are left, the smaller a lead is decisive. */
export function rockwellLeadScale(state: Rockwell, weights: EvaluationWeights): number {
  const left = Math.min(1, turnsBehind(state, weights) / (weights.horizon - 1));
  return weights.leadEnd + (weights.leadStart - weights.leadEnd) * left;
}

import type { Outcome } from '@pithead/kernel';
import { rankSeats, sourcesFrom } from '@pithead/kernel';
import { RESOURCES } from './components.ts';
import type { Siberia } from './state.ts';
import { moneyOf } from './state.ts';

/** Most money wins; equal money shares the victory. SB-10.4, SB-10.5 */
export function outcome(state: Siberia): Outcome {
  return rankSeats(
    state.players.map((player) => ({
      total: moneyOf(player),
      sources: sourcesFrom(RESOURCES, player.income),
      tieBreaks: [],
    })),
  );
}

import { defineGame } from '@pithead/kernel';
import { audit } from './audit.ts';
import { ROUND_LIMITS } from './components.ts';
import { copy } from './copy.ts';
import type { SiberiaFact } from './facts.ts';
import { maxPlies, PHASES } from './flow.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Siberia } from './state.ts';
import { ROUND_LIMIT } from './state.ts';
import type { SiberiaView } from './view.ts';
import { redeal, seen, view } from './view.ts';

export const siberia = defineGame<Siberia, SiberiaFact, SiberiaView>({
  id: 'siberia',
  version: 1,
  minSeats: 2,
  maxSeats: 4,
  options: {
    exchangeSides: { rule: 'SB-2.10', values: ['chosen', 'drawn'] },
    roundLimit: { rule: 'SB-10.7', values: ROUND_LIMITS },
  },
  phases: PHASES,
  setup,
  copy,
  view,
  seen,
  redeal,
  audit,
  outcome,
  progress: ({ round, players }) => ({ round, scores: players.map(({ money }) => money) }),
  safetyLimitRule: (state) => ((state.ended & ROUND_LIMIT) !== 0 ? 'SB-10.7' : undefined),
  maxPlies: (seats, options) => maxPlies(seats, options['roundLimit'] as number),
});

export * from './components.ts';
export type { SiberiaFact } from './facts.ts';
export type { PhaseName } from './flow.ts';
export { chooseSideNoun, chosenCity } from './moves/chooseSides.ts';
export {
  exchangeSource,
  OWN_SUPPLY,
  placeSource,
  sourceExchange,
  sourcePlace,
} from './moves/figureSources.ts';
export { moveWorkerNoun, workerMoveFrom, workerMoveTo } from './moves/moveWorker.ts';
export { placedAt, placedTile, placeTileNoun } from './moves/placeTile.ts';
export { returnedAction, returnedTile, returnTileNoun } from './moves/returnTile.ts';
export { salesmanField, salesmanSource, sendSalesmanNoun } from './moves/sendSalesman.ts';
export type { Reason } from './refusals.ts';
export { REASONS } from './refusals.ts';
export * from './state.ts';
export type { PlayerView, SiberiaView } from './view.ts';

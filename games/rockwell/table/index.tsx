/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './motion.ts';
import { lazyTablePart } from './lazyParts.tsx';
import { SeatPicture } from './seatPicture.tsx';
import { actions, figures, where } from './summary.ts';
import { loadTexts } from './words.ts';

export const table: GameTable<RockwellView, RockwellFact> = {
  loadTexts,
  Board,
  SeatPicture,
  phaseLabel: where,
  actions,
  figures,
  duration,
  deferred: lazyTablePart,
};

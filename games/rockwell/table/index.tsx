/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './duration.ts';
import { lazyTablePart, loadTexts } from './lazyParts.tsx';
import { SeatPicture } from './seatPicture.tsx';
import { actions, figures, phaseLabel } from './summary.ts';

export const table: GameTable<RockwellView, RockwellFact> = {
  loadTexts,
  Board,
  SeatPicture,
  phaseLabel,
  actions,
  figures,
  duration,
  deferred: lazyTablePart,
};

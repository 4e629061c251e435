/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './motion.ts';
import { SeatPicture } from './seatPicture.tsx';
import { actions, figures, where } from './summary.ts';
import { speak } from './words.ts';

export const glueckAufTable: GameTable<GlueckAufView, GlueckAufFact> = {
  speak,
  Board,
  SeatPicture,
  where,
  actions,
  figures,
  duration,
};

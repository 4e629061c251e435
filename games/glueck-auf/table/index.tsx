/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import { loadForMedia, SIDEWAYS } from '@pithead/ui';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { isIrreversible } from './currentTurn.ts';
import { duration } from './duration.ts';
import { scoring, SeatBoard, trayPart } from './lazyParts.tsx';
import { SeatPicture } from './seatPicture.tsx';
import { actions, figures, logHeading, phaseLabel } from './summary.ts';
import { targetOf } from './targetOf.ts';
import { loadTexts } from './words.ts';

export const table: GameTable<GlueckAufView, GlueckAufFact> = {
  loadTexts,
  loadStyles: () => loadForMedia(SIDEWAYS, () => import('./css/landscape.css')),
  Board,
  SeatPicture,
  phaseLabel,
  actions,
  figures,
  duration,
  deferred: trayPart,
  targetOf,
  logHeading,
  scoring,
  SeatBoard,
  isFinal: isIrreversible,
};

/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import { loadForMedia, SIDEWAYS } from '@pithead/ui';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './duration.ts';
import { lazyParts, lazyTablePart, loadTexts, scoring, SeatBoard } from './lazyParts.tsx';
import { SeatPicture } from './seatPicture.tsx';
import { actions, figures, logHeading, phaseLabel } from './summary.ts';
import { targetOf } from './targetOf.ts';

export const table: GameTable<RockwellView, RockwellFact> = {
  loadTexts,
  loadStyles: () => loadForMedia(SIDEWAYS, () => import('./css/landscape.css')),
  Board,
  SeatPicture,
  phaseLabel,
  actions,
  figures,
  duration,
  isFinal: (ply, view) => lazyParts()?.revealsTile({ view, shownSeat: view.looker ?? 0 }, ply) === true,
  deferred: lazyTablePart,
  targetOf,
  scoring,
  SeatBoard,
  logHeading,
  reasonText: (ply, view, language) => lazyParts()?.reasonText(ply, view, language),
};

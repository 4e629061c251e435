/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import { createLateComponent, loadForMedia, NO_PHONE, SIDEWAYS } from '@pithead/ui';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './motion.ts';
import { lazyParts, lazyTablePart, loadTexts, scoring, SeatBoard } from './lazyParts.tsx';
import { actions, figures, logHeading, phaseLabel, targetOf } from './summary.ts';

const WIDE = '(min-width: 1700px)';

/** Phones show it only in dialogs. */
const seatPicture = createLateComponent(async () => (await import('./seatPicture.tsx')).SeatPicture);

export const table: GameTable<RockwellView, RockwellFact> = {
  loadTexts,
  async loadStyles() {
    await Promise.all([
      loadForMedia(SIDEWAYS, () => import('./css/landscape.css')),
      loadForMedia(WIDE, () => import('./css/wide.css')),
      loadForMedia(NO_PHONE, seatPicture.load),
    ]);
  },
  Board,
  SeatPicture: seatPicture.Late,
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
  reasonOf: (ply, view, language) => lazyParts()?.reasonOf(ply, view, language),
  gainText: (term, language) => lazyParts()?.gainText(term, language),
  loadTooltips: async (language) => (await import('./tooltips/index.ts')).loadTooltips(language),
};

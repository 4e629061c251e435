/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import { loadForMedia, NO_PHONE, PHONE, SIDEWAYS } from '@pithead/ui';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { isIrreversible } from './currentTurn.ts';
import { duration } from './duration.ts';
import { lazyParts, loadSeatPicture, scoring, SeatBoard, SeatPicture, tablePart } from './lazyParts.tsx';
import { actions, figures, logHeading, phaseLabel } from './summary.ts';
import { targetOf } from './targetOf.ts';
import { loadTexts } from './words.ts';

const UPRIGHT = '(max-width: 699px) and (min-height: 501px), (max-width: 699px) and (orientation: portrait)';

/** Later style sheets refine earlier ones, so they are requested in this order. */
async function loadForScreen(): Promise<void> {
  await Promise.all([
    loadForMedia(PHONE, () => import('./css/phone.css')),
    loadForMedia(UPRIGHT, () => import('./css/upright.css')),
    loadForMedia(SIDEWAYS, () => import('./css/landscape.css')),
    loadForMedia(NO_PHONE, loadSeatPicture),
  ]);
}

export const table: GameTable<GlueckAufView, GlueckAufFact> = {
  loadTexts,
  loadStyles: loadForScreen,
  Board,
  SeatPicture,
  phaseLabel,
  actions,
  figures,
  duration,
  deferred: tablePart,
  targetOf,
  logHeading,
  scoring,
  SeatBoard,
  reasonOf: (ply, view, language) => lazyParts()?.reasonOf(ply, view, language),
  gainText: (term, language) => lazyParts()?.gainText(term, language),
  isFinal: isIrreversible,
  loadTooltips: async (language) => (await import('./tooltips/index.ts')).loadTooltips(language),
};

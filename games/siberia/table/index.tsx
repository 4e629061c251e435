/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import { loadForMedia, SIDEWAYS } from '@pithead/ui';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './duration.ts';
import { reasonText } from './hintReason.ts';
import { LazySeatBoard, scoring } from './lazyParts.tsx';
import { SeatPicture } from './seatPicture.tsx';
import { actions, figures, logHeading, phaseLabel } from './summary.ts';
import { targetOf } from './targetOf.ts';
import { loadTexts, textsFor } from './words.ts';

export const table: GameTable<SiberiaView, SiberiaFact> = {
  loadTexts,
  loadStyles: () => loadForMedia(SIDEWAYS, () => import('./css/landscape.css')),
  Board,
  SeatPicture,
  phaseLabel,
  actions,
  keys: (language) => textsFor(language).words.keys,
  figures,
  duration,
  isFinal: ([verb]) => verb === 'returnTile',
  targetOf,
  scoring,
  SeatBoard: LazySeatBoard,
  logHeading,
  reasonText,
};

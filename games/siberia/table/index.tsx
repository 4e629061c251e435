/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './duration.ts';
import { hintTexts, LazySeatBoard, loadReasonTexts, loadStyles, scoring, SeatPicture } from './lazyParts.tsx';
import { actions, figures, hasNoEffect, logHeading, phaseLabel } from './summary.ts';
import { targetOf } from './targetOf.ts';
import { loadTexts, textsFor } from './words.ts';

export const table: GameTable<SiberiaView, SiberiaFact> = {
  loadTexts,
  loadStyles,
  Board,
  SeatPicture,
  phaseLabel,
  actions,
  keys: (language) => textsFor(language).words.keys,
  figures,
  duration,
  isFinal: ([verb]) => verb === 'returnTile',
  hasNoEffect,
  targetOf,
  scoring,
  SeatBoard: LazySeatBoard,
  logHeading,
  loadReasonTexts,
  reasonOf: (ply, view, language) => hintTexts()?.reasonOf(ply, view, language),
  gainText: (term, language) => hintTexts()?.gainText(term, language),
  loadTooltips: async (language) => (await import('./tooltips/index.ts')).loadTooltips(language),
};

/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import type { GameTable } from '@pithead/ui';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { duration } from './motion.ts';
import { SeatPicture } from './seatPicture.tsx';
import { actions, figures, where } from './summary.ts';
import { speak, speechFor } from './words.ts';

export const siberiaTable: GameTable<SiberiaView, SiberiaFact> = {
  speak,
  Board,
  SeatPicture,
  where,
  actions,
  keys: (language) => speechFor(language).words.keys,
  figures,
  duration,
};

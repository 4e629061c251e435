/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import './lazy.css';

export { ClockDialog } from './clockDialog.tsx';
export { DrawnTray } from './drawnTray.tsx';
export { EnlargedSeat } from './enlargedSeat.tsx';
export { shiftSheet } from './shiftSheet.ts';

/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import './lazy.css';
import './mining.css';
import './tray.css';

export { animate } from './animate.ts';
export { ClockDialog } from './clockDialog.tsx';
export { CubeStrip } from './cubeStrip.tsx';
export { DrawnTray } from './drawnTray.tsx';
export { EnlargedSeat } from './enlargedSeat.tsx';
export { gainText, reasonOf } from './hintReason.ts';
export { dropCube, layOnCard, offeredPliesOf, slotTarget, touchCube, touchSlot } from './heldCube.ts';
export { shiftSheet } from './shiftSheet.ts';
export { WorkerAreas } from './workerAreas.tsx';

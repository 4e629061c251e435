/** What is drawn behind the first auction and the first vice presidents: ../rest.tsx. */
/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import './later.css';

export { chipsOf } from './chips.ts';
export { DangerForm } from './dangerForm.tsx';
export { Stage } from './extraction/stage.tsx';
export { InsureForm } from './insureForm.tsx';
export { show } from './motion.ts';
export { TradeForm } from './tradeForm.tsx';
export { Works } from './works.tsx';

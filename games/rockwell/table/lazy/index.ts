/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import './lazy.css';

export { chipsOf } from './chips.ts';
export { DangerForm } from './dangerForm.tsx';
export { ExtractionPanel } from './extraction/extractionPanel.tsx';
export { InsureForm } from './insureForm.tsx';
export { reasonText } from './hintReason.ts';
export { animateLazyFact } from './lazyMotion.ts';
export { lazyTargetOf } from './lazyTargets.ts';
export { neighboursSentence } from './neighbours.ts';
export { powerGainAt, previewedPower, revealsTile } from './powerGain.ts';
export { redirectTouch } from './redirectTouch.ts';
export { TradeForm } from './tradeForm.tsx';
export { EarthOverlay } from './earthOverlay.tsx';

/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import './lazy.css';

export { animateFact } from './animateFact.ts';
export { Choices } from './choices/choices.tsx';
export { DangerForm } from './choices/dangerForm.tsx';
export { InsureForm } from './choices/insureForm.tsx';
export { canTrade, explainTrade } from './choices/offeredTrades.ts';
export { TradeForm } from './choices/tradeForm.tsx';
export { duration } from './duration.ts';
export { EarthOverlay } from './earth/earthOverlay.tsx';
export { gaugeAt, revealsTile } from './earth/powerGain.ts';
export { PowerHint } from './earth/powerHint.tsx';
export { redirectTouch } from './earth/redirectTouch.ts';
export { crewStateWord, stateAt, tileSentenceWithPieces } from './earth/sentences.ts';
export { crewChoice, isCrewOffered, offeredPlyAt, touchCrew } from './earth/targets.ts';
export { TileIncome } from './earth/tileIncome.tsx';
export { tileLayoutOn } from './earth/tileLayout.ts';
export { ExtractionPanel } from './extraction/extractionPanel.tsx';
export { gainText, reasonOf } from './hintReason.ts';
export { lazyTargetOf } from './lazyTargets.ts';
export { RevealedBids } from './revealedBids.tsx';
export { endFigures, lazyActions } from './summary.ts';
export { onlyCrew, tileNeighboursSentence, touchPlace, touchPly } from './touch.ts';

/** Shared by the tables of all games and the pages: the table contract, design tokens, small components. */
export * from './tableContract.ts';
export * from './scoringContract.ts';
export * from './tooltipContract.ts';
export * from './drag.ts';
export * from './matchesMedia.ts';
export * from './animationQueue.ts';
export * from './characterShortcuts.ts';
export * from './rovingFocus.ts';
export * from './seatGlyph.tsx';
export * from './tableContext.ts';
export * from './deferred.tsx';
export * from './drawnAfterPaint.tsx';
export * from './lateComponent.tsx';
export * from './textLoader.ts';
export * from './useLateCall.ts';
export * from './useStable.ts';
export * from './animations.ts';

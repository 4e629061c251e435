/** Values, luck and errors of a finished game, computed from its record alone. */
export * from './decisionGroups.ts';
export * from './halvedError.ts';
export * from './judgeDecision.ts';
export * from './ledger.ts';
export * from './lookahead.ts';
export * from './marks.ts';
export * from './review.ts';
export * from './reviewEngine.ts';
export * from './valueGroups.ts';

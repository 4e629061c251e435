/**
 * Guided first games: data (guide.ts), its recorded course (script.ts), and where a learner is (progress.ts,
 * judgePlay.ts). Help at the table and in the rulebook: help.ts.
 */
export * from './guide.ts';
export * from './guideText.ts';
export * from './help.ts';
export * from './judgePlay.ts';
export * from './progress.ts';
export * from './script.ts';

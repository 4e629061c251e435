/** What both looks at a decision say together. */
import type { JudgedDecision } from './judgeDecision.ts';

/** The difference between two options as the search measured it. */
export type Look = Pick<JudgedDecision, 'error' | 'standardError' | 'effects' | 'reasons'>;

/**
 * The second look has fresh worlds and searches deeper, so its error is free of the first one's selection. What both
 * looks differ by is uncertainty that the noise within one look doesn't show: it depends on how deep the search is.
 */
export const agreedLook = (first: Look, second: Look): Look => ({
  ...second,
  standardError: Math.hypot(second.standardError, (first.error - second.error) / 2),
});

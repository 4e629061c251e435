/** What can happen to a match, and what can be wrong with a row that says so. */
import type { Ply, RefusedPly } from '@pithead/kernel';

/**
 * What an undo request goes back to: how many of its own plies the asking seat keeps. Logs of version 0.1
 * have a number of all plies instead, which secret plies of others could shift; they replay as they were
 * played.
 */
export type UndoTarget = { readonly keep: number } | number;

/** What an event does, as its row keeps it. */
export type MatchEvent =
  | { readonly kind: 'play'; readonly body: readonly Ply[] }
  | { readonly kind: 'undo'; readonly body: 'step' | 'turn' }
  | { readonly kind: 'askUndo'; readonly body: UndoTarget }
  | { readonly kind: 'answerUndo'; readonly body: boolean }
  | { readonly kind: 'askPause'; readonly body: null }
  | { readonly kind: 'answerPause'; readonly body: boolean }
  | { readonly kind: 'resume'; readonly body: null }
  | { readonly kind: 'standIn'; readonly body: 'time' | 'left' }
  | { readonly kind: 'return'; readonly body: null }
  | { readonly kind: 'resign'; readonly body: null };

/** A row that can't have happened: the match is frozen (P10). */
export class BrokenLog extends Error {}

/** The rules refuse a ply: an answer for whoever played it, a broken row in a log. */
export class RefusedPlay extends BrokenLog {
  readonly refused: RefusedPly;
  constructor(refused: RefusedPly) {
    super(`ply ${refused.ply} is refused: ${refused.refusal.reason}`);
    this.refused = refused;
  }
}

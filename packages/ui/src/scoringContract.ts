/**
 * Scoring as a moment. When an update brings a fact that `isScored`, the frame keeps the state before it on the
 * table, shows the sheet of the game in a panel and waits for “Continue”. Then the new state follows with its
 * animations. Replays show no panel.
 *
 * A game sets `scoring: { isScored, loadSheet }` in its table. `loadSheet` imports a file of its own (with its
 * texts, if they are not loaded yet) and returns the function that fills the sheet:
 *
 *     scoring: {
 *       isScored: ({ type }) => type === 'shiftEnded',
 *       loadSheet: async (language) => (await import('./lazy/shiftSheet.ts')).loadShiftSheet(language),
 *     }
 */
import type { Fact } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import type { ComponentType } from 'preact';

export interface ScoringMoment<V = unknown, F extends Fact = Fact> {
  /**
   * What the viewer knows of the section that ends with this moment, oldest first: the facts of all updates
   * after the one that brought the previous moment. An update is what one decision leads to, so the facts
   * that follow the moment immediately, such as the begin of the next round, are among them.
   */
  readonly facts: readonly F[];
  /** The view that stays on the table, and the one that follows. */
  readonly before: V;
  readonly after: V;
  readonly names: readonly string[];
  readonly viewer: number | null;
}

/** What a seat got from a source, as the game writes it: “+4”, with “3 orders” as the detail. */
export interface ScoringCell {
  /** Empty if the seat got nothing. */
  readonly gain: string;
  /** What was counted. */
  readonly detail?: string;
}

export interface ScoringRow {
  readonly label: string;
  /** One per seat, clockwise. */
  readonly cells: readonly ScoringCell[];
}

export interface ScoringTotals {
  readonly label: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ScoringSheet<V = unknown, F extends Fact = Fact> {
  /** “Shift 2 is scored”. */
  readonly title: string;
  /** One or two sentences with the result for every seat: read aloud once, and shown below the title. */
  readonly summary: string;
  readonly rows: readonly ScoringRow[];
  readonly totals: ScoringTotals;
  /** Drawn above the rows, such as the clock that was scored. Decoration: everything it says is in the rows. */
  readonly Picture?: ComponentType<ScoringMoment<V, F>>;
}

export interface Scoring<V = unknown, F extends Fact = Fact> {
  isScored(fact: F): boolean;
  /** Loaded with the first moment. If that fails, the match goes on without the panel. */
  loadSheet(language: Language): Promise<(moment: ScoringMoment<V, F>) => ScoringSheet<V, F>>;
}

import type { Guide, GuideProgress, JudgedPlay } from '@pithead/guide';
import type { Ply, PlyNames } from '@pithead/kernel';
import type { LocalSource } from '../offline/index.ts';

/** What the coach says in addition to the sentence of the step, or asks instead of it. */
export type CoachNote =
  | NonNullable<JudgedPlay['note']>
  | 'notThere'
  /** Several steps in a row no longer apply: play on, or begin the chapter again? */
  | 'lost'
  /** The worker could not let the bots play: try again? */
  | 'failed';

export type CoachQuestion = Extract<CoachNote, 'keepOrUndo' | 'lost' | 'failed'> | 'nextChapter';

export const questionOf = (note: CoachNote | undefined): CoachQuestion | undefined =>
  note === 'keepOrUndo' || note === 'lost' || note === 'failed' ? note : undefined;

export interface GuideRunDependencies {
  readonly guide: Guide;
  readonly names: PlyNames;
  readonly source: LocalSource;
  readonly progress: GuideProgress;
  readonly isResumed?: boolean;
  save(progress: GuideProgress): void;
  endChapter(): void;
}

export interface PlayedPlies {
  readonly plies: readonly Ply[];
  /** The number of facts before them. */
  readonly factCountBefore: number;
}

import type { Guide, GuideProgress, stepOfPly } from '@pithead/guide';
import type { Ply, PlyNames } from '@pithead/kernel';
import type { LocalSource } from '../offline/index.ts';

/** What the coach says in addition to the sentence of the step, or asks instead of it. */
export type CoachNote =
  | 'alsoWorks'
  | 'notThere'
  /** The learner made another ply that can be undone: keep it, or follow the lesson? */
  | 'keepOrUndo'
  | 'ownWay'
  /** Several steps in a row no longer fit: play on, or begin the chapter again? */
  | 'lost';

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
  /** The steps that the plies belong to. */
  readonly found: readonly ReturnType<typeof stepOfPly>[];
  /** The number of facts before them. */
  readonly before: number;
}

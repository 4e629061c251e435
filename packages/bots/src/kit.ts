import type { State } from '@pithead/kernel';
import type { Forecast } from './forecast.ts';
import type { Judge } from './judge.ts';
import type { Level, LevelSettings } from './levels.ts';
import type { TreeSettings } from './tree.ts';

export type Weights = Readonly<Record<string, number>>;

export function weightOf(weights: Weights, name: string): number {
  const weight = weights[name];
  if (weight === undefined) throw new Error(`no weight ${name}`);
  return weight;
}

/** A set of weights that was the best known at its time. Stored as JSON in the game's folder. */
export interface Champion {
  readonly name: string;
  readonly date: string;
  /** Provenance: by hand, or by which games of self-play. */
  readonly found: string;
  /** Player counts for which these weights are the best; absent means all. */
  readonly players?: readonly number[];
  readonly weights: Weights;
}

/** What a game supplies to its bots. */
export interface Kit<S extends State = State> {
  judge(weights: Weights): Judge<S>;
  /** Predicts winners better than the evaluation does. */
  readonly forecast?: Forecast<S>;
  /** Oldest first. */
  readonly champions: readonly Champion[];
  readonly levels: Readonly<Record<Level, LevelSettings>>;
  /** Overrides of the default search settings for this game. */
  readonly search?: Partial<TreeSettings>;
}

/**
 * `greedy` always plays with this champion, so that search is measured against the same opponent in every
 * version.
 */
export const FROZEN = 'tuned';

import type { State } from '@pithead/kernel';
import type { Forecast } from './forecast.ts';
import type { Judge } from './judge.ts';
import type { Level, LevelSettings } from './levels.ts';
import type { TreeSettings } from './tree.ts';

/** What an evaluation counts with, by name. */
export type Weights = Readonly<Record<string, number>>;

/** A weight that an evaluation can't do without. */
export function weightOf(weights: Weights, name: string): number {
  const weight = weights[name];
  if (weight === undefined) throw new Error(`no weight ${name}`);
  return weight;
}

/**
 * Weights that once were the best known, and how they were found. Data: kept in the game's folder as JSON.
 */
export interface Champion {
  readonly name: string;
  readonly date: string;
  /** How the weights were found: by hand, or by which games of self-play. */
  readonly found: string;
  /** At which tables they are the best, by players; where none are named, at all. */
  readonly players?: readonly number[];
  readonly weights: Weights;
}

/** What a game's folder gives to the bots. */
export interface Kit<S extends State = State> {
  judge(weights: Weights): Judge<S>;
  /** A net that foretells who wins better than the evaluation does. */
  readonly forecast?: Forecast<S>;
  /** From the oldest to the present one. */
  readonly champions: readonly Champion[];
  readonly levels: Readonly<Record<Level, LevelSettings>>;
  /** Where search does better in this game than with the settings for all. */
  readonly search?: Partial<TreeSettings>;
}

/**
 * The champion that `greedy` plays with for ever, so that search is measured against the same player year
 * after year.
 */
export const FROZEN = 'tuned';

import type { State } from '@pithead/kernel';
import type { ValueNetModel } from './valueNet.ts';
import type { Evaluator } from './evaluator.ts';
import type { SearchSettings } from '../search/searchTree.ts';

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

/**
 * Difficulty levels, weakest first; each is meant to win about three games in four against the one before
 * (B10).
 */
export const BOT_LEVEL_NAMES = ['apprentice', 'hewer', 'foreman', 'director'] as const;
export type BotLevel = (typeof BOT_LEVEL_NAMES)[number];

export const isBotLevel = (name: string): name is BotLevel =>
  (BOT_LEVEL_NAMES as readonly string[]).includes(name);

export type BotLevelSettings = { readonly noise: number } | { readonly iterations: number };

/** Upper bound on thinking time, so that the strongest level answers in time on a slow machine. */
export const LEVEL_BUDGET_MS = 1500;

export interface BotKit<S extends State = State> {
  createEvaluator(weights: Weights): Evaluator<S>;
  readonly valueNet?: ValueNetModel<S>;
  /** Oldest first. */
  readonly champions: readonly Champion[];
  readonly levels: Readonly<Record<BotLevel, BotLevelSettings>>;
  readonly search?: Partial<SearchSettings>;
  /** By the name of a bot; fixed by games between the bots (`npm run tune -- ratings`). */
  readonly ratings?: Readonly<Record<string, FixedRating>>;
}

export interface FixedRating {
  readonly rating: number;
  /** Half of the 95 % range of the difference to `greedy`; 0 for `greedy`. */
  readonly plusMinus: number;
  readonly games: number;
}

/**
 * `greedy` always plays with this champion, so that search is measured against the same opponent in every
 * version.
 */
export const REFERENCE_CHAMPION = 'tuned';

/** The rating of `greedy`, in every game: the fixed point of the scale. */
export const REFERENCE_RATING = 1400;

/**
 * Difficulty levels, weakest first; each is meant to win about three games in four against the one before
 * (B10).
 */
export const LEVELS = ['apprentice', 'hewer', 'foreman', 'director'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** A level is a greedy bot with random errors, or a search with a number of iterations. */
export type LevelSettings = { readonly doubt: number } | { readonly iterations: number };

/** Upper bound on thinking time, so that the strongest level answers in time on a slow machine. */
export const LEVEL_MS = 1500;

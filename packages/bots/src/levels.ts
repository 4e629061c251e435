/**
 * The strengths that people choose between; each is meant to win about three games in four against the one
 * before (B10).
 */
export const LEVELS = ['apprentice', 'hewer', 'foreman', 'director'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** How a level plays a game: by judgement that strays, or by a search of so many iterations. */
export type LevelSettings = { readonly doubt: number } | { readonly iterations: number };

/** The strongest level answers in time on a slow machine too. */
export const LEVEL_MS = 1500;

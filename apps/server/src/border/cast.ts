/** Who is around a table, and what they have to do with it. */

/**
 * A stranger comes to a public table and has one of their own; a spectator is a stranger who was given the
 * link of a private one.
 */
export const EVERYBODY = ['anonymous', 'stranger', 'spectator', 'opponent', 'host'] as const;
export type Who = (typeof EVERYBODY)[number];
export type Person = Exclude<Who, 'anonymous'>;
/**
 * `waiting`: a seat is free. `full`: nobody has started it. `playing`: the host is asked. `ended`: both have
 * resigned.
 */
export type Stage = 'waiting' | 'full' | 'playing' | 'ended';
/** The token of a script, or a browser's cookie. */
export type By = 'bearer' | 'cookie';

/** An id that nobody has. */
export const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
export const PASSWORD = 'lamp of the seventh gallery';
export const GAME = 'siberia';
/** The first thing that the host is asked. */
export const FIRST_PLY = ['chooseSide', 1] as const;

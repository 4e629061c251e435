/** The actors of the access matrix: who sends a request, and their relation to the table. */

/**
 * The stranger is asked at a public table, the spectator at a private one whose link they have; both sit
 * elsewhere or nowhere.
 */
export const EVERYBODY = ['anonymous', 'stranger', 'spectator', 'opponent', 'host'] as const;
export type Who = (typeof EVERYBODY)[number];
export type Person = Exclude<Who, 'anonymous'>;
/** `waiting`: a seat is free. `full`: not started yet. `playing`: the host's turn. `ended`: both resigned. */
export type Stage = 'waiting' | 'full' | 'playing' | 'ended';
export type By = 'bearer' | 'cookie';

/** A well-formed id that belongs to nothing. */
export const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
export const PASSWORD = 'lamp of the seventh gallery';
export const GAME = 'siberia';
export const FIRST_PLY = ['chooseSide', 1] as const;

/** The actors of the access matrix: who sends a request, and their relation to the table. */

/**
 * The stranger is asked at a public table, the spectator at a private one whose link they have; both sit
 * elsewhere or nowhere.
 */
export const ACTORS = ['anonymous', 'stranger', 'spectator', 'opponent', 'host'] as const;
export type Actor = (typeof ACTORS)[number];
export type SignedInActor = Exclude<Actor, 'anonymous'>;
/** `waiting`: a seat is free. `full`: not started yet. `playing`: the host's turn. `ended`: both resigned. */
export type TableStage = 'waiting' | 'full' | 'playing' | 'ended';
export type CredentialKind = 'bearer' | 'cookie';

/** A well-formed id that belongs to nothing. */
export const MISSING_ID = 'AAAAAAAAAAAAAAAAAAAAAA';
export const TEST_PASSWORD = 'lamp of the seventh gallery';
export const TEST_GAME = 'siberia';
export const FIRST_PLY = ['chooseSide', 1] as const;

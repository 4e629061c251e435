/**
 * The table is public for the stranger, and private for the spectator, who has its link; neither has a seat
 * at it.
 */
export const ACTORS = ['anonymous', 'stranger', 'spectator', 'opponent', 'host'] as const;
export type Actor = (typeof ACTORS)[number];
export type SignedInActor = Exclude<Actor, 'anonymous'>;
/** `waiting`: a seat is free. `full`: not started yet. `playing`: the host's turn. `ended`: both resigned. */
export type TableStage = 'waiting' | 'full' | 'playing' | 'ended';
export type CredentialKind = 'bearer' | 'cookie';

export const MISSING_ID = 'AAAAAAAAAAAAAAAAAAAAAA';
export const TEST_PASSWORD = 'lamp of the seventh gallery';
export const TEST_GAME = 'siberia';
export const FIRST_PLY = ['chooseSide', 1] as const;

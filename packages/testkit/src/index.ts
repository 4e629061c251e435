/**
 * Conformance suite for games. Independent of the test runner; `@pithead/testkit/describeGame` is the entry
 * point for vitest.
 */
export type { Extent } from './checkGame.ts';
export { checkGame, checkProperty } from './checkGame.ts';
export type { Configuration } from './configurations.ts';
export { configurationsOf, nameOf } from './configurations.ts';
export { Dice } from './dice.ts';
export { parting } from './perception.ts';
export { PROPERTIES } from './properties/index.ts';
export type { Choice, Position } from './randomPlay.ts';
export { randomGame, RandomPlayers, startMatch, startState } from './randomPlay.ts';
export type { Finding, Property, Tally } from './run.ts';
export { newTally, Run } from './run.ts';
export type { Settings } from './settings.ts';
export { DEFAULTS } from './settings.ts';

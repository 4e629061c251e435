/**
 * Conformance suite for games. Independent of the test runner; `@pithead/testkit/describeGame` is the entry
 * point for vitest.
 */
export type { CheckScope } from './checkGame.ts';
export { checkGame, checkProperty } from './checkGame.ts';
export type { GameConfiguration } from './configurations.ts';
export { gameConfigurations, configurationName } from './configurations.ts';
export { SeededRandom } from './seededRandom.ts';
export { firstDifference } from './viewerOutput.ts';
export { PROPERTIES } from './properties/index.ts';
export type { RandomChoice, RandomGamePosition } from './randomPlay.ts';
export { randomGame, RandomPlayers, startMatch, startState } from './randomPlay.ts';
export type { PropertyFinding, GameProperty, CheckCounts } from './propertyRun.ts';
export { newCheckCounts, PropertyRun } from './propertyRun.ts';
export type { CheckSettings } from './checkSettings.ts';
export { DEFAULT_CHECK_SETTINGS } from './checkSettings.ts';

/** The games by their manifests, which load the other parts when they are needed. */
import type { GameManifest } from '@pithead/manifest';
import * as registry from './registry.ts';

export type { DrawTable, GameManifest, GameSummary, TerminalContext } from '@pithead/manifest';

/** Alphabetical, because a module namespace is. */
export const GAMES: readonly GameManifest[] = Object.values(registry);

export const findGame = (id: string): GameManifest | undefined => GAMES.find((game) => game.id === id);

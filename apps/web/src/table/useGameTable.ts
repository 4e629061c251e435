import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import type { GameManifest } from '@pithead/games';
import { loadTable } from '../games.ts';
import type { Load } from '../lazy/useLoad.ts';
import { useLoad } from '../lazy/useLoad.ts';
import { useLanguage } from '../useTexts.ts';

export interface LoadedGame {
  readonly table: GameTable;
  readonly text: GameText;
}

/** After a change of language the previous one stays until its texts are loaded. */
export function useGameTable(game: GameManifest): Load<LoadedGame> {
  const language = useLanguage();
  return useLoad(() => loadTable(game, language), [game, language]);
}

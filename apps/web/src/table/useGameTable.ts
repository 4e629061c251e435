import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import { loadForMedia, SIDEWAYS } from '@pithead/ui';
import type { GameManifest } from '@pithead/games';
import { loadTable } from '../games.ts';
import type { Load } from '../lazy/useLoad.ts';
import { useLoad } from '../lazy/useLoad.ts';
import { useLanguage } from '../useTexts.ts';

export interface LoadedGame {
  readonly table: GameTable;
  readonly text: GameText;
}

/** Of phones held sideways. Called before the style sheets of the game are requested, which override these. */
const loadFrameStyles = (): Promise<void> => loadForMedia(SIDEWAYS, () => import('./landscape.css'));

/** After a change of language the previous one stays until its texts are loaded. */
export function useGameTable(manifest: GameManifest): Load<LoadedGame> {
  const language = useLanguage();
  return useLoad(async () => {
    const styles = loadFrameStyles();
    const loaded = await loadTable(manifest, language);
    await styles;
    return loaded;
  }, [manifest, language]);
}

import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import { loadForMedia, SIDEWAYS } from '@pithead/ui';
import type { GameManifest } from '@pithead/games';
import { useRef } from 'preact/hooks';
import { loadFullTable, loadTable } from '../games.ts';
import type { Load } from '../lazy/useLoad.ts';
import { useLoad } from '../lazy/useLoad.ts';
import { useLanguage } from '../useTexts.ts';

export interface LoadedGame {
  readonly table: GameTable;
  readonly text: GameText;
}

/** Of phones held sideways. Called before the style sheets of the game are requested, which override these. */
const loadFrameStyles = (): Promise<void> => loadForMedia(SIDEWAYS, () => import('./landscape.css'));

/**
 * After a change of language the previous one stays until its texts are loaded, those of deferred parts included,
 * because the state on the table may need them.
 */
export function useGameTable(manifest: GameManifest): Load<LoadedGame> {
  const language = useLanguage();
  const isLoaded = useRef(false);
  return useLoad(async () => {
    const styles = loadFrameStyles();
    const loaded = await (isLoaded.current ? loadFullTable : loadTable)(manifest, language);
    await styles;
    isLoaded.current = true;
    return loaded;
  }, [manifest, language]);
}

import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '@pithead/games';
import { loadTable } from '../games.ts';
import { useLanguage } from '../useTexts.ts';

export interface LoadedGame {
  readonly table: GameTable;
  readonly text: GameText;
}

/** Undefined while loading; `false` if loading failed. */
export function useGameTable(game: GameManifest): LoadedGame | undefined | false {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<LoadedGame | false>();
  useEffect(() => {
    let isMounted = true;
    loadTable(game, language).then(
      (both) => isMounted && setLoaded(both),
      () => isMounted && setLoaded(false),
    );
    return () => void (isMounted = false);
  }, [game, language]);
  return loaded;
}

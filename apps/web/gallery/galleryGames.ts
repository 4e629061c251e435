import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { BotKit } from '@pithead/bots';
import type { Fact, Game, State } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import type { GameTable, GalleryState } from '@pithead/ui';
import type { GalleryMatch } from './playUntil.ts';

type GalleryStates = Readonly<Record<string, GalleryState<GalleryMatch>>>;

export interface GalleryGame {
  readonly game: Game<State, Fact, unknown>;
  readonly kit: BotKit<State>;
  readonly table: GameTable;
  readonly states: GalleryStates;
  text(language: Language): GameText;
}

const STATES = import.meta.glob<GalleryStates>('../../../games/*/table/gallery/galleryStates.ts', {
  import: 'galleryStates',
});

async function loadGalleryGame(manifest: GameManifest): Promise<GalleryGame> {
  const states = STATES[`../../../games/${manifest.id}/table/gallery/galleryStates.ts`];
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const text = await manifest.text(language);
      await Promise.all([text.fetchLog?.(), text.fetchReasons?.()]);
      return [language, text] as const;
    }),
  );
  const byLanguage = new Map<Language, GameText>(texts);
  return {
    game: await manifest.rules(),
    kit: await manifest.botKit(),
    table: (await manifest.table()) as GameTable,
    states: (await states?.()) ?? {},
    text: (language) => byLanguage.get(language) as GameText,
  };
}

export const GALLERY_GAMES: Readonly<Record<string, GalleryGame>> = Object.fromEntries(
  await Promise.all(GAMES.map(async (manifest) => [manifest.id, await loadGalleryGame(manifest)] as const)),
);

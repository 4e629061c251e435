/** All games with all their parts, for programs on Node, which need them synchronously. */
import type { BotKit } from '@pithead/bots';
import type { Game } from '@pithead/kernel';
import type { DrawTable, GameManifest } from '@pithead/manifest';
import type { GameText, Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import { GAMES } from './index.ts';

export interface GameParts {
  readonly manifest: GameManifest;
  readonly game: Game;
  readonly kit: BotKit;
  readonly draw: DrawTable;
  text(language: Language): GameText;
}

async function loadGame(manifest: GameManifest): Promise<GameParts> {
  const loadText = async (language: Language): Promise<[Language, GameText]> => {
    const text = await manifest.text(language);
    await Promise.all([text.fetchLog?.(), text.fetchReasons?.()]);
    return [language, text];
  };
  const [game, kit, draw, texts] = await Promise.all([
    manifest.rules(),
    manifest.botKit(),
    manifest.terminal(),
    Promise.all(LANGUAGES.map(loadText)),
  ]);
  const byLanguage = new Map(texts);
  return { manifest, game, kit, draw, text: (language) => byLanguage.get(language) as GameText };
}

export const LOADED_GAMES: Readonly<Record<string, GameParts>> = Object.fromEntries(
  await Promise.all(GAMES.map(async (manifest) => [manifest.id, await loadGame(manifest)] as const)),
);

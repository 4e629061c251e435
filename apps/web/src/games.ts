/** The games that the pages offer. Text and table are loaded when a game's first table is opened. */
import type { GameText, Language } from '@pithead/text';
import type { GameTable } from '@pithead/ui';

export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly hours: number;
  text(language: Language): Promise<GameText>;
  table(): Promise<GameTable>;
}

const castTo = <T>(typed: unknown): T => typed as T;

export const GAMES: readonly GameEntry[] = [
  {
    id: 'glueck-auf',
    title: 'Glück Auf',
    seats: [2, 3, 4],
    hours: 1,
    text: async (language) =>
      castTo(await (await import('@pithead/glueck-auf/text/load')).loadGameText(language)),
    table: async () => castTo((await import('@pithead/glueck-auf/table')).glueckAufTable),
  },
  {
    id: 'rockwell',
    title: 'Rockwell',
    seats: [2, 3, 4],
    hours: 2,
    text: async (language) =>
      castTo(await (await import('@pithead/rockwell/text/load')).loadGameText(language)),
    table: async () => castTo((await import('@pithead/rockwell/table')).rockwellTable),
  },
  {
    id: 'siberia',
    title: 'Siberia',
    seats: [2, 3, 4],
    hours: 1,
    text: async (language) =>
      castTo(await (await import('@pithead/siberia/text/load')).loadGameText(language)),
    table: async () => castTo((await import('@pithead/siberia/table')).siberiaTable),
  },
];

export async function loadTable(
  game: GameEntry,
  language: Language,
): Promise<{ readonly table: GameTable; readonly text: GameText }> {
  const spoken = async (): Promise<GameTable> => {
    const table = await game.table();
    await table.loadTexts?.(language);
    return table;
  };
  const [table, text] = await Promise.all([spoken(), game.text(language)]);
  return { table, text };
}

/** Includes deferred parts, because a record may be opened at any position. */
export async function loadFullTable(...args: Parameters<typeof loadTable>): ReturnType<typeof loadTable> {
  const loaded = await loadTable(...args);
  await loaded.table.deferred?.load(loaded.text.language);
  return loaded;
}

export const gameOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
export const titleOf = (id: string): string => gameOf(id)?.title ?? id;

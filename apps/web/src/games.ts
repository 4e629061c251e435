import type { GameManifest } from '@pithead/games';
import { findGame } from '@pithead/games';
import type { GameText, Language } from '@pithead/text';
import type { GameTable } from '@pithead/ui';

export async function loadTable(
  game: GameManifest,
  language: Language,
): Promise<{ readonly table: GameTable; readonly text: GameText }> {
  const spoken = async (): Promise<GameTable> => {
    const table = (await game.table()) as GameTable;
    await Promise.all([table.loadTexts?.(language), table.loadStyles?.()]);
    return table;
  };
  const [table, text] = await Promise.all([spoken(), game.text(language)]);
  return { table, text };
}

/** Includes deferred parts and the texts of the log, because a record may be opened at any position. */
export async function loadFullTable(...args: Parameters<typeof loadTable>): ReturnType<typeof loadTable> {
  const loaded = await loadTable(...args);
  const { table, text } = loaded;
  await Promise.all([table.deferred?.load(text.language), text.fetchLog?.()]);
  return loaded;
}

/** “Learn” opens the guide; a game without one has its rulebook. */
export const learnPath = ({ id, guide }: GameManifest): string =>
  `/${guide === undefined ? 'rules' : 'learn'}/${id}`;

export const titleOf = (id: string): string => findGame(id)?.title ?? id;

export const artOf = (id: string): string => findGame(id)?.art ?? '';

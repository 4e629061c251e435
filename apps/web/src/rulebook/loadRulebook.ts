import { findGame } from '@pithead/games';
import type { Language } from '@pithead/text';

const BOOKS = import.meta.glob<string>('../../../../games/*/rulebook*.md', {
  query: '?raw',
  import: 'default',
});

/** Undefined if there is no such game. */
export function loadRulebook(id: string, language: Language): Promise<string> | undefined {
  const game = findGame(id);
  return game && BOOKS[`../../../../games/${game.id}/${game.rulebooks[language]}`]?.();
}

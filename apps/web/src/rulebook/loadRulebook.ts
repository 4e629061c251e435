import type { Language } from '@pithead/text';

const BOOKS = import.meta.glob<string>('../../../../games/*/rulebook*.md', {
  query: '?raw',
  import: 'default',
});

/** Undefined if there is no such game. Falls back to English. */
export function loadRulebook(game: string, language: Language): Promise<string> | undefined {
  if (!/^[a-z-]+$/.test(game)) return undefined;
  const at = (ending: string): (() => Promise<string>) | undefined =>
    BOOKS[`../../../../games/${game}/rulebook${ending}.md`];
  return (at(language === 'en' ? '' : `.${language}`) ?? at(''))?.();
}

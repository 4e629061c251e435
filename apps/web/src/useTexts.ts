import type { BoundCatalogue, Language, Translation } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import { useMemo } from 'preact/hooks';
import { loadedTexts } from './settings.ts';
import { useObservable } from './observable.ts';
import type { Texts } from './text/index.ts';

/** Pages are rendered only after the first language is loaded. */
export function useTexts(): Texts {
  const now = useObservable(loadedTexts);
  if (now === undefined) throw new Error('no language yet');
  return now.texts;
}

export function useCatalogue<T extends object>(
  catalogues: Readonly<Record<Language, Translation<T>>>,
): BoundCatalogue<T> {
  const language = useLanguage();
  return useMemo(() => bindCatalogue<T>(language, catalogues[language]), [language, catalogues]);
}

export function useLanguage(): Language {
  return useObservable(loadedTexts)?.language ?? 'en';
}

/** Explanations of the components: what each is, what it costs or is worth now, and its rule. */
import type { Language, Translation } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import type { Tooltips } from '@pithead/ui';
import type { SiberiaFact, SiberiaView } from '../../rules/index.ts';
import { loadVocabulary } from '../../text/load.ts';
import { componentState } from './componentState.ts';
import type { en } from './en.ts';
import type { SiberiaKind } from './kinds.ts';
import { KINDS, KINDS_OF_FACTS } from './kinds.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Translation<typeof en>>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};

export async function loadTooltips(language: Language): Promise<Tooltips<SiberiaView, SiberiaFact>> {
  const [catalogue, names] = await Promise.all([CATALOGUES[language](), loadVocabulary(language)]);
  const { kinds, states: say } = bindCatalogue<typeof en>(language, catalogue);
  return {
    kinds: KINDS,
    kindsOfFacts: KINDS_OF_FACTS,
    describe(kind, context, element) {
      const known = kind as SiberiaKind;
      return {
        ...kinds[known],
        state: element && componentState(known, context, element, { say, names }),
      };
    },
  };
}

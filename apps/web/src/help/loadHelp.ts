import type { GameHelp, HelpText } from '@pithead/guide';
import type { Language } from '@pithead/text';
import type { SearchSynonyms } from '@pithead/text/rulebook';

interface HelpModule {
  readonly help: GameHelp;
  readonly synonyms: SearchSynonyms;
  loadHelpText(language: Language): Promise<HelpText>;
}

/** Not in the manifests, because these are part of every page. */
const MODULES = import.meta.glob<HelpModule>('../../../../games/*/help/index.ts');

export interface LoadedHelp {
  readonly help: GameHelp;
  readonly synonyms: SearchSynonyms;
  readonly text: HelpText;
}

/** Undefined if the game has no help. */
export async function loadHelp(game: string, language: Language): Promise<LoadedHelp | undefined> {
  const module = await MODULES[`../../../../games/${game}/help/index.ts`]?.();
  if (module === undefined) return undefined;
  const { help, synonyms, loadHelpText } = module;
  return { help, synonyms, text: await loadHelpText(language) };
}

/** The texts of what only the home page has, and of a search that goes on at other pages. */
import type { homePanelsEn } from './homePanels/en.ts';
import type { Catalogues } from './index.ts';
import { addTextPart, loadCatalogue } from './index.ts';
import type { poolEn } from './pool/en.ts';
import type { poolSearchEn } from './poolSearch/en.ts';

const HOME_PANELS: Catalogues<typeof homePanelsEn> = {
  de: async () => (await import('./homePanels/de.ts')).homePanelsDe,
  en: async () => (await import('./homePanels/en.ts')).homePanelsEn,
  nl: async () => (await import('./homePanels/nl.ts')).homePanelsNl,
};

const POOL: Catalogues<typeof poolEn> = {
  de: async () => (await import('./pool/de.ts')).poolDe,
  en: async () => (await import('./pool/en.ts')).poolEn,
  nl: async () => (await import('./pool/nl.ts')).poolNl,
};

const POOL_SEARCH: Catalogues<typeof poolSearchEn> = {
  de: async () => (await import('./poolSearch/de.ts')).poolSearchDe,
  en: async () => (await import('./poolSearch/en.ts')).poolSearchEn,
  nl: async () => (await import('./poolSearch/nl.ts')).poolSearchNl,
};

/** Before these parts are loaded for the first time. */
export function addHomeTexts(): void {
  addTextPart('homePanels', (language) => loadCatalogue<typeof homePanelsEn>(language, HOME_PANELS));
  addTextPart('pool', async (language) => ({ pool: await loadCatalogue<typeof poolEn>(language, POOL) }));
  addTextPart('poolSearch', async (language) => ({
    poolSearch: await loadCatalogue<typeof poolSearchEn>(language, POOL_SEARCH),
  }));
}

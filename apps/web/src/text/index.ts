import type { GameSummary } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { BoundCatalogue, Language, Translation } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import type { en } from './en.ts';
import type { homeEn } from './home/en.ts';

interface HomeTexts extends BoundCatalogue<typeof homeEn> {
  readonly games: Readonly<Record<string, GameSummary>>;
}

export type Texts = BoundCatalogue<typeof en> & HomeTexts;

const COMMON: Readonly<Record<Language, () => Promise<Translation<typeof en>>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};

const HOME: Readonly<Record<Language, () => Promise<Translation<typeof homeEn>>>> = {
  de: async () => (await import('./home/de.ts')).homeDe,
  en: async () => (await import('./home/en.ts')).homeEn,
  nl: async () => (await import('./home/nl.ts')).homeNl,
};

async function loadHome(language: Language): Promise<HomeTexts> {
  const [home, games] = await Promise.all([
    HOME[language](),
    Promise.all(GAMES.map(async ({ id, summary }) => [id, (await summary[language]()).summary] as const)),
  ]);
  return { ...bindCatalogue<typeof homeEn>(language, home), games: Object.fromEntries(games) };
}

/** Texts of the home page are missing unless `isHomeToo`; pages that use them load them first. */
export async function loadTexts(language: Language, isHomeToo: boolean): Promise<Texts> {
  const [common, home] = await Promise.all([COMMON[language](), isHomeToo ? loadHome(language) : {}]);
  return { ...bindCatalogue<typeof en>(language, common), ...home } as Texts;
}

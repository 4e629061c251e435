import type { GameSummary } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { Language } from '@pithead/text';
import type { CommonTexts } from './en.ts';
import type { HomeTexts } from './home/en.ts';

export type Texts = CommonTexts & HomeTexts & { readonly games: Readonly<Record<string, GameSummary>> };

const COMMON: Readonly<Record<Language, () => Promise<CommonTexts>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};

const HOME: Readonly<Record<Language, () => Promise<HomeTexts>>> = {
  de: async () => (await import('./home/de.ts')).homeDe,
  en: async () => (await import('./home/en.ts')).homeEn,
  nl: async () => (await import('./home/nl.ts')).homeNl,
};

async function loadHome(language: Language): Promise<HomeTexts & Pick<Texts, 'games'>> {
  const [home, games] = await Promise.all([
    HOME[language](),
    Promise.all(GAMES.map(async ({ id, summary }) => [id, (await summary[language]()).summary] as const)),
  ]);
  return { ...home, games: Object.fromEntries(games) };
}

/** Texts of the home page are missing unless `isHomeToo`; pages that use them load them first. */
export async function loadTexts(language: Language, isHomeToo: boolean): Promise<Texts> {
  const [common, home] = await Promise.all([COMMON[language](), isHomeToo ? loadHome(language) : {}]);
  return { ...common, ...home } as Texts;
}

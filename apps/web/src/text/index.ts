import type { GameSummary } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { BoundCatalogue, Language, Translation } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import type { en } from './en.ts';
import type { homeEn } from './home/en.ts';
import type { tableEn } from './table/en.ts';
import type { tablePartsEn } from './tableParts/en.ts';

interface HomeTexts extends BoundCatalogue<typeof homeEn> {
  readonly games: Readonly<Record<string, GameSummary>>;
}

type TableTexts = BoundCatalogue<typeof tableEn>;
type TablePartsTexts = BoundCatalogue<typeof tablePartsEn>;

export type Texts = BoundCatalogue<typeof en> & HomeTexts & TableTexts & TablePartsTexts;

/** Pages, and parts of a page, that have texts of their own. */
export type TextPart = 'home' | 'table' | 'tableParts';

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

const TABLE: Readonly<Record<Language, () => Promise<Translation<typeof tableEn>>>> = {
  de: async () => (await import('./table/de.ts')).tableDe,
  en: async () => (await import('./table/en.ts')).tableEn,
  nl: async () => (await import('./table/nl.ts')).tableNl,
};

const TABLE_PARTS: Readonly<Record<Language, () => Promise<Translation<typeof tablePartsEn>>>> = {
  de: async () => (await import('./tableParts/de.ts')).tablePartsDe,
  en: async () => (await import('./tableParts/en.ts')).tablePartsEn,
  nl: async () => (await import('./tableParts/nl.ts')).tablePartsNl,
};

async function loadHome(language: Language): Promise<HomeTexts> {
  const [home, games] = await Promise.all([
    HOME[language](),
    Promise.all(GAMES.map(async ({ id, summary }) => [id, (await summary[language]()).summary] as const)),
  ]);
  return { ...bindCatalogue<typeof homeEn>(language, home), games: Object.fromEntries(games) };
}

const loadTable = async (language: Language): Promise<TableTexts> =>
  bindCatalogue<typeof tableEn>(language, await TABLE[language]());

const loadTableParts = async (language: Language): Promise<TablePartsTexts> =>
  bindCatalogue<typeof tablePartsEn>(language, await TABLE_PARTS[language]());

/** Texts of a part are missing unless asked for; pages that use them load them first. */
export async function loadTexts(language: Language, parts: ReadonlySet<TextPart>): Promise<Texts> {
  const [common, home, table, tableParts] = await Promise.all([
    COMMON[language](),
    parts.has('home') ? loadHome(language) : {},
    parts.has('table') ? loadTable(language) : {},
    parts.has('tableParts') ? loadTableParts(language) : {},
  ]);
  return { ...bindCatalogue<typeof en>(language, common), ...home, ...table, ...tableParts } as Texts;
}

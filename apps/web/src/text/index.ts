import type { GameSummary } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { BoundCatalogue, Language, Translation } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import type { en } from './en.ts';
import type { homeEn } from './home/en.ts';
import type { homePanelsEn } from './homePanels/en.ts';
import type { poolEn } from './pool/en.ts';
import type { poolSearchEn } from './poolSearch/en.ts';
import type { tableEn } from './table/en.ts';
import type { tablePartsEn } from './tableParts/en.ts';

interface HomeTexts extends BoundCatalogue<typeof homeEn> {
  readonly games: Readonly<Record<string, GameSummary>>;
}

type TableTexts = BoundCatalogue<typeof tableEn>;
type TablePartsTexts = BoundCatalogue<typeof tablePartsEn>;

export type PoolTexts = BoundCatalogue<typeof poolEn>;
export type PoolSearchTexts = BoundCatalogue<typeof poolSearchEn>;
type HomePanelsTexts = BoundCatalogue<typeof homePanelsEn>;

export type Texts = BoundCatalogue<typeof en> &
  HomeTexts &
  HomePanelsTexts &
  TableTexts &
  TablePartsTexts & { readonly pool: PoolTexts; readonly poolSearch: PoolSearchTexts };

/** Pages, and parts of a page, that have texts of their own. */
export type TextPart = 'home' | 'homePanels' | 'pool' | 'poolSearch' | 'table' | 'tableParts';

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

export type Catalogues<T> = Readonly<Record<Language, () => Promise<Translation<T>>>>;

export async function loadCatalogue<T extends object>(
  language: Language,
  catalogues: Catalogues<T>,
): Promise<BoundCatalogue<T>> {
  return bindCatalogue<T>(language, await catalogues[language]());
}

type LoadPart = (language: Language) => Promise<object>;

const PARTS = new Map<TextPart, LoadPart>([
  ['home', loadHome],
  ['table', (language) => loadCatalogue<typeof tableEn>(language, TABLE)],
  ['tableParts', (language) => loadCatalogue<typeof tablePartsEn>(language, TABLE_PARTS)],
]);

/** Parts that only one page has come with its code: here the names of their files would make every page larger. */
export const addTextPart = (part: TextPart, load: LoadPart): void => void PARTS.set(part, load);

/** Texts of a part are missing unless asked for; pages that use them load them first. */
export async function loadTexts(language: Language, parts: ReadonlySet<TextPart>): Promise<Texts> {
  const [common, ...others] = await Promise.all([
    loadCatalogue<typeof en>(language, COMMON),
    ...[...parts].map((part) => PARTS.get(part)?.(language)),
  ]);
  return Object.assign({}, common, ...others) as Texts;
}

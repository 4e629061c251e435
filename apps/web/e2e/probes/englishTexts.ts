/** English texts that must not be seen on a page in another language. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { KERNEL_REASONS, SHARED_TEXTS } from '@pithead/text';

type Language = 'de' | 'en' | 'nl';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const FOLDERS = ['apps/web/src/text', 'games', 'packages/text/src'];

const NOT_OF_A_PAGE = /node_modules|\.test\.|\/terminal\//;

/** Files named after their language: en.ts, en.log.ts, text/lazy/en.ts, words.en.ts … */
function cataloguesOf(language: Language): string[] {
  const name = new RegExp(`(^|[/.])${language}(\\.\\w+)?\\.ts$`);
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => name.test(path) && !NOT_OF_A_PAGE.test(path))
      .map((path) => join(REPOSITORY, folder, path)),
  );
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

async function textsOf(language: Language): Promise<string[]> {
  const modules = await Promise.all(
    cataloguesOf(language).map((path) => import(pathToFileURL(path).href) as Promise<object>),
  );
  const shared = [SHARED_TEXTS[language], KERNEL_REASONS[language]];
  return [...modules, ...shared].flatMap(textsIn).map((text) => text.trim());
}

/** Messages with variables are left out: their texts on a page are never equal to the catalogue's. */
const isFixed = (text: string): boolean => /\p{L}{2}/u.test(text) && !text.includes('{');

export async function untranslatedTexts(language: 'de' | 'nl'): Promise<string[]> {
  const [english, translated] = await Promise.all([textsOf('en'), textsOf(language)]);
  const known = new Set(translated);
  return [...new Set(english)].filter((text) => isFixed(text) && !known.has(text));
}

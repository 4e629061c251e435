import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../games');

export const GAME_FOLDERS: readonly string[] = readdirSync(GAMES).filter((id) =>
  existsSync(join(GAMES, id, 'index.ts')),
);

/** Read from the manifest as text: importing it would load the game in the build. */
export function readTitle(id: string): string {
  const [, title] = /title: '([^']+)'/.exec(readFileSync(join(GAMES, id, 'index.ts'), 'utf8')) ?? [];
  return title ?? id;
}

export const artFile = (id: string): string => join(GAMES, id, 'art', `${id}.svg`);

/** Properties of a manifest that a bundle does not use: rules and bots run in workers, terminals in Node. */
const UNUSED = {
  page: ['rules', 'botKit', 'terminal'],
  worker: [
    'titleLanguage',
    'otherTitle',
    'hours',
    'art',
    'artPosition',
    'summary',
    'text',
    'table',
    'rulebookPictures',
    'guideMinutes',
    'guideText',
    'terminal',
  ],
} as const;

/** Only servers and tests check the rules' own invariants. */
const AUDIT = /\/games\/[^/]+\/rules\/audit\.ts$/;

/** Pages and workers are bundled apart: removes from the manifests what the other uses, and its imports. */
export const gamePartsPlugin = (bundle: 'page' | 'worker'): Plugin => ({
  name: `pithead-game-parts-of-${bundle}`,
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (AUDIT.test(id)) return { code: 'export const audit = () => [];', map: null };
    if (!/\/games\/[^/]+\/index\.ts$/.test(id)) return undefined;
    const property = new RegExp(`^  (?:${UNUSED[bundle].join('|')}): (?:\\{\\n[^}]*\\}|.*),\\n`, 'gm');
    return { code: code.replaceAll(property, ''), map: null };
  },
});

/** Rules are found by the name of their file when a page preloads them. */
export const rulesChunkName = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string => {
  const game = /\/games\/([^/]+)\/rules\/flow\.ts/.exec(moduleIds.join(' '))?.[1];
  return `assets/${game === undefined ? '[name]' : `rules-${game}`}-[hash:7].js`;
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../games');
const ABSENT = join(import.meta.dirname, '../../packages/manifest/src/absentParts.ts');

export const GAME_IDS: readonly string[] = readdirSync(GAMES).filter((id) =>
  existsSync(join(GAMES, id, 'index.ts')),
);

/** Read from the manifest as text: importing it would load the game in the build. */
export function titleOf(id: string): string {
  const [, title] = /title: '([^']+)'/.exec(readFileSync(join(GAMES, id, 'index.ts'), 'utf8')) ?? [];
  return title ?? id;
}

export const artFile = (id: string): string => join(GAMES, id, 'art', `${id}.svg`);

/** Rules and bots run in workers; everything else of a game is used by pages. */
const WORKER_PARTS = /^(?:#rules|\.\/rules\/|\.\/bot\/)/;

/** Pages and workers are bundled apart: keeps the parts of the other out of a bundle that imports a manifest. */
export const gamePartsPlugin = (bundle: 'page' | 'worker'): Plugin => ({
  name: `pithead-game-parts-of-${bundle}`,
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer = '') {
    if (!/\/games\/[^/]+\/index\.ts$/.test(importer) || !/^[#.]/.test(source)) return undefined;
    return WORKER_PARTS.test(source) === (bundle === 'worker') ? undefined : ABSENT;
  },
});

/** Rules are found by the name of their file when a page preloads them. */
export const rulesChunkName = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string => {
  const game = /\/games\/([^/]+)\/rules\/flow\.ts/.exec(moduleIds.join(' '))?.[1];
  return `assets/${game === undefined ? '[name]' : `rules-${game}`}-[hash].js`;
};

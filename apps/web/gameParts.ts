import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../games');
const ABSENT = join(import.meta.dirname, '../../packages/manifest/src/absent.ts');

export const GAME_IDS: readonly string[] = readdirSync(GAMES).filter((id) =>
  existsSync(join(GAMES, id, 'index.ts')),
);

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

import { defineConfig } from 'vite';
import { CHUNK_GROUPS, dependenciesToPreload, WORKER_GROUPS } from './chunkGroups.ts';
import { gamePartsPlugin, rulesChunkName } from './gameParts.ts';
import { preloadPlugin } from './src/firstPaint/preloadPlugin.ts';
import { precachePlugin } from './src/serviceWorker/precachePlugin.ts';

/** Where the server runs while the pages are worked on. */
const SERVER = `localhost:${process.env['PITHEAD_PORT'] ?? '8080'}`;

/** Files name each other, the first ones about a hundred, and hashes hardly compress: 28 bits are enough. */
const FILE_NAMES = {
  hashCharacters: 'hex',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [gamePartsPlugin('page'), preloadPlugin(), precachePlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: dependenciesToPreload },
    rolldownOptions: {
      output: { ...FILE_NAMES, codeSplitting: { groups: CHUNK_GROUPS } },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [gamePartsPlugin('worker')],
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        entryFileNames: FILE_NAMES.chunkFileNames,
        chunkFileNames: rulesChunkName,
        codeSplitting: { groups: WORKER_GROUPS },
      },
    },
  },
  server: { proxy: { '/api': `http://${SERVER}`, '/socket': { target: `ws://${SERVER}`, ws: true } } },
});

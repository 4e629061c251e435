import { defineConfig } from 'vite';
import { serviceWorker } from './src/sw/precache.ts';

/** Where the server runs while the pages are worked on. */
const SERVER = `localhost:${process.env['PITHEAD_PORT'] ?? '8080'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [serviceWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': `http://${SERVER}`, '/socket': { target: `ws://${SERVER}`, ws: true } } },
});

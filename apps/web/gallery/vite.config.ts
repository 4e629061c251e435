import { defineConfig } from 'vite';

/** Serves the gallery: `npx vite --config apps/web/gallery/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { port: 5177, host: '127.0.0.1', fs: { allow: ['../../..'] } },
});

/** Build plugin: bundles the service worker as an entry and writes the list of files to precache into it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = '__PITHEAD_PRECACHE__';
/** Not precached: source maps, the worker itself, and large icons that only installers use. */
const LEFT_OUT = /(?:\.map|^sw\.js|\.woff|^icons\/.*\.png)$/;

export function precachePlugin(): Plugin {
  let outDir = '';
  return {
    name: 'pithead-service-worker',
    apply: 'build',
    config: (config) => ({
      build: {
        rolldownOptions: {
          input: {
            main: join(config.root ?? '', 'index.html'),
            sw: join(import.meta.dirname, 'serviceWorker.ts'),
          },
          // The address must not change, or browsers would never find the next version.
          output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js') },
        },
      },
    }),
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(outDir.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((file) => !LEFT_OUT.test(file))
        .toSorted();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
      const own = join(outDir, 'sw.js');
      const code = readFileSync(own, 'utf8');
      if (!code.includes(PLACE)) throw new Error(`no ${PLACE} in sw.js`);
      if (/^\s*(?:import|export)\b/m.test(code)) throw new Error('sw.js must stand alone');
      // The page is requested as `/`, not as `index.html`.
      const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
      writeFileSync(own, code.replace(PLACE, [hash.digest('hex').slice(0, 16), ...addresses].join('|')));
    },
  };
}

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SETUP = ['scripts/propertySeed.ts', '/tmp/w/tests-tmp/fileCpu.mts'];
/** They import components with styles, or files through `import.meta.glob`. */
const TESTS_OF_PAGES = ['apps/web/**/*.test.ts', 'packages/ui/**/*.test.ts', 'games/*/table/**/*.test.ts'];

export default defineConfig({
  test: {
    // By default vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Isolated files would each load most of the sources, which takes longer than most tests.
    isolate: false,
    // They only end a test that hangs: a machine under load takes ten times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/**/*.test.ts',
            'games/**/*.test.ts',
            'apps/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...TESTS_OF_PAGES],
          setupFiles: SETUP,
          // Vite turns every use of an import into a call of a getter, which makes random games a third slower.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', 'tsx'],
        },
      },
      {
        extends: true,
        // Some tests import components of pages; none draws them.
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: { name: 'pages', include: TESTS_OF_PAGES, setupFiles: SETUP },
      },
    ],
  },
});

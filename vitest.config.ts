import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests import components of pages; none draws them.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/**/*.test.ts', 'games/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    // By default vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Isolated files would each load most of the sources, which takes longer than most tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/propertySeed.ts'],
  },
});

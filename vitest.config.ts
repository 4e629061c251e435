import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'games/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    // By itself vitest leaves a processor free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // A process for every file would load most of the sources anew for each, which takes longer than most
    // tests do.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['scripts/propertySeed.ts'],
  },
});

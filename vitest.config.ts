import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'games/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    setupFiles: ['scripts/seed.ts'],
  },
});

import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './browser.ts';
import { DESKTOP, LANDSCAPE_PHONE, PORTRAIT_PHONE } from './viewports.ts';

const MINUTE = 60_000;

/** A test runs in every project whose name it carries as a tag. */
export default defineConfig({
  testDir: '.',
  globalSetup: './servers/buildServer.js',
  outputDir: '../../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  // Checks wait for conditions; these limits only end a run that hangs.
  timeout: 6 * MINUTE,
  expect: { timeout: MINUTE },
  use: {
    launchOptions: LAUNCH_OPTIONS,
    actionTimeout: MINUTE,
    navigationTimeout: MINUTE,
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    // A DOM snapshot before each of thousands of actions would double the time. `--trace on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grep: /@desktop/, use: { viewport: DESKTOP } },
    { name: 'phone', grep: /@phone/, use: { viewport: PORTRAIT_PHONE, hasTouch: true } },
    { name: 'landscape', grep: /@landscape/, use: { viewport: LANDSCAPE_PHONE, hasTouch: true } },
  ],
});

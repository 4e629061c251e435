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
  // A check that fails once and then passes is listed as flaky: look for the cause.
  retries: 1,
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
    // A trace without DOM snapshots takes a twentieth of the time, one with them half of it. `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grep: /@desktop/, use: { viewport: DESKTOP } },
    { name: 'phone', grep: /@phone/, use: { viewport: PORTRAIT_PHONE, hasTouch: true } },
    { name: 'landscape', grep: /@landscape/, use: { viewport: LANDSCAPE_PHONE, hasTouch: true } },
  ],
});

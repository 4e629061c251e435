/** Debian's Chromium, or the one that PITHEAD_CHROMIUM names. */
import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';

export const LAUNCH_OPTIONS = {
  executablePath: process.env['PITHEAD_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
};

export function openBrowser(): Promise<Browser> {
  if (!existsSync(LAUNCH_OPTIONS.executablePath))
    throw new Error('no Chromium: apt-get install chromium, or name one in PITHEAD_CHROMIUM');
  return chromium.launch(LAUNCH_OPTIONS);
}

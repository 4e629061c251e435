/** The browser of the checks: Debian's Chromium, or one that is named. */
import { existsSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';

const executablePath = process.env['PITHEAD_CHROMIUM'] ?? '/usr/bin/chromium';

export function openBrowser(): Promise<Browser> {
  if (!existsSync(executablePath))
    throw new Error('no Chromium: apt-get install chromium, or name one in PITHEAD_CHROMIUM');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
}

/** What a page complains about while it is open. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return troubles;
}

export const said = (what: string): void => console.log(`✓ ${what}`);

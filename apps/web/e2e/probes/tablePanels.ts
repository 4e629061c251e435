/** What a phone opens over a table: sheets, drawers and dialogs, one after the other. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

interface TablePanel {
  readonly name: string;
  /** What opens it, and what is there then. */
  readonly opener: string;
  readonly panel: string;
}

const PANELS: readonly TablePanel[] = [
  { name: 'menu', opener: '.tool-menu', panel: 'dialog[open] , [role="dialog"]' },
  { name: 'log', opener: '.prompt-log', panel: '[role="dialog"] .log-line, dialog[open] .log-line' },
  { name: 'rules', opener: '.tool-rules', panel: '.rules-drawer' },
  { name: 'board of a seat', opener: '.seat-head >> nth=1', panel: '.seat-dialog[open]' },
];

/** Calls `look` while each of them is open. */
export async function lookAtPanels(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const { name, opener, panel } of PANELS) {
    await page.locator(opener).first().click();
    await page.locator(panel).first().waitFor();
    await look(name);
    await page.keyboard.press('Escape');
    await expect(page.locator(panel)).toHaveCount(0);
  }
  await page.keyboard.press(':');
  await page.locator('.command-line, .command-answer').first().waitFor();
  await look('command line');
  await page.keyboard.press('Escape');
}

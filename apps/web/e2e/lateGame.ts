/**
 * Games that are begun at a late moment of a golden record, so that their end comes soon. Mouse and command line play
 * whole games; finger and keyboard the first decisions of a new game, those of the guides, and the end.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tableLocator } from './botGame.ts';

const GAMES = join(import.meta.dirname, '../../../games');

/** The share of the record's plies that has been played. */
const LATE = 0.8;

/** Of the newest rules. */
function newestRecord(game: string): string {
  const folder = join(GAMES, game, 'records');
  const names = readdirSync(folder).filter((name) => /^greedy-3-players(?:-version-\d+)?\.json$/.test(name));
  return join(folder, names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).at(-1) ?? '');
}

/** The visitor takes the first seat. What is still hidden is dealt again, from `deal` if the check fixes it. */
export async function startLateGame(page: Page, game: string): Promise<void> {
  const record = newestRecord(game);
  const { plies } = JSON.parse(readFileSync(record, 'utf8')) as { plies: unknown[] };
  await page.goto('/replay');
  await page.evaluate(() => localStorage.setItem('pithead.level', 'apprentice'));
  await page.locator('input[type=file]').setInputFiles(record);
  await page.getByRole('slider').fill(String(Math.floor(plies.length * LATE)));
  await page.locator('.play-on').press('Enter');
  await page.locator('.branch-dialog .is-main').press('Enter');
  await page.waitForURL(/\/local\//);
  await tableLocator(page, game).waitFor();
}

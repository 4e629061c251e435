/**
 * Without a network: the site starts, a bot game begins, is played, survives a reload, and is replayed; a
 * damaged record is found out.
 * `tsx apps/web/e2e/offline.ts [folder of the built pages]`
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { host } from './host.ts';

const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
assert(existsSync(join(dist, 'sw.js')), `no built pages in ${dist}`);
const RECORD = join(import.meta.dirname, '../../../games/siberia/records/greedy-2-players.json');

const pages = await host(dist);
const browser = await openBrowser();
const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
await context.addInitScript(() => localStorage.setItem('pithead.botDelay', '0'));
const page = await context.newPage();
const troubles: string[] = [];
page.on('pageerror', (error) => troubles.push(String(error)));
page.on('console', (message) => {
  // That the server of matches is away is what this is about.
  if (message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text()))
    troubles.push(message.text());
});

const said = (what: string): void => console.log(`✓ ${what}`);
/** It comes a few frames after the board. */
async function logOf(on: Page): Promise<string[]> {
  const lines = on.locator('[role="log"] li, .log li');
  await lines.first().waitFor({ state: 'attached' });
  return lines.allInnerTexts();
}

/** On the board, or the main button of the prompt bar. */
const OFFERED = '.is-offered, .prompt .is-main[data-action]';

async function playOne(on: Page): Promise<void> {
  const offer = on.locator(OFFERED).first();
  await offer.waitFor({ timeout: 15_000 });
  // What is offered may change under the hand: a bot decides at the same time.
  await offer.click({ timeout: 3000 }).catch(() => undefined);
}

/** A hint is given where there is a choice, and stays while the others decide. */
async function isHinted(on: Page): Promise<boolean> {
  const button = on.locator('.prompt-hint');
  for (let tries = 0; tries < 20 && !(await button.isVisible()); tries++) await playOne(on);
  await button.click();
  const hint = on.locator('.prompt-note', { hasText: 'Hint: ' });
  await hint.waitFor({ timeout: 5000 });
  await on.waitForTimeout(1000);
  return hint.isVisible();
}

try {
  await page.goto(pages.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((done) => void setTimeout(done, 50));
  });
  said('the service worker has kept the pages');

  await context.setOffline(true);
  await pages.stop();
  await page.reload();
  await page.getByRole('article', { name: 'Siberia' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /Director/ }).click();
  await page.waitForURL(/\/local\//);
  for (let i = 0; i < 12; i++) await playOne(page);
  said('a bot game begins and is played without a network');

  assert(await isHinted(page), 'no hint');
  said('a second worker thinks about a hint');

  await page.locator(OFFERED).first().waitFor();
  const before = await logOf(page);
  assert(before.length > 0, 'the log is empty');
  await page.reload();
  await page.locator(OFFERED).first().waitFor({ timeout: 15_000 });
  // Bots who decide at the same time as the person may have gone on.
  assert.deepEqual((await logOf(page)).slice(0, before.length), before);
  for (let i = 0; i < 5; i++) await playOne(page);
  said('a reload in the middle loses nothing');

  const id = new URL(page.url()).pathname.split('/').at(-1) as string;
  await page.goto(`${pages.address}/replay/local/${id}`);
  await page.getByText('still running').waitFor();
  said('a running match is not replayed');

  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.getByRole('slider').waitFor();
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as { plies: unknown[][]; hashes: string[] };
  const at = (): Promise<string> => page.getByRole('slider').inputValue();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    () => (document.querySelector('input[type=range]') as HTMLInputElement).value === '2',
  );
  await page.keyboard.press('End');
  await page.waitForFunction(
    (last) => (document.querySelector('input[type=range]') as HTMLInputElement).value === last,
    String(record.plies.length),
  );
  await page.waitForURL(new RegExp(`#ply=${record.plies.length}`));
  await page.getByRole('button', { name: 'One turn back' }).click();
  await page.waitForFunction(
    (last) => (document.querySelector('input[type=range]') as HTMLInputElement).value !== last,
    String(record.plies.length),
  );
  const rested = Number(await at());
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(
    (least) => Number((document.querySelector('input[type=range]') as HTMLInputElement).value) > least,
    rested,
  );
  await page.getByLabel('Seen by').selectOption('1');
  await page.waitForURL(/seat=1/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the notation' }).click();
  assert.match(readFileSync(await (await download).path(), 'utf8'), /^game siberia/);
  said('a record from a file is replayed: steps, turns, speed, seats, notation');

  const folder = mkdtempSync(join(tmpdir(), 'pithead-'));
  const damaged = join(folder, 'damaged.json');
  writeFileSync(
    damaged,
    JSON.stringify({ ...record, hashes: record.hashes.map((hash, i) => (i === 7 ? '0'.repeat(32) : hash)) }),
  );
  await page.goto(`${pages.address}/replay`);
  await page.locator('input[type=file]').setInputFiles(damaged);
  await page.getByText('the checksum after step 7 is wrong').waitFor();
  said('a damaged record is found out');

  await page.goto(`${pages.address}/rules/siberia#SB-2.2`);
  await page.locator('[id="SB-2.2"].is-linked').waitFor();
  assert(await page.locator('[id="SB-2.2"]').evaluate((rule) => document.activeElement === rule));
  await page.getByRole('searchbox').fill('frankfurt');
  await page.getByText(/rules found/).waitFor();
  said('the rulebook opens at a rule, and is searched');

  assert.deepEqual(troubles, []);
} catch (error) {
  await page.screenshot({ path: join(tmpdir(), 'pithead-offline.png') });
  console.error(page.url(), troubles);
  throw error;
} finally {
  await browser.close();
  await pages.stop().catch(() => undefined);
}

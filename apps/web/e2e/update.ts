/**
 * A new version waits, the page tells of it, and is the new one after a click; what the server says is never
 * kept.
 * `tsx apps/web/e2e/update.ts [folder of the built pages]`
 */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrowser } from './browser.ts';
import { host } from './host.ts';

const built = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
assert(existsSync(join(built, 'sw.js')), `no built pages in ${built}`);
const dist = mkdtempSync(join(tmpdir(), 'pithead-update-'));
cpSync(built, dist, { recursive: true });

const change = (file: string, from: RegExp, to: string): void => {
  const path = join(dist, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  assert.notEqual(after, before, file);
  writeFileSync(path, after);
};

const pages = await host(dist);
const browser = await openBrowser();
const page = await browser.newPage({ locale: 'de-DE' });
const controlled = async (): Promise<void> => {
  await navigator.serviceWorker.ready;
  while (navigator.serviceWorker.controller === null) await new Promise((done) => void setTimeout(done, 50));
};

try {
  await page.goto(pages.address);
  await page.evaluate(controlled);
  const keys = await page.evaluate(() => caches.keys());
  assert.equal(keys.length, 1);

  change('sw.js', /[0-9a-f]{16}\|/, '0123456789abcdef|');
  change('index.html', /<title>Pithead/, '<meta name="second" /><title>Pithead');
  await page.reload();
  assert.equal(
    await page.locator('meta[name=second]').count(),
    0,
    'the old version is shown until the person agrees',
  );
  await page.getByText('Es gibt eine neue Version').waitFor({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await page.locator('meta[name=second]').waitFor({ state: 'attached', timeout: 15_000 });
  console.log('✓ a new version waits for a click, and is there after it');

  await page.evaluate(controlled);
  assert.deepEqual(await page.evaluate(() => caches.keys()), ['pithead-0123456789abcdef']);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('pithead-0123456789abcdef');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  assert(kept.includes('/') && !kept.some((path) => /^\/(?:api|socket|sw\.js)/.test(path)));
  const answered = await page.evaluate(async () => (await fetch('/api/tables')).status);
  assert.equal(answered, 503, 'the server answers for itself');
  console.log('✓ the old version is forgotten, and nothing of the server is kept');
} finally {
  await browser.close();
  await pages.stop().catch(() => undefined);
}

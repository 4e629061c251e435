import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { BUILT_PAGES, startStaticHost, waitForServiceWorker } from './servers/staticHost.ts';

test.use({ locale: 'de-DE', expectedErrors: /503|WebSocket/ });

function replaceIn(file: string, from: RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  assert.notEqual(after, before, file);
  writeFileSync(file, after);
}

test(
  'a new version waits for a click, then replaces the old one, and no answer of the server is cached',
  { tag: '@desktop' },
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pithead-update-'));
    cpSync(BUILT_PAGES, folder, { recursive: true });
    const host = await startStaticHost(folder);
    await page.goto(host.address);
    await page.evaluate(waitForServiceWorker);
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);

    replaceIn(join(folder, 'sw.js'), /[0-9a-f]{16}\|/, '0123456789abcdef|');
    replaceIn(join(folder, 'index.html'), /<title>Pithead/, '<meta name="second" /><title>Pithead');
    await page.reload();
    await expect(page.locator('meta[name=second]'), 'until the visitor agrees').toHaveCount(0);
    await page.getByText('Es gibt eine neue Version').waitFor();
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await page.locator('meta[name=second]').waitFor({ state: 'attached' });

    await page.evaluate(waitForServiceWorker);
    expect(await page.evaluate(() => caches.keys())).toEqual(['pithead-0123456789abcdef']);
    const cached = await page.evaluate(async () => {
      const cache = await caches.open('pithead-0123456789abcdef');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(cached).toContain('/');
    expect(cached.filter((path) => /^\/(?:api|socket|sw\.js)/.test(path))).toEqual([]);
    expect(await page.evaluate(async () => (await fetch('/api/tables')).status)).toBe(503);

    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);

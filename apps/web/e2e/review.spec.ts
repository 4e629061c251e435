import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ON_A_BOARD, test } from './fixtures.ts';

const RECORDS = join(import.meta.dirname, '../../../games/siberia/records');
/** The shortest game. */
const RECORD = join(RECORDS, 'random-2-players.json');

test.use({ locale: 'en-GB', expectedErrors: /401/ });

/** A review takes half a minute on a quiet machine. */
const LONG_MS = 5 * 60_000;

/** Long tasks of the page's main thread. */
function watchLongTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  );
}

/** Verdicts in the database of reviews; a review with all of them starts no worker. */
const countVerdicts = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('pithead-reviews');
    opening.addEventListener('error', () => reject(new Error('no database')));
    opening.addEventListener('success', () => {
      const keys = opening.result.transaction('parts').objectStore('parts').getAllKeys();
      keys.addEventListener('success', () =>
        resolve((keys.result as [string, string, number][]).filter(([, kind]) => kind === 'verdict').length),
      );
    });
  });

const forgetReviews = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('pithead-reviews');
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => reject(new Error('not deleted')));
  });

/** Errors of all decisions have five digits at most. */
const areRounded = (): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('pithead-reviews');
    opening.addEventListener('error', () => reject(new Error('no database')));
    opening.addEventListener('success', () => {
      const parts = opening.result.transaction('parts').objectStore('parts').getAll();
      parts.addEventListener('success', () => {
        const errors = (parts.result as { verdict?: { standardError: number } }[]).flatMap(
          ({ verdict }) => verdict?.standardError ?? [],
        );
        resolve(errors.length > 0 && errors.every((error) => error === Math.round(error * 1e5) / 1e5));
      });
    });
  });

async function createAccount(page: Page): Promise<void> {
  const name = `Reviewer ${Date.now() % 1e6}`;
  await page.goto('/account');
  const form = page.locator('form', { hasText: 'Save my games' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('lamp of the seventh gallery');
  await form.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(page.getByText(`Your account “${name}” has been created.`)).toBeVisible();
  await page.goto('/review');
}

async function dropFile(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], file, { type: 'application/json' }));
      return transfer;
    },
    [name, content] as const,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

test(
  'a record from a file is reviewed in workers, and after a reload its review is stored',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/review');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    });
    await expect(page.getByText('This isn’t a saved game.')).toBeVisible();

    await page.evaluate(watchLongTasks);
    await file.setInputFiles(RECORD);
    const done = page.locator('[data-review=done]');
    await expect(done).toHaveText(/^(\d+) of \1 decisions analysed$/, { timeout: LONG_MS });
    const decisions = Number.parseInt(await done.innerText(), 10);
    const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
    test.info().annotations.push({ type: 'longest task', description: `${Math.max(0, ...tasks)} ms` });

    expect(await page.evaluate(countVerdicts)).toBe(decisions);
    await page.reload();
    await file.setInputFiles(RECORD);
    await expect(done).toBeVisible();
    await expect(page.locator('.own-average')).toHaveCount(0);

    // What another device of the account has computed is not computed again.
    await createAccount(page);
    await page.reload();
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/me/reviews/'),
    );
    await file.setInputFiles(RECORD);
    expect((await stored).status()).toBe(204);
    await page.goto('/');
    await page.evaluate(forgetReviews);
    await page.goto('/review');
    await file.setInputFiles(RECORD);
    await expect(done).toBeVisible();
    expect(await page.evaluate(countVerdicts)).toBe(decisions);
    // Only a review that was stored is rounded.
    expect(await page.evaluate(areRounded)).toBe(true);
  },
);

test(
  'a file that is dropped on an open review is reviewed instead, and a damaged one is explained',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/review');
    await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
    await dropFile(page, 'siberia.json', readFileSync(RECORD, 'utf8'));
    await expect(page.locator('.verdict h1')).toBeVisible({ timeout: LONG_MS });
    await expect(page.locator('.review-game')).toHaveText(/Siberia/);
    const record = JSON.parse(readFileSync(RECORD, 'utf8')) as { hashes: string[] };
    const damaged = { ...record, hashes: record.hashes.map(() => '0'.repeat(32)) };
    await dropFile(page, 'damaged.json', JSON.stringify(damaged));
    await expect(page.getByText(/This game was altered: the checksum/)).toBeVisible();
    const future = { ...record, version: 99 };
    await dropFile(page, 'future.json', JSON.stringify(future));
    await expect(page.getByText(/version 99 of the rules/)).toBeVisible();
  },
);

test(
  'a running game can’t be reviewed, and the page leads back to it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('article', { name: 'Siberia' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /Apprentice/ }).click();
    await page.waitForURL(/\/local\//);
    const { pathname } = new URL(page.url());
    await page.goto(`/review${pathname}`);
    await expect(page.getByText('A review needs a finished game.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.waitForURL(`**${pathname}`);
  },
);

test('a record that was not played to the end can’t be reviewed', { tag: '@desktop' }, async ({ page }) => {
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as { plies: unknown[]; hashes: unknown[] };
  const cut = { ...record, plies: record.plies.slice(0, 9), hashes: record.hashes.slice(0, 10) };
  await page.goto('/review');
  await page.locator('input[type=file]').setInputFiles({
    name: 'cut.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(cut)),
  });
  await expect(page.getByText('A review needs a finished game.')).toBeVisible();
});

for (const [game, title] of [
  ['glueck-auf', 'Glück Auf'],
  ['rockwell', 'Rockwell'],
  ['siberia', 'Siberia'],
] as const)
  test(
    `${title}: turning points by keyboard, both views of the chart, an exercise and numbers as CSV`,
    { tag: '@desktop' },
    async ({ page, checkAccessibility }) => {
      await page.goto('/review');
      await page
        .locator('input[type=file]')
        .setInputFiles(join(RECORDS, `../../${game}/records/greedy-2-players.json`));
      // The biggest swings are analysed first; the page can be used before the rest is done.
      const points = page.locator('.turning-point');
      await expect(points.nth(1)).toBeVisible({ timeout: LONG_MS });
      // Earlier turning points may be found meanwhile, so that numbers change: then the key is pressed again.
      const press = (key: string, check: () => Promise<void>): Promise<void> =>
        expect(async () => {
          await page.keyboard.press(key);
          await check();
        }).toPass();
      const numberOne = points.filter({ has: page.locator('.turning-number', { hasText: /^1$/ }) });
      const isFirst = (): Promise<string | null> => numberOne.getAttribute('aria-current');
      await press('1', async () => expect(await isFirst()).toBe('true'));
      await expect(page.locator('.moment-table > *').first()).toBeVisible();
      await press('j', async () => expect(await isFirst()).toBe(null));
      await press('k', async () => expect(await points.and(page.locator('.is-now')).count()).toBe(1));

      const chart = page.getByRole('slider', { name: 'Moment of the game' });
      await expect(chart).toHaveAttribute('aria-valuetext', /percent, plus or minus/);
      await page.keyboard.press('v');
      await expect(page.getByRole('radio', { name: /^Expected/ })).toBeChecked();
      await expect(chart).not.toHaveAttribute('aria-valuetext', /percent/);
      await chart.press('Home');
      await expect(chart).toHaveAttribute('aria-valuenow', '0');
      await chart.press('ArrowRight');
      await expect(chart).not.toHaveAttribute('aria-valuenow', '0');
      await checkAccessibility(page, 'review', ON_A_BOARD);

      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keys' });
      await expect(keys).toContainText('Play on from here');
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);

      await points.filter({ hasText: 'Better:' }).first().click();
      await page.getByText('All moves that were compared').click();
      const compared = page.locator('.option-list button:not([aria-disabled=true])');
      await compared.last().click();
      await expect(compared.last()).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('p');
      await expect(page.getByRole('dialog', { name: 'Play on from here' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      const options = page.getByRole('list', { name: 'Moves to select from' }).getByRole('button');
      await options.first().click();
      await expect(page.locator('.find-answer')).not.toBeEmpty();

      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Moments (CSV)' }).click();
      const csv = readFileSync(await (await download).path(), 'utf8');
      expect(csv).toMatch(/^ply,to move,/);
      for (const [part, file] of [
        [page.locator('.share-rows'), `${game}-review.png`],
        [page.locator('.share-table'), `${game}-table.png`],
      ] as const) {
        const picture = page.waitForEvent('download');
        await part.getByRole('button', { name: 'Save PNG' }).click();
        const saved = await picture;
        expect(saved.suggestedFilename()).toBe(file);
        // An empty picture of this size is far smaller.
        expect(readFileSync(await saved.path()).length).toBeGreaterThan(30_000);
      }
      await checkAccessibility(page, 'share');

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save JSON' }).click();
      const exported = readFileSync(await (await saving).path(), 'utf8');
      await dropFile(page, 'exported.json', exported);
      await expect(points.nth(1)).toBeVisible({ timeout: LONG_MS });
      await page.keyboard.press('p');
      const branching = page.getByRole('dialog', { name: 'Play on from here' });
      await branching.getByRole('button', { name: 'Play on' }).press('Enter');
      await page.waitForURL(/\/local\//);
      await expect(page.locator('#board').first()).toBeVisible();
    },
  );

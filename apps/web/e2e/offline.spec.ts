import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { expectNoHorizontalScroll } from './checks.ts';
import { BUILT_PAGES, startStaticHost, waitForServiceWorker } from './servers/staticHost.ts';

const RECORD = join(import.meta.dirname, '../../../games/siberia/records/greedy-2-players.json');

const OFFERED = '.is-offered, .prompt .is-main[data-action]';

/** A page that a service worker has cached, after the network and its server are gone. */
const test = base.extend<{ readonly offlinePage: Page }>({
  offlinePage: async ({ page, context }, use) => {
    const host = await startStaticHost(BUILT_PAGES);
    await page.goto(host.address);
    await page.evaluate(waitForServiceWorker);
    await context.setOffline(true);
    await host.stop();
    await page.reload();
    await use(page);
  },
});

test.use({ locale: 'en-GB', expectedErrors: /Failed to load resource|WebSocket/ });

async function logOf(page: Page): Promise<string[]> {
  // What happened since the last turn is a summary, which grows.
  const lines = page.locator('.log > .log-section .log-line');
  // It is drawn a few frames after the board.
  await lines.first().waitFor({ state: 'attached' });
  return lines.allInnerTexts();
}

async function playFirstOffer(page: Page): Promise<void> {
  const offer = page.locator(OFFERED).first();
  await offer.waitFor();
  // A bot that decides at the same time may take it first.
  await offer.click({ timeout: 3000 }).catch(() => undefined);
}

test(
  'a bot game is begun and played without a network, gives a hint, and survives a reload',
  { tag: '@desktop' },
  async ({ offlinePage: page }) => {
    await page.getByRole('article', { name: 'Siberia' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /Director/ }).click();
    await page.waitForURL(/\/local\//);
    for (let i = 0; i < 12; i++) await playFirstOffer(page);

    // A hint is given where there is a choice, and stays while the others decide.
    const hintButton = page.locator('.prompt-hint');
    for (let tries = 0; tries < 20 && !(await hintButton.isVisible()); tries++) await playFirstOffer(page);
    await hintButton.click();
    const hint = page.locator('.prompt-note', { hasText: 'Hint: ' });
    await hint.waitFor();
    await page.waitForTimeout(1000);
    await expect(hint).toBeVisible();

    await page.locator(OFFERED).first().waitFor();
    const before = await logOf(page);
    expect(before.length).toBeGreaterThan(0);
    await page.reload();
    await page.locator(OFFERED).first().waitFor();
    // Bots that decide at the same time as the person may have gone on.
    expect((await logOf(page)).slice(0, before.length)).toEqual(before);
    for (let i = 0; i < 5; i++) await playFirstOffer(page);

    const { pathname, origin } = new URL(page.url());
    await page.goto(`${origin}/replay/local/${pathname.split('/').at(-1)}`);
    await page.getByText('still running').waitFor();
  },
);

test(
  'a record from a file is replayed without a network: steps, turns, speed, seats, notation',
  { tag: '@desktop' },
  async ({ offlinePage: page }) => {
    const { plies } = JSON.parse(readFileSync(RECORD, 'utf8')) as { plies: unknown[] };
    const slider = page.getByRole('slider');
    await page.goto(`${new URL(page.url()).origin}/replay`);
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await slider.waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('2');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue(String(plies.length));
    await page.waitForURL(new RegExp(`#ply=${plies.length}`));
    await page.getByRole('button', { name: 'One turn back' }).click();
    await expect(slider).not.toHaveValue(String(plies.length));
    const paused = await slider.inputValue();
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      (least) => Number((document.querySelector('input[type=range]') as HTMLInputElement).value) > least,
      Number(paused),
    );
    await page.getByLabel('View as').selectOption('1');
    await page.waitForURL(/seat=1/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download notation' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/^game siberia/);
  },
);

test(
  'a game is played on from a moment of a replay without a network, survives a reload and names its origin',
  { tag: ['@desktop', '@phone', '@landscape'] },
  async ({ offlinePage: page, checkAccessibility }, { project }) => {
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/replay`);
    await page.locator('input[type=file]').setInputFiles(RECORD);
    const slider = page.getByRole('slider');
    const playOn = page.getByRole('button', { name: 'Play on from here' });
    await slider.waitFor();
    await page.keyboard.press('End');
    await expect(playOn).toHaveAttribute('aria-disabled', 'true');
    await slider.fill('60');
    await expect(playOn).toHaveAttribute('aria-disabled', 'false');
    await playOn.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    await expect(dialog).toContainText('dealt anew');
    await expectNoHorizontalScroll(page, 'dialog');
    await checkAccessibility(page, 'play on');
    await page.keyboard.press('Escape');
    await expect(playOn).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Your seat').selectOption('1');
    await dialog.getByLabel('Bots').selectOption('apprentice');
    // Arrow keys in the dialog leave the replay where it is.
    await dialog.getByRole('button', { name: 'Cancel' }).press('ArrowLeft');
    await expect(slider).toHaveValue('60');
    await dialog.getByRole('button', { name: 'Play on' }).press('Enter');
    await page.waitForURL(/\/local\//);
    const { pathname } = new URL(page.url());

    await playFirstOffer(page);
    await page.locator(OFFERED).first().waitFor();
    // Phones show the log only when it is opened.
    const readLog = (): Promise<string[]> => (project.name === 'desktop' ? logOf(page) : Promise.resolve([]));
    const before = await readLog();
    await page.reload();
    await page.locator(OFFERED).first().waitFor();
    expect((await readLog()).slice(0, before.length)).toEqual(before);
    await page.goto(origin);
    await expect(page.locator(`a[href="${pathname}"]`)).toContainText(/Played on from Round \d+/);
  },
);

test('a damaged record is found out', { tag: '@desktop' }, async ({ offlinePage: page }) => {
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as { hashes: string[] };
  const hashes = record.hashes.map((hash, i) => (i === 7 ? '0'.repeat(32) : hash));
  const damaged = join(mkdtempSync(join(tmpdir(), 'pithead-')), 'damaged.json');
  writeFileSync(damaged, JSON.stringify({ ...record, hashes }));
  await page.goto(`${new URL(page.url()).origin}/replay`);
  await page.locator('input[type=file]').setInputFiles(damaged);
  await page.getByText('the checksum after step 7 is wrong').waitFor();
});

test(
  'the rulebook opens at a rule and is searched without a network',
  { tag: '@desktop' },
  async ({ offlinePage: page }) => {
    await page.goto(`${new URL(page.url()).origin}/rules/siberia#SB-2.2`);
    const rule = page.locator('[id="SB-2.2"].is-linked');
    await rule.waitFor();
    await expect(rule).toBeFocused();
    await page.getByRole('searchbox').fill('frankfurt');
    await page.getByText(/passages found/).waitFor();
  },
);

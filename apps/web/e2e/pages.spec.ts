import { expectNoHorizontalScroll, takeScreenshot } from './checks.ts';
import { expect, test } from './fixtures.ts';
import type { PageServer } from './servers/pageServer.ts';
import { startPageServerWithFixedDeals } from './servers/pageServer.ts';

const PATHS = [
  '/',
  '/rules/glueck-auf',
  '/settings',
  '/account',
  '/friends',
  '/replay',
  '/review',
  '/nowhere',
];

/** What axe finds depends on the posture, and on the words, but not on both together. */
const POSTURES_OF_AXE: Readonly<Record<string, string>> = {
  'de-DE': 'desktop',
  'en-GB': 'phone',
  'nl-NL': 'landscape',
};

for (const locale of Object.keys(POSTURES_OF_AXE)) {
  test.describe(locale, () => {
    // A missing page answers 404, and a new visitor has no session (401).
    test.use({ locale, colorScheme: locale === 'en-GB' ? 'dark' : 'light', expectedErrors: /404|401/ });

    test(
      'no page scrolls sideways, and axe finds nothing in one posture of each language',
      { tag: ['@desktop', '@phone', '@landscape'] },
      async ({ page, checkAccessibility }, { project }) => {
        for (const path of PATHS) {
          await page.goto(path);
          // Parts of a page are loaded on demand: it is complete when it has its heading.
          await page.locator('h1').first().waitFor({ state: 'attached' });
          if (POSTURES_OF_AXE[locale] === project.name) await checkAccessibility(page, path);
          await expectNoHorizontalScroll(page, path);
          await takeScreenshot(page, `${path.replaceAll('/', '_')}-${locale.slice(0, 2)}-${project.name}`);
        }
      },
    );
  });
}

const TABLES = 30;

/** Open tables and running matches, each of another host. */
async function fillLobby({ address }: PageServer): Promise<void> {
  const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as T;
  };
  for (let i = 0; i < TABLES; i++) {
    const { token } = await post<{ token: string }>('/api/guests', { name: `Host ${i}`, language: 'en' });
    const table = { game: 'siberia', seats: 3, isPublic: true };
    await post('/api/tables', table, token);
    await post('/api/tables', { ...table, bots: ['hewer', 'hewer'] }, token);
  }
}

const BUTTONS = [
  { locale: 'de-DE', tag: '@desktop', tables: 'Weitere Tische', matches: 'Weitere Partien' },
  { locale: 'en-GB', tag: '@phone', tables: 'More tables', matches: 'More games' },
  { locale: 'nl-NL', tag: '@phone', tables: 'Meer tafels', matches: 'Meer partijen' },
];

/** A full lobby would disturb other checks on the shared server. */
const lobbyTest = test.extend<object, { readonly lobby: PageServer }>({
  lobby: [
    async ({}, use) => {
      const lobby = await startPageServerWithFixedDeals();
      await fillLobby(lobby);
      await use(lobby);
      await lobby.stop();
    },
    { scope: 'worker' },
  ],
});

for (const { locale, tag, tables, matches } of BUTTONS) {
  lobbyTest.describe(locale, () => {
    lobbyTest.use({ locale, expectedErrors: /401/ });

    lobbyTest(
      'the next page of tables and matches is loaded by keyboard, and the focus goes to its first entry',
      { tag },
      async ({ page, lobby, checkAccessibility }, { project }) => {
        await page.goto(lobby.address);
        const lists = [
          {
            entries: page.locator('.panel-tables li'),
            button: page.getByRole('button', { name: tables }),
            first: 25,
          },
          {
            entries: page.locator('.panel-watch li'),
            button: page.getByRole('button', { name: matches }),
            first: 4,
          },
        ];
        for (const { entries, button, first } of lists) {
          await button.waitFor();
          await expect(entries, 'entries of the first page').toHaveCount(first);
          await button.scrollIntoViewIfNeeded();
          await takeScreenshot(page, `lobby-${locale}-${first}-${project.name}`);
          await button.press('Enter');
          await entries.nth(first).locator('a:focus, button:focus').waitFor({ state: 'attached' });
          while ((await button.count()) > 0) {
            const before = await entries.count();
            await button.press('Enter');
            await entries.nth(before).waitFor();
          }
          await expect(entries, 'entries of all pages').toHaveCount(TABLES);
        }
        await checkAccessibility(page, 'a long lobby');
        await expectNoHorizontalScroll(page, 'a long lobby');
        await takeScreenshot(page, `lobby-${locale}-all-${project.name}`);
      },
    );
  });
}

import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll, takeScreenshot } from '../checks.ts';
import { expect, test } from '../fixtures.ts';

/** The page must have been opened before: the server accepts requests from its own pages alone. */
async function createAccount(page: Page, name: string): Promise<void> {
  await page.evaluate(async (person) => {
    const post = async (path: string, body: object): Promise<void> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    };
    await post('/api/guests', { name: person, language: 'en' });
    await post('/api/me/account', { name: person, password: 'bituminous coal 42' });
    localStorage.setItem('pithead.person', person);
    localStorage.setItem('pithead.account', 'on');
  }, name);
}

const POSTURES = [
  { locale: 'de-DE', colorScheme: 'light', tag: '@desktop', name: 'Hilde' },
  { locale: 'nl-NL', colorScheme: 'dark', tag: '@phone', name: 'Wout' },
  { locale: 'en-GB', colorScheme: 'dark', tag: '@landscape', name: 'Nell' },
] as const;

for (const { locale, colorScheme, tag, name } of POSTURES) {
  test.describe(locale, () => {
    test.use({ locale, colorScheme, expectedErrors: /401|404/ });

    test(
      'axe finds nothing on profile, ladder and notifications, with and without an account',
      { tag },
      async ({ page, checkAccessibility }) => {
        const look = async (path: string, state: string): Promise<void> => {
          await page.goto(path);
          await expect(page.locator('.community-panel h2').first()).toBeVisible();
          await expect(page.locator('#loading')).toHaveCount(0);
          if (`${path}, ${state}` === '/people/me, account')
            await expect(page.locator('.rating-card').first()).toBeVisible();
          await checkAccessibility(page, `${path}, ${state}`);
          await expectNoHorizontalScroll(page, `${path}, ${state}`);
          await takeScreenshot(page, `${path.replaceAll('/', '_')}-${state}-${locale.slice(0, 2)}`);
        };
        await look('/ratings', 'nobody');
        await look('/people/me', 'nobody');
        await createAccount(page, name);
        for (const path of ['/people/me', '/ratings/siberia', '/notifications']) await look(path, 'account');
      },
    );
  });
}

test.describe('own choices', () => {
  test.use({ locale: 'en-GB', expectedErrors: /400|401|404/ });

  test(
    'who sees a panel of the profile is chosen in its head, and the profile is shown as others see it',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/settings');
      await createAccount(page, 'Agnes');
      await page.goto('/people/me');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agnes');
      const audience = page.getByLabel('Who sees “Games won”').first();
      await expect(audience).toHaveValue('everyone');
      await audience.selectOption('me');
      await expect(page.locator('#visibility').getByRole('radiogroup', { name: /Games won/ })).toBeVisible();
      await page.getByRole('radio', { name: 'As anyone does' }).check();
      await expect(page.locator('#visibility')).toHaveCount(0);
      await expect(page.locator('#gamesWon')).toHaveCount(0);
      await expect(page.locator('#lastGames')).toHaveCount(1);
    },
  );

  test('somebody unknown is no player here', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/people/${'x'.repeat(22)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such player here');
  });

  test(
    'quiet hours and ticks are kept, and a webhook to a private address is refused in words',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/settings');
      await createAccount(page, 'Berta');
      await page.goto('/notifications');
      await page.getByRole('switch', { name: 'Keep quiet hours' }).check();
      const from = page.getByLabel('From');
      await expect(from).toHaveValue('22:30');
      await from.fill('21:15');
      await from.blur();
      await expect(page.locator('.dial-length')).toHaveText('9 h 45');
      const tick = page.getByRole('checkbox', { name: 'A game has ended: Webhook' });
      const before = await tick.isChecked();
      const isStored = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'PUT' &&
          answer.request().postDataJSON().events?.gameEnded.webhook === !before,
      );
      await tick.setChecked(!before);
      await isStored;
      await page.reload();
      await expect(page.getByLabel('From')).toHaveValue('21:15');
      expect(await page.getByRole('checkbox', { name: 'A game has ended: Webhook' }).isChecked()).toBe(
        !before,
      );
      await page.getByLabel('Address of the webhook').fill('https://192.168.1.4/hook');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('.toast')).not.toHaveText('');
      await expect(page.getByLabel('Address of the webhook')).toHaveValue('https://192.168.1.4/hook');
    },
  );
});

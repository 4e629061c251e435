/** What people do after a link in a mail, with a real mail server. */
import type { Page } from '@playwright/test';
import { tokenIn } from '@pithead/server/channels/testing/channelFixture';
import { SmtpReceiver } from '@pithead/server/channels/testing/smtpReceiver';
import { expectNoHorizontalScroll, takeScreenshot } from '../checks.ts';
import { expect, test } from '../fixtures.ts';
import { startPageServer } from '../servers/pageServer.ts';

const [PASSWORD, NEW_PASSWORD] = ['seven lamps under ground', 'eight lamps under ground'];

async function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const { origin } = new URL(page.url());
  const response = await page.request.fetch(origin + path, { method, data: body ?? {}, headers: { origin } });
  expect(response.status(), `${method} ${path}`).toBeLessThan(300);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const CASES = [
  {
    locale: 'de-DE',
    colorScheme: 'light',
    tag: '@desktop',
    confirm: 'Adresse bestätigen',
    confirmed: 'Deine Adresse ist bestätigt.',
    forgotten: 'Passwort vergessen?',
    account: 'Name oder E-Mail-Adresse',
    ask: 'Link schicken',
    asked: 'ist ein Link unterwegs',
    password: 'Neues Passwort',
    set: 'Passwort setzen',
    recovered: 'Dein neues Passwort gilt.',
    used: 'Dieser Link ist abgelaufen',
    end: 'E-Mails abbestellen',
    ended: 'Erledigt.',
  },
  {
    locale: 'en-GB',
    colorScheme: 'dark',
    tag: '@phone',
    confirm: 'Confirm address',
    confirmed: 'Your address is confirmed.',
    forgotten: 'Forgot your password?',
    account: 'Name or email address',
    ask: 'Send link',
    asked: 'a link is on its way',
    password: 'New password',
    set: 'Set password',
    recovered: 'Your new password is set.',
    used: 'This link has expired',
    end: 'End emails',
    ended: 'Done.',
  },
  {
    locale: 'nl-NL',
    colorScheme: 'light',
    tag: '@landscape',
    confirm: 'Adres bevestigen',
    confirmed: 'Je adres is bevestigd.',
    forgotten: 'Wachtwoord vergeten?',
    account: 'Naam of e-mailadres',
    ask: 'Link sturen',
    asked: 'is er een link onderweg',
    password: 'Nieuw wachtwoord',
    set: 'Wachtwoord instellen',
    recovered: 'Je nieuwe wachtwoord is ingesteld.',
    used: 'Deze link is verlopen',
    end: 'E-mails stopzetten',
    ended: 'Klaar.',
  },
] as const;

for (const { locale, colorScheme, tag, ...words } of CASES) {
  test.describe(locale, () => {
    // A used link answers 410, and a visitor without a session 401.
    test.use({ locale, colorScheme, expectedErrors: /401|410/ });

    test(
      'an address is confirmed, a password replaced, and mails are ended by the links of mails',
      { tag },
      async ({ page, checkAccessibility }, { project }) => {
        const smtp = await SmtpReceiver.start();
        const server = await startPageServer(undefined, { PITHEAD_SMTP_URL: smtp.url });
        const check = async (state: string): Promise<void> => {
          // Pages are loaded on demand: one is complete when it has its heading.
          await page.locator('h1').first().waitFor({ state: 'attached' });
          await checkAccessibility(page, state);
          await expectNoHorizontalScroll(page, state);
          await takeScreenshot(page, `mail-${state}-${project.name}`);
        };
        const open = (path: string) => page.goto(server.address + path);
        // By keyboard: a button below the fold is not scrolled to.
        const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
        await open('/');
        await send(page, 'POST', '/api/guests', { name: 'Ada', language: locale.slice(0, 2) });
        await send(page, 'POST', '/api/me/account', { name: 'Ada', password: PASSWORD });
        await send(page, 'PUT', '/api/me/email', { address: 'ada@example.org', password: PASSWORD });

        await open(`/confirm#${tokenIn(await smtp.next(1))}`);
        await check('confirm');
        await press(words.confirm);
        await expect(page.getByText(words.confirmed)).toBeVisible();
        await expect(page.getByText(words.confirmed).locator('xpath=ancestor::section')).toBeFocused();

        await send(page, 'POST', '/api/logout');
        await open('/account');
        await page.getByRole('link', { name: words.forgotten }).press('Enter');
        await page.getByLabel(words.account).fill('ada@example.org');
        await check('ask');
        await press(words.ask);
        await expect(page.getByText(words.asked)).toBeVisible();
        const link = `/recover#${tokenIn(await smtp.next(2))}`;
        await open(link);
        await page.getByRole('textbox', { name: words.password }).fill(NEW_PASSWORD);
        await check('recover');
        await press(words.set);
        await expect(page.getByText(words.recovered)).toBeVisible();
        await check('recovered');
        await open('/');
        await open(link);
        await page.getByRole('textbox', { name: words.password }).fill(NEW_PASSWORD);
        await press(words.set);
        await expect(page.getByText(words.used)).toBeVisible();

        await send(page, 'POST', '/api/login', { name: 'Ada', password: NEW_PASSWORD });
        await send(page, 'POST', '/api/me/email/test');
        const header = (await smtp.next(3)).headers['list-unsubscribe'] ?? '';
        await page.goto(header.slice(1, -1));
        await check('unsubscribe');
        await press(words.end);
        await expect(page.getByText(words.ended)).toBeVisible();
        const { email } = await send<{ email: { isOn: boolean } }>(page, 'GET', '/api/me/channels');
        expect(email.isOn).toBe(false);
        // A page without its server reports errors.
        await page.close();
        await Promise.all([server.stop(), smtp.close()]);
      },
    );
  });
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoHorizontalScroll, takeScreenshot } from '../checks.ts';
import { expect, test } from '../fixtures.ts';
import { startPageServer } from '../servers/pageServer.ts';

const PASSWORD = 'seven lamps under ground';
const PITHEAD = join(import.meta.dirname, '../../../cli/dist/pithead.js');

test.use({ locale: 'en-GB', expectedErrors: /404|401|403/ });

async function post<T>(page: Page, path: string, body: object): Promise<T> {
  const response = await page.request.post(path, {
    data: body,
    headers: { origin: new URL(page.url()).origin },
  });
  return (await response.text()) === '' ? (undefined as T) : ((await response.json()) as T);
}

async function enter(context: BrowserContext, address: string, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await post(page, `${address}/api/guests`, { name, language: 'en' });
  await post(page, `${address}/api/me/account`, { name, password: PASSWORD });
  // The page asks who somebody is only where it has seen a session.
  await page.evaluate((known) => localStorage.setItem('pithead.person', known), name);
  return page;
}

test(
  'two people become friends by a link, one is reported and muted by an operator, and blocked from the menu by keyboard',
  { tag: '@desktop' },
  async ({ browser, checkAccessibility }) => {
    const server = await startPageServer();
    const { address } = server;
    const contexts = await Promise.all([1, 2].map(() => browser.newContext({ locale: 'en-GB' })));
    const [ada, ben] = (await Promise.all(
      contexts.map((context, i) => enter(context, address, i === 0 ? 'Ada' : 'Ben')),
    )) as [Page, Page];

    await ada.goto(`${address}/friends`);
    await ada.getByRole('button', { name: 'Create invitation link' }).click();
    const link = await ada.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    await checkAccessibility(ada, 'an invitation link');
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Accept' }).click();
    await expect(ben.getByRole('button', { name: 'Remove: Ada' })).toBeVisible();
    await checkAccessibility(ben, 'friends');
    await ben.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(ben, 'friends on a phone');
    await takeScreenshot(ben, 'friends-phone');
    await ben.setViewportSize({ width: 1280, height: 800 });

    const { id } = await post<{ id: string }>(ada, `${address}/api/tables`, { game: 'siberia', seats: 3 });
    await post(ben, `${address}/api/tables/${id}/join`, {});
    await ada.goto(`${address}/table/${id}`);
    const menu = ada.getByRole('button', { name: 'Menu of Ben' });
    await menu.focus();
    await ada.keyboard.press('Enter');
    await expect(ada.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await checkAccessibility(ada, 'the menu of a person');
    await takeScreenshot(ada, 'person-menu');
    await ada.keyboard.press('End');
    await expect(ada.getByRole('menuitem', { name: 'Report …' })).toBeFocused();
    await ada.keyboard.press('Enter');
    await ada.getByRole('dialog').getByLabel('What should we know?').fill('See the name');
    await checkAccessibility(ada, 'a report');
    await ada.getByRole('button', { name: 'Send report' }).click();
    await expect(ada.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();

    execFileSync(process.execPath, [PITHEAD, 'operator', 'add', 'Ada', '--data', server.data]);
    await ben.goto(`${address}/moderation`);
    await expect(ben.getByRole('heading', { level: 1 })).not.toHaveText('Moderation');
    await ada.goto(`${address}/moderation`);
    await expect(ada.getByRole('article')).toContainText('See the name');
    await ada
      .getByRole('combobox', { name: 'Action' })
      .selectOption({ label: 'Mute in all chats for 7 days' });
    await ada.getByRole('textbox', { name: 'Reason' }).fill('a test');
    await checkAccessibility(ada, 'moderation');
    await ada.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(ada, 'moderation on a phone');
    await takeScreenshot(ada, 'moderation-phone');
    await ada.setViewportSize({ width: 1280, height: 800 });
    await ada.getByRole('button', { name: 'Carry out' }).click();
    await expect(ada.getByRole('article')).toHaveCount(0);
    await expect(ada.getByText('Ben muted')).toBeVisible();

    await ada.goto(`${address}/table/${id}`);
    await menu.click();
    await ada.getByRole('menuitem', { name: 'Block', exact: true }).click();
    await expect(ada.getByRole('status').filter({ hasText: 'Ben is blocked' })).toBeVisible();
    await ada.goto(`${address}/friends`);
    await expect(ada.getByRole('button', { name: 'Unblock: Ben' })).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Remove: Ben' })).toHaveCount(0);
    for (const context of contexts) await context.close();
    await server.stop();
  },
);

import type { BrowserContext, Page } from '@playwright/test';
import { startGameInTwoTaps } from './botGame.ts';
import { expectNoHorizontalScroll, takeScreenshot } from './checks.ts';
import { expect, test } from './fixtures.ts';
import { expectChoiceByTyping } from './players/typingPlayer.ts';

test.use({ locale: 'en-GB' });

const storedMatches = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('pithead');
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('heads').objectStore('heads').count();
          count.addEventListener('success', () => {
            resolve(count.result);
            opening.result.close();
          });
        });
      }),
  );

test(
  'my games show round and scores, and a removed one comes back with Undo or is deleted',
  { tag: ['@desktop', '@phone'] },
  async ({ page, checkAccessibility }, { project }) => {
    for (const game of ['siberia', 'glueck-auf']) {
      await page.goto('/');
      await startGameInTwoTaps(page, game);
      await page.locator('.prompt').waitFor();
    }
    await page.addInitScript(() => {
      const kept = window as unknown as { shift: number };
      kept.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const cards = page.locator('.my-games > li');
    const [siberia, glueckAuf] = ['Siberia', 'Glück Auf'].map((name) => cards.filter({ hasText: name }));
    await expect(siberia!).toContainText(/Round 1 · today, \d\d:\d\d/);
    await expect(glueckAuf!).toContainText('Shift 1 of 3');
    await expect(glueckAuf!.locator('.my-game-score').first()).toContainText('Guest: 0');
    await page.locator('.foot').waitFor();
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift, 'layout shift while the games are loaded').toBeLessThan(0.05);
    await checkAccessibility(page, 'my games');
    await expectNoHorizontalScroll(page, 'my games');

    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await siberia!.getByRole('button').click();
    await expect(cards).toHaveCount(1);
    await expect(page.locator('.toast [role="status"]')).toHaveText('Siberia deleted from this device.');
    await takeScreenshot(page, `removed-game-${project.name}`);
    await undo.click();
    await expect(cards).toHaveCount(2);

    await siberia!.getByRole('button').press('Enter');
    await expect(undo, 'Undo is at hand on the keyboard').toBeFocused();
    expect(await storedMatches(page)).toBe(2);
    // Another removal ends the first one’s time for Undo.
    await glueckAuf!.getByRole('button').click();
    await expect.poll(() => storedMatches(page)).toBe(1);
    await undo.click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Glück Auf');
  },
);

test(
  'a new account is confirmed, says what to do without its password, and is nowhere called a guest',
  { tag: '@desktop' },
  async ({ page, checkAccessibility }) => {
    await page.goto('/account');
    const form = page.locator('form', { hasText: 'Save my games' });
    await form.getByLabel('Name').fill('Mathilda');
    await form.getByLabel('Password').fill('seven lamps underground');
    await form.getByRole('button', { name: 'Create account' }).click();
    const notice = page.locator('section.page-form:focus');
    await expect(notice).toContainText('Your account “Mathilda” has been created.');
    await expect(notice.locator('code')).toHaveText('pithead password Mathilda');
    await checkAccessibility(page, 'a new account');
    // Collects every text of the header, also those that are soon replaced.
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = ((window as unknown as { seen: unknown[] }).seen = []) as never;
      const look = (): void => void seen.push(document.querySelector<HTMLElement>('.who-words')?.innerText);
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
    for (const path of ['/settings', '/rules/siberia', '/replay', '/account', '/']) {
      await page.goto(path);
      await expect(page.locator('.who-words')).toHaveText(/Mathilda\s*My profile/);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('|'));
      expect(seen, path).not.toContain('Guest');
    }
  },
);

test(
  'the choice of the bots’ level fits into the card of its game, with and without the offer of the guide',
  { tag: ['@desktop', '@phone'] },
  async ({ page }) => {
    await page.goto('/');
    const card = page.locator('.chamber-rockwell');
    await card.locator('.button.is-main').click();
    const isClipped = (): Promise<boolean> =>
      card.evaluate((whole) => {
        const top = whole.querySelector('.choice')?.getBoundingClientRect().top ?? 0;
        return top < whole.getBoundingClientRect().top + whole.clientTop;
      });
    const closeGuide = card.locator('.choice-guide button');
    await closeGuide.waitFor();
    await expect.poll(isClipped).toBe(false);
    await closeGuide.click();
    await expect(closeGuide).toHaveCount(0);
    await expect.poll(isClipped).toBe(false);
  },
);

async function enter(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await request(page, 'POST', '/api/guests', { name, language: 'en' });
  // As the page does when it creates the guest itself.
  await page.evaluate((known) => localStorage.setItem('pithead.person', known), name);
  return page;
}

const request = <T>(page: Page, method: string, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([how, to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to as string, { method: how as string, headers, body: text as string });
      return response.status === 204 ? undefined : response.json();
    },
    [method, path, JSON.stringify(body)],
  );

test(
  'everybody sees who has resigned, in the replay too, and a deleted player has a name',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: baseURL ?? '' })));
    const [ada, ben] = (await Promise.all(
      contexts.map((context, i) => enter(context, ['Ada', 'Ben'][i] as string)),
    )) as [Page, Page];
    const { id } = await request<{ id: string }>(ada, 'POST', '/api/tables', { game: 'siberia', seats: 2 });
    await request(ben, 'POST', `/api/tables/${id}/join`, {});
    await request(ada, 'POST', `/api/tables/${id}/start`, {});
    await ada.goto(`/table/${id}`);
    await ben.goto(`/table/${id}`);
    await expectChoiceByTyping([ada, ben]);
    const card = ada.locator('.seat-card', { hasText: 'Ben' });
    await expect(card).toContainText('Ben');
    await request(ben, 'POST', `/api/tables/${id}/acts`, { act: 'resign', seat: 1, id: 'resign-1', seq: 0 });
    await expect(card).toContainText('resigned');
    await ada.goto('/');
    const game = ada.locator('.my-games > li');
    await expect(game).toContainText('with Ben (resigned)');
    await request(ben, 'DELETE', '/api/me', {});
    await ada.reload();
    await expect(game).toContainText('with Former player (resigned)');
    await ada.goto(`/table/${id}`);
    await expect(ada.locator('.seat-card', { hasText: 'Former player' })).toHaveCount(1);
    await request(ada, 'POST', `/api/tables/${id}/acts`, { act: 'resign', seat: 0, id: 'resign-2', seq: 0 });
    await ada.goto(`/replay/table/${id}`);
    await ada.locator('.replay-stage').waitFor();
    await ada.keyboard.press('End');
    await expect(ada.locator('.replay-log li')).toContainText([/has resigned/, /Ada has resigned/]);
    await expect(ada.locator('.replay-seats li', { hasText: 'resigned' })).toHaveCount(2);
    await expect(ada.locator('.transport-mark')).toHaveCount(2);
    for (const context of contexts) await context.close();
  },
);

import type { BrowserContext, Page } from '@playwright/test';
import { GAME_IDS, tableLocator } from './botGame.ts';
import { takeScreenshot } from './checks.ts';
import { expect, test } from './fixtures.ts';
import { startPageServerWithFixedDeals } from './servers/pageServer.ts';
import { playByTouch } from './players/touchPlayer.ts';
import { withoutDrawing } from './players/withoutDrawing.ts';

const SECRETS: Readonly<Record<string, string>> = {
  'glueck-auf': '.ga-tray [data-stop]',
  rockwell: '.rw-screen, .rw-bid, .rw-insure, .rw-heap',
  siberia: '.sb-new, .sb-planned',
};

const OFFERED = '#board [data-stop].is-offered';

test.use({ locale: 'en-GB' });

const post = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, text]) =>
      (
        await fetch(to as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: text as string,
        })
      ).json(),
    [path, JSON.stringify(body)],
  );

async function enter(context: BrowserContext, address: string, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await post(page, '/api/guests', { name, language: 'en' });
  return page;
}

/** RW-4.6: until the other one has sealed, a sealed bid can be opened again. */
async function expectBidReopens(page: Page): Promise<void> {
  await page.locator('.rw-bid .rw-more').first().click();
  const bid = (): Promise<string> => page.locator('.rw-bid .rw-total b').innerText();
  const before = await bid();
  await page.locator('.rw-bid [data-main]').click();
  await page.locator('.rw-sealed-note button').click();
  await page.locator('.rw-bid [data-main]').waitFor();
  expect(await bid(), 'a bid that was opened again').toBe(before);
}

for (const game of GAME_IDS) {
  test(
    `${game}: two people play, a third watches and is offered nothing, and all go on after the server was killed`,
    { tag: '@desktop' },
    async ({ browser, checkAccessibility }) => {
      // This check kills its server, which would disturb others on the shared one.
      const server = await startPageServerWithFixedDeals();
      const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
      // Nobody presses “Continue” for the spectator.
      await contexts[2]?.addInitScript(() => localStorage.setItem('pithead.continue', 'auto'));
      const [ada, ben, eve] = (await Promise.all(
        contexts.map((context, i) => enter(context, server.address, ['Ada', 'Ben', 'Eve'][i] as string)),
      )) as [Page, Page, Page];

      const { id } = await post<{ id: string }>(ada, '/api/tables', { game, seats: 2 });
      await post(ben, `/api/tables/${id}/join`, {});
      await ada.goto(`${server.address}/table/${id}`);
      await ada.locator('main h1, main h2').first().waitFor();
      await checkAccessibility(ada, 'waiting room');
      await takeScreenshot(ada, `waiting-${game}`);

      await post(ada, `/api/tables/${id}/start`, {});
      for (const page of [ben, eve]) await page.goto(`${server.address}/table/${id}`);
      for (const page of [ada, ben, eve]) await tableLocator(page, game).waitFor();
      if (game === 'rockwell') await expectBidReopens(ada);

      const playUntil = async (isDone: () => Promise<boolean>): Promise<void> => {
        await withoutDrawing(eve, () =>
          Promise.all([
            withoutDrawing(ada, () => playByTouch(ada, { game, isDone, seed: 3 })),
            withoutDrawing(ben, () => playByTouch(ben, { game, isDone, seed: 4 })),
          ]),
        );
      };
      let decisions = 0;
      await playUntil(async () => ++decisions > 60);
      expect(await eve.locator(OFFERED).count(), 'offers to a spectator').toBe(0);
      expect(await eve.locator(SECRETS[game] ?? '').count(), 'secrets shown to a spectator').toBe(0);
      await takeScreenshot(eve, `watching-${game}`);

      const log = (page: Page): Promise<string | null> => page.locator('#log').textContent();
      const before = await log(eve);
      await server.restart();
      // A spectator hears of a sealed choice only when it is opened.
      await playUntil(async () => (await log(eve)) !== before);

      await Promise.all(contexts.map((context) => context.close()));
      await server.stop();
    },
  );
}

/**
 * People at one table, each in a browser of their own: two play, a third watches, the server is killed in
 * between; afterwards the match is
 * replayed. `tsx apps/web/e2e/people.ts [game …]`
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, said } from './browser.ts';
import { playThrough } from './playThrough.ts';
import { serve } from './server.ts';
import { checkAccess, open, picture, tableOf } from './visit.ts';

/** What only its owner may see, in the page of an onlooker. */
const SECRETS: Readonly<Record<string, string>> = {
  'glueck-auf': '.ga-tray [data-stop]',
  rockwell: '.rw-screen, .rw-bid, .rw-insure, .rw-heap',
  siberia: '.sb-new, .sb-planned',
};

/** RW-4.6: a sealed bid is opened again as it was, while the other one has not sealed. */
async function reopens(page: Page): Promise<void> {
  await page.locator('.rw-bid .rw-more').first().click();
  const bid = (): Promise<string> => page.locator('.rw-bid .rw-total b').innerText();
  const before = await bid();
  await page.locator('.rw-bid [data-main]').click();
  await page.locator('.rw-sealed-note button').click();
  await page.locator('.rw-bid [data-main]').waitFor();
  assert.equal(await bid(), before, 'a bid that was opened again is another one');
  said('rockwell: a sealed bid is opened again as it was');
}

/** Two people at a private table, and somebody who watches; the server is killed in between. */
async function together(
  browser: Browser,
  served: Awaited<ReturnType<typeof serve>>,
  game: string,
): Promise<void> {
  const [ada, ben, eve] = (await Promise.all([1, 2, 3].map(() => open(browser, { locale: 'en-GB' })))) as [
    Page,
    Page,
    Page,
  ];
  const enter = async (page: Page, name: string): Promise<void> => {
    await page.goto(served.address);
    await page.evaluate(
      (body) =>
        fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({ name, language: 'en' }),
    );
  };
  await Promise.all([enter(ada, 'Ada'), enter(ben, 'Ben'), enter(eve, 'Eve')]);
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
  const { id } = await post<{ id: string }>(ada, '/api/tables', { game, seats: 2 });
  await post(ben, `/api/tables/${id}/join`, {});
  await ada.goto(`${served.address}/table/${id}`);
  await ada.locator('main h1, main h2').first().waitFor();
  await checkAccess(ada, 'waiting room');
  await picture(ada, `waiting-${game}`);
  await post(ada, `/api/tables/${id}/start`, {});
  for (const page of [ben, eve]) await page.goto(`${served.address}/table/${id}`);
  for (const page of [ada, ben, eve]) await tableOf(page, game).waitFor();
  if (game === 'rockwell') await reopens(ada);
  const offered = '#board [data-stop].is-offered';
  const playUntil = async (isOver: () => Promise<boolean>): Promise<void> => {
    await Promise.all([
      playThrough(ada, { game, isOver, seed: 3 }),
      playThrough(ben, { game, isOver, seed: 4 }),
    ]);
  };
  let looks = 0;
  await playUntil(async () => ++looks > 60);
  assert.equal(await eve.locator(offered).count(), 0, 'an onlooker is offered something');
  assert.equal(await eve.locator(SECRETS[game] ?? '').count(), 0, 'an onlooker sees what is hidden');
  await picture(eve, `watching-${game}`);
  said(`${game}: two people play, a third watches and is offered nothing`);
  const log = (page: Page): Promise<string[]> => page.locator('[role="log"] li').allInnerTexts();
  const before = (await log(eve)).length;
  await served.restart();
  // Sealed choices are not told: it takes as long as it takes until the onlooker hears of something.
  await playUntil(async () => (await log(eve)).length > before);
  said(`${game}: the server is killed and comes back, and all three go on by themselves`);
  await Promise.all([ada, ben, eve].map((page) => page.context().close()));
}

const served = await serve();
const browser = await openBrowser();
try {
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : ['glueck-auf', 'rockwell', 'siberia'])
    await together(browser, served, game);
} finally {
  await browser.close();
  await served.stop();
}

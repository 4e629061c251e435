import type { Page } from '@playwright/test';
import { END, GAME_IDS, rememberBots, startGameInTwoTaps } from './botGame.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import type { TypedWords } from './players/typingPlayer.ts';
import { withoutDrawing } from './players/withoutDrawing.ts';
import { ask, playByTyping } from './players/typingPlayer.ts';

/** One language for each game, and a deal that ends early. */
const TYPED: Readonly<Record<string, TypedWords & { readonly locale: string; readonly deal: number }>> = {
  'glueck-auf': {
    locale: 'de-DE',
    deal: 1,
    offers: 'Möglichkeiten',
    goOn: 'weiter',
    confirm: 'bestätigen',
    selected: 'Gewählt',
  },
  rockwell: {
    locale: 'en-GB',
    deal: 1,
    offers: 'choices',
    goOn: 'continue',
    confirm: 'confirm',
    selected: 'Selected',
  },
  siberia: {
    locale: 'nl-NL',
    deal: 4,
    offers: 'mogelijkheden',
    goOn: 'verder',
    confirm: 'bevestigen',
    selected: 'Gekozen',
  },
};

// Deals are fixed by replacing a script, which a service worker would prevent.
test.use({
  serviceWorkers: 'block',
  expectedErrors: /401/,
  deal: 7,
});

/** End and Home go to the last and first offer, Shift+O goes backwards. */
async function expectOffersByKey(page: Page): Promise<void> {
  const offers = page.locator('#board [data-stop].is-offered:not([disabled])').locator('visible=true');
  await offers.first().waitFor();
  await page.locator('#board').focus();
  await page.keyboard.press('End');
  await expect(offers.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(offers.first()).toBeFocused();
  await page.keyboard.press('Shift+O');
  await expect(offers.last()).toBeFocused();
}

test.describe(() => {
  test.use({ locale: 'nl-NL' });
  test('people who share a device hand it over and play by typing', { tag: '@desktop' }, async ({ page }) => {
    const form = { game: 'glueck-auf', who: 'device', seats: 2 };
    await page.addInitScript((text) => localStorage.setItem('pithead.wish', text), JSON.stringify(form));
    await page.goto('/');
    await page.locator('#open .is-main').click();
    await page.locator('.prompt').waitFor();
    const field = page.getByRole('combobox');
    const said = async (line: string): Promise<string> => (await ask(page, field, line))[0] ?? '';
    await page.locator('#board').focus();
    await page.keyboard.press(':');
    await field.waitFor();
    const names: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const name = /^Geef het toestel aan (Gast \d)$/.exec(await said('1'))?.[1] ?? '';
      expect(await said('verder')).toBe(`Jij bent aan de beurt, ${name}.`);
      expect(await said('1')).toContain('“bevestigen”');
      expect(await said('bevestigen')).toMatch(/^Gekozen: /);
      names.push(name);
    }
    expect(new Set(names)).toEqual(new Set(['Gast 1', 'Gast 2']));
  });
});

for (const game of GAME_IDS) {
  const { locale, deal, ...words } = TYPED[game] as (typeof TYPED)[string];

  test.describe(() => {
    test.use({ locale, deal });
    test(
      `${game}: a whole game is played through the command line alone`,
      { tag: '@desktop' },
      async ({ page, checkAccessibility }) => {
        await page.goto('/');
        // The other whole games are played by three seats; a game of two ends sooner.
        await rememberBots(page, game, 1);
        await startGameInTwoTaps(page, game);
        await expectOffersByKey(page);
        await page.locator('#board').focus();
        await page.keyboard.press(':');
        const field = page.getByRole('combobox');
        await field.waitFor();
        await field.press('ArrowDown');
        await page.getByRole('option').first().waitFor();
        await checkAccessibility(page, `${game}: suggestions`, ON_A_BOARD);
        // The first Escape closes the suggestions, the second one the command line.
        await field.press('Escape');
        await field.press('Escape');
        await field.waitFor({ state: 'detached' });
        await page.waitForFunction(() => document.activeElement?.id === 'board');
        const decisions = await withoutDrawing(page, () => playByTyping(page, words, 7));
        test.info().annotations.push({ type: 'decisions', description: String(decisions) });
        expect(decisions).toBeGreaterThan(5);
        await page.locator(END).waitFor();
        await expect(page.locator('.command-line'), 'the result is not covered').toHaveCount(0);
      },
    );
  });
}

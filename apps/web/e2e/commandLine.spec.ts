import type { Page } from '@playwright/test';
import { END, GAME_IDS, startGameInTwoTaps } from './botGame.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import type { TypedWords } from './players/typingPlayer.ts';
import { playByTyping } from './players/typingPlayer.ts';

/** One language for each game. */
const TYPED: Readonly<Record<string, TypedWords & { readonly locale: string }>> = {
  'glueck-auf': {
    locale: 'de-DE',
    offers: 'Möglichkeiten',
    goOn: 'weiter',
    confirm: 'bestätigen',
    selected: 'Gewählt',
  },
  rockwell: {
    locale: 'en-GB',
    offers: 'offers',
    goOn: 'continue',
    confirm: 'confirm',
    selected: 'Selected',
  },
  siberia: {
    locale: 'nl-NL',
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
  deal: 1,
  // A DOM snapshot before each of a thousand actions would double the time.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
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

for (const game of GAME_IDS) {
  const { locale, ...words } = TYPED[game] as (typeof TYPED)[string];

  test.describe(() => {
    test.use({ locale });
    test(
      `${game}: a whole game is played through the command line alone`,
      { tag: '@desktop' },
      async ({ page, checkAccessibility }) => {
        await page.goto('/');
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
        const decisions = await playByTyping(page, words, 7);
        test.info().annotations.push({ type: 'decisions', description: String(decisions) });
        expect(decisions).toBeGreaterThan(5);
        await page.locator(END).waitFor();
      },
    );
  });
}

import type { Page } from '@playwright/test';
import { GAME_IDS, startGameInTwoTaps } from './botGame.ts';
import { expectNoHorizontalScroll, takeScreenshot } from './checks.ts';
import { expect, ON_A_BOARD, test } from './fixtures.ts';
import { playByTouch } from './players/touchPlayer.ts';

test.use({ serviceWorkers: 'block', expectedErrors: /401/, deal: 1 });

const OFFERED = '#board [data-stop].is-offered';

async function playSome(page: Page, game: string, decisions: number): Promise<void> {
  let count = 0;
  await playByTouch(page, { game, hasTouch: false, isDone: async () => ++count > decisions });
  await page.locator(OFFERED).first().waitFor();
}

test.describe(() => {
  test.use({ locale: 'en-GB' });

  test(
    'the rules open beside the table at the rule that was asked for, and the table stays playable',
    { tag: '@desktop' },
    async ({ page, checkAccessibility }) => {
      await page.goto('/');
      await startGameInTwoTaps(page, 'siberia');
      await page.locator(OFFERED).first().waitFor();
      const address = page.url();

      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'What can I do now?' });
      const link = help.locator('.now-choices a').first();
      await link.waitFor();
      const rule = (await link.innerText()).trim();
      await checkAccessibility(page, 'what can I do now', ON_A_BOARD);
      await takeScreenshot(page, 'panel-now');
      await link.click();
      const drawer = page.locator('.rules-drawer');
      await expect(drawer.locator(`[id="${rule}"].is-linked`)).toBeFocused();
      await expect(help).toHaveCount(0);
      await checkAccessibility(page, 'rules beside the table', ON_A_BOARD);
      await takeScreenshot(page, 'panel-rules');

      await page.locator(OFFERED).first().click();
      await expect(drawer).toBeVisible();
      expect(page.url(), 'the table was not left').toBe(address);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);

      const book = page.locator('.tool-rules');
      await book.focus();
      await page.keyboard.press('Enter');
      await drawer.getByRole('searchbox').fill('frankfurt');
      await drawer.locator('.rulebook-search li a').first().click();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(book, 'the focus is back where the drawer was opened').toBeFocused();
    },
  );
});

test.describe(() => {
  test.use({ locale: 'nl-NL', colorScheme: 'dark' });

  test(
    'on a phone the log is one tap from the prompt and says what happened since the last turn',
    { tag: '@phone' },
    async ({ page, checkAccessibility }) => {
      await page.goto('/');
      await startGameInTwoTaps(page, 'siberia');
      await playSome(page, 'siberia', 12);
      await page.locator('.prompt-log').click();
      const sheet = page.getByRole('dialog', { name: 'Spelverloop' });
      await sheet.locator('.log-line').first().waitFor();
      await checkAccessibility(page, 'log on a phone', ON_A_BOARD);
      await takeScreenshot(page, 'panel-log-phone');
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(page.locator('.prompt-log')).toBeFocused();
    },
  );
});

for (const locale of ['de-DE', 'en-GB', 'nl-NL']) {
  test.describe(() => {
    test.use({ locale, colorScheme: locale === 'nl-NL' ? 'dark' : 'light' });

    test(
      `${locale}: every rulebook begins with how to play, with pictures of real components`,
      { tag: ['@desktop', '@phone'] },
      async ({ page }, { project }) => {
        for (const game of GAME_IDS) {
          await page.goto(`/rules/${game}`);
          const pictures = page.locator('.rulebook-text > section').first().locator('.rule-picture');
          await pictures.first().waitFor();
          const heights = await pictures
            .locator('.rule-picture-frame')
            .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
          expect(heights.length).toBe(await pictures.count());
          expect(heights.length).toBeGreaterThan(6);
          for (const height of heights) expect(height, game).toBeGreaterThan(50);
          const text = await page.locator('.rulebook-text').innerText();
          expect(text).not.toMatch(/specification|data\/components\.json|Test cases/);
          await expectNoHorizontalScroll(page, game);
          await takeScreenshot(page, `rules-${game}-${locale.slice(0, 2)}-${project.name}`);
        }
      },
    );
  });
}

test.describe(() => {
  test.use({ locale: 'en-GB' });

  test(
    'an example of the rulebook is played on the real table and closes without a trace',
    { tag: ['@desktop', '@phone'] },
    async ({ page, checkAccessibility }, { project }) => {
      await page.goto('/rules/glueck-auf');
      await page.getByRole('searchbox').fill('kick out');
      await page.locator('.rulebook-search li a', { hasText: 'GA-4.2' }).click();
      await page.locator('[id="GA-4.2"] .rule-example').click();
      const example = page.getByRole('dialog', { name: /mining space 6/ });
      await page.locator(OFFERED).first().waitFor();
      await checkAccessibility(page, 'an example of the rulebook', ON_A_BOARD);
      await takeScreenshot(page, `example-${project.name}`);
      await page.locator('[data-at="space-10"]').click();
      await expect(example.getByRole('status').filter({ hasText: 'Well done.' })).toBeVisible();
      await example.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/rules\/glueck-auf/);
      await page.goto('/');
      await expect(page.locator('a[href^="/local/"]')).toHaveCount(0);
    },
  );
});

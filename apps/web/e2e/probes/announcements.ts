/** What screen readers are told while a game is played. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of live regions, and messages of the log with `log: ` before them. */
    announced?: string[];
  }
}

export const recordAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const announced: string[] = (window.announced = []);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live="polite"], [role="status"], [role="alert"]');
        // The whole of a region is read out if it is atomic, as these roles are.
        const isAtomic = region?.matches('[aria-atomic="true"], [role="status"], [role="alert"]') === true;
        if (region !== null) announced.push((isAtomic ? region : element)?.textContent ?? '');
        else if (element?.matches('[role="log"]') === true)
          announced.push(...[...addedNodes].map((node) => `log: ${node.textContent}`));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export interface RecordedAnnouncements {
  /** Numbers without a word. */
  readonly bare: readonly string[];
  /** Messages that begin with the bot of the message before them: one turn in two messages. */
  readonly torn: readonly string[];
  readonly turns: number;
}

export async function readAnnouncements(page: Page): Promise<RecordedAnnouncements> {
  const announced = await page.evaluate(() => window.announced ?? []);
  const told = announced.filter((text) => text.startsWith('log: '));
  const botOf = (text: string): string | undefined => /^log: (Bot \p{L}+)/u.exec(text)?.[1];
  return {
    bare: announced.filter((text) => /^(?:log: )?[\s\d.,+−$/-]+$/.test(text)),
    torn: told.filter((text, i) => botOf(text) !== undefined && botOf(text) === botOf(told[i - 1] ?? '')),
    turns: told.filter((text) => botOf(text) !== undefined).length,
  };
}

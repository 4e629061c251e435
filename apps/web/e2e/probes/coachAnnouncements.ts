/** What the coach tells screen readers. */
import type { Page } from '@playwright/test';

interface AnnouncingPage {
  coachAnnouncements?: string[];
}

/** Records every text of the coach's polite status, from the first page on. */
export const recordCoachAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announcing = window as unknown as AnnouncingPage;
    const heard: string[] = (announcing.coachAnnouncements = []);
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('.coach ~ [role="status"]')?.textContent ?? '';
      if (text !== last && text !== '') heard.push(text);
      last = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** How often the sentence on the sign was announced. */
export const announcementsOfSentence = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const said = document.querySelector('.coach-say')?.textContent ?? '';
    const { coachAnnouncements = [] } = window as unknown as AnnouncingPage;
    return coachAnnouncements.filter((each) => each.includes(said)).length;
  });

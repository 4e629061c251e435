/** Writes the pictures of the documents: two screenshots and a drawing of the terminal (`npm run screenshots`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { openBrowser } from '../e2e/browser.ts';
import { DESKTOP } from '../e2e/viewports.ts';
import { terminalPicture } from './terminalPicture.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');

const SCREENSHOTS = [
  { file: 'table-day.png', query: 'game=glueck-auf&state=mining&theme=day&still' },
  { file: 'table-night.png', query: 'game=siberia&state=actions&theme=night&still' },
];

/** Runs in the page: parts of a table are drawn one after the other, and fonts arrive late. */
async function waitUntilSettled(): Promise<void> {
  await document.fonts.ready;
  const quietMs = 500;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

writeFileSync(join(FOLDER, 'terminal.svg'), terminalPicture());

const server = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'error',
});
await server.listen();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
  for (const { file, query } of SCREENSHOTS) {
    await page.goto(`${server.resolvedUrls?.local[0]}?${query}`);
    await page.locator('#board > *').first().waitFor();
    // The header of the gallery names the offered verbs, which the real page does not.
    await page.addStyleTag({ content: '.table-top small { display: none }' });
    await page.evaluate(waitUntilSettled);
    await page.screenshot({ path: join(FOLDER, file) });
  }
} finally {
  await browser.close();
  await server.close();
}

/** `npx tsx games/glueck-auf/table/gallery/play.run.ts` while the gallery is served: one game with the mouse, one by touch on a phone. */
import { chromium } from '@playwright/test';
import { playThrough } from './play.ts';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { name, width, height, isTouch, players } of [
  { name: 'desktop', width: 1440, height: 900, isTouch: false, players: 4 },
  { name: 'phone', width: 390, height: 844, isTouch: true, players: 3 },
]) {
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://127.0.0.1:5177/?state=start&players=${players}&fast&seed=${name}`);
  await page.waitForSelector('.ga-table');
  const { touches, kinds } = await playThrough(page, isTouch, () => page.evaluate(() => window.gallery.isOver()));
  const plies = await page.evaluate(() => window.gallery.plies());
  console.log(`${name}: ${plies} plies, ${touches} touches; ${[...kinds].toSorted().join(', ')}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  await page.close();
}
await browser.close();

/** A browser for the checks of the pages: found, or installed from Debian's packages when we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [process.env['PITHEAD_CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isThere = () => PLACES.some((place) => place !== '' && existsSync(place));

export function findChromium() {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('pithead: installing Chromium for the checks of the pages (apt-get) …');
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  if (!isThere()) {
    console.error(
      'pithead: the pages are checked in Chromium. Install it (Debian: apt-get install chromium) or name one in PITHEAD_CHROMIUM.',
    );
  }
}

/** Finds Chromium for the browser checks, or installs it as root; PITHEAD_CHROMIUM names it to them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['PITHEAD_CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const found = () => PLACES.find((place) => place !== '' && existsSync(place));

export function findChromium() {
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('pithead: installing Chromium for the checks of the pages (apt-get) …');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  const place = found();
  if (place !== undefined) process.env['PITHEAD_CHROMIUM'] = place;
  else {
    console.error(
      'pithead: the pages are checked in Chromium. Install it (Debian: apt-get install chromium)\n' +
        'or name one in PITHEAD_CHROMIUM.',
    );
  }
}

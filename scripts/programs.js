/** Programs of Debian that checks need. Each is found, or installed as root, and named to the checks by a variable. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function findChromium() {
  findProgram({
    variable: 'PITHEAD_CHROMIUM',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    debianPackage: 'chromium',
    purpose: 'the pages are checked in Chromium',
  });
}

export function findNatsServer() {
  findProgram({
    variable: 'PITHEAD_NATS_SERVER',
    places: ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'],
    debianPackage: 'nats-server',
    purpose: 'several processes are tested with NATS',
  });
}

/** Sets `variable` in the environment to the place of the program, which is installed as root if it is missing. */
function findProgram({ variable, places, debianPackage, purpose }) {
  const found = () =>
    [process.env[variable] ?? '', ...places].find((place) => place !== '' && existsSync(place));
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`pithead: installing ${debianPackage}, because ${purpose} (apt-get) …`);
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', debianPackage);
  }
  const place = found();
  if (place !== undefined) process.env[variable] = place;
  else {
    console.error(
      `pithead: ${purpose}. Install it (Debian: apt-get install ${debianPackage})\nor name the program in ${variable}.`,
    );
  }
}

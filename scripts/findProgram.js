import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Sets `variable` in the environment to the place of the program, which is installed as root if it is missing. */
export function findProgram({ variable, places, debianPackage, purpose }) {
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

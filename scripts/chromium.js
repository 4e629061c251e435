/** Finds Chromium for the browser checks, or installs it as root; PITHEAD_CHROMIUM names it to them. */
import { findProgram } from './findProgram.js';

export function findChromium() {
  findProgram({
    variable: 'PITHEAD_CHROMIUM',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    debianPackage: 'chromium',
    purpose: 'the pages are checked in Chromium',
  });
}

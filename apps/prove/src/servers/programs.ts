/** The programs that are put to the test: the server as people start it, and one that can be given faults. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** The command line as it is built for people. */
export const PITHEAD = join(ROOT, 'apps/cli/dist/pithead.js');
/** Bundled, too: from its sources it would take seconds to start. */
export const FAULTY = join(ROOT, 'apps/prove/dist/faultyServer.js');

/** The files of the pages, as that server has them beside itself. */
export const FAULTY_PAGE = join(ROOT, 'apps/prove/dist/page');

let isBuilt = false;

/** Builds what is older than its sources. */
export function buildPrograms(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, ['scripts/proofServer.js'], { cwd: ROOT, stdio: 'pipe' });
  isBuilt = true;
}

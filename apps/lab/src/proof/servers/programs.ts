import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../..');

export const PITHEAD_PROGRAM = join(ROOT, 'apps/cli/dist/pithead.js');
/** Starting from source would take seconds. */
export const STORE_FAULT_SERVER = join(ROOT, 'apps/lab/dist/storeFaultServer.js');
export const NOTIFYING_SERVER = join(ROOT, 'apps/lab/dist/notifyingServer.js');

export const STORE_FAULT_SERVER_PAGES = join(ROOT, 'apps/lab/dist/page');

let isBuilt = false;

export function buildPrograms(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, ['scripts/proofServer.js'], { cwd: ROOT, stdio: 'pipe' });
  isBuilt = true;
}

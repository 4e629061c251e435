/** Installs the dependencies if they are missing or older than the lockfile. Needs nothing but Node. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(`Pithead needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

function isInstalled() {
  const installed = `${ROOT}node_modules/.package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${ROOT}package-lock.json`).mtimeMs;
}

export function install() {
  checkNode();
  if (isInstalled()) return;
  console.error('pithead: installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  if (status === 0) return;
  console.error('pithead: npm ci failed. Is the npm registry reachable? Try again with: npm ci');
  process.exit(status ?? 1);
}

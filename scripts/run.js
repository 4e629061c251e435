/**
 * What `npm start`, `npm test`, `npm run bench` and `npm run prove` do. Each installs and builds what it
 * needs first, and says so; `build` does only that.
 */
import { spawnSync } from 'node:child_process';
import { build } from './build.js';
import { findChromium } from './chromium.js';
import { install, ROOT } from './install.js';

const [task = '', ...args] = process.argv.slice(2);

const PITHEAD = ['node', 'apps/cli/bin/pithead.js'];

/** Every check of the project, in the order in which a mistake shows soonest. */
const CHECKS = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--deny-warnings', '.'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of pure code, without Node and DOM', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types of the pages', 'tsc', '-p', 'tsconfig.web.json'],
  ['types of the service worker', 'tsc', '-p', 'apps/web/src/sw/tsconfig.json'],
  ['dead code', 'knip'],
  ['tests', 'vitest', 'run'],
  ['rules of Glück Auf cited in code and tests', ...PITHEAD, 'rules', 'glueck-auf'],
  ['rules of Siberia cited in code and tests', ...PITHEAD, 'rules', 'siberia'],
  ['rules of Rockwell cited in code and tests', ...PITHEAD, 'rules', 'rockwell'],
  ['the promises on PostgreSQL, in short', 'tsx', 'apps/lab/src/proof/index.ts', 'postgres', '--short'],
  ['the pages in a browser', 'playwright', 'test', '-c', 'apps/web/e2e'],
];

function run([command = '', ...rest]) {
  const path = `${ROOT}node_modules/.bin:${process.env['PATH'] ?? ''}`;
  return (
    spawnSync(command, rest, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: path } }).status ?? 1
  );
}

async function prepare() {
  install();
  await build();
}

function test() {
  const started = Date.now();
  findChromium();
  const failed = [];
  for (const [name = '', ...command] of CHECKS) {
    const began = Date.now();
    console.log(`\n── ${name}: ${command.join(' ')}`);
    if (run(command) !== 0) failed.push(name);
    console.log(`   ${Math.round((Date.now() - began) / 1000)} s`);
  }
  console.log(
    `\n${Math.round((Date.now() - started) / 1000)} s${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
  );
  console.log(`checks: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

function prove() {
  findChromium();
  return run(['tsx', 'apps/lab/src/proof/index.ts', ...args]);
}

function bench() {
  if (args.includes('page')) findChromium();
  return run([...PITHEAD, 'bench', ...args]);
}

/** In this very process, so that whoever ends it ends the server. */
async function start() {
  process.argv.splice(
    2,
    Infinity,
    ...(args.length > 0 && !args[0].startsWith('-') ? args : ['serve', ...args]),
  );
  await import('../apps/cli/dist/pithead.js');
}

await prepare();
if (task === 'test') process.exitCode = test();
else if (task === 'bench') process.exitCode = bench();
else if (task === 'prove') process.exitCode = prove();
else if (task === 'start') await start();

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from './build.js';
import { findChromium, findNatsServer } from './programs.js';
import { install, ROOT } from './install.js';

const [task = '', ...args] = process.argv.slice(2);

const PITHEAD = ['node', 'apps/cli/bin/pithead.js'];
const PROOF = ['tsx', 'apps/lab/src/proof/index.ts'];

/** Keeps what it learnt about unchanged files, so that checking again takes a second. */
const checkTypes = (config) => {
  const known = `node_modules/.cache/types/${config.replaceAll('/', '-')}.tsbuildinfo`;
  return ['tsc', '-p', config, '--incremental', '--tsBuildInfoFile', known];
};

/** Take seconds, so `npm run check` runs them too. */
const STATIC_CHECKS = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--deny-warnings', '.'],
  ['types', ...checkTypes('tsconfig.json')],
  ['types of pure code, without Node and DOM', ...checkTypes('tsconfig.pure.json')],
  ['types of the pages', ...checkTypes('tsconfig.web.json')],
  ['types of the service worker', ...checkTypes('apps/web/src/serviceWorker/tsconfig.json')],
  ['dead code', 'knip'],
];

const STATIC_NAMES = new Set(STATIC_CHECKS.map(([name]) => name));

/** Waits for PostgreSQL and its failures most of the time, so that the checks after it run meanwhile. */
const MOSTLY_WAITING = 'the promises on PostgreSQL, in short';

/** In the order in which they find mistakes soonest. */
function allChecks() {
  const games = readdirSync(`${ROOT}games`).filter((game) => existsSync(`${ROOT}games/${game}/rulebook.md`));
  return [
    ...STATIC_CHECKS,
    [MOSTLY_WAITING, ...PROOF, 'postgres', '--short'],
    ['tests', 'vitest', 'run'],
    ...games.map((game) => [`rules of ${game} cited in code and tests`, ...PITHEAD, 'rules', game]),
    ['everything without one game', 'tsx', 'scripts/gameRemoval.ts'],
    ['the pages in a browser', 'playwright', 'test', '-c', 'apps/web/e2e'],
  ];
}

function git(...given) {
  const { stdout } = spawnSync('git', given, { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

/** Tests next to uncommitted changes, or else next to those of the last commit. */
function quickChecks() {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
  const folders = new Set(
    changed
      .filter((file) => /\.tsx?$/.test(file) && existsSync(ROOT + dirname(file)))
      .map((file) => dirname(file)),
  );
  const tests = [...folders].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  return tests.length === 0
    ? STATIC_CHECKS
    : [...STATIC_CHECKS, ['tests of changed files', 'vitest', 'run', ...tests]];
}

function commandOptions() {
  const path = `${ROOT}node_modules/.bin:${process.env['PATH'] ?? ''}`;
  return { cwd: ROOT, env: { ...process.env, PATH: path } };
}

const run = ([command = '', ...rest]) =>
  spawnSync(command, rest, { ...commandOptions(), stdio: 'inherit' }).status ?? 1;

/** Prints its output when it has ended. */
function runInBackground([command = '', ...rest]) {
  const child = spawn(command, rest, commandOptions());
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', () => resolve({ status: 1, output }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

function runInForeground([command = '', ...rest]) {
  const child = spawn(command, rest, { ...commandOptions(), stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
}

const seconds = (began) => `   ${Math.round((Date.now() - began) / 1000)} s`;

/** `built` is awaited before the first check that needs the build; the static checks run meanwhile. */
async function runChecks(checks, built = Promise.resolve()) {
  const started = Date.now();
  const failed = [];
  const inBackground = [];
  for (const [name = '', ...command] of checks) {
    if (!STATIC_NAMES.has(name)) await built;
    const began = Date.now();
    if (name === MOSTLY_WAITING) {
      inBackground.push({ name, command, began, ended: runInBackground(command) });
      continue;
    }
    console.log(`\n── ${name}: ${command.join(' ')}`);
    if ((await runInForeground(command)) !== 0) failed.push(name);
    console.log(seconds(began));
  }
  for (const { name, command, began, ended } of inBackground) {
    const { status, output } = await ended;
    console.log(`\n── ${name}: ${command.join(' ')}\n${Buffer.concat(output)}`);
    if (status !== 0) failed.push(name);
    console.log(`${seconds(began)}, beside the checks before it`);
  }
  console.log(
    `\n${Math.round((Date.now() - started) / 1000)} s${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
  );
  console.log(`checks: ${checks.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** The build uses one core most of the time. */
function test() {
  findChromium();
  findNatsServer();
  const built = build();
  // Awaited later; without a handler a failure before that would end the process without its message.
  built.catch(() => undefined);
  return runChecks(allChecks(), built);
}

function prove() {
  findChromium();
  findNatsServer();
  return run([...PROOF, ...args]);
}

function bench() {
  if (args.includes('page')) findChromium();
  if (args.includes('cluster')) findNatsServer();
  return run([...PITHEAD, 'bench', ...args]);
}

/** In this process, so that a signal to it reaches the server. */
async function start() {
  process.argv.splice(
    2,
    Infinity,
    ...(args.length > 0 && !args[0].startsWith('-') ? args : ['serve', ...args]),
  );
  await import('../apps/cli/dist/pithead.js');
}

async function runTask() {
  install();
  if (task === 'check') return runChecks(quickChecks());
  if (task === 'test') return test();
  await build();
  if (task === 'bench') return bench();
  if (task === 'prove') return prove();
  if (task === 'start') await start();
  return 0;
}

try {
  const status = await runTask();
  // A server that runs sets it itself, when it ends.
  if (status !== 0) process.exitCode = status;
} catch (error) {
  // An uncaught error would print the whole source of the module that compresses the pages.
  console.error(`\npithead: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * Shows that a game is a folder and a line in games/registry.ts: removes both from a copy of the repository, then
 * checks its types, builds programs and pages, and opens the home page. Names a game to remove another one:
 * `tsx scripts/gameRemoval.ts siberia`.
 */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { openBrowser } from '../apps/web/e2e/browser.ts';

const ROOT = join(import.meta.dirname, '..');
const GAMES = readdirSync(join(ROOT, 'games')).filter((id) => /^[a-z-]+$/.test(id) && id !== 'node_modules');
const removed = process.argv[2] ?? (GAMES[0] as string);
const copy = mkdtempSync(join(tmpdir(), 'pithead-without-a-game-'));

/** Tests, benchmarks and the proof may name games; everything else must do without the removed one. */
const MAY_NAME_GAMES = [
  '**/*.test.ts',
  '**/testing',
  'apps/lab',
  'apps/web/e2e',
  'apps/web/gallery',
  'scripts',
];

function copyRepository(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0')) {
    if (file === '' || file.startsWith(`games/${removed}/`) || file.startsWith('docs/')) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { force: true });
  }
  const registry = join(copy, 'games/registry.ts');
  const lines = readFileSync(registry, 'utf8').split('\n');
  writeFileSync(registry, lines.filter((line) => !line.includes(`'./${removed}/`)).join('\n'));
}

/** Links third-party packages to the repository's and workspaces to the copy's. */
function linkModules(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@pithead'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@pithead' && !name.startsWith('.pithead') && name !== '.vite')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const top of ['packages', 'games', 'apps'])
    for (const folder of [top, ...readdirSync(join(copy, top)).map((name) => `${top}/${name}`)]) {
      const { name = '' } = readPackage(join(copy, folder, 'package.json'));
      if (name.startsWith('@pithead/')) symlinkSync(join(copy, folder), join(modules, name));
    }
}

/** A package.json that names the removed game would make `npm install` fail. */
function checkPackages(): void {
  for (const top of ['packages', 'games', 'apps'])
    for (const folder of [top, ...readdirSync(join(copy, top)).map((name) => `${top}/${name}`)])
      if (JSON.stringify(readPackage(join(copy, folder, 'package.json'))).includes(`@pithead/${removed}"`))
        throw new Error(`${folder}/package.json names the removed game`);
}

function readPackage(path: string): { name?: string } {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { name?: string };
  } catch {
    return {};
  }
}

async function checkTypes(config: string): Promise<void> {
  const { exclude = [] } = JSON.parse(readFileSync(join(copy, config), 'utf8')) as { exclude?: string[] };
  const changed = `${config.slice(0, -'.json'.length)}.removal.json`;
  writeFileSync(
    join(copy, changed),
    JSON.stringify({ extends: `./${config}`, exclude: [...exclude, ...MAY_NAME_GAMES] }),
  );
  await run(join(ROOT, 'node_modules/.bin/tsc'), '-p', changed);
}

const execute = promisify(execFile);

async function run(command: string, ...args: string[]): Promise<void> {
  try {
    await execute(command, args, { cwd: copy });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

async function buildAll(): Promise<void> {
  const entries = "{ pithead: 'apps/cli/src/run.ts', botWorker: 'apps/server/src/bots/worker.ts' }";
  const bundling = `(await import('./scripts/build.js')).bundle(${entries}, 'programs')`;
  await run('node', '--input-type=module', '-e', bundling);
  const vite = join(ROOT, 'node_modules/.bin/vite');
  await run(vite, 'build', '-c', 'apps/web/vite.config.ts', '--outDir', join(copy, 'page'));
}

async function checkAllTypes(): Promise<void> {
  for (const config of ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.web.json']) await checkTypes(config);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

async function openHomePage(): Promise<{ readonly cards: number; readonly errors: readonly string[] }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : (url.split('?')[0] as string);
    try {
      const body = readFileSync(join(copy, 'page', path));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    const errors: string[] = [];
    page.on('pageerror', (error) => void errors.push(String(error)));
    await page.goto(`http://127.0.0.1:${port}/`);
    const card = page.locator('.chamber-line');
    await card.nth(GAMES.length - 2).waitFor();
    return { cards: await card.count(), errors };
  } finally {
    await browser.close();
    server.close();
  }
}

try {
  copyRepository();
  checkPackages();
  linkModules();
  // Both use one core most of the time.
  for (const result of await Promise.allSettled([checkAllTypes(), buildAll()]))
    if (result.status === 'rejected') throw result.reason;
  const { cards, errors } = await openHomePage();
  if (cards !== GAMES.length - 1 || errors.length > 0)
    throw new Error(`the home page shows ${cards} games; ${errors.join('; ')}`);
  console.log(`without ${removed}: types, programs, pages and home page work`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './install.js';
import { checkPageSizes } from './pageSizes.js';

export const DIST = join(ROOT, 'apps/cli/dist');
const STAMP = join(DIST, 'built');
const SOURCES = ['packages', 'games', 'apps', 'package-lock.json', 'scripts/build.js'];

export const ENTRIES = {
  pithead: 'apps/cli/src/run.ts',
  worker: 'apps/lab/src/workers/worker.ts',
  botWorker: 'apps/server/src/bots/worker.ts',
  benchChild: 'apps/lab/src/bench/server/benchChild.ts',
};

const COMPARATORS = ['boardgame.io', 'chessops'];

/** They load native code or files of their own, so they are not bundled. */
function serverPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@pithead/'));
}

const GENERATED = ['node_modules', 'dist'];

/** A folder that contains generated files does not count itself, because writing them changes its time. */
function newestChange(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path);
  const sources = inside.filter((name) => !GENERATED.includes(name));
  const own = sources.length === inside.length ? entry.mtimeMs : 0;
  return Math.max(own, ...sources.map((name) => newestChange(join(path, name))));
}

function isBuilt() {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.every((source) => newestChange(join(ROOT, source)) <= built);
}

/** Builds into a temporary folder and then replaces the bundle, so that a running server keeps working. */
export async function build() {
  if (isBuilt()) return;
  console.error('pithead: building …');
  const temporary = join(ROOT, 'node_modules/.pithead', String(process.pid));
  const [fresh, old] = [join(temporary, 'fresh'), join(temporary, 'old')];
  try {
    await bundleInto(fresh);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
    writeFileSync(STAMP, '');
  } catch (error) {
    // Another process may have finished its build meanwhile.
    if (!isBuilt()) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function bundleInto(outdir) {
  await bundle(ENTRIES, outdir);
  await buildPages(join(outdir, 'page'));
}

/** Also used by checks that start a server of their own. */
export async function bundle(entryPoints, outdir) {
  const { build: esbuild } = await import('esbuild');
  await esbuild({
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...COMPARATORS, ...serverPackages()],
    logLevel: 'warning',
  });
}

async function buildPages(outDir) {
  const { build: buildPage } = await import('vite');
  await buildPage({
    configFile: join(ROOT, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  cpSync(join(ROOT, 'apps/server/page/docs.css'), join(outDir, 'docs.css'));
  await compressAll(outDir);
  checkPageSizes(outDir);
}

/** Pictures and fonts have compressed formats already. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|webmanifest)$/;

/** Compressed once at the build, so that the server spends no CPU on it; zopfli is 3 % smaller than zlib. */
async function compressAll(folder) {
  const { default: zopfli } = await import('@gfx/zopfli');
  const compress = promisify(zopfli.gzip);
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(parentPath, name);
    if (COMPRESSIBLE.test(name)) writeFileSync(`${file}.gz`, await compress(readFileSync(file), {}));
  }
}

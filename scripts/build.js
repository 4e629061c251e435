/**
 * Bundles the command line, the server and the pages into apps/cli/dist, when a source is newer than the last
 * bundle.
 */
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

export const DIST = join(ROOT, 'apps/cli/dist');
const STAMP = join(DIST, 'built');
const SOURCES = ['packages', 'games', 'apps', 'package-lock.json', 'scripts/build.js'];

/** Each of these is started by its name: a process or a thread of its own. */
export const ENTRIES = {
  pithead: 'apps/cli/src/run.ts',
  worker: 'apps/lab/src/workers/worker.ts',
  botWorker: 'apps/server/src/bots/worker.ts',
  benchChild: 'apps/lab/src/bench/server/benchChild.ts',
};

/** The comparators of the benchmark are used as they are. */
const COMPARATORS = ['boardgame.io', 'chessops'];

/** Native and server packages stay outside: they find their own files. */
function serverPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@pithead/'));
}

const MADE = ['node_modules', 'dist'];

/**
 * The newest change below a path, in milliseconds. A folder changes when something in it goes, but also when
 * something is made there, which does not count.
 */
function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path);
  const sources = inside.filter((name) => !MADE.includes(name));
  const own = sources.length === inside.length ? entry.mtimeMs : 0;
  return Math.max(own, ...sources.map((name) => newest(join(path, name))));
}

function isBuilt() {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= built);
}

/**
 * Beside the bundle in use, which goes on working meanwhile, and then in its place; several may do so at a
 * time.
 */
export async function build() {
  if (isBuilt()) return;
  console.error('pithead: building …');
  const aside = join(ROOT, 'node_modules/.pithead', String(process.pid));
  const [fresh, old] = [join(aside, 'fresh'), join(aside, 'old')];
  try {
    await bundleInto(fresh);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
    writeFileSync(STAMP, '');
  } catch (error) {
    // Somebody else has put theirs there in between.
    if (!isBuilt()) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function bundleInto(outdir) {
  await bundle(ENTRIES, outdir);
  await buildPages(join(outdir, 'page'));
}

/** Programs by name into a folder; also for the proof, which starts a server of its own. */
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

/** The pages, and beside them what the server's own documentation needs. */
async function buildPages(outDir) {
  const { build: buildPage } = await import('vite');
  await buildPage({
    configFile: join(ROOT, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  cpSync(join(ROOT, 'apps/server/page/docs.css'), join(outDir, 'docs.css'));
  await packAll(outDir);
}

/** Pictures and fonts are packed by their own formats. */
const PACKED = /\.(?:html|js|css|svg|webmanifest)$/;

/**
 * Packed once here, and not by the server at every request; so it may take a few seconds, and be a thirtieth
 * smaller than zlib's best.
 */
async function packAll(folder) {
  const { default: zopfli } = await import('@gfx/zopfli');
  const pack = promisify(zopfli.gzip);
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(parentPath, name);
    if (PACKED.test(name)) writeFileSync(`${file}.gz`, await pack(readFileSync(file), {}));
  }
}

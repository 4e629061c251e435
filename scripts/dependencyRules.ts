/**
 * The third guard of the house: dependencies point one way. Reads imports as text and checks each against the
 * plan.
 */
import { dirname, join, posix } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';

/** A part of the house, found by path. `$1` in an allowed name is the game's folder. */
interface Part {
  readonly path: RegExp;
  readonly may: readonly string[];
}

const GAME = '@pithead/$1';

/** What the server alone stands on. */
const SERVER = [
  'fastify',
  'fastify-type-provider-zod',
  '@fastify/',
  'zod',
  'kysely',
  'libsql',
  'pg',
  'pino',
  'piscina',
  'prom-client',
  'ws',
  '@node-rs/argon2',
];

/**
 * `kernel ← rules ← bot, text ← terminal, table ← the registry ← apps`; `kernel ← bots, text, protocol ←
 * match, testkit ← apps`.
 */
const PARTS: readonly Part[] = [
  { path: /^packages\/kernel\//, may: ['@noble/hashes'] },
  {
    path: /^packages\/text\//,
    may: ['@pithead/kernel', '@pithead/protocol', '@lingui/core', '@lingui/message-utils'],
  },
  { path: /^packages\/bots\//, may: ['@pithead/kernel'] },
  { path: /^packages\/arguments\//, may: ['node:util'] },
  { path: /^packages\/terminal\//, may: [] },
  { path: /^packages\/protocol\//, may: ['@pithead/kernel', 'zod'] },
  {
    path: /^packages\/match\/.*\.test\.ts$/,
    may: ['@pithead/games', '@pithead/kernel', '@pithead/protocol'],
  },
  { path: /^packages\/match\//, may: ['@pithead/kernel', '@pithead/protocol'] },
  { path: /^packages\/ui\//, may: ['@pithead/kernel', '@pithead/protocol', '@pithead/text', 'preact'] },
  {
    path: /^packages\/testkit\//,
    may: ['@pithead/kernel', '@pithead/bots', '@pithead/text', 'vitest', 'fast-check', 'node:'],
  },
  { path: /^games\/([^/]+)\/rules\//, may: ['@pithead/kernel', `${GAME}/data`] },
  { path: /^games\/([^/]+)\/bot\//, may: ['@pithead/kernel', '@pithead/bots', `${GAME}/rules`] },
  { path: /^games\/([^/]+)\/text\//, may: ['@pithead/kernel', '@pithead/text', `${GAME}/rules`] },
  {
    path: /^games\/([^/]+)\/terminal\//,
    may: ['@pithead/kernel', '@pithead/text', '@pithead/terminal', `${GAME}/rules`, `${GAME}/text`],
  },
  {
    path: /^games\/([^/]+)\/table\/gallery\//,
    may: ['@pithead/kernel', '@pithead/ui', '@playwright/test', `${GAME}/rules`],
  },
  {
    path: /^games\/([^/]+)\/table\//,
    may: [
      '@pithead/kernel',
      '@pithead/protocol',
      '@pithead/text',
      '@pithead/ui',
      'preact',
      `${GAME}/rules`,
      `${GAME}/text`,
    ],
  },
  { path: /^games\/index\.ts$/, may: ['@pithead/'] },
  {
    path: /^apps\/server\//,
    may: [
      '@pithead/bots',
      '@pithead/games',
      '@pithead/kernel',
      '@pithead/match',
      '@pithead/protocol',
      ...SERVER,
    ],
  },
  {
    path: /^apps\/web\//,
    may: ['@pithead/', '@fontsource/', 'preact', 'vite', '@playwright/test', 'playwright-core', 'axe-core'],
  },
  // The proof looks into every part of the house; nothing looks into it.
  { path: /^apps\/prove\//, may: ['@pithead/', 'pithead', '@playwright/test', 'esbuild', 'pg', 'ws'] },
  { path: /^apps\/cli\//, may: ['@pithead/', 'boardgame.io', 'chessops', 'ws'] },
];

/** What a test may use on top: the suite, the runner, and Node to read fixtures. */
const FOR_TESTS = ['@pithead/testkit', '@pithead/bots', 'vitest', 'fast-check', 'node:'];
const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm;

export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** `packages/kernel`, `games/siberia/rules`, `apps/cli`: where a relative import may not lead out of. */
function homeOf(path: string): string {
  const depth = /^games\/[^/]+\//.test(path) ? 3 : 2;
  return path.split('/').slice(0, depth).join('/');
}

const isTest = (path: string): boolean =>
  path.endsWith('.test.ts') ||
  /^games\/[^/]+\/text\/testing\//.test(path) ||
  path.startsWith('packages/match/src/testing/') ||
  /^games\/[^/]+\/rules\/testing\//.test(path) ||
  /^apps\/[^/]+\/src\/(?:.*\/)?(?:testing\/|contract\/|contract\.ts|forTests\.ts)/.test(path);

/** A name of the package or the folder inside a game that an import leads to. */
function targetOf(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const file = posix.normalize(posix.join(dirname(path), specifier));
  const inGame = /^games\/([^/]+)\/([^/]+)\//.exec(file);
  return inGame === null ? file : `@pithead/${inGame[1]}/${inGame[2]}`;
}

/** Every import that points the wrong way, as a line for the engineer. */
export function wrongImports(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap((found) => {
      const specifier = found[1] ?? found[2] ?? found[3] ?? '';
      return isAllowed(path, specifier) ? [] : [`${path} → ${specifier}`];
    }),
  );
}

function isAllowed(path: string, specifier: string): boolean {
  const part = PARTS.find((candidate) => candidate.path.test(path));
  if (part === undefined) return !/^(packages|games|apps)\//.test(path);
  const stays =
    specifier.startsWith('.') && posix.join(dirname(path), specifier).startsWith(`${homeOf(path)}/`);
  if (stays) return true;
  const game = part.path.exec(path)?.[1] ?? '';
  const allowed = part.may.map((name) => name.replace('$1', game));
  if (path.startsWith('apps/')) allowed.push('node:');
  if (isTest(path)) allowed.push(...FOR_TESTS);
  const target = targetOf(path, specifier);
  return allowed.some(
    (name) =>
      target === name || target.startsWith(name.endsWith('/') || name.endsWith(':') ? name : `${name}/`),
  );
}

/** All TypeScript files of the house. */
export function readSourceFiles(root: string): SourceFile[] {
  return ['packages', 'games', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|\/dist/.test(entry.parentPath),
      )
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return {
          path: file.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''),
          text: readFileSync(file, 'utf8'),
        };
      }),
  );
}

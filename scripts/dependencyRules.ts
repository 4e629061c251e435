/** Which part of the repository may import which. Imports are read as text. */
import { dirname, join, posix } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';

/** `$1` in an allowed name stands for the folder of the game. */
interface ImportRule {
  readonly path: RegExp;
  readonly may: readonly string[];
}

const GAME = '@pithead/$1';
const MANIFEST = 'games/<id>/index.ts';

const SERVER_PACKAGES = [
  'fastify',
  'fastify-type-provider-zod',
  '@fastify/',
  'zod',
  'kysely',
  'libsql',
  'openskill',
  'pg',
  'pino',
  'piscina',
  'prom-client',
  'ws',
  '@nats-io/transport-node',
  '@node-rs/argon2',
  'nodemailer',
];

const IMPORT_RULES: readonly ImportRule[] = [
  { path: /^packages\/kernel\//, may: [] },
  {
    path: /^packages\/text\//,
    may: ['@pithead/kernel', '@pithead/protocol', '@lingui/core', '@lingui/message-utils'],
  },
  { path: /^packages\/bots\//, may: ['@pithead/kernel'] },
  {
    path: /^packages\/review\/.*\.test\.ts$/,
    may: ['@pithead/bots', '@pithead/games', '@pithead/kernel', '@pithead/testkit'],
  },
  { path: /^packages\/review\//, may: ['@pithead/bots', '@pithead/kernel'] },
  { path: /^packages\/arguments\//, may: ['node:util'] },
  { path: /^packages\/terminal\//, may: [] },
  { path: /^packages\/protocol\//, may: ['@pithead/kernel', 'zod'] },
  {
    path: /^packages\/match\/.*\.test\.ts$/,
    may: ['@pithead/games', '@pithead/kernel', '@pithead/protocol'],
  },
  { path: /^packages\/match\//, may: ['@pithead/kernel', '@pithead/protocol'] },
  { path: /^packages\/guide\//, may: ['@pithead/kernel', '@pithead/protocol'] },
  {
    path: /^packages\/manifest\//,
    may: ['@pithead/bots', '@pithead/guide', '@pithead/kernel', '@pithead/text'],
  },
  { path: /^packages\/ui\//, may: ['@pithead/kernel', '@pithead/protocol', '@pithead/text', 'preact'] },
  {
    path: /^packages\/testkit\//,
    may: [
      '@pithead/kernel',
      '@pithead/bots',
      '@pithead/guide',
      '@pithead/manifest',
      '@pithead/protocol',
      '@pithead/text',
      'vitest',
      'fast-check',
      'node:',
    ],
  },
  { path: /^games\/([^/]+)\/rules\//, may: ['@pithead/kernel', `${GAME}/data`] },
  { path: /^games\/([^/]+)\/bot\//, may: ['@pithead/kernel', '@pithead/bots', `${GAME}/rules`] },
  { path: /^games\/([^/]+)\/text\//, may: ['@pithead/kernel', '@pithead/text', `${GAME}/rules`] },
  {
    path: /^games\/([^/]+)\/guide\/.*\.test\.ts$/,
    may: ['@pithead/guide', `${GAME}/rules`, `${GAME}/bot`],
  },
  {
    path: /^games\/([^/]+)\/guide\//,
    may: ['@pithead/kernel', '@pithead/guide', '@pithead/text', `${GAME}/rules`, `${GAME}/text`],
  },
  {
    path: /^games\/([^/]+)\/help\/.*\.test\.ts$/,
    may: ['@pithead/guide', '@pithead/text', `${GAME}/rules`],
  },
  {
    path: /^games\/([^/]+)\/help\//,
    may: ['@pithead/kernel', '@pithead/guide', '@pithead/text', `${GAME}/rules`, `${GAME}/text`],
  },
  {
    path: /^games\/([^/]+)\/statistics\//,
    may: ['@pithead/kernel', '@pithead/manifest', '@pithead/text', `${GAME}/rules`, `${GAME}/text`],
  },
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
  {
    path: /^games\/([^/]+)\/index\.ts$/,
    may: [
      '@pithead/manifest',
      '#rules',
      '#rulebookPictures',
      '#table',
      '#terminal',
      `${GAME}/rules`,
      `${GAME}/bot`,
      `${GAME}/text`,
      `${GAME}/guide`,
    ],
  },
  { path: /^games\/registry\.ts$/, may: [MANIFEST] },
  {
    path: /^games\/(?:index|loaded)\.ts$/,
    may: [
      '@pithead/bots',
      '@pithead/kernel',
      '@pithead/manifest',
      '@pithead/text',
      'games/index.ts',
      'games/registry.ts',
    ],
  },
  {
    path: /^apps\/server\//,
    may: [
      '@pithead/bots',
      '@pithead/games',
      '@pithead/kernel',
      '@pithead/match',
      '@pithead/protocol',
      '@pithead/text',
      ...SERVER_PACKAGES,
    ],
  },
  {
    path: /^apps\/web\//,
    may: ['@pithead/', '@fontsource/', 'preact', 'vite', '@playwright/test', 'playwright-core', 'axe-core'],
  },
  // The lab measures every part of the product; only the command line starts it.
  {
    path: /^apps\/lab\//,
    may: ['@pithead/', '@playwright/test', 'boardgame.io', 'chessops', 'esbuild', 'pg', 'ws'],
  },
  { path: /^apps\/cli\//, may: ['@pithead/', 'ws'] },
];

const FOR_TESTS = ['@pithead/testkit', '@pithead/bots', 'vitest', 'fast-check', 'node:'];
const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm;

export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** A relative import may not leave this folder: `packages/kernel`, `games/<id>/rules`, `apps/cli`. */
function partOf(path: string): string {
  const depth = /^games\/[^/]+\//.test(path) ? 3 : 2;
  return path.split('/').slice(0, depth).join('/');
}

const isTest = (path: string): boolean =>
  path.endsWith('.test.ts') ||
  /^games\/[^/]+\/text\/testing\//.test(path) ||
  path.startsWith('packages/match/src/testing/') ||
  /^games\/[^/]+\/rules\/testing\//.test(path) ||
  /^apps\/[^/]+\/src\/(?:.*\/)?(?:testing\/|contract\/|contract\.ts|forTests\.ts)/.test(path);

/** The package, or the folder inside a game, that an import leads to. */
function targetOf(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const file = posix.normalize(posix.join(dirname(path), specifier));
  if (/^games\/[^/]+\/index\.ts$/.test(file)) return MANIFEST;
  const inGame = /^games\/([^/]+)\/([^/]+)\//.exec(file);
  return inGame === null ? file : `@pithead/${inGame[1]}/${inGame[2]}`;
}

export function wrongImports(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap((found) => {
      const specifier = found[1] ?? found[2] ?? found[3] ?? '';
      return isAllowed(path, specifier) ? [] : [`${path} → ${specifier}`];
    }),
  );
}

function isAllowed(path: string, specifier: string): boolean {
  const rule = IMPORT_RULES.find((candidate) => candidate.path.test(path));
  if (rule === undefined) return !/^(packages|games|apps)\//.test(path);
  const isInside =
    specifier.startsWith('.') && posix.join(dirname(path), specifier).startsWith(`${partOf(path)}/`);
  if (isInside) return true;
  const game = rule.path.exec(path)?.[1] ?? '';
  const allowed = rule.may.map((name) => name.replace('$1', game));
  if (path.startsWith('apps/')) allowed.push('node:');
  if (isTest(path)) allowed.push(...FOR_TESTS);
  const target = targetOf(path, specifier);
  return allowed.some(
    (name) =>
      target === name || target.startsWith(name.endsWith('/') || name.endsWith(':') ? name : `${name}/`),
  );
}

export const readSourceFiles = (root: string): SourceFile[] => readFiles(root, /\.tsx?$/);

export const readAssets = (root: string): SourceFile[] => readFiles(root, /\.(?:css|html|webmanifest|json)$/);

function readFiles(root: string, pattern: RegExp): SourceFile[] {
  return ['packages', 'games', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && pattern.test(entry.name) && !/node_modules|\/dist/.test(entry.parentPath),
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

const MAY_NAME_GAMES = /^games\/|^apps\/lab\/|^apps\/web\/(?:e2e|gallery)\/|\.test\.tsx?$|\/testing\//;

/** Files outside games/ that name a game, other than tests and benchmarks: apps know games by the registry. */
export function filesNamingGames(sources: readonly SourceFile[]): string[] {
  const games = sources.flatMap(({ path }) => /^games\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []);
  const name = new RegExp(`['"\`](?:@pithead/)?(?:${games.join('|')})(?:['"\`]|/)`);
  return sources
    .filter(({ path, text }) => !MAY_NAME_GAMES.test(path) && name.test(text))
    .map(({ path }) => path);
}

/** Styles, pages and package files, in which an id or a title names a game. */
export function assetsNamingGames(assets: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  const manifests = sources.filter(({ path }) => /^games\/[^/]+\/index\.ts$/.test(path));
  const names = manifests.flatMap(({ path, text }) => [
    path.split('/')[1] as string,
    /title: '([^']+)'/.exec(text)?.[1] as string,
  ]);
  const name = new RegExp(`(?<![a-z])(?:${names.join('|')})(?![a-z])`, 'i');
  return assets
    .filter(({ path, text }) => !MAY_NAME_GAMES.test(path) && name.test(text))
    .map(({ path }) => path);
}

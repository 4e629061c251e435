/**
 * Build plugin: writes into the page's inline script which files each page and language needs, so that they
 * are requested at once instead of one import level after the other.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { minifySync } from 'vite';
import { artFile, GAME_FOLDERS, readTitle } from '../../gameParts.ts';

const SCRIPT = '<!-- preload -->';
const IMAGES = '<!-- games -->';
const FILES = /\/\*files\*\//;
const LANGUAGES = ['de', 'en', 'nl'];
/** As in app.tsx. */
const TEXTS_OF_PAGE = { home: ['home'], local: ['table'], table: ['table', 'tableParts'] } as const;

type Bundle = Rolldown.OutputBundle;

const short = (fileName: string): string => fileName.replace('assets/', '');

export function preloadPlugin(): Plugin {
  return {
    name: 'pithead-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const code = readFileSync(join(import.meta.dirname, 'preload.js'), 'utf8');
        const files = bundle === undefined ? '' : JSON.stringify(filesOf(bundle, html)).slice(1, -1);
        const script = minifySync(
          'preload.js',
          code.replace(FILES, () => files),
        ).code.trim();
        const images = GAME_FOLDERS.map(
          (game) => `<div class="first-chamber">${imageOf(game, bundle)}</div>`,
        );
        return html
          .replace(SCRIPT, () => `<script>${script}</script>`)
          .replace(IMAGES, () => images.join(''))
          .replace('%GAMES%', GAME_FOLDERS.map(readTitle).join(', '));
      },
    },
  };
}

/** Files that are needed in addition to the shell, keyed by page, language, game, and game with language. */
function filesOf(bundle: Bundle, html: string): Readonly<Record<string, readonly string[]>> {
  const shell = new Set(
    [...html.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].flatMap(([, name = '']) => [name]),
  );
  const needed = (...modules: readonly string[]): string[] =>
    [...new Set(modules.flatMap((module) => needs(bundle, module)))].filter((file) => !shell.has(file));
  const worker = workerFiles(bundle, 'worker');
  const home = needed('apps/web/src/home/HomePage.tsx');
  // One module in the wrong file makes the home page a third larger.
  if (home.some((file) => file.startsWith('frame-')))
    throw new Error('the home page imports a module of tables: list it as SHELL_UI in chunkGroups.ts');
  const lists: [string, readonly string[]][] = [
    // First, because the HTML mentions it only after this script.
    ['shell', [...shell]],
    ['home', [...pictures(bundle), ...home]],
    ...Object.entries(TEXTS_OF_PAGE).flatMap(([page, parts]) =>
      LANGUAGES.map((language): [string, string[]] => [
        `${page}.${language}`,
        needed(...parts.map((part) => `apps/web/src/text/${part}/${language}.ts`)),
      ]),
    ),
    ['local', [...needed('apps/web/src/table/LocalTable.tsx'), ...worker]],
    ['table', needed('apps/web/src/table/ServerTable.tsx')],
    ...LANGUAGES.map((language): [string, string[]] => [
      language,
      needed(`apps/web/src/text/${language}.ts`),
    ]),
  ];
  const frame = needed('apps/web/src/table/TableFrame.tsx');
  for (const game of GAME_FOLDERS) {
    const at = `games/${game}`;
    const own = needed(`${at}/table/index.tsx`, `${at}/text/load.ts`);
    lists.push(
      // Every page with a table lists the frame.
      [game, own.filter((file) => !frame.includes(file))],
      [`${game}.rules`, workerFiles(bundle, `rules-${game}`).filter((file) => !worker.includes(file))],
    );
    for (const language of LANGUAGES)
      lists.push([
        `${game}.${language}`,
        needed(`${at}/text/${language}.ts`, `${at}/table/words.${language}.ts`),
      ]);
  }
  return Object.fromEntries(lists);
}

const fileOfPicture = (game: string, bundle: Bundle): string | undefined =>
  Object.keys(bundle).find((name) => name.startsWith(`assets/${game}-`) && name.endsWith('.svg'));

function imageOf(game: string, bundle: Bundle | undefined): string {
  const file = bundle === undefined ? `@fs${artFile(game)}` : fileOfPicture(game, bundle);
  return file === undefined ? '' : `<img src="/${file}" alt="" loading="lazy" />`;
}

/** Preloaded, because browsers request images that they find in the markup last. */
const pictures = (bundle: Bundle): string[] =>
  GAME_FOLDERS.flatMap((game) => fileOfPicture(game, bundle) ?? []).map((file) => `${short(file)} image`);

/** The chunk of a module, its imports and their styles; empty if a game has no such module. */
function needs(bundle: Bundle, module: string): string[] {
  const holds = (file: Bundle[string]): boolean =>
    file.type === 'chunk' && [file.facadeModuleId ?? '', ...file.moduleIds].some((id) => id.endsWith(module));
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(short(name))) return;
    found.add(short(name));
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(`${short(style)} style`);
    file.imports.forEach(visit);
  };
  for (const file of Object.values(bundle)) if (holds(file)) visit(file.fileName);
  return [...found];
}

/** Workers are bundled separately, so their chunks and imports are found by file name. */
function workerFiles(bundle: Bundle, name: string): string[] {
  const textOf = (file: Bundle[string] | undefined): string =>
    file === undefined ? '' : file.type === 'chunk' ? file.code : String(file.source);
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    if (found.has(`${short(fileName)} worker`) || bundle[fileName] === undefined) return;
    found.add(`${short(fileName)} worker`);
    for (const [, next] of textOf(bundle[fileName]).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      visit(`assets/${next}`);
  };
  const entry = Object.keys(bundle).find(
    (file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'),
  );
  if (entry !== undefined) visit(entry);
  return [...found];
}

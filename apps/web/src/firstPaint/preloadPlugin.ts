/**
 * A plugin of the build: the page's own script knows, by address and language, which files the first picture
 * needs, and asks for all of
 * them at once instead of finding them one after the other.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { minifySync } from 'vite';

const PLACE = '<!-- preload -->';
const FILES = /\/\*files\*\//;
const LANGUAGES = ['de', 'en', 'nl'];
const GAMES = ['glueck-auf', 'rockwell', 'siberia'];

type Bundle = Rolldown.OutputBundle;

/** All of them lie in one folder. */
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
        return html.replace(PLACE, () => `<script>${script}</script>`);
      },
    },
  };
}

/** By page, by language, by game, by game and language: what is needed beside the shell. */
function filesOf(bundle: Bundle, html: string): Readonly<Record<string, readonly string[]>> {
  // The page names its entry by the file that is left of it.
  const shell = new Set(
    [...html.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].flatMap(([, name = '']) => [name]),
  );
  const needed = (...modules: readonly string[]): string[] =>
    [...new Set(modules.flatMap((module) => needs(bundle, module)))].filter((file) => !shell.has(file));
  const lists: [string, readonly string[]][] = [
    // First of all: the page names it only behind its own script.
    ['shell', [...shell]],
    ['home', [...pictures(bundle), ...needed('apps/web/src/home/HomePage.tsx')]],
    ...LANGUAGES.map((language): [string, string[]] => [
      `home.${language}`,
      needed(`apps/web/src/text/home/${language}.ts`),
    ]),
    ['local', [...needed('apps/web/src/table/LocalTable.tsx'), ...workerFiles(bundle, 'worker', '')]],
    ['table', needed('apps/web/src/table/ServerTable.tsx')],
    ...LANGUAGES.map((language): [string, string[]] => [
      language,
      needed(`apps/web/src/text/${language}.ts`),
    ]),
  ];
  for (const game of GAMES) {
    const at = `games/${game}`;
    lists.push(
      [game, needed(`${at}/table/index.tsx`, `${at}/text/load.ts`)],
      [`${game}.rules`, workerFiles(bundle, 'rules', game)],
    );
    for (const language of LANGUAGES)
      lists.push([
        `${game}.${language}`,
        needed(`${at}/text/${language}.ts`, `${at}/table/words.${language}.ts`),
      ]);
  }
  return Object.fromEntries(lists);
}

/** The skeleton of the home page shows them; a browser that finds them by itself asks last. */
const pictures = (bundle: Bundle): string[] =>
  Object.keys(bundle).flatMap((name) =>
    GAMES.some((game) => name.startsWith(`assets/${game}-`)) && name.endsWith('.svg')
      ? [`${short(name)} image`]
      : [],
  );

/** A module's file and all that it imports, with their styles. Nothing where a game has no such module. */
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

/** Workers are built apart: their files are known by name, and by what is written in them. */
function workerFiles(bundle: Bundle, name: string, mention: string): string[] {
  const textOf = (file: Bundle[string] | undefined): string =>
    file === undefined ? '' : file.type === 'chunk' ? file.code : String(file.source);
  const begin = Object.values(bundle).find(
    (file) =>
      file.fileName.startsWith(`assets/${name}-`) &&
      file.fileName.endsWith('.js') &&
      textOf(file).includes(mention),
  );
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    if (found.has(`${short(fileName)} worker`) || bundle[fileName] === undefined) return;
    found.add(`${short(fileName)} worker`);
    for (const [, next] of textOf(bundle[fileName]).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      visit(`assets/${next}`);
  };
  if (begin !== undefined) visit(begin.fileName);
  return [...found];
}

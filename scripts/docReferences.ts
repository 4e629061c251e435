/** The documents on security cite files, test titles and each other; every citation must exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = /`((?:apps|packages|games|scripts|docs|deploy)\/[\w./-]+)`/g;
/** A test file, followed by titles, or beginnings of titles, of its tests. */
const TITLES = /`([\w./-]+\.ts)`((?:[ ,;]*“[^”]+”)+)/g;

const exists = (root: string, path: string): boolean => existsSync(join(root, path));

function missingTitles(root: string, file: string, quoted: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...quoted.matchAll(/“([^”]+)”/g)]
    .map(([, title = '']) => title)
    .filter((title) => !text.includes(title));
}

export function missingReferences(root: string, document: string): string[] {
  const files = [...document.matchAll(FILE)]
    .map(([, path = '']) => path)
    .filter((path) => !exists(root, path));
  const titles = [...document.matchAll(TITLES)].flatMap(([, file = '', quoted = '']) =>
    exists(root, file) ? missingTitles(root, file, quoted).map((title) => `${file}: ${title}`) : [],
  );
  return [...files, ...titles];
}

export const threatIds = (document: string): string[] =>
  [...document.matchAll(/^\| (T\d+) \|/gm)].map(([, number = '']) => number);

export const referencedThreats = (document: string): string[] => [
  ...new Set([...document.matchAll(/\bT\d+\b/g)].map(([number]) => number)),
];

export const requirementRows = (document: string): [string, string][] =>
  [...document.matchAll(/^\| (V\d+\.\d+\.\d+) \|[^|]*\| ([^|]+?) \|/gm)].map(([, id = '', state = '']) => [
    id,
    state,
  ]);

export function brokenLinks(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link) && !exists(root, join(dirname(path), link)));
}

const MAX_MARKDOWN_WIDTH = 120;

/** Numbers of prose lines that are too wide. Tables and code can't be wrapped. */
export function wideLines(text: string): number[] {
  let isCode = false;
  return text.split('\n').flatMap((line, i) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const isProse = !isCode && !/^\s*\|/.test(line);
    return isProse && [...line].length > MAX_MARKDOWN_WIDTH ? [i + 1] : [];
  });
}

/** The rows of the table between `<!-- name` and `<!-- /name -->`, as lists of cells. */
export function markedTable(document: string, name: string): string[][] {
  const [, rest = ''] = document.split(`<!-- ${name}`);
  return (rest.split(`<!-- /${name}`)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

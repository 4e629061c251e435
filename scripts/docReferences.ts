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

const P_NUMBER = /\bP(?:10|[1-9])\b/;
/** "promise P4", "the gates P1 to P3", "promises P1, P2 and P3". */
const NAMED_P_NUMBERS = /\b(?:promises?|gates?) P\d+(?:(?:, | and |–| to )P\d+)*/gi;
/** Code and arguments such as `GATE.P1`, `'P4 …'` and `--only P1,P2`, and the first column of a table. */
const P_NUMBERS_AS_DATA = /\.P\d|\bP\d: \d|['`]P\d\b(?!:)|--only [P\d,]+|^\| P\d+/g;

/** P4 is a promise and a gate of the pages: these lines don't say which of them they mean. */
export const ambiguousPNumbers = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => P_NUMBER.test(line.replaceAll(P_NUMBERS_AS_DATA, '').replaceAll(NAMED_P_NUMBERS, '')));

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

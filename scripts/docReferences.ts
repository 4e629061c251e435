/** The papers on security name files, tests and each other: what they name is to be there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = /`((?:apps|packages|games|scripts|docs|deploy)\/[\w./-]+)`/g;
/** A file of tests, and behind it the titles, or beginnings of titles, of tests in it. */
const TITLES = /`([\w./-]+\.ts)`((?:[ ,;]*“[^”]+”)+)/g;

const isThere = (root: string, path: string): boolean => existsSync(join(root, path));

/** Titles are written with typographic quotes in the papers as they are in the tests. */
function missingTitles(root: string, file: string, quoted: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...quoted.matchAll(/“([^”]+)”/g)]
    .map(([, title = '']) => title)
    .filter((title) => !text.includes(title));
}

/** What a paper names and what is not there. */
export function missingReferences(root: string, paper: string): string[] {
  const files = [...paper.matchAll(FILE)].map(([, path = '']) => path).filter((path) => !isThere(root, path));
  const titles = [...paper.matchAll(TITLES)].flatMap(([, file = '', quoted = '']) =>
    isThere(root, file) ? missingTitles(root, file, quoted).map((title) => `${file}: ${title}`) : [],
  );
  return [...files, ...titles];
}

/** The numbers of the threats, in the order in which they stand. */
export const threatIds = (paper: string): string[] =>
  [...paper.matchAll(/^\| (T\d+) \|/gm)].map(([, number = '']) => number);

/** Threats that a paper points to. */
export const referencedThreats = (paper: string): string[] => [
  ...new Set([...paper.matchAll(/\bT\d+\b/g)].map(([number]) => number)),
];

/** The requirements that have a row, and what is said of them. */
export const requirementRows = (paper: string): [string, string][] =>
  [...paper.matchAll(/^\| (V\d+\.\d+\.\d+) \|[^|]*\| ([^|]+?) \|/gm)].map(([, id = '', state = '']) => [
    id,
    state,
  ]);

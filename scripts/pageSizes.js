/** Sizes of the first visit to a page, from the lists of files that the HTML preloads: gates P1 and P2. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['de', 'en', 'nl'];
const KILOBYTE = 1000;
const LIMITS = { home: 40, local: 90 };

/** Drawings are not counted, as in the benchmark. */
const LEFT_OUT = /^art-| image$/;
/** A phone held upright, as in the benchmark, loads these with the table. */
const PHONE_STYLES = /assets\/((?:phone|upright)-\w+\.css)/g;

function preloadLists(folder) {
  const [, lists] =
    /<script>\{let \w+=(\{.*?\]\})/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  if (lists === undefined) throw new Error('index.html has no lists of files to preload');
  return JSON.parse(lists.replaceAll('`', '"').replaceAll(/([{,])(\w+):/g, '$1"$2":'));
}

/** The home page requests these after its first paint: the matches of this device, and the search for people. */
const AFTER_PAINT = /^(?:localRepository|PlayNow)-\w+\.(?:js|css)$/;

/** With the files that they import, of which one in the wrong place makes the page a third larger. */
function withImports(folder, names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const code = readFileSync(join(folder, 'assets', name), 'utf8');
    const imports = [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)];
    if (name.endsWith('.js'))
      withImports(
        folder,
        imports.map(([, next]) => next),
        found,
      );
  }
  return [...found];
}

/** For each page, language and game of a table. */
function pageSizes(folder) {
  const lists = preloadLists(folder);
  const games = Object.keys(lists).flatMap((key) => (key.endsWith('.rules') ? key.slice(0, -6) : []));
  const names = readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  const afterPaint = names.filter((name) => AFTER_PAINT.test(name));
  lists['home'].push(...withImports(folder, afterPaint));
  for (const language of LANGUAGES)
    lists[`home.${language}`].push(...names.filter((name) => name.startsWith(`pool-${language}-`)));
  const sizeOf = (...keys) => {
    const files = keys
      .flatMap((key) => lists[key])
      .filter((name) => !LEFT_OUT.test(name))
      .map((name) => name.split(' ')[0]);
    const styles = files
      .filter((name) => name.startsWith('game-'))
      .flatMap((name) => [...readFileSync(join(folder, 'assets', name), 'utf8').matchAll(PHONE_STYLES)])
      .map(([, name]) => name);
    const paths = ['index.html', ...new Set([...files, ...styles].map((name) => join('assets', name)))];
    return paths.reduce((all, path) => all + statSync(join(folder, `${path}.gz`)).size, 0) / KILOBYTE;
  };
  return LANGUAGES.flatMap((language) => [
    { page: 'home', name: 'home', language, size: sizeOf('shell', 'home', language, `home.${language}`) },
    ...games.map((game) => {
      const ofGame = [game, `${game}.${language}`, `${game}.rules`];
      const size = sizeOf('shell', 'local', language, `local.${language}`, ...ofGame);
      return { page: 'local', name: game, language, size };
    }),
  ]);
}

export function checkPageSizes(folder) {
  const large = pageSizes(folder).filter(({ page, size }) => size > LIMITS[page]);
  if (large.length === 0) return;
  const lines = large.map(
    ({ page, name, language, size }) =>
      `${name} in ${language}: ${size.toFixed(2)} KB, at most ${LIMITS[page]}`,
  );
  throw new Error(`pages are too large (see npm run bench -- page --only P1,P2):\n${lines.join('\n')}`);
}

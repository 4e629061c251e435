import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSourceFiles, wrongImports } from './dependencyRules.ts';
import {
  ambiguousPNumbers,
  markedTable,
  brokenLinks,
  wideLines,
  missingReferences,
  referencedThreats,
  requirementRows,
  threatIds,
} from './docReferences.ts';
import { findForbiddenApis } from './forbiddenApis.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const [security, threats, asvs] = [read('SECURITY.md'), read('docs/threats.md'), read('docs/asvs.md')];

describe('the documents on security', () => {
  it.each([
    ['SECURITY.md', security],
    ['docs/threats.md', threats],
    ['docs/asvs.md', asvs],
  ])('%s cites only files and tests that exist', (_, document) =>
    expect(missingReferences(ROOT, document)).toEqual([]),
  );

  it('every threat has a number, a defence, and a test or the reason why there is none', () => {
    const rows = threats.split('\n').filter((line) => /^\| T\d+ \|/.test(line));
    expect(threatIds(threats)).toEqual(rows.map((__, i) => `T${i + 1}`));
    for (const row of rows) {
      const cells = row.split(/(?<!\\)\|/).slice(1, -1);
      expect([row, cells.length, cells.every((cell) => cell.trim() !== '')]).toEqual([row, 4, true]);
    }
    expect(referencedThreats(asvs).filter((number) => !threatIds(threats).includes(number))).toEqual([]);
  });

  it('every requirement of levels 1 and 2 of ASVS 5.0.0 has one row, and its state is one of four', () => {
    const rows = requirementRows(asvs);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
    expect(rows.filter(([, state]) => !['met', 'partly', 'not met', 'n/a'].includes(state))).toEqual([]);
    expect(rows.length).toBe(LEVEL_2);
    for (const state of ['met', 'partly', 'not met', 'n/a']) {
      expect(asvs).toContain(`| ${state} | ${rows.filter(([, each]) => each === state).length} |`);
    }
  });

  it('planted: a cited file or title that does not exist is found', () => {
    expect(missingReferences(ROOT, '`apps/nothing.ts`')).toEqual(['apps/nothing.ts']);
    expect(
      missingReferences(
        ROOT,
        '`scripts/docReferences.test.ts` “planted: a cited file”, “no such title”'.replace(
          'no such',
          'no-such',
        ),
      ),
    ).toEqual([`scripts/docReferences.test.ts: ${'no-such'} title`]);
  });
});

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(`${ROOT}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe.each(DOCUMENTS)('%s', (path) => {
  it('every cited file exists, and every relative link leads to one', () => {
    expect([...missingReferences(ROOT, read(path)), ...brokenLinks(ROOT, path)]).toEqual([]);
  });

  it('no line of prose is wider than 120 columns', () => expect(wideLines(read(path))).toEqual([]));
});

it.each(DOCUMENTS.filter((path) => path !== 'CHANGELOG.md'))(
  'a number such as P4 is called a promise or a gate in %s',
  (path) => expect(ambiguousPNumbers(read(path))).toEqual([]),
);

describe('numbers such as P4 in code', () => {
  it('they are called a promise or a gate in every source file', () => {
    // The help of `bench` speaks of gates only.
    const sources = readSourceFiles(ROOT).filter(({ path }) => !path.startsWith('apps/cli/src/text/help/'));
    expect(sources.flatMap(({ text }) => ambiguousPNumbers(text))).toEqual([]);
  });

  it.each(['nothing is revealed (P4)', 'promise P4, or rather P5', "it('P8: a match goes on', () => {"])(
    'planted: the number in “%s” is found',
    (line) => expect(ambiguousPNumbers(line)).toEqual([line]),
  );

  it.each([
    '(promise P4)',
    'the gates P1 to P3',
    'promises P1, P2 and P3',
    "rows('P4 paint')",
    '| P4 | blindness |',
  ])('“%s” is clear', (line) => expect(ambiguousPNumbers(line)).toEqual([]));
});

const RULEBOOKS = readdirSync(`${ROOT}games`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[^/]+\/(?:rulebook|howToPlay)[^/]*\.md$/.test(path))
  .map((path) => `games/${path}`);

describe('the rulebooks', () => {
  it('at least one rulebook is found', () => expect(RULEBOOKS).not.toEqual([]));

  it.each(RULEBOOKS)('no line of prose in %s is wider than 120 columns', (path) =>
    expect(wideLines(read(path))).toEqual([]),
  );
});

describe('docs/architecture.md', () => {
  const document = read('docs/architecture.md');

  it('every step of the path of a move names a function of its file', () => {
    const steps = markedTable(document, 'hops');
    expect(steps.map(([number]) => Number(number))).toEqual(steps.map((_, i) => i + 1));
    const missing = steps.filter(([, name = '', file = '']) => !read(file).includes(name));
    expect(missing).toEqual([]);
  });

  it('the table of dependencies allows exactly the imports that the rules allow', () => {
    const rows = markedTable(document, 'dependencies');
    const packages = readdirSync(`${ROOT}packages`).filter((name) => name !== 'testkit');
    expect(rows.map(([name]) => name).toSorted()).toEqual(packages.toSorted());
    for (const [name = '', imports = ''] of rows) {
      const allowed = packages.filter((other) => {
        const source = { path: `packages/${name}/src/a.ts`, text: `import '@pithead/${other}';` };
        return wrongImports([source]).length === 0;
      });
      expect([name, allowed.toSorted()]).toEqual([
        name,
        imports
          .split(', ')
          .filter((each) => each !== '–')
          .toSorted(),
      ]);
    }
  });
});

it('planted: a wide line is found, unless it is part of a table or of code', () => {
  const wide = 'x'.repeat(121);
  expect(wideLines(`${wide}\n| ${wide} |\n\`\`\`\n${wide}\n\`\`\`\n`)).toEqual([1]);
});

/** 70 requirements of level 1 and 183 of level 2. */
const LEVEL_2 = 253;

describe('forbidden interfaces', () => {
  it('no production code turns text into markup, code or a query', () => {
    const sources = readSourceFiles(ROOT);
    expect(sources.length).toBeGreaterThan(500);
    expect(findForbiddenApis(sources)).toEqual([]);
  });

  it.each([
    '<p dangerouslySetInnerHTML={{ __html: name }} />',
    'element.innerHTML = name;',
    "element.insertAdjacentHTML('beforeend', name);",
    'document.write(name);',
    'eval(name);',
    'new Function(name)();',
    "setTimeout('go()', 1);",
    "const link = 'javascript:go()';",
    'sql.raw(name);',
    'const key = Math.random();',
    "import { exec } from 'node:child_process';",
    'const id = crypto.randomUUID();',
    'await navigator.clipboard.writeText(link);',
  ])('planted: %s is found', (text) => {
    expect(findForbiddenApis([{ path: 'apps/server/src/a.ts', text }])).toHaveLength(1);
    expect(findForbiddenApis([{ path: 'apps/server/src/a.test.ts', text }])).toEqual([]);
  });
});

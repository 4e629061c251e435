import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  assetsNamingGames,
  readAssets,
  filesNamingGames,
  readSourceFiles,
  wrongImports,
} from './dependencyRules.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

const planted = mkdtempSync(join(tmpdir(), 'pithead-guards-'));
afterAll(() => rmSync(planted, { recursive: true }));

function plant(path: string, text: string): string {
  const file = join(planted, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('pure code compiles without Node and DOM types', () => {
  const compiles = (text: string): boolean => {
    plant('pure/code.ts', text);
    plant('pure/package.json', '{ "type": "module" }');
    const config = { extends: join(ROOT, 'tsconfig.pure.json'), include: ['code.ts'], exclude: [] };
    return spawnSync(bin('tsc'), ['-p', plant('pure/tsconfig.json', JSON.stringify(config))]).status === 0;
  };

  it('plain code compiles', () =>
    expect(compiles('export const sum = (a: number, b: number): number => a + b;')).toBe(true));
  it.each([
    ['process', 'export const where = process.cwd();'],
    ['a Node module', "import { readFileSync } from 'node:fs'; export const read = readFileSync;"],
    ['document', 'export const page = document.title;'],
    ['a timer', 'setTimeout(() => undefined, 1);'],
  ])('%s does not compile', (_, text) => expect(compiles(text)).toBe(false));
});

describe('lint rules of pure code', () => {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(planted, '.oxlintrc.json'));
  const passes = (path: string, text: string): boolean => {
    const file = plant(path, text);
    const { status } = spawnSync(bin('oxlint'), ['-c', join(planted, '.oxlintrc.json'), file], {
      cwd: planted,
    });
    rmSync(file);
    return status === 0;
  };

  it.each(['games/some/rules/code.ts', 'packages/kernel/src/code.ts'])(
    'random numbers, clocks, deep imports and Node modules are refused in %s',
    (path) => {
      expect(passes(path, 'export const three = 3;\n')).toBe(true);
      expect(passes(path, 'export const lot = Math.random();\n')).toBe(false);
      expect(passes(path, 'export const now = Date.now();\n')).toBe(false);
      expect(passes(path, 'export const today = new Date();\n')).toBe(false);
      expect(passes(path, "export { chachaBlock } from '@pithead/kernel/src/chacha.ts';\n")).toBe(false);
      expect(passes(path, "export { readFileSync } from 'node:fs';\n")).toBe(false);
    },
  );

  it('apps may use the clock', () =>
    expect(passes('apps/cli/src/code.ts', 'export const now = Date.now();\n')).toBe(true));
});

describe('dependencies point one way', () => {
  it('no file outside games/ names a game, except tests and benchmarks', () => {
    expect(filesNamingGames(readSourceFiles(ROOT))).toEqual([]);
  });

  it('a file that imports or names a game is found', () => {
    const manifest = { path: 'games/rockwell/index.ts', text: '' };
    for (const text of ["import { rockwell } from '@pithead/rockwell/rules';", "const GAME = 'rockwell';"]) {
      expect(filesNamingGames([manifest, { path: 'apps/web/src/a.ts', text }])).toEqual([
        'apps/web/src/a.ts',
      ]);
      expect(filesNamingGames([manifest, { path: 'apps/lab/src/a.ts', text }])).toEqual([]);
    }
  });

  it('every import follows the rules', () => {
    const sources = readSourceFiles(ROOT);
    expect(sources.length).toBeGreaterThan(50);
    expect(wrongImports(sources)).toEqual([]);
  });

  it.each([
    ['kernel → a game', 'packages/kernel/src/a.ts', '@pithead/glueck-auf/rules'],
    ['kernel → a game, by path', 'packages/kernel/src/a.ts', '../../../games/glueck-auf/rules/index.ts'],
    ['rules → text', 'games/glueck-auf/rules/a.ts', '../text/index.ts'],
    ['rules → bot', 'games/glueck-auf/rules/moves/a.ts', '../../bot/index.ts'],
    ['rules → table', 'games/glueck-auf/rules/a.ts', '../table/index.ts'],
    ['rules → the text package', 'games/glueck-auf/rules/a.ts', '@pithead/text'],
    ['rules → Node', 'games/glueck-auf/rules/a.ts', 'node:fs'],
    ['text → terminal', 'games/glueck-auf/text/a.ts', '../terminal/index.ts'],
    ['a game → another game', 'games/siberia/rules/a.ts', '@pithead/glueck-auf/rules'],
    ['a game → another game, by path', 'games/siberia/rules/a.ts', '../../glueck-auf/rules/index.ts'],
    ['a package → an app', 'packages/bots/src/a.ts', '../../../apps/cli/src/main.ts'],
    ['an app → another app', 'apps/web/src/a.ts', '../../cli/src/main.ts'],
    ['bots → a game', 'packages/bots/src/a.ts', '@pithead/glueck-auf/bot'],
    ['a foreign package in the kernel', 'packages/kernel/src/a.ts', 'lodash'],
    ['a folder without a rule', 'games/glueck-auf/helpers/a.ts', '@pithead/kernel'],
  ])('planted: %s is refused', (_, path, specifier) => {
    for (const text of [
      `import { x } from '${specifier}';`,
      `export * from '${specifier}';`,
      `const x = await import('${specifier}');`,
    ]) {
      expect(wrongImports([{ path, text }])).toEqual([`${path} → ${specifier}`]);
    }
  });
});

describe('styles, pages and package files', () => {
  it('no asset outside games/ names a game', () => {
    const assets = readAssets(ROOT);
    expect(assets.length).toBeGreaterThan(50);
    expect(assetsNamingGames(assets, readSourceFiles(ROOT))).toEqual([]);
  });

  it.each(['.chamber-siberia { }', '"@pithead/glueck-auf": "0.1.0"', 'Rockwell and others'])(
    'planted: %s is found',
    (text) => {
      const asset = { path: 'apps/web/a.css', text };
      expect(assetsNamingGames([asset], readSourceFiles(ROOT))).toEqual(['apps/web/a.css']);
    },
  );
});

describe('the lockfile', () => {
  interface Locked {
    readonly dependencies?: Record<string, string>;
    readonly devDependencies?: Record<string, string>;
    readonly optionalDependencies?: Record<string, string>;
    readonly resolved?: string;
    readonly link?: boolean;
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };

  it('the lockfile agrees with every package.json of the workspace, which `npm ci` demands', () => {
    for (const [path, { dependencies = {}, devDependencies = {} }] of Object.entries(packages)) {
      if (path.includes('node_modules/')) continue;
      const own = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Locked;
      expect({ path, dependencies, devDependencies }).toEqual({
        path,
        dependencies: own.dependencies ?? {},
        devDependencies: own.devDependencies ?? {},
      });
    }
  });

  it('the lockfile has an entry for the optional packages of every platform', () => {
    const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => packages[`node_modules/${name}`] === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('the lockfile names no host', () => {
    expect(
      Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && link !== true),
    ).toEqual([]);
  });
});

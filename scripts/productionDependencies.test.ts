import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Lockfile } from './productionDependencies.ts';
import {
  differencesFromDocument,
  directDependencies,
  installedForProduction,
} from './productionDependencies.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { packages: lock } = JSON.parse(read('../package-lock.json')) as { packages: Lockfile };
const document = read('../docs/dependencies.md');

describe('dependencies of production', () => {
  it('every dependency is listed with version and purpose, has a checksum and runs no install script', () => {
    expect(directDependencies(lock).length).toBeGreaterThan(19);
    expect(installedForProduction(lock).length).toBeGreaterThan(100);
    expect(differencesFromDocument(document, lock)).toEqual([]);
  });

  it('every version is exact', () => {
    for (const each of directDependencies(lock)) expect(each).toMatch(/ \d+\.\d+\.\d+(?:-[\w.]+)?$/);
  });

  const { kysely = '', ...others } = lock['apps/server']?.dependencies ?? {};
  const withServer = (change: Readonly<Record<string, string>>): Lockfile => ({
    ...lock,
    'apps/server': { dependencies: { kysely, ...others, ...change } },
  });
  const without = (name: string): string => document.replace(new RegExp(`^\\| *\`${name}\`.*\n`, 'm'), '');
  const planted: [string, string, Lockfile, string[]][] = [
    ['an unlisted one', document, withServer({ left: '1.0.0' }), ['unlisted: left 1.0.0']],
    ['one that lost its row', without('ws'), lock, ['unlisted: ws 8.22.2']],
    [
      'one that is no longer needed',
      document,
      { ...lock, 'apps/server': { dependencies: others } },
      [`not needed, or another version: kysely ${kysely}`],
    ],
    [
      'another version',
      document,
      withServer({ kysely: '0.28.19' }),
      ['unlisted: kysely 0.28.19', `not needed, or another version: kysely ${kysely}`],
    ],
    ['one without a purpose', document.replace(/^(\| *`ws`.*\|)[^|]*\|$/m, '$1 |'), lock, ['what for: ws']],
    [
      'a script that runs when it is installed',
      document,
      { ...lock, 'node_modules/a/node_modules/left': { hasInstallScript: true, integrity: 'sha512-' } },
      ['install script: left'],
    ],
    ['one without a checksum', document, { ...lock, 'node_modules/left': {} }, ['no checksum: left']],
  ];

  it.each(planted)('planted: %s is found', (_, text, changed, found) =>
    expect(differencesFromDocument(text, changed)).toEqual(found),
  );

  it('packages that only build and test may run install scripts', () =>
    expect(
      differencesFromDocument(document, {
        ...lock,
        'node_modules/left': { hasInstallScript: true, dev: true },
      }),
    ).toEqual([]));
});

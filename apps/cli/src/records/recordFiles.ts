import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
  readFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { GameParts } from '@pithead/games/loaded';
import type { GameRecord } from '@pithead/kernel';
import { BadInput, parseRecord, RECORD_FORMAT } from '@pithead/kernel';
import { toUserError, UserError } from '../userError.ts';

const MAX_BYTES = 64 * 1024 * 1024;

export function loadRecord(path: string): GameRecord {
  const text = readText(path);
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof BadInput)
      throw new UserError('badRecord', { field: String(error.params['field'] ?? 'seats'), file: path });
    throw error;
  }
}

export function withRecordErrors<T>(path: string, game: GameParts['game'], use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw toUserError(error, game, path) ?? error;
  }
}

function readText(path: string): string {
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw new UserError('isDirectory', { file: path });
    if (!stat.isFile()) throw new UserError('notAFile', { file: path });
    if (stat.size > MAX_BYTES) throw new UserError('fileTooLarge', { file: path });
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof UserError
      ? error
      : new UserError(errorCode(error) === 'ENOENT' ? 'fileMissing' : 'fileUnreadable', {
          file: path,
          code: errorCode(error),
        });
  }
}

const errorCode = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
};

/** Flushed before the rename, so that readers see the old file or the complete new one. */
export function saveRecord(path: string, record: { readonly format: string }): void {
  const directory = dirname(path);
  const temporary = join(directory, `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    refuseOtherFiles(path);
    writeAndFlush(temporary, `${JSON.stringify(record)}\n`);
    renameSync(temporary, path);
    flushDirectory(directory);
  } catch (error) {
    removeQuietly(temporary);
    throw error instanceof UserError
      ? error
      : new UserError('fileUnwritable', { file: path, code: errorCode(error) });
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    return;
  }
}

const SAVED_FORMATS = [RECORD_FORMAT, 'pithead-partial/1'];

/** Only saved games are overwritten, so that a mistyped path can't destroy another file. */
function refuseOtherFiles(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isDirectory()) throw new UserError('isDirectory', { file: path });
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(200);
    const length = readSync(file, start, 0, start.length, 0);
    if (!SAVED_FORMATS.some((format) => start.toString('utf8', 0, length).includes(format)))
      throw new UserError('notOverwritten', { file: path });
  } finally {
    closeSync(file);
  }
}

function writeAndFlush(path: string, text: string): void {
  const file = openSync(path, 'wx');
  try {
    const bytes = Buffer.from(text, 'utf8');
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes the rename survive a power failure. */
function flushDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function createFolder(path: string, mode = 0o777): void {
  try {
    createMissingFolders(resolve(path), mode);
  } catch (error) {
    throw new UserError('fileUnwritable', { file: path, code: errorCode(error) });
  }
}

/** Not `recursive: true`: Node hangs where a file system refuses new folders, for example below /proc. */
function createMissingFolders(path: string, mode: number): void {
  const exists = (): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (exists()) return;
  if (dirname(path) !== path) createMissingFolders(dirname(path), mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!exists()) throw error;
  }
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { RunningServer } from '@pithead/server';
import { afterAll } from 'vitest';
import { main } from '../main.ts';
import { stripEscapes } from './playOnTerminal.ts';
import type { CliRun } from './runCli.ts';
import { newTemporaryFolder } from './runCli.ts';

/** Bots decide at once and no message limit slows the clients down. */
const FAST_SETTINGS = {
  PITHEAD_BOT_DELAY_MS: '0',
  PITHEAD_BOT_THREADS: '1',
  PITHEAD_MESSAGES_PER_SECOND: '1000000',
};

/** Flushing to a memory file system takes no time. */
const TEMPORARY_ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const cleanUps: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

export function newDataFolder(): string {
  const folder = mkdtempSync(join(TEMPORARY_ROOT, 'pithead-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startCliTestServer(
  data = newDataFolder(),
  port = 0,
): Promise<RunningServer & { readonly data: string }> {
  const { startTestServer } = await import('@pithead/server/testing/servers/testServer');
  const server = await startTestServer(data, { port });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (!isClosed) await server.close();
    isClosed = true;
  };
  cleanUps.push(close);
  return { ...server, data, close };
}

export interface CliClient {
  type(line: string): void;
  press(keys: string): void;
  end(): void;
  /** Searches the output after the previous match. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  output(): string;
  readonly exited: Promise<CliRun>;
}

interface ClientOptions {
  readonly home?: string;
  readonly terminal?: { readonly columns: number; readonly rows: number };
}

const WAIT_LIMIT_MS = 20_000;

export function startCliClient(
  args: readonly string[],
  { home = newTemporaryFolder(), terminal }: ClientOptions = {},
): CliClient {
  const isTTY = terminal !== undefined;
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const err: string[] = [];
  let out = '';
  let text = '';
  let read = 0;
  let checkOutput = (): void => undefined;
  const print = (piece: string): void => {
    out += piece;
    text += stripEscapes(piece);
    checkOutput();
  };
  const sink = Object.assign(new PassThrough(), { isTTY, ...terminal });
  sink.on('data', (chunk: Buffer) => print(chunk.toString('utf8')));
  const stdout = isTTY ? sink : { write: print };
  const left = main(args, {
    stdin,
    stdout,
    stderr: { write: (line) => err.push(line) },
    env: { ...FAST_SETTINGS, XDG_CONFIG_HOME: home },
  });
  return {
    type: (line) => void stdin.write(`${line}${isTTY ? '\r' : '\n'}`),
    press: (keys) => void stdin.write(keys),
    end: () => void stdin.end(),
    output: () => out,
    exited: left.then((code) => ({ code, out, err: err.join('') })),
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`${pattern} is not in: ${text.slice(read)}${err.join('')}`)),
          WAIT_LIMIT_MS,
        );
        checkOutput = () => {
          const found = pattern.exec(text.slice(read));
          if (found === null) return;
          read += found.index + found[0].length;
          checkOutput = () => undefined;
          clearTimeout(timer);
          resolve(found);
        };
        checkOutput();
      }),
  };
}

export async function startTwoCliClients(
  url: string,
  ...more: readonly string[]
): Promise<{ anna: CliClient; ben: CliClient; table: string }> {
  const anna = startCliClient(['connect', url, '--name', 'Anna', '--lang', 'en', ...more]);
  const [, table = ''] = await anna.waitFor(/--table ([\w-]{22})/);
  const ben = startCliClient(['connect', url, '--name', 'Ben', '--lang', 'en', '--table', table]);
  return { anna, ben, table };
}

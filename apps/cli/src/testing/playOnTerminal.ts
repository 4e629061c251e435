import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { main } from '../main.ts';

export interface TerminalRun {
  readonly code: number;
  readonly out: string;
  readonly screens: string[];
}

/** Keys are typed one by one, each after a pause for drawing. */
export async function playOnTerminal(
  args: readonly string[],
  columns: number,
  rows: number,
  keys: readonly string[],
  env = {},
): Promise<TerminalRun> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns, rows });
  let out = '';
  stdout.on('data', (chunk: Buffer) => void (out += chunk.toString('utf8')));
  const ended = main(['play', ...args], { stdin, stdout, stderr: stdout, env });
  for (const key of keys) {
    await setTimeout(60);
    stdin.write(key);
  }
  const code = await ended;
  await setTimeout(10);
  return { code, out, screens: out.split('\x1b[?25l\x1b[?7l\x1b[H').slice(1) };
}

// oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
export const stripEscapes = (text: string): string => text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '');

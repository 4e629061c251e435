/** Runs the program in this process with its own streams, on real files in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll } from 'vitest';
import type { OutputStream } from '../processStreams.ts';
import { main } from '../main.ts';

export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

type Env = Readonly<Record<string, string>>;

export async function runCli(args: readonly string[], input = '', env: Env = {}): Promise<CliRun> {
  const stdin = new PassThrough();
  stdin.end(input);
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args, { stdin, stdout: collectInto(out), stderr: collectInto(err), env });
  return { code, out: out.join(''), err: err.join('') };
}

const collectInto = (texts: string[]): OutputStream => ({ write: (text) => texts.push(text) });

/** `page` is the output since the last prompt; undefined ends the input. */
export type PromptAnswer = (page: string, turn: number) => string | undefined;

export async function answerPrompts(
  args: readonly string[],
  answer: PromptAnswer,
  env: Env = {},
): Promise<CliRun> {
  const stdin = new PassThrough();
  const err: string[] = [];
  let out = '';
  let page = '';
  let turn = 0;
  const stdout: OutputStream = {
    write(text) {
      out += text;
      page += text;
      if (text !== '> ') return;
      const line = answer(page, turn++);
      page = '';
      if (line === undefined) stdin.end();
      else stdin.write(`${line}\n`);
    },
  };
  const code = await main(args, { stdin, stdout, stderr: collectInto(err), env });
  return { code, out, err: err.join('') };
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

export function newTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-'));
  folders.push(folder);
  return folder;
}

export const TEST_KEY = '1f'.repeat(32);

/** Depends on the list of offers only, so that an interrupted game continues as it would have. */
export function chooseOffer(page: string): string {
  const list = page.slice(Math.max(page.lastIndexOf('\n 1) '), page.lastIndexOf('\n  1) ')));
  const offers = [...list.matchAll(/(?:^|\s)(\d+)\) /gm)].map(([, number]) => number as string);
  let hash = 7;
  for (const character of list) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return offers[hash % offers.length] ?? '';
}

export const isOneLine = (text: string): boolean => /^[^\n]+\n$/.test(text) && !text.includes('    at ');

/** The context of one run: where to print, and in which language. */
import type { Language } from '@pithead/text';
import type { Io } from './io.ts';
import type { Say } from './text/index.ts';
import { sayIn } from './text/index.ts';

export interface Cli {
  readonly io: Io;
  readonly language: Language;
  readonly say: Say;
  /** One line to stdout. */
  print(line: string): void;
}

export type Command = (args: readonly string[], cli: Cli) => Promise<number>;

/**
 * Exit codes: all well, a check that found something, input that can't be taken, ended by Ctrl-C, our own
 * mistake.
 */
export const EXIT = { ok: 0, found: 1, badInput: 2, bug: 70, interrupted: 130 } as const;

export function cliFor(io: Io, language: Language): Cli {
  return { io, language, say: sayIn(language), print: (line) => void io.stdout.write(`${line}\n`) };
}

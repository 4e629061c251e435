import type { Language } from '@pithead/text';
import type { Io } from './io.ts';
import type { Say } from './text/index.ts';
import { sayIn } from './text/index.ts';

export interface Cli {
  readonly io: Io;
  readonly language: Language;
  readonly say: Say;
  print(line: string): void;
}

export type Command = (args: readonly string[], cli: Cli) => Promise<number>;

/** Exit codes. `found`: a check such as `verify` found a problem. `bug`: an unexpected exception. */
export const EXIT = { ok: 0, found: 1, badInput: 2, bug: 70, interrupted: 130 } as const;

export function cliFor(io: Io, language: Language): Cli {
  return { io, language, say: sayIn(language), print: (line) => void io.stdout.write(`${line}\n`) };
}

import type { Language } from '@pithead/text';
import type { ProcessStreams } from './processStreams.ts';
import type { TranslateCliMessage } from './text/index.ts';
import { cliTranslator } from './text/index.ts';

export interface CommandContext {
  readonly io: ProcessStreams;
  readonly language: Language;
  readonly translate: TranslateCliMessage;
  print(line: string): void;
}

export type CliCommand = (args: readonly string[], cli: CommandContext) => Promise<number>;

/** `found`: a check such as `verify` found a problem. `bug`: an unexpected exception. */
export const EXIT_CODES = { ok: 0, found: 1, badInput: 2, bug: 70, interrupted: 130 } as const;

export function createCommandContext(io: ProcessStreams, language: Language): CommandContext {
  return {
    io,
    language,
    translate: cliTranslator(language),
    print: (line) => void io.stdout.write(`${line}\n`),
  };
}

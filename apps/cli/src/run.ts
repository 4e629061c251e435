import { writeSync } from 'node:fs';
import { EXIT_CODES } from './commandContext.ts';
import { languageFromArguments } from './arguments.ts';
import { main } from './main.ts';
import { cliTranslator } from './text/index.ts';

const args = process.argv.slice(2);

/** A closed pipe (`| head`) is no error: the command ends with its usual exit code. */
function onOutputError({ code = '' }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  try {
    writeSync(
      process.stderr.fd,
      `${cliTranslator(languageFromArguments(args, process.env))('outputFailed', { code })}\n`,
    );
  } finally {
    process.exit(EXIT_CODES.badInput);
  }
}
process.stdout.on('error', onOutputError);
process.stderr.on('error', onOutputError);

process.exitCode = await main(args, process);

/** Runs the program on the real terminal: `npx tsx apps/cli/src/run.ts play glueck-auf`. */
import { writeSync } from 'node:fs';
import { EXIT } from './cli.ts';
import { languageOf } from './input.ts';
import { main } from './main.ts';
import { sayIn } from './text/index.ts';

const args = process.argv.slice(2);

/**
 * A closed pipe (`| head`) is no error: the command ends with its usual exit code. Any other output error
 * ends the program.
 */
function onOutputError({ code = '' }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  try {
    writeSync(process.stderr.fd, `${sayIn(languageOf(args, process.env))('outputFailed', { code })}\n`);
  } finally {
    process.exit(EXIT.badInput);
  }
}
process.stdout.on('error', onOutputError);
process.stderr.on('error', onOutputError);

process.exitCode = await main(args, process);

/** Runs the program on the real terminal: `npx tsx apps/cli/src/run.ts play glueck-auf`. */
import { EXIT } from './cli.ts';
import { main } from './main.ts';

// Whoever reads us may stop reading (`| head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok);
});
// `exit` runs what restores the terminal; the signals' own way out does not.
for (const [signal, number] of [
  ['SIGTERM', 15],
  ['SIGHUP', 1],
] as const)
  process.on(signal, () => process.exit(128 + number));

process.exitCode = await main(process.argv.slice(2), process);

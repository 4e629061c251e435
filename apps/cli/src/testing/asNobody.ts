/**
 * Runs commands as an unprivileged user, even if root runs the tests: everything is loaded before the rights
 * are dropped. The commands are given as JSON; the results are printed.
 */
import { PassThrough } from 'node:stream';
import { main } from '../main.ts';

const NOBODY = 65_534;

await Promise.all([
  import('@pithead/server'),
  import('../commands/backup.ts'),
  import('../commands/restore.ts'),
  import('../commands/serve.ts'),
]);

if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
const runs = [];
for (const args of JSON.parse(process.argv[2] ?? '') as string[][]) {
  const said = { out: '', err: '' };
  const stdout = { write: (text: string) => (said.out += text) };
  const stderr = { write: (text: string) => (said.err += text) };
  runs.push({
    code: await main(args, { stdin: new PassThrough().end(), stdout, stderr, env: process.env }),
    ...said,
  });
}
process.stdout.write(JSON.stringify(runs));

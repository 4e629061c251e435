/** Tests may run as root: this process loads everything, then drops its rights and runs the commands. */
import { PassThrough } from 'node:stream';
import { main } from '../main.ts';

const NOBODY_ID = 65_534;

await Promise.all([
  import('@pithead/server'),
  import('../commands/backup.ts'),
  import('../commands/restore.ts'),
  import('../commands/serve.ts'),
]);

if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY_ID);
  process.setuid?.(NOBODY_ID);
}
const runs = [];
for (const args of JSON.parse(process.argv[2] ?? '') as string[][]) {
  const output = { out: '', err: '' };
  const stdout = { write: (text: string) => (output.out += text) };
  const stderr = { write: (text: string) => (output.err += text) };
  runs.push({
    code: await main(args, { stdin: new PassThrough().end(), stdout, stderr, env: process.env }),
    ...output,
  });
}
process.stdout.write(JSON.stringify(runs));

/** How the servers of this section are started. */
import type { Place, Program } from 'pithead/bench/server/children';

const FILE = new URL('./fromSource.js', import.meta.url).pathname;
const FLAGS = ['--max-old-space-size=1024', '--expose-gc'];

export const PROGRAM: Program = { file: FILE, flags: FLAGS };

/**
 * Without the compilers: the code that they make and throw away again is counted as heap, and is more than
 * what is looked for.
 */
export const STEADY_PROGRAM: Program = {
  file: FILE,
  flags: [...FLAGS, '--no-opt', '--no-sparkplug', '--no-maglev', '--no-flush-bytecode'],
};

/** A server with a low limit of open files, set by the shell that starts Node. */
export const withOpenFiles = (many: number): Program => ({
  file: FILE,
  command: 'bash',
  flags: ['-c', `ulimit -n ${many}; exec "$0" "$@"`, process.execPath, ...FLAGS],
});

export const settingsAt = (place: Place, name: string): Record<string, string> => ({
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_PORT: '0',
  PITHEAD_PUBLIC_URL: '',
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_DATA: place.folder(name),
  PITHEAD_BOT_DELAY_MS: '0',
  // Those who play here do so as fast as they can.
  PITHEAD_MESSAGES_PER_SECOND: '10000',
  DATABASE_URL: '',
});

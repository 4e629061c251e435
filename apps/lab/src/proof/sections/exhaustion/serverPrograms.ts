import { sourceEntryPoint } from '../../../processes/entryPoint.ts';
import type { ProcessGroup, ChildProgram } from '../../../processes/processGroup.ts';

const SERVER = sourceEntryPoint(new URL('./exhaustionServer.ts', import.meta.url));
const FLAGS = ['--max-old-space-size=1024', '--expose-gc'];

export const EXHAUSTION_SERVER: ChildProgram = { entry: SERVER, flags: FLAGS };

/** Without compilers: code that they produce and discard counts as heap and would hide a small leak. */
export const UNCOMPILED_SERVER: ChildProgram = {
  entry: SERVER,
  flags: [...FLAGS, '--no-opt', '--no-sparkplug', '--no-maglev', '--no-flush-bytecode'],
};

/** A low limit of open files, set by the shell that starts Node. */
export const serverWithOpenFiles = (many: number): ChildProgram => ({
  entry: SERVER,
  command: 'bash',
  flags: ['-c', `ulimit -n ${many}; exec "$0" "$@"`, process.execPath, ...FLAGS],
});

export const exhaustionSettings = (group: ProcessGroup, name: string): Record<string, string> => ({
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_PORT: '0',
  PITHEAD_PUBLIC_URL: '',
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_DATA: group.folder(name),
  PITHEAD_BOT_DELAY_MS: '0',
  // The players of this section don't wait between messages.
  PITHEAD_MESSAGES_PER_SECOND: '10000',
  DATABASE_URL: '',
});

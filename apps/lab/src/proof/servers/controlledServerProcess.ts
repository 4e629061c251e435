import { sourceEntryPoint } from '../../processes/entryPoint.ts';
import type { LabProcess, ProcessGroup } from '../../processes/processGroup.ts';

const ENTRY = sourceEntryPoint(new URL('./controlledServer.ts', import.meta.url));
const FLAGS = ['--max-old-space-size=1024', '--max-semi-space-size=32', '--expose-gc'];
const WITHOUT_COMPILERS = ['--no-opt', '--no-sparkplug', '--no-maglev', '--no-flush-bytecode'];

export interface ControlledServerOptions {
  /** Compiled code counts as heap and would hide a small leak. */
  readonly isUncompiled?: boolean;
  readonly maxOpenFiles?: number;
}

/** The server itself starts with the request `open`. */
export function startControlledServer(
  group: ProcessGroup,
  name: string,
  settings: Readonly<Record<string, string>>,
  { isUncompiled = false, maxOpenFiles }: ControlledServerOptions = {},
): Promise<LabProcess> {
  const flags = [...FLAGS, ...(isUncompiled ? WITHOUT_COMPILERS : [])];
  const limited = {
    command: 'bash',
    flags: ['-c', `ulimit -n ${maxOpenFiles}; exec "$0" "$@"`, process.execPath, ...flags],
  };
  return group.startProgram(name, settings, {
    entry: ENTRY,
    ...(maxOpenFiles === undefined ? { flags } : limited),
  });
}

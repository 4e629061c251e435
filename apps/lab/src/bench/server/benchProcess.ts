import { entryPoint } from '../../processes/entryPoint.ts';
import type { LabProcess, ProcessGroup } from '../../processes/processGroup.ts';

const BENCH_CHILD = entryPoint('benchChild', new URL('./benchChild.ts', import.meta.url));

export type ChildRole =
  | 'ours'
  | 'control'
  | 'boardgameIo'
  | 'load'
  | 'socketIoLoad'
  | 'botTables'
  | 'clusterClients';

/** The memory flags of `npm start`. */
const MEMORY_FLAGS = ['--max-old-space-size=1024', '--max-semi-space-size=32'];

/**
 * With PITHEAD_BENCH_PROFILE=<folder> the server writes a CPU profile there, unless it is killed (as S3
 * does).
 */
function flagsFor(role: ChildRole): string[] {
  if (role !== 'ours') return role === 'control' ? MEMORY_FLAGS : [];
  const folder = process.env['PITHEAD_BENCH_PROFILE'] ?? '';
  return [...MEMORY_FLAGS, ...(folder === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`])];
}

export const startBenchProcess = (
  group: ProcessGroup,
  role: ChildRole,
  env: Readonly<Record<string, string>> = {},
): Promise<LabProcess> => group.startProgram(role, env, { entry: BENCH_CHILD, flags: flagsFor(role) });

/** CPU and wake-ups of programs that are not ours, from /proc. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const NANOS_PER_MS = 1e6;
const MS_PER_TICK = 10;

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return fallback;
  }
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

const cpuMsOf = (pid: number): number =>
  tasksOf(pid).reduce(
    (sum, task) =>
      sum + Number(readOr(`/proc/${pid}/task/${task}/schedstat`, '0').split(' ')[0]) / NANOS_PER_MS,
    0,
  );

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => readOr(`/proc/${name}/stat`, '').split(') ')[1]?.split(' ')[1] === String(pid))
    .map(Number);

/** Times of children that have ended, in ticks: the fields 16 and 17 of proc(5), counted after the name. */
function endedChildrenMs(pid: number): number {
  const fields = readOr(`/proc/${pid}/stat`, '').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * MS_PER_TICK;
}

/** Of a program and all its children. */
export const programCpuMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuMsOf(each), endedChildrenMs(pid));

/** How often a process has waited for something, and so has been woken. */
export const wakeUpsOf = (pid: number): number =>
  Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(readOr(`/proc/${pid}/status`, ''))?.[1] ?? 0);

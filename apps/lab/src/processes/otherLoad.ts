import { cpus } from 'node:os';
import type { LabProcess } from './processGroup.ts';

const machineCpuMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

async function cpuMsOf(processes: readonly LabProcess[]): Promise<number> {
  const usages = await Promise.all(processes.map((process) => process.usage()));
  return usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

export interface MeasuredWork<T> {
  readonly result: T;
  readonly elapsedMs: number;
  readonly otherCores: number;
}

export async function measureOtherLoad<T>(
  own: readonly LabProcess[],
  work: () => Promise<T>,
): Promise<MeasuredWork<T>> {
  const before = { all: machineCpuMs(), own: await cpuMsOf(own) };
  const began = performance.now();
  const result = await work();
  const elapsedMs = performance.now() - began;
  const others = machineCpuMs() - before.all - ((await cpuMsOf(own)) - before.own);
  return { result, elapsedMs, otherCores: Math.max(0, others) / elapsedMs };
}

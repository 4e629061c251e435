import type { Extent, Section } from './proof.ts';
import { Proof } from './proof.ts';

export interface Result {
  readonly name: string;
  readonly counts: string;
  readonly extent: Extent;
  readonly seed: number;
  readonly planted: number;
  readonly caught: number;
  readonly count: number;
  readonly failures: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
  readonly seconds: number;
}

export const hasPassed = ({ planted, caught, count, failures }: Result): boolean =>
  planted > 0 && caught === planted && count > 0 && failures.length === 0;

/** An exception fails the section, not the whole proof. */
export async function prove(
  section: Section,
  extent: Extent,
  seed: number,
  log: (line: string) => void,
): Promise<Result> {
  const started = performance.now();
  const proof = new Proof(extent, seed, log);
  try {
    await section.plant(proof);
    await section.run(proof);
  } catch (error) {
    proof.fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return {
    name: section.name,
    counts: section.counts,
    extent,
    seed,
    planted: proof.faults.length,
    caught: proof.faults.filter(({ isCaught }) => isCaught).length,
    count: proof.count,
    failures: proof.failures,
    figures: Object.fromEntries(proof.figures),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  };
}

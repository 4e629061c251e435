import type { ProofExtent, ProofSection } from './proof.ts';
import { Proof } from './proof.ts';

export interface SectionResult {
  readonly name: string;
  readonly unit: string;
  readonly extent: ProofExtent;
  readonly seed: number;
  readonly planted: number;
  readonly caught: number;
  readonly count: number;
  readonly failures: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
  readonly seconds: number;
}

export const hasPassed = ({ planted, caught, count, failures }: SectionResult): boolean =>
  planted > 0 && caught === planted && count > 0 && failures.length === 0;

/** An exception fails the section, not the whole proof. */
export async function runSection(
  section: ProofSection,
  extent: ProofExtent,
  seed: number,
  log: (line: string) => void,
): Promise<SectionResult> {
  const started = performance.now();
  const proof = new Proof(extent, seed, log);
  try {
    await section.checkPlantedFaults(proof);
    await section.run(proof);
  } catch (error) {
    proof.fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return {
    name: section.name,
    unit: section.unit,
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

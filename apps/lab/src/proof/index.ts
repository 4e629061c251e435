/** `npm run prove [-- section …] [--long] [--short] [--seed N] [--json]` */
import type { ProofExtent } from './proof.ts';
import { saveResults, resultSummary, resultTable } from './proofReport.ts';
import type { SectionResult } from './sectionResult.ts';
import { hasPassed, runSection } from './sectionResult.ts';
import { PROOF_SECTIONS } from './sections/index.ts';

interface ProofArguments {
  readonly names: readonly string[];
  readonly extent: ProofExtent;
  readonly seed: number;
  readonly isJson: boolean;
}

const NAMES = PROOF_SECTIONS.map(({ name }) => name);
const EXTENTS: Readonly<Record<string, ProofExtent>> = { '--long': 'long', '--short': 'short' };

/** The arguments, or a message about what is wrong with them. */
function parseArguments(args: readonly string[]): ProofArguments | string {
  const names: string[] = [];
  let [extent, seed, isJson]: [ProofExtent, number, boolean] = ['usual', 1, false];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (Object.hasOwn(EXTENTS, arg)) extent = EXTENTS[arg] ?? extent;
    else if (arg === '--json') isJson = true;
    else if (arg === '--seed') seed = Number(args[++i]);
    else if (NAMES.includes(arg)) names.push(arg);
    else return `unknown: ${arg}. Sections: ${NAMES.join(', ')}. Options: --long, --short, --seed N, --json`;
  }
  if (!Number.isSafeInteger(seed) || seed < 0) return '--seed wants a whole number';
  return { names: names.length === 0 ? NAMES : names, extent, seed, isJson };
}

async function run({ names, extent, seed, isJson }: ProofArguments): Promise<number> {
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const results: SectionResult[] = [];
  for (const section of PROOF_SECTIONS.filter(({ name }) => names.includes(name))) {
    log(`── ${section.name}`);
    results.push(await runSection(section, extent, seed, log));
  }
  for (const line of ['', ...resultTable(results)]) log(line);
  if (isJson) console.log(JSON.stringify(resultSummary(results)));
  if (extent !== 'short') saveResults(results, NAMES);
  return results.every(hasPassed) ? 0 : 1;
}

const parsed = parseArguments(process.argv.slice(2));
if (typeof parsed === 'string') console.error(`prove: ${parsed}`);
const code = typeof parsed === 'string' ? 2 : await run(parsed);
// Killed servers may leave a socket or a worker behind that would keep this process alive.
process.stdout.write('', () => process.exit(code));

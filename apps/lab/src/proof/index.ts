/** `npm run prove [-- section …] [--long] [--short] [--seed N] [--json]` */
import { ArgumentError, parseArguments, parseInteger } from '@pithead/arguments';
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
const FLAGS = { long: 'switch', short: 'switch', seed: 'value', json: 'switch' } as const;
const USAGE = `Sections: ${NAMES.join(', ')}. Options: --long, --short, --seed N, --json`;
const BAD_INPUT = 2;

function readArguments(args: readonly string[]): ProofArguments | undefined {
  try {
    const flags = parseArguments(args, FLAGS);
    const unknown = flags.words.find((word) => !NAMES.includes(word));
    if (unknown !== undefined) return reportBadInput(`there is no section ${unknown}`);
    return {
      names: flags.words.length === 0 ? NAMES : flags.words,
      extent: flags.has('long') ? 'long' : flags.has('short') ? 'short' : 'usual',
      seed: parseInteger(flags.value('seed') ?? '1', '--seed', 0, Number.MAX_SAFE_INTEGER),
      isJson: flags.has('json'),
    };
  } catch (error) {
    if (error instanceof ArgumentError) return reportBadInput(error.message);
    throw error;
  }
}

function reportBadInput(problem: string): undefined {
  console.error(`prove: ${problem}. ${USAGE}`);
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

const parsed = readArguments(process.argv.slice(2));
const code = parsed === undefined ? BAD_INPUT : await run(parsed);
// A killed server may leave a socket or a worker behind that would keep this process alive.
process.stdout.write('', () => process.exit(code));

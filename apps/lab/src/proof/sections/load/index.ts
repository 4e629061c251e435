import { withProcessGroup } from '../../../processes/processGroup.ts';
import { BOT_TABLE_COUNT } from '../../../bench/server/latency.ts';
import { PLANTED_LOAD_FAULTS } from '../../servers/loadFaults.ts';
import type { CheckResult } from '../../proof.ts';
import { judgeLoad } from './judgeLoad.ts';
import type { ProofLoad, LoadOutcome } from './runLoad.ts';
import { S3_MOVES_PER_SECOND, runLoad } from './runLoad.ts';
import type { Proof, ProofSection } from '../../proof.ts';
import { runTwoAtATime } from '../../proof.ts';

const SMALL_LOAD: ProofLoad = {
  tables: 30,
  perSecond: 300,
  slices: 4,
  secondsEach: 1,
  botTables: 0,
  peakSeconds: 0,
};
const SMALL_LOAD_WITH_BOTS: ProofLoad = { ...SMALL_LOAD, botTables: 4 };

const verdictOf = ({ slices, lost }: LoadOutcome): CheckResult => judgeLoad(slices, lost);

/** A sound server must have no findings; measurements with an overloaded generator must be void. */
async function control(proof: Proof): Promise<void> {
  const outcome = await withProcessGroup((group) => runLoad(group, SMALL_LOAD_WITH_BOTS));
  proof.failAll(verdictOf(outcome).findings, 'without a fault');
  const { alone, withBots } = outcome.slices;
  const overloaded = { alone: alone.map((slice) => ({ ...slice, generator: 0.95 })), withBots };
  proof.recordPlanted('the load generator measures itself', judgeLoad(overloaded, 0).findings);
}

async function checkFault(
  proof: Proof,
  name: string,
  { expectedFinding, dependencies }: (typeof PLANTED_LOAD_FAULTS)[string],
): Promise<void> {
  const size = dependencies === undefined ? SMALL_LOAD : SMALL_LOAD_WITH_BOTS;
  const { findings } = verdictOf(await withProcessGroup((group) => runLoad(group, size, name)));
  proof.recordPlanted(name, findings, expectedFinding);
}

async function checkPlantedFaults(proof: Proof): Promise<void> {
  await control(proof);
  const faults = Object.entries(PLANTED_LOAD_FAULTS);
  // Faults found by their duration exceed any disturbance, so two servers can run at once.
  const side = faults.filter(([, { dependencies }]) => dependencies === undefined);
  await runTwoAtATime(
    side.map(
      ([name, fault]) =>
        () =>
          checkFault(proof, name, fault),
    ),
  );
  // The waiting time with bots is compared with that without, which a second server would distort.
  for (const [name, fault] of faults)
    if (fault.dependencies !== undefined) await checkFault(proof, name, fault);
}

/**
 * Half the rate of S3, so that the server has half a core to spare. `npm run bench -- server` judges the full
 * rate.
 */
const sizeFor = (proof: Proof): ProofLoad => ({
  tables: proof.byExtent(30, 2_000, 2_500),
  perSecond: proof.byExtent(300, 1_000, 1_000),
  slices: proof.byExtent(4, 4, 9),
  secondsEach: proof.byExtent(1, 6, 30),
  botTables: proof.byExtent(4, BOT_TABLE_COUNT, BOT_TABLE_COUNT),
  peakSeconds: proof.byExtent(0, 10, 60),
});

export const loadSection: ProofSection = {
  name: 'load',
  unit: 'plies',
  checkPlantedFaults,

  async run(proof) {
    const wanted = sizeFor(proof);
    const outcome = await withProcessGroup((group) => runLoad(group, wanted));
    proof.addResult({ ...verdictOf(outcome), count: outcome.plies });
    proof.figure(`ms to the answer at p50, p99, at ${S3_MOVES_PER_SECOND} moves a second`, outcome.peak);
    proof.figure('decisions of bots', outcome.decisions);
    proof.figure('tables, and of bots', `${wanted.tables}, ${wanted.botTables}`);
    proof.figure('moves per second', wanted.perSecond);
    proof.figure('seconds', 2 * wanted.slices * wanted.secondsEach + wanted.peakSeconds);
  },
};

/** Messages between real processes over NATS: where they arrive, and what happens without them (promise P1). */
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import type { Proof, ProofSection } from '../../proof.ts';
import type { PLANTED_BUS_FAULTS } from '../../servers/busFaults.ts';
import { buildPrograms } from '../../servers/programs.ts';
import { roundedMax, roundedMedian } from '../../statistics.ts';
import type { MessageCheckPart } from './messageCheck.ts';
import { MessageCheck } from './messageCheck.ts';

interface ExpectedFinding {
  readonly part: MessageCheckPart;
  readonly finding: RegExp;
}

const EXPECTED: Readonly<Record<keyof typeof PLANTED_BUS_FAULTS, ExpectedFinding>> = {
  'messages get lost': { part: 'messages', finding: /^(late|lost):/ },
  'messages arrive twice': { part: 'messages', finding: /^twice:/ },
  'messages arrive late': { part: 'messages', finding: /^late:/ },
  'messages name another table': { part: 'messages', finding: /^(late|lost):/ },
  'messages about a table go to all processes': { part: 'messages', finding: /^misrouted:/ },
  'a process does not subscribe to the tables that it shows': { part: 'messages', finding: /^(late|lost):/ },
  'nothing is compared while the broker is away': { part: 'broker', finding: /^stale:|waits in vain/ },
  'an ended session is not looked up while the broker is away': { part: 'sessions', finding: /^session:/ },
  'a process that is gone keeps its leases': { part: 'takeOver', finding: /^take-over:/ },
};

const PLANTED = { seed: 'planted', moves: 12, brokerFailures: 2 };
const ALL_PARTS: readonly MessageCheckPart[] = ['messages', 'broker', 'sessions', 'takeOver'];

async function withPostgres(work: (postgres: TestPostgres) => Promise<void>): Promise<void> {
  buildPrograms();
  const postgres = await startTestPostgres();
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
}

async function checkPlantedFaults(proof: Proof): Promise<void> {
  await withPostgres(async (postgres) => {
    for (const [fault, { part, finding }] of proof.halfIfShort(Object.entries(EXPECTED))) {
      const { findings } = await MessageCheck.run(postgres, { ...PLANTED, fault, parts: [part] });
      proof.recordPlanted(fault, findings, finding);
    }
  });
}

export const clusterSection: ProofSection = {
  name: 'cluster',
  unit: 'moves shown at another process',
  checkPlantedFaults,

  run: (proof) =>
    withPostgres(async (postgres) => {
      const [shownMs, staleMs, takeOverMs]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < proof.byExtent(1, 3, 20); round++) {
        const check = await MessageCheck.run(postgres, {
          parts: ALL_PARTS,
          fault: 'none',
          seed: `cluster ${proof.seed} ${round}`,
          moves: proof.byExtent(20, 100, 200),
          brokerFailures: proof.byExtent(2, 6, 10),
        });
        proof.failAll(check.findings);
        shownMs.push(...check.shownMs);
        staleMs.push(...check.staleMs);
        takeOverMs.push(...check.takeOverMs);
        proof.log(`round ${round + 1}: ${shownMs.length + staleMs.length} moves`);
      }
      proof.count = shownMs.length + staleMs.length;
      proof.figure('shown at another process after the answer, median (ms)', roundedMedian(shownMs));
      proof.figure('shown at another process after the answer, worst (ms)', roundedMax(shownMs));
      proof.figure('shown without the broker, which is killed or hangs, median (ms)', roundedMedian(staleMs));
      proof.figure('shown without the broker, which is killed or hangs, worst (ms)', roundedMax(staleMs));
      proof.figure('a bot of a killed process decides elsewhere, worst (ms)', roundedMax(takeOverMs));
    }),
};

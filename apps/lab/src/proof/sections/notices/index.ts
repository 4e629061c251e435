/** `kill -9` between an event and its notifications: none is lost, and none is sent as two messages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import type { Proof, ProofSection } from '../../proof.ts';
import { runTwoAtATime } from '../../proof.ts';
import * as faults from '../../servers/notificationFaults.ts';
import { buildPrograms } from '../../servers/programs.ts';
import type { NoticeResult, NoticeScenario } from './noticeScenario.ts';
import { runNoticeScenario } from './noticeScenario.ts';

const SPEED = 50;
/** A member of a cluster that is silent for four seconds of its time counts as dead. */
const CLUSTER_SPEED = 5;
const PATIENCE_MS = 60_000;
/** Servers that are killed independently of each other. They mostly wait, so all run at once. */
const SQLITE_LANES = 4;
const POSTGRES_LANES = 2;

const FAULTS: readonly (readonly [fault: string, expectedFinding: RegExp])[] = [
  [faults.OUTBOX_AFTER_COMMIT, /^lost/],
  [faults.MARKED_BEFORE, /^lost/],
  [faults.NEW_ID_AFTER_CRASH, /^sent as two messages/],
  [faults.TABLE_LOST, /^lost/],
  [faults.QUIET_SWALLOWS, /^lost/],
  [faults.QUIET_IGNORED, /^in quiet hours/],
  [faults.MUTE_IGNORED, /^muted/],
  [faults.RETRY_REPEATS, /^sent as two messages/],
];

/** The quiet hours outlast a round on a busy machine, too: without them no message may be about several tables. */
const PLANTED_SCENARIO = {
  seed: 'planted',
  kills: 9,
  speed: SPEED,
  patienceMs: 15_000,
  quietRate: 3,
  quietMinutes: 8,
};

async function withTemporaryFolder(work: (root: string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'pithead-notices-'));
  try {
    await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function runLanes(
  proof: Proof,
  store: string,
  lanes: number,
  kills: number,
  scenario: (lane: number) => Promise<Pick<NoticeScenario, 'data' | 'speed' | 'databaseUrl'>>,
): Promise<void> {
  const results: NoticeResult[] = [];
  const runLane = async (number: number): Promise<void> => {
    const result = await runNoticeScenario({
      ...(await scenario(number)),
      seed: `notices ${store} ${proof.seed} ${number}`,
      kills: kills / lanes,
      patienceMs: PATIENCE_MS,
      quietRate: 10,
      quietMinutes: 2,
    });
    proof.failAll(result.violations, store);
    proof.log(`${store}: ${result.kills} kills`);
    results.push(result);
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => runLane(number)));
  report(proof, store, kills, results);
}

function report(proof: Proof, store: string, wanted: number, results: readonly NoticeResult[]): void {
  const kills = results.reduce((sum, each) => sum + each.kills, 0);
  if (kills < wanted) proof.fail(`${store}: too few kills: ${kills} of ${wanted}`);
  const arrivals = results.flatMap((each) => each.arrivals);
  proof.count += kills;
  proof.figure(`kills between event and delivery, ${store}`, kills);
  proof.figure(
    `notifications for two devices each, ${store}`,
    results.reduce((sum, each) => sum + each.notifications, 0),
  );
  proof.figure(`messages, ${store}`, new Set(arrivals.map(({ message }) => message.id)).size);
  proof.figure(
    `of these about several tables, ${store}`,
    new Set(arrivals.filter(({ message }) => message.tables.length > 1).map(({ message }) => message.id))
      .size,
  );
  proof.figure(`attempts refused or cut off, ${store}`, arrivals.filter((each) => !each.isAccepted).length);
}

export const noticesSection: ProofSection = {
  name: 'notices',
  unit: 'kills between event and delivery',

  async checkPlantedFaults(proof) {
    buildPrograms();
    await withTemporaryFolder(async (root) => {
      const newFolder = (name: string): string => mkdtempSync(join(root, name));
      const control = { ...PLANTED_SCENARIO, data: newFolder('control'), patienceMs: PATIENCE_MS };
      proof.failAll((await runNoticeScenario(control)).violations, 'without a fault');
      const jobs = FAULTS.map(([fault, expectedFinding]) => async () => {
        const scenario = { ...PLANTED_SCENARIO, data: newFolder('fault'), fault, expectedFinding };
        proof.recordPlanted(fault, (await runNoticeScenario(scenario)).violations, expectedFinding);
      });
      await runTwoAtATime(proof.halfIfShort(jobs));
    });
  },

  async run(proof) {
    buildPrograms();
    const postgres = await startTestPostgres();
    try {
      await withTemporaryFolder(async (root) => {
        const data = (lane: number): string => mkdtempSync(join(root, `lane-${lane}-`));
        await runLanes(proof, 'SQLite', SQLITE_LANES, proof.byExtent(4, 200, 1_000), (lane) =>
          Promise.resolve({ data: data(lane), speed: SPEED }),
        );
        await runLanes(proof, 'PostgreSQL', POSTGRES_LANES, proof.byExtent(2, 20, 100), async (lane) => ({
          data: data(lane),
          speed: CLUSTER_SPEED,
          databaseUrl: await postgres.addDatabase(),
        }));
      });
    } finally {
      await postgres.stop();
    }
  },
};

/** `kill -9` under load on SQLite; a full disk, a read-only file, a busy database (promises P1 and P2). */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '@pithead/server';
import { mountSmallDisk } from '@pithead/server/store/testing/smallDisk';
import { executeOnFile } from '@pithead/server/store/testing/sqliteFile';
import { findViolationsIn } from '../../players/failureScenario.ts';
import type { Proof, ProofSection } from '../../proof.ts';
import { runTwoAtATime } from '../../proof.ts';
import { DATABASE_FAULTS } from '../../servers/databaseFaults.ts';
import { SAME_ERROR_MESSAGE, DATA_FOLDER_UNLOCKED, SQLITE_UNSYNCED } from '../../servers/storeFaults.ts';
import { buildPrograms } from '../../servers/programs.ts';
import { roundedMedian, roundedMax } from '../../statistics.ts';
import { checkSecondServer, checkUnusableDatabases, UNUSABLE_DATABASES } from './refusedStarts.ts';
import type { KillScenario } from './killScenario.ts';
import { runKillScenario } from './killScenario.ts';
import type { StorageFailure } from './storageFailures.ts';
import { DATABASE_BUSY, runStorageFailure, DISK_FULL, FILE_READ_ONLY } from './storageFailures.ts';

const DISK_MB = 8;
const FULL_SYNC = 2;

/** A power cut: an unsynced write-ahead log loses its second half, a synced one loses nothing. */
function cutPower(data: string): void {
  if (Number(readFileSync(join(data, 'synchronous'), 'utf8')) >= FULL_SYNC) return;
  const log = `${databaseFile({ data })}-wal`;
  truncateSync(log, Math.floor(statSync(log).size / 2));
  rmSync(`${databaseFile({ data })}-shm`, { force: true });
}

const KILL_FAULTS: readonly (Partial<KillScenario> & {
  readonly fault: string;
  readonly expectedFinding: RegExp;
})[] = [
  { fault: SQLITE_UNSYNCED, expectedFinding: /lost|gone/, afterKill: cutPower },
  { fault: 'a move is acknowledged before it is stored', expectedFinding: /acknowledged, but lost/ },
  {
    fault: 'moves of bots are shown before they are stored',
    expectedFinding: /seen, then gone|has the number/,
    kills: 3,
  },
  {
    fault: 'a repeated command is not looked up in the log',
    expectedFinding: /refused, but played/,
    kills: 2,
  },
  {
    fault: 'events after a snapshot are ignored',
    expectedFinding: /seen, then gone/,
    tables: 1,
    moves: 130,
  },
  {
    fault: 'sessions are forgotten when the server ends',
    expectedFinding: /do not come back/,
    moves: 5,
    patienceMs: 3000,
  },
  { fault: 'the server is ready only after three seconds', expectedFinding: /ready again only/, moves: 1 },
];

const BUSY_FAULTS = [
  { fault: 'errors of the database are ignored', expectedFinding: /acknowledged, but lost/ },
  { fault: 'a move is refused although it is stored', expectedFinding: /refused, but played/ },
];

async function withTemporaryFolder(work: (newFolder: () => string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'pithead-crash-'));
  // Some servers drop their privileges and must still reach their folder.
  chmodSync(root, 0o711);
  let count = 0;
  const newFolder = (): string => {
    const folder = join(root, String(++count));
    mkdirSync(folder);
    return folder;
  };
  try {
    await work(newFolder);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const PLANTED_SCENARIO = { seed: 'planted', tables: 3, kills: 1, patienceMs: 20_000 };

function damagedCopy(data: string, copy: string, statements: readonly string[]): string {
  cpSync(data, copy, { recursive: true });
  executeOnFile(databaseFile({ data: copy }), ...statements);
  return copy;
}

async function control(proof: Proof, newFolder: () => string): Promise<void> {
  const data = newFolder();
  const { violations, history } = await runKillScenario({
    ...PLANTED_SCENARIO,
    server: { data, fault: 'none' },
    afterKill: cutPower,
  });
  proof.failAll(violations, 'without a fault');
  for (const [name, statements] of Object.entries(DATABASE_FAULTS)) {
    const dataFile = databaseFile({ data: damagedCopy(data, newFolder(), statements) });
    proof.recordPlanted(name, await findViolationsIn({ dataFile }, history));
  }
}

async function checkServerFaults(proof: Proof, newFolder: () => string): Promise<void> {
  const killFaults = KILL_FAULTS.map(({ fault, expectedFinding, ...more }) => async () => {
    const { violations } = await runKillScenario({
      ...PLANTED_SCENARIO,
      ...more,
      expectedFinding,
      server: { data: newFolder(), fault },
    });
    proof.recordPlanted(fault, violations, expectedFinding);
  });
  const busyFaults = BUSY_FAULTS.map(({ fault, expectedFinding }) => async () => {
    const violations = await runStorageFailure(DATABASE_BUSY, { data: newFolder(), fault }, 'planted');
    proof.recordPlanted(fault, violations, expectedFinding);
  });
  const refused = [
    async () => {
      const violations = await checkSecondServer(newFolder(), DATA_FOLDER_UNLOCKED);
      proof.recordCaught(DATA_FOLDER_UNLOCKED, violations.length === 2);
    },
    async () => {
      const cases = proof.halfIfShort(UNUSABLE_DATABASES);
      const violations = await checkUnusableDatabases(cases, newFolder, SAME_ERROR_MESSAGE);
      proof.recordCaught(SAME_ERROR_MESSAGE, violations.length === cases.length);
    },
  ];
  await runTwoAtATime(proof.halfIfShort([...busyFaults, ...refused, ...killFaults]));
}

async function runRefusedStarts(proof: Proof, newFolder: () => string): Promise<void> {
  const cases = proof.halfIfShort(UNUSABLE_DATABASES);
  const violations = [
    ...(await checkSecondServer(newFolder())),
    ...(await checkUnusableDatabases(cases, newFolder)),
  ];
  proof.failAll(violations);
  proof.figure('starts refused with their reason', violations.length === 0 ? 1 + cases.length : 'failed');
}

async function runKills(proof: Proof, newFolder: () => string): Promise<void> {
  const kills = proof.byExtent(5, 25, 200);
  const result = await runKillScenario({
    server: { data: newFolder() },
    seed: `crash ${proof.seed}`,
    tables: 6,
    kills,
    patienceMs: 30_000,
  });
  proof.failAll(result.violations);
  proof.count += kills;
  proof.figure('moves acknowledged', result.history.acknowledged);
  proof.figure('matches', result.matches);
  proof.figure('ready again, worst (ms)', roundedMax(result.readyMs));
  proof.figure('ready again, median (ms)', roundedMedian(result.readyMs));
  proof.figure('ready again, CPU wait excluded, worst (ms)', roundedMax(result.ownReadyMs));
  proof.figure('clients back after that, worst (ms)', roundedMax(result.recoveryMs));
}

async function runFailure(
  proof: Proof,
  failure: StorageFailure,
  server: { data: string; fault?: string },
): Promise<void> {
  const violations = await runStorageFailure(failure, server, `crash ${proof.seed}`);
  proof.failAll(violations);
  proof.figure(failure.name, violations.length === 0 ? 'writes refused, reads served, recovered' : 'failed');
}

/** A missing privilege fails the proof only in CI. */
function reportMissingDisk(proof: Proof): void {
  const why = 'NOT RUN: no small disk could be mounted, which takes root';
  proof.figure(DISK_FULL.name, why);
  proof.log(`${DISK_FULL.name}: ${why}`);
  if (process.env['CI'] === 'true')
    proof.fail(`${DISK_FULL.name} was not put to the test, and in CI it must be`);
}

async function runFull(proof: Proof): Promise<void> {
  const disk = mountSmallDisk(DISK_MB);
  if (disk === undefined) return reportMissingDisk(proof);
  try {
    await runFailure(proof, DISK_FULL, { data: disk.folder });
  } finally {
    disk.remove();
  }
}

export const crashSection: ProofSection = {
  name: 'crash',
  unit: 'kills under load',

  async checkPlantedFaults(proof) {
    buildPrograms();
    await withTemporaryFolder(async (newFolder) => {
      await control(proof, newFolder);
      await checkServerFaults(proof, newFolder);
    });
  },

  async run(proof) {
    buildPrograms();
    await withTemporaryFolder(async (newFolder) => {
      await runKills(proof, newFolder);
      await Promise.all([
        runFailure(proof, DATABASE_BUSY, { data: newFolder() }),
        runFailure(proof, FILE_READ_ONLY, { data: newFolder(), fault: 'none' }),
        runFull(proof),
        runRefusedStarts(proof, newFolder),
      ]);
    });
  },
};

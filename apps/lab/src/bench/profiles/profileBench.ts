/** Profiles and ladders of a large server, over HTTP, on both databases; one request after the other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, databaseFile, startServer } from '@pithead/server';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import type { BenchReport, BenchRow } from '../report.ts';
import { interpolatedQuantile, rounded } from '../report.ts';
import type { ProfileScale } from './seedProfiles.ts';
import { personId, seedPostgres, SEEDED_GAME, seedSqlite } from './seedProfiles.ts';

const REQUESTS = 400;
const WARM_UP = 20;
const GOAL_MS = 50;
const PAGE_SIZE = 50;

interface Measured {
  readonly name: string;
  path(i: number, scale: ProfileScale): string;
}

const KINDS: readonly Measured[] = [
  {
    name: 'profile',
    path: (i, { accounts }) => `/api/people/${personId((i * 7919) % accounts)}/profile?game=${SEEDED_GAME}`,
  },
  { name: 'profile of a regular', path: () => `/api/people/${personId(0)}/profile?game=${SEEDED_GAME}` },
  { name: 'ladder, first pages', path: (i) => `/api/ladder/${SEEDED_GAME}?page=${(i % 20) + 1}` },
  {
    name: 'ladder, any page',
    path: (i, { accounts }) =>
      `/api/ladder/${SEEDED_GAME}?players=3&page=${((i * 97) % Math.floor(accounts / PAGE_SIZE)) + 1}`,
  },
];

async function measure(url: string, { path }: Measured, scale: ProfileScale): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + REQUESTS; i++) {
    const began = performance.now();
    const response = await fetch(url + path(i, scale));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path(i, scale)}: ${response.status}`);
    if (i >= WARM_UP) times.push(performance.now() - began);
  }
  return times;
}

async function benchStore(
  store: string,
  data: string,
  databaseUrl: string,
  scale: ProfileScale,
): Promise<{ rows: BenchRow[]; notes: string[] }> {
  const server = await startServer({ ...configFrom(benchServerSettings(data)), databaseUrl });
  const rows: BenchRow[] = [];
  const notes: string[] = [];
  try {
    for (const kind of KINDS) {
      const times = await measure(server.url, kind, scale);
      const p99 = interpolatedQuantile(times, 0.99);
      rows.push({
        gate: `${kind.name} p99 (ms), ${store}`,
        game: SEEDED_GAME,
        players: 3,
        q1: rounded(interpolatedQuantile(times, 0.25)),
        median: rounded(interpolatedQuantile(times, 0.5)),
        q3: rounded(interpolatedQuantile(times, 0.75)),
        goal: `<= ${GOAL_MS}`,
        pass: p99 <= GOAL_MS,
      });
      notes.push(`${store}, ${kind.name}: p99 ${p99.toFixed(1)} ms of ${REQUESTS} requests`);
    }
  } finally {
    await server.close();
  }
  return { rows, notes };
}

export async function benchProfiles(
  scale: ProfileScale,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const data = mkdtempSync(join(tmpdir(), 'pithead-profiles-'));
  const postgres = await startTestPostgres();
  try {
    await seedSqlite(databaseFile({ data }), scale, (done) => progress(done, 2 * scale.results));
    const sqlite = await benchStore('SQLite', data, '', scale);
    const url = await postgres.addDatabase();
    await seedPostgres(url, scale, (done) => progress(scale.results + done, 2 * scale.results));
    const other = await benchStore('PostgreSQL', data, url, scale);
    return { rows: [...sqlite.rows, ...other.rows], notes: [...sqlite.notes, ...other.notes] };
  } finally {
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

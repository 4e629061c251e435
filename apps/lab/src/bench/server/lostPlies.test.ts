import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, databaseFile, startServer } from '@pithead/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedPly, PlannedTable } from './loadPlan.ts';
import { commandIdOf } from './loadPlan.ts';
import { copyDatabase, seedDatabase } from './seedDatabase.ts';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import { countLostPlies } from './lostPlies.ts';

const PLAYED = 12;
const folders: string[] = [];
let played: string;
let tables: PlannedTable[];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-verify-'));
  folders.push(folder);
  return folder;
}

async function play(data: string): Promise<void> {
  const server = await startServer(configFrom(benchServerSettings(data)));
  for (const { id, plies } of tables) {
    const session = await server.context.matches.open(id);
    for (let index = 0; index < PLAYED; index++) {
      const [seat, seq, verb, noun] = plies[index] as PlannedPly;
      await session.act(session.seats[seat]?.person as string, {
        act: 'play',
        seat,
        id: commandIdOf(index),
        seq,
        plies: [[verb, noun]],
      });
    }
  }
  await server.close();
}

beforeAll(async () => {
  played = newFolder();
  tables = await seedDatabase(played, { count: 2, plies: PLAYED + 3 });
  await play(played);
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function lostAfter(sql: string, acknowledged = PLAYED): Promise<number> {
  const data = newFolder();
  copyDatabase(played, data);
  const file = databaseFile({ data });
  const Database = createRequire(import.meta.url)('libsql') as new (file: string) => {
    exec(sql: string): void;
    close(): void;
  };
  const db = new Database(file);
  db.exec(sql);
  db.close();
  return countLostPlies(
    file,
    tables,
    tables.map(() => acknowledged),
  );
}

describe('the check of the database after a benchmark', () => {
  it('an intact database has no lost plies', async () => expect(await lostAfter('')).toBe(0));
  it('a stored ply without an acknowledgement is not an error', async () =>
    expect(await lostAfter('', PLAYED - 1)).toBe(0));
  it('acknowledged plies that are not stored are counted', async () =>
    expect(await lostAfter('', PLAYED + 1)).toBe(2));

  it.each([
    ['the last ply of each match is missing', `DELETE FROM events WHERE seq = ${PLAYED}`],
    ['a ply in the middle is missing', `DELETE FROM events WHERE seq = 5`],
    ['a ply has another body', `UPDATE events SET body = '[["x",0]]' WHERE seq = 3`],
    ['a ply has another command id', `UPDATE events SET command_id = command_id || 'x' WHERE seq = 3`],
    [
      'a ply is stored twice',
      `INSERT INTO events
        SELECT table_id, ${PLAYED + 1}, command_id || 'x', seat, kind, body, is_open, state_hash, at
        FROM events WHERE seq = ${PLAYED}`,
    ],
    ['a ply has another state hash', `UPDATE events SET state_hash = 'x' WHERE seq = ${PLAYED}`],
  ])('a damaged database is reported: %s', async (_, sql) => expect(await lostAfter(sql)).toBeGreaterThan(0));
});

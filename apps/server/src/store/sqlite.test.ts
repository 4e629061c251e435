import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeStore } from './contract.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'pithead-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeStore('the store in SQLite', () => openSqlite(join(folder, 'contract.db')));

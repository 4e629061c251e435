/** Child process: the production server, sound or with one planted hole. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@pithead/server';
import { configFrom, startServer } from '@pithead/server';
import { answerAsks } from 'pithead/bench/server/answers';
import { FAULTS } from './faults.ts';

process.on('disconnect', () => process.exit());

interface Wish {
  readonly fault: string;
  /** An existing data folder; a new one if absent. */
  readonly data?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const nothing = (): void => undefined;

let running: RunningServer | undefined;
/** The running server has default settings and data, so the next request with defaults can reuse it. */
let isPlain = false;
let mend = nothing;
let mendForAll = nothing;

async function start(
  { data, settings }: Wish,
  before: (() => () => void) | undefined,
): Promise<RunningServer> {
  await running?.close();
  mendForAll();
  mendForAll = before?.() ?? nothing;
  const folder = data ?? mkdtempSync(join(process.env['PITHEAD_DATA'] ?? '', 'data-'));
  return startServer(configFrom({ ...process.env, PITHEAD_DATA: folder, ...settings }));
}

async function open(wish: Wish): Promise<string> {
  const fault = FAULTS[wish.fault];
  if (fault === undefined && wish.fault !== '') throw new Error(`no fault is called: ${wish.fault}`);
  mend();
  const settings = wish.settings ?? fault?.settings;
  const hasNoWishes = settings === undefined && wish.data === undefined && fault?.before === undefined;
  if (running === undefined || !hasNoWishes || !isPlain)
    running = await start({ ...wish, ...(settings && { settings }) }, fault?.before);
  isPlain = hasNoWishes;
  mend = fault?.weaken?.(running) ?? nothing;
  return running.url;
}

answerAsks({ open });

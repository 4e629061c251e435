/** Child process: the production server, sound or with one planted hole. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@pithead/server';
import { configFrom, startServer } from '@pithead/server';
import { serveRequests } from '../../../processes/serveRequests.ts';
import { PLANTED_SERVER_HOLES } from './serverHoles.ts';

process.on('disconnect', () => process.exit());

interface OpenRequest {
  readonly fault: string;
  /** An existing data folder; a new one if absent. */
  readonly data?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const doNothing = (): void => undefined;

let running: RunningServer | undefined;
/** The running server has default settings and data, so the next request with defaults can reuse it. */
let isDefault = false;
let undoWeakness = doNothing;
let undoGlobalChange = doNothing;

async function start(
  { data, settings }: OpenRequest,
  before: (() => () => void) | undefined,
): Promise<RunningServer> {
  await running?.close();
  undoGlobalChange();
  undoGlobalChange = before?.() ?? doNothing;
  const folder = data ?? mkdtempSync(join(process.env['PITHEAD_DATA'] ?? '', 'data-'));
  return startServer(configFrom({ ...process.env, PITHEAD_DATA: folder, ...settings }));
}

async function open(request: OpenRequest): Promise<string> {
  const fault = PLANTED_SERVER_HOLES[request.fault];
  if (fault === undefined && request.fault !== '') throw new Error(`no fault is called: ${request.fault}`);
  undoWeakness();
  const settings = request.settings ?? fault?.settings;
  const wantsDefault = settings === undefined && request.data === undefined && fault?.before === undefined;
  if (running === undefined || !wantsDefault || !isDefault)
    running = await start({ ...request, ...(settings && { settings }) }, fault?.before);
  isDefault = wantsDefault;
  undoWeakness = fault?.weaken?.(running) ?? doNothing;
  return running.url;
}

serveRequests({ open });

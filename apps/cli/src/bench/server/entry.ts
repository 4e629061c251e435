/**
 * Begins every process of the benchmark but the first: its role is its argument, it does what the first one
 * asks and ends with it.
 */
import type { Asks } from './answers.ts';
import { answerAsks } from './answers.ts';

const ROLES: Readonly<Record<string, () => Promise<{ begin(): Asks | Promise<Asks> }>>> = {
  ours: () => import('./ours.ts'),
  control: () => import('./control.ts'),
  boardgameIo: () => import('./boardgameIo.ts'),
  load: () => import('./load.ts'),
  socketIoLoad: () => import('./socketIoLoad.ts'),
  botTables: () => import('./botTables.ts'),
};

// Before anything else: the first process may be gone before we are ready.
process.on('disconnect', () => process.exit());

const role = ROLES[process.argv[2] ?? ''];
if (role === undefined) throw new Error(`no role ${process.argv[2]}`);
answerAsks(await (await role()).begin());

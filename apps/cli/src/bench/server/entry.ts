/**
 * Entry point of every child process. The first argument is its role; it answers requests of the main process
 * and ends with it.
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

// Registered first, because the main process may end while this one still starts.
process.on('disconnect', () => process.exit());

const role = ROLES[process.argv[2] ?? ''];
if (role === undefined) throw new Error(`no role ${process.argv[2]}`);
answerAsks(await (await role()).begin());

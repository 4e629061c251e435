/**
 * Entry point of every child process. The first argument is its role; it answers requests of the main process
 * and ends with it.
 */
import type { RequestHandlers } from './answers.ts';
import { serveRequests } from './answers.ts';

const ROLES: Readonly<Record<string, () => Promise<RequestHandlers>>> = {
  ours: async () => (await import('./ours.ts')).startPitheadServer(),
  control: async () => (await import('./control.ts')).startControlServer(),
  boardgameIo: async () => (await import('./boardgameIo.ts')).startBoardgameIoServer(),
  load: async () => (await import('./load.ts')).startLoadGenerator(),
  socketIoLoad: async () => (await import('./socketIoLoad.ts')).startSocketIoLoad(),
  botTables: async () => (await import('./botTables.ts')).startBotTables(),
};

// Registered first, because the main process may end while this one still starts.
process.on('disconnect', () => process.exit());

const role = ROLES[process.argv[2] ?? ''];
if (role === undefined) throw new Error(`no role ${process.argv[2]}`);
serveRequests(await role());

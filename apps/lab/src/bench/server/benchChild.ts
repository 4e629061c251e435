import type { RequestHandlers } from '../../processes/serveRequests.ts';
import { serveRequests } from '../../processes/serveRequests.ts';

const ROLES: Readonly<Record<string, () => Promise<RequestHandlers>>> = {
  ours: async () => (await import('./pitheadServer.ts')).startPitheadServer(),
  control: async () => (await import('./controlServer.ts')).startControlServer(),
  boardgameIo: async () =>
    (await import('./boardgameIoServer.ts')).startBoardgameIoServer(
      JSON.parse(process.env['BENCH_MATCH'] as string),
    ),
  load: async () => (await import('./loadGenerator.ts')).startLoadGenerator(),
  socketIoLoad: async () => (await import('./socketIoLoad.ts')).startSocketIoLoad(),
  clusterClients: async () => (await import('../cluster/clusterClients.ts')).startClusterClients(),
  botTables: async () => (await import('./botTables.ts')).startBotTables(),
};

// Registered first, because the main process may end while this one is still starting.
process.on('disconnect', () => process.exit());

const role = ROLES[process.argv[2] ?? ''];
if (role === undefined) throw new Error(`no role ${process.argv[2]}`);
serveRequests(await role());

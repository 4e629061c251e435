/** Some server processes on a PostgreSQL of their own, with or without NATS, and their players. */
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { startTestNats } from '@pithead/server/testing/servers/testNats';
import type { LabProcess, ProcessGroup } from '../../processes/processGroup.ts';
import { programCpuMs } from '../../processes/processCpu.ts';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import { startBenchProcess } from '../server/benchProcess.ts';
import type { PacedPlay } from './clusterClients.ts';

export type BenchBus = 'notify' | 'nats';

/** Each process has up to ten connections and one for messages. */
const CONNECTIONS_PER_PROCESS = 11;
const SPARE_CONNECTIONS = 10;

export interface SystemUsage {
  readonly serversMs: number;
  readonly databaseMs: number;
  readonly brokerMs: number;
  /** How often a message has woken a process. */
  readonly wakeUps: number;
}

export interface MeasuredPlay extends PacedPlay {
  readonly used: SystemUsage;
  readonly elapsedMs: number;
}

export interface ClusterSystem {
  measure(work: () => Promise<PacedPlay>): Promise<MeasuredPlay>;
  play(perSecond: number, seconds: number): Promise<PacedPlay>;
  close(): Promise<void>;
}

export async function startClusterSystem(
  group: ProcessGroup,
  bus: BenchBus,
  processes: number,
  tables: number,
): Promise<ClusterSystem> {
  const postgres = await startTestPostgres(
    undefined,
    undefined,
    processes * CONNECTIONS_PER_PROCESS + SPARE_CONNECTIONS,
  );
  const nats = bus === 'nats' ? await startTestNats() : undefined;
  const settings = {
    ...benchServerSettings(group.folder(`${bus}-${processes}`)),
    DATABASE_URL: await postgres.addDatabase(),
    NATS_URL: nats?.url ?? '',
    PITHEAD_BOT_THREADS: '1',
  };
  const servers: LabProcess[] = [];
  for (let i = 0; i < processes; i++) servers.push(await startBenchProcess(group, 'ours', settings));
  const clients = await startBenchProcess(group, 'clusterClients');
  const urls = await Promise.all(servers.map((server) => server.request<string>('url')));
  await clients.request('open', { urls, count: tables });

  async function usage(): Promise<SystemUsage> {
    const [used, wakeUps] = await Promise.all([
      Promise.all(servers.map((server) => server.usage())),
      Promise.all(servers.map((server) => server.request<number>('busReceived'))),
    ]);
    return {
      serversMs: used.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      databaseMs: programCpuMs(postgres.pid),
      brokerMs: nats === undefined ? 0 : programCpuMs(nats.pid),
      wakeUps: wakeUps.reduce((sum, count) => sum + count, 0),
    };
  }

  return {
    play: (perSecond, seconds) => clients.request<PacedPlay>('play', { perSecond, seconds }),
    async measure(work) {
      const before = await usage();
      const began = performance.now();
      const played = await work();
      const elapsedMs = performance.now() - began;
      const after = await usage();
      const difference = (key: keyof SystemUsage): number => after[key] - before[key];
      return {
        ...played,
        elapsedMs,
        used: {
          serversMs: difference('serversMs'),
          databaseMs: difference('databaseMs'),
          brokerMs: difference('brokerMs'),
          wakeUps: difference('wakeUps'),
        },
      };
    },
    async close() {
      await clients.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await nats?.kill();
      await postgres.stop();
    },
  };
}

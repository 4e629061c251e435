import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { KeyedCounter } from '../limits/keyedCounter.ts';
import { networkOf } from '../limits/networkOf.ts';

export interface ConnectionLimits {
  /** WebSockets included; absent behind a proxy, which opens all connections. */
  readonly perAddress?: number;
  readonly total: number;
  readonly responseMs: number;
}

/** For the other connections of browsers, such as those of a school behind one address. */
const OTHER_CONNECTIONS = 100;
/** Enough for the largest file at 30 kbit/s. */
const RESPONSE_MS = 120_000;
/** File descriptors for database, logs, threads, the PostgreSQL pool and a backup. */
const RESERVED_FILES = 64;
const FILES_PER_CONNECTION = 2;
const MAX_CONNECTIONS = 100_000;
const LOG_INTERVAL_MS = 60_000;

interface ResourceReport {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}

type NodeReport = typeof process.report & { excludeNetwork: boolean };

/** Node raises the soft limit to the hard one at start. */
export function openFilesLimit(): number {
  const report = process.report as NodeReport;
  const { excludeNetwork } = report;
  // Otherwise the report resolves the host names of all peers and blocks on DNS.
  report.excludeNetwork = true;
  try {
    const soft = (report.getReport() as ResourceReport).userLimits?.open_files?.soft;
    return typeof soft === 'number' ? soft : Infinity;
  } finally {
    report.excludeNetwork = excludeNetwork;
  }
}

/** Leaves file descriptors for the database: without one SQLite can't commit. */
export const maxConnections = (openFiles: number): number =>
  Math.max(1, Math.min(MAX_CONNECTIONS, Math.floor((openFiles - RESERVED_FILES) / FILES_PER_CONNECTION)));

export const connectionLimitsFor = ({ socketsPerAddress, isBehindProxy }: Config): ConnectionLimits => ({
  ...(isBehindProxy ? {} : { perAddress: 2 * socketsPerAddress + OTHER_CONNECTIONS }),
  total: maxConnections(openFilesLimit()),
  responseMs: RESPONSE_MS,
});

export function limitConnections(server: Server, limits: ConnectionLimits, log: Pick<Logger, 'warn'>): void {
  const { perAddress = Infinity, total, responseMs } = limits;
  const warn = rateLimitedLog(LOG_INTERVAL_MS, (refused) =>
    log.warn({ refused, total }, 'too many connections'),
  );
  const byAddress = new KeyedCounter<string>();
  // Node accepts and closes connections beyond the limit, so that the backlog does not fill up.
  server.maxConnections = total;
  server.on('drop', warn);
  server.on('connection', (connection) => {
    const address = networkOf(connection.remoteAddress ?? '');
    connection.once('close', () => byAddress.remove(address));
    if (byAddress.add(address) <= perAddress) return;
    warn();
    connection.destroy();
  });
  // An idle timeout is not enough: a client that reads a byte now and then is never idle. Upgrades don't emit
  // this event.
  server.on('request', (_request, response) => {
    const late = setTimeout(() => response.socket?.destroy(), responseMs);
    response.once('close', () => clearTimeout(late));
  });
}

/** Logs a flood as one line with the number since the last one. */
function rateLimitedLog(ms: number, log: (count: number) => void): () => void {
  let count = 0;
  let loggedAt = -Infinity;
  return () => {
    count++;
    const now = performance.now();
    if (now - loggedAt < ms) return;
    log(count);
    count = 0;
    loggedAt = now;
  };
}

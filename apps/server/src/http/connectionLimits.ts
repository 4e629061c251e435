/**
 * Bounds on TCP connections, whatever is said over them: how many there are, and how long one answer may take
 * to be read.
 */
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { Counter } from '../counter.ts';
import { networkOf } from '../people/index.ts';

export interface ConnectionLimits {
  /**
   * Open connections of one address, WebSockets included; absent behind a proxy, which opens the connections
   * of everybody.
   */
  readonly perAddress?: number;
  /** Open connections of all addresses together. */
  readonly total: number;
  /** From the request to the last byte of its response. */
  readonly responseMs: number;
}

/** What a browser opens beside its WebSocket, for everybody in a school behind one address. */
const BESIDE_SOCKETS = 100;
/** The largest file of the pages arrives in this time over 30 kbit/s. */
const RESPONSE_MS = 120_000;
/** Files that are not connections: database, logs, threads, the PostgreSQL pool, a backup. */
const RESERVED_FILES = 64;
/** The socket of a connection, and the file on disk that is being sent over it. */
const FILES_PER_CONNECTION = 2;
const MOST_CONNECTIONS = 100_000;
const LOG_EVERY_MS = 60_000;

interface ResourceReport {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}

/** Missing in the types of Node 20. */
type NodeReport = typeof process.report & { excludeNetwork: boolean };

/** The soft limit on open files of this process; Node has raised it to the hard limit at start. */
export function openFilesLimit(): number {
  const report = process.report as NodeReport;
  const { excludeNetwork } = report;
  // Otherwise the report looks up the host names of all connected peers, and the process waits for DNS.
  report.excludeNetwork = true;
  try {
    const soft = (report.getReport() as ResourceReport).userLimits?.open_files?.soft;
    return typeof soft === 'number' ? soft : Infinity;
  } finally {
    report.excludeNetwork = excludeNetwork;
  }
}

/** Leaves room for the database: without a file descriptor SQLite can't commit what players have done. */
export const connectionsWithin = (openFiles: number): number =>
  Math.max(1, Math.min(MOST_CONNECTIONS, Math.floor((openFiles - RESERVED_FILES) / FILES_PER_CONNECTION)));

export const limitsFor = ({ socketsPerAddress, isBehindProxy }: Config): ConnectionLimits => ({
  ...(isBehindProxy ? {} : { perAddress: 2 * socketsPerAddress + BESIDE_SOCKETS }),
  total: connectionsWithin(openFilesLimit()),
  responseMs: RESPONSE_MS,
});

export function limitConnections(server: Server, limits: ConnectionLimits, log: Pick<Logger, 'warn'>): void {
  const { perAddress = Infinity, total, responseMs } = limits;
  const warn = atMostEvery(LOG_EVERY_MS, (refused) => log.warn({ refused, total }, 'too many connections'));
  const byAddress = new Counter<string>();
  // Node accepts and closes what is beyond, so that its own queue does not fill with connections that nobody
  // answers.
  server.maxConnections = total;
  server.on('drop', warn);
  server.on('connection', (connection) => {
    const address = networkOf(connection.remoteAddress ?? '');
    connection.once('close', () => byAddress.remove(address));
    if (byAddress.add(address) <= perAddress) return;
    warn();
    connection.destroy();
  });
  // An idle timeout is not enough: a client that reads a byte now and then is never idle. Upgrades do not
  // come here.
  server.on('request', (_request, response) => {
    const late = setTimeout(() => response.socket?.destroy(), responseMs);
    response.once('close', () => clearTimeout(late));
  });
}

/** A flood of connections is one line of the log, with the number since the last one. */
function atMostEvery(ms: number, tell: (count: number) => void): () => void {
  let count = 0;
  let toldAt = -Infinity;
  return () => {
    count++;
    const now = performance.now();
    if (now - toldAt < ms) return;
    tell(count);
    count = 0;
    toldAt = now;
  };
}

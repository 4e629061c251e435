/** Each slow client must be cut off within its time limit, and others must be answered meanwhile. */
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '@pithead/bots';
import type { ServerRoute } from '../../servers/controlledServer.ts';
import { gameAt } from '../../proof.ts';
import { handshakeRequest } from '@pithead/server/testing/clients/rawSocket';
import { Attacker } from '../abuse/attacker.ts';
import { AttackSocket } from '../abuse/attackSocket.ts';

const DRIP_MS = 2_000;
/** Timers are late on a busy machine. */
const SLACK_MS = 15_000;
/** The time-outs of `createHttpApp`, and two heartbeats of sockets. */
const HEAD_MS = 20_000 + 5_000 + SLACK_MS;
const BODY_MS = 30_000 + 5_000 + SLACK_MS;
const IDLE_MS = 72_000 + 1_000 + SLACK_MS;
/** The operating system buffers some data first. */
const UNREAD_MS = 2 * 30_000 + SLACK_MS;
const SLOW_READ_MS = 120_000 + SLACK_MS;
const SOCKET_MS = 2 * 30_000 + SLACK_MS;
const MAX_P99_MS = 250;
/** The server closes a connection after a hundred requests. */
const PIPELINED = 99;
const DRAIN_MS = 3_000;
const IDS = 'AAAAAAAAAAAAAAAAAAAAAA';

export interface SlowClient {
  readonly name: string;
  readonly withinMs: number;
  start(connection: Socket): void;
}

const requestStart = ({ method, path }: ServerRoute): string =>
  `${method} ${addressOf(path)} HTTP/1.1\r\nHost: localhost\r\n`;
const addressOf = (path: string): string =>
  path
    .replaceAll(/:seat\b/g, '0')
    .replaceAll(/:game\b/g, gameAt(0))
    .replaceAll(/:\w+/g, IDS)
    .replace('*', 'x')
    .replace('/socket', '/socket?v=1');

function writeSlowly(connection: Socket, first: string, drop: string): void {
  connection.write(first);
  const timer = setInterval(() => void connection.write(drop), DRIP_MS);
  connection.once('close', () => clearInterval(timer));
}

const JSON_BODY = 'Content-Type: application/json\r\n';

function slowBodies(route: ServerRoute): SlowClient[] {
  const name = `${route.method} ${route.path}`;
  const announced = `${requestStart(route)}${JSON_BODY}Content-Length: 5000\r\n\r\n`;
  const chunked = `${requestStart(route)}${JSON_BODY}Transfer-Encoding: chunked\r\n\r\n`;
  return [
    {
      name: `${name}: a body that never comes`,
      withinMs: BODY_MS,
      start: (connection) => void connection.resume().write(announced),
    },
    {
      name: `${name}: a body letter by letter`,
      withinMs: BODY_MS,
      start: (connection) => writeSlowly(connection.resume(), `${announced}{`, ' '),
    },
    {
      name: `${name}: a body of small chunks`,
      withinMs: BODY_MS,
      start: (connection) => writeSlowly(connection.resume(), chunked, '1\r\n \r\n'),
    },
  ];
}

function slowReaders(route: ServerRoute): SlowClient[] {
  const name = `${route.method} ${route.path}`;
  const requests = `${requestStart(route)}\r\n`.repeat(PIPELINED);
  return [
    {
      name: `${name}: idle after a response`,
      withinMs: IDLE_MS,
      start: (connection) => void connection.resume().write(`${requestStart(route)}\r\n`),
    },
    {
      name: `${name}: responses that are never read`,
      withinMs: Math.max(UNREAD_MS, IDLE_MS),
      start: (connection) => void connection.pause().write(requests),
    },
  ];
}

/** Reads a few bytes at a time, so that the connection is never idle. */
function readSlowly(connection: Socket, request: string): void {
  connection.pause().write(request);
  const timer = setInterval(() => void connection.read(64), DRIP_MS);
  connection.once('close', () => clearInterval(timer));
}

const SLOW_SOCKETS: readonly SlowClient[] = [
  {
    name: 'half a handshake',
    withinMs: HEAD_MS,
    start: (connection) => writeSlowly(connection.resume(), handshakeRequest().slice(0, 80), ''),
  },
  {
    name: 'a socket that answers no ping',
    withinMs: SOCKET_MS,
    start: (connection) => void connection.resume().write(handshakeRequest()),
  },
  {
    name: 'a socket that is never read',
    withinMs: SOCKET_MS,
    start: (connection) => void connection.pause().write(handshakeRequest()),
  },
  {
    name: 'a frame that never ends',
    withinMs: SOCKET_MS,
    start: (connection) => writeSlowly(connection.resume(), handshakeRequest(), '\0'),
  },
];

const HAS_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Generated from the server's routes, so that new routes are covered. */
export function slowClients(routes: readonly ServerRoute[], longAnswer: string): SlowClient[] {
  const ofRoutes = routes.flatMap((route): SlowClient[] => {
    const name = `${route.method} ${route.path}`;
    return [
      {
        name: `${name}: a head that never ends`,
        withinMs: HEAD_MS,
        start: (connection) => writeSlowly(connection.resume(), requestStart(route), 'X-More: 1\r\n'),
      },
      ...(HAS_BODY.has(route.method) ? slowBodies(route) : []),
      ...(route.method === 'GET' ? slowReaders(route) : []),
    ];
  });
  const long = `GET ${longAnswer} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(PIPELINED);
  return [
    { name: 'nothing is said', withinMs: HEAD_MS, start: (connection) => void connection.resume() },
    {
      name: 'long responses letter by letter',
      withinMs: SLOW_READ_MS,
      start: (connection) => readSlowly(connection, long),
    },
    {
      name: 'long responses that are never read',
      withinMs: UNREAD_MS,
      start: (connection) => void connection.pause().write(long),
    },
    ...SLOW_SOCKETS,
    ...ofRoutes,
  ];
}

async function holdConnection(url: string, { name, withinMs, start }: SlowClient): Promise<string[]> {
  const connection = new Attacker(url).connect();
  const ended = new Promise<true>((resolve) => void connection.once('close', () => resolve(true)));
  start(connection);
  let isEnded = await Promise.race([ended, delay(withinMs, false)]);
  // A client learns of the close only after it has read everything sent before.
  if (!isEnded) isEnded = await Promise.race([(connection.resume(), ended), delay(DRAIN_MS, false)]);
  connection.destroy();
  return isEnded ? [] : [`${name}: is open after ${withinMs / 1000} s`];
}

export interface SlowClientResult {
  readonly count: number;
  readonly findings: string[];
  readonly waits: readonly [socket: number, request: number];
}

export async function runSlowClients(url: string, clients: readonly SlowClient[]): Promise<SlowClientResult> {
  const visitor = new Attacker(url);
  const bystander = await AttackSocket.open(visitor);
  const over = new AbortController();
  const socketWaits = timed(over.signal, () => bystander.ping());
  const requestWaits = timed(over.signal, () => visitor.request('GET', '/api/games'));
  // Opened in groups, because how long they stay counts, not how fast they are opened.
  const held: Promise<string[]>[] = [];
  for (const [i, client] of clients.entries()) {
    held.push(holdConnection(url, client));
    if (i % 50 === 49) await delay(100);
  }
  const findings = (await Promise.all(held)).flat();
  over.abort();
  const waits = [quantile(await socketWaits, 0.99), quantile(await requestWaits, 0.99)] as const;
  bystander.close();
  visitor.close();
  for (const wait of waits) if (wait > MAX_P99_MS) findings.push(`others wait ${Math.round(wait)} ms at p99`);
  return { count: clients.length, findings: findings, waits };
}

async function timed(signal: AbortSignal, ask: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await ask();
    waits.push(performance.now() - began);
    await delay(200);
  }
  return waits;
}

export async function countConnectionsOfOneAddress(url: string, tried: number): Promise<number> {
  const attacker = new Attacker(url);
  const connections = Array.from({ length: tried }, () => attacker.connect().resume());
  await Promise.all(
    connections.map(
      (connection) =>
        new Promise((resolve) => void connection.once('connect', resolve).once('close', resolve)),
    ),
  );
  // Connections above the limit are accepted and closed at once.
  await delay(1_000);
  const open = connections.filter(({ destroyed }) => !destroyed).length;
  for (const connection of connections) connection.destroy();
  return open;
}

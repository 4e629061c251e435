/**
 * The control of S1 does the least that any such server must do: bare ws, the same insert into the same
 * table, the same grouped commits, one answer and one message per seat. It has no rules, redaction, sessions
 * or input checks.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import type { LoadPlan } from './loadPlan.ts';

/** Declared here, because libsql is a dependency of the server and resolved from there. */
interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(parameters: readonly unknown[]): unknown };
}
type OpenDatabase = new (file: string) => Database;

interface Play {
  readonly table: string;
  readonly act: { readonly id: string; readonly seat: number; readonly plies: unknown };
}

type Message =
  | ({ readonly type: 'act' } & Play)
  | { readonly type: 'subscribe'; readonly channel: number; readonly table: string };

interface Table {
  readonly sockets: { readonly channel: number; readonly each: WebSocket }[];
  seq: number;
}

const INSERT = `INSERT INTO events (table_id, seq, command_id, seat, kind, body, is_open, state_hash, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const HASH = '0'.repeat(32);

function openDatabase(file: string): Database {
  const Libsql = createRequire(import.meta.url)('libsql') as OpenDatabase;
  const db = new Libsql(file);
  for (const pragma of ['foreign_keys = ON', 'journal_mode = WAL', 'synchronous = FULL', 'fullfsync = ON'])
    db.exec(`PRAGMA ${pragma}`);
  return db;
}

/** By table, the numbers of the plies that are sent to their own seat only. */
function readSecretPlies(plan: string): ReadonlyMap<string, ReadonlySet<number>> {
  const { tables } = JSON.parse(readFileSync(plan, 'utf8')) as LoadPlan;
  return new Map(
    tables.map(({ id, plies }) => [
      id,
      new Set(plies.flatMap(([, , , , secret], i) => (secret === 1 ? [i + 1] : []))),
    ]),
  );
}

export async function startControlServer(): Promise<RequestHandlers> {
  const db = openDatabase(process.env['CONTROL_DATABASE'] as string);
  const insert = db.prepare(INSERT);
  const secretPlies = readSecretPlies(process.env['CONTROL_PLAN'] as string);
  const tables = new Map<string, Table>();
  let queue: { socket: WebSocket; play: Play }[] = [];
  let padding = '';

  function flush(): void {
    const group = queue;
    queue = [];
    db.exec('BEGIN IMMEDIATE');
    const seqs = group.map(({ play: { table, act } }) => {
      const seq = ++(tables.get(table) as Table).seq;
      insert.run([
        table,
        seq,
        `${act.seat}:${act.id}`,
        act.seat,
        'play',
        JSON.stringify(act.plies),
        1,
        HASH,
        Date.now(),
      ]);
      return seq;
    });
    db.exec('COMMIT');
    for (const [index, { socket, play }] of group.entries()) publish(socket, play, seqs[index] as number);
  }

  function publish(socket: WebSocket, { table, act }: Play, seq: number): void {
    const isSecret = secretPlies.get(table)?.has(seq) === true;
    for (const { channel, each } of (tables.get(table) as Table).sockets)
      if (!isSecret || channel === act.seat)
        each.send(`{"channel":${channel},"type":"news","seq":${seq},"filling":"${padding}"}`);
    socket.send(JSON.stringify({ type: 'done', id: act.id, seq }));
  }

  function onMessage(socket: WebSocket, message: Message): void {
    if (message.type === 'act') {
      if (queue.push({ socket, play: message }) === 1) setImmediate(flush);
      return;
    }
    const entry = tables.get(message.table) ?? { sockets: [], seq: 0 };
    tables.set(message.table, entry);
    entry.sockets.push({ channel: message.channel, each: socket });
    socket.send(`{"channel":${message.channel},"type":"state"}`);
  }

  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    perMessageDeflate: false,
    clientTracking: false,
  });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => onMessage(socket, JSON.parse(data.toString('utf8')) as Message));
    socket.on('error', () => socket.terminate());
    socket.send('{"type":"welcome"}');
  });
  await new Promise<void>((resolve) => void server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: () => `http://127.0.0.1:${port}`,
    setSize(bytes: number) {
      const frame = '{"channel":0,"type":"news","seq":100,"filling":""}'.length;
      padding = 'x'.repeat(Math.max(0, Math.round(bytes) - frame));
    },
  };
}

/** Debian's nats-server for tests, each on its own port. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../store/testing/testPostgres.ts';

export interface TestNats {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  kill(): Promise<void>;
  /** On the same port. */
  restart(args?: readonly string[]): Promise<void>;
  /** Connections stay open, but nothing is answered. */
  pause(): void;
  resume(): void;
}

const READY_MS = 20_000;
const PLACES = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'];

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

function natsProgram(): string {
  const found = [process.env['PITHEAD_NATS_SERVER'] ?? '', ...PLACES].find(
    (place) => place !== '' && existsSync(place),
  );
  if (found !== undefined) return found;
  throw new Error(
    'there is no nats-server: install it (Debian: apt-get install nats-server) or name it in PITHEAD_NATS_SERVER',
  );
}

export async function startTestNats(args: readonly string[] = []): Promise<TestNats> {
  const program = natsProgram();
  const port = await freePort();
  const start = async (more: readonly string[]): Promise<ChildProcess> => {
    const child = spawn(program, ['-a', '127.0.0.1', '-p', `${port}`, ...more], { stdio: 'ignore' });
    running.add(child);
    child.once('exit', () => running.delete(child));
    await accepting(port, child);
    // A server that a test has forgotten must not keep its process alive.
    child.unref();
    return child;
  };
  let child = await start(args);
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    get pid() {
      return child.pid as number;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    restart: async (again = args) => void (child = await start(again)),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}

async function accepting(port: number, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + READY_MS; performance.now() < end; await delay(10)) {
    if (child.exitCode !== null) break;
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'data').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  child.kill('SIGKILL');
  throw new Error('nats-server did not start');
}

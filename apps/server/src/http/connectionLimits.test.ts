import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConnectionLimits } from './connectionLimits.ts';
import { maxConnections, limitConnections, openFilesLimit } from './connectionLimits.ts';

const LIMITS: ConnectionLimits = { perAddress: 100, total: 100, responseMs: 60_000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: Server;
const connections: Socket[] = [];
const warnings: object[] = [];

async function open(limits: Partial<ConnectionLimits>, answer = 'short'): Promise<void> {
  server = createServer((_request, response) => void response.end(answer));
  limitConnections(server, { ...LIMITS, ...limits }, {
    warn: (what: object) => void warnings.push(what),
  } as never);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
  warnings.length = 0;
  server.close();
  server.closeAllConnections();
});

function dial(localAddress = '127.0.0.1'): Socket {
  const { port } = server.address() as AddressInfo;
  const connection = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  connections.push(connection);
  return connection;
}

const outcomeOf = (connection: Socket): Promise<string> =>
  new Promise((resolve) => {
    connection.once('data', (bytes: Buffer) => resolve(bytes.toString('latin1').slice(9, 12)));
    connection.once('close', () => resolve('closed'));
    connection.write(REQUEST);
  });

it('connections are limited per address, and a closed one frees its place', async () => {
  await open({ perAddress: 2 });
  const [first, second] = [dial(), dial()];
  expect([await outcomeOf(first), await outcomeOf(second)]).toEqual(['200', '200']);
  expect(await outcomeOf(dial())).toBe('closed');
  expect(await outcomeOf(dial('127.0.0.2'))).toBe('200');
  first.destroy();
  await expect.poll(async () => outcomeOf(dial())).toBe('200');
});

it('connections beyond the total limit are closed, and the log says so once', async () => {
  await open({ total: 2 });
  expect([await outcomeOf(dial('127.0.0.2')), await outcomeOf(dial('127.0.0.3'))]).toEqual(['200', '200']);
  for (let i = 4; i < 24; i++) expect(await outcomeOf(dial(`127.0.0.${i}`))).toBe('closed');
  expect(warnings).toEqual([{ refused: 1, total: 2 }]);
});

it('a response that is read too slowly is cut off after its time limit', async () => {
  await open({ responseMs: 400 }, 'x'.repeat(50_000_000));
  const slow = dial();
  slow.write(REQUEST);
  const nibbles = setInterval(() => void slow.read(1000), 50);
  slow.on('readable', () => undefined);
  const [accepted] = (await once(server, 'connection')) as [Socket];
  await once(accepted, 'close');
  clearInterval(nibbles);
  expect(await outcomeOf(dial())).toBe('200');
});

it('a connection is not ended by a response that was read in time', async () => {
  await open({ responseMs: 200 });
  const calm = dial();
  expect(await outcomeOf(calm)).toBe('200');
  await new Promise((resolve) => void setTimeout(resolve, 300));
  expect(await outcomeOf(calm)).toBe('200');
});

it('half of the file descriptors, without those of the database, are for connections', () => {
  expect(maxConnections(1024)).toBe(480);
  expect(maxConnections(Infinity)).toBe(100_000);
  expect(maxConnections(10)).toBe(1);
});

it('reading the limit of open files does not resolve the host names of peers', async () => {
  await open({});
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  const wasExcluded: boolean[] = [];
  const { getReport } = report;
  const spy = vi.spyOn(report, 'getReport').mockImplementation(() => {
    wasExcluded.push(report.excludeNetwork);
    return getReport.call(report);
  });
  try {
    expect(openFilesLimit()).toBeGreaterThan(0);
    expect([wasExcluded, report.excludeNetwork]).toEqual([[true], false]);
  } finally {
    spy.mockRestore();
  }
});

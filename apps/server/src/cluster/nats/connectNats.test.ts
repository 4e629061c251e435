/** What keeps a process from using a broker, with real nats-servers. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BadSetting, configFrom } from '../../config.ts';
import type { TestNats } from '../../testing/servers/testNats.ts';
import { startTestNats } from '../../testing/servers/testNats.ts';
import { newTestFolder, removeTestFolders } from '../../testing/servers/testServer.ts';
import { NatsMessageBus } from './natsMessageBus.ts';
import type { NatsSettings } from './natsSettings.ts';
import { natsSettingsFrom } from './natsSettings.ts';

afterAll(removeTestFolders);

const open = async (NATS_URL: string, more: Record<string, string> = {}): Promise<string> => {
  try {
    const bus = await NatsMessageBus.open(natsSettingsFrom({ NATS_URL, ...more }) as NatsSettings);
    await bus.close();
    return 'open';
  } catch (error) {
    const { problem, detail } = error as { problem: string; detail: string };
    return `${problem} ${detail}`;
  }
};

const withLogin = ({ port }: TestNats, login: string): string => `nats://${login}@127.0.0.1:${port}`;

describe('addresses of brokers', () => {
  it.each([
    ['nats.example.org', ['nats.example.org'], false],
    ['nats://nats.example.org:4333/', ['nats.example.org:4333'], false],
    ['tls://[::1]:4222', ['[::1]:4222'], true],
    ['nats://a:1, nats://b:2', ['a:1', 'b:2'], false],
  ])('%s is accepted', (NATS_URL, servers, requiresTls) => {
    expect(natsSettingsFrom({ NATS_URL })).toMatchObject({ servers, requiresTls });
  });

  it('credentials may be a user with a password, or a token, and may contain escaped characters', () => {
    expect(natsSettingsFrom({ NATS_URL: 'nats://a:1,nats://ada:p%40ss@b' })).toMatchObject({
      servers: ['a:1', 'b'],
      user: 'ada',
      password: 'p@ss',
    });
    expect(natsSettingsFrom({ NATS_URL: 'nats://t%3Aoken@b' })).toMatchObject({ token: 't:oken' });
  });

  it.each(['http://a', 'nats://', 'nats://a/b', 'a b', 'nats://a,', 'nats://a:99999'])(
    '%s is refused without repeating it',
    (NATS_URL) => {
      const read = (): unknown => configFrom({ DATABASE_URL: 'postgres://a/b', NATS_URL });
      expect(read).toThrow(BadSetting);
      expect(read).toThrow('NATS_URL must be an address such as nats://user:password@nats.example.org:4222');
    },
  );

  it('NATS without PostgreSQL is refused', () => {
    expect(() => configFrom({ NATS_URL: 'nats://a' })).toThrow('NATS_URL needs DATABASE_URL');
    expect(configFrom({}).nats).toBeUndefined();
  });
});

describe('brokers that can’t be used', () => {
  it('a port where nobody listens, an unknown host and another protocol are told apart', async () => {
    expect(await open('nats://127.0.0.1:1')).toBe('noConnection ECONNREFUSED');
    expect(await open('nats://no.such.host.invalid')).toMatch(/^hostUnknown E/);
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => void web.listen(0, '127.0.0.1', resolve));
    expect(await open(`nats://127.0.0.1:${(web.address() as AddressInfo).port}`)).toMatch(/^noConnection /);
    web.close();
  });

  it('a wrong or missing login is refused; user and password, or a token, are sent', async () => {
    const nats = await startTestNats(['--user', 'ada', '--pass', 'p@ss']);
    expect(await open(nats.url)).toBe('loginRefused Authorization Violation');
    expect(await open(withLogin(nats, 'ada:wrong'))).toBe('loginRefused Authorization Violation');
    expect(await open(withLogin(nats, 'ada:p%40ss'))).toBe('open');
    await nats.kill();
    await nats.restart(['--auth', 'token']);
    expect(await open(withLogin(nats, 'other'))).toBe('loginRefused Authorization Violation');
    expect(await open(withLogin(nats, 'token'))).toBe('open');
    await nats.kill();
  });

  it.each([
    ['publish', 'publish: "pithead.cluster.>", subscribe: "pithead.>"'],
    ['subscribe', 'publish: "pithead.>", subscribe: "pithead.cluster.>"'],
  ])('a login that may not %s what the server needs is refused at the start', async (_, permissions) => {
    const file = join(newTestFolder(), 'nats.conf');
    writeFileSync(
      file,
      `authorization { users: [ { user: ada, password: secret, permissions: { ${permissions} } } ] }`,
    );
    const nats = await startTestNats(['-c', file]);
    expect(await open(withLogin(nats, 'ada:secret'))).toBe('forbidden pithead.table.check');
    await nats.kill();
  });

  it('the example in deploy allows what the server needs', async () => {
    const nats = await startTestNats(['-c', 'deploy/nats.conf']);
    expect(await open(withLogin(nats, 'pithead:password'))).toBe('open');
    await nats.kill();
  });

  it('TLS is used where the broker offers it, and its certificate must be trusted', async () => {
    const folder = newTestFolder();
    const [cert, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name)) as [string, string];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert];
    execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' });
    const nats = await startTestNats(['--tls', '--tlscert', cert, '--tlskey', key]);
    expect(await open(nats.url)).toBe('tlsRefused DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(await open(nats.url, { NATS_CA: cert })).toBe('open');
    expect(await open(nats.url, { NATS_CA: join(folder, 'missing') })).toBe(
      `fileUnreadable ${join(folder, 'missing')}`,
    );
    await nats.kill();
    await nats.restart([]);
    expect(await open(`tls://127.0.0.1:${nats.port}`)).toMatch(/^tlsNotOffered/);
    await nats.kill();
  });
});

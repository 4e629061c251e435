import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestReceiver } from '../testing/requestReceiver.ts';
import { NameServer } from '../testing/nameServer.ts';
import { OutboundClient } from './outboundClient.ts';

let receiver: RequestReceiver;
let names: NameServer;

beforeAll(async () => {
  [receiver, names] = await Promise.all([RequestReceiver.start(), NameServer.start()]);
});
afterAll(() => Promise.all([receiver.close(), names.close()]));

const local = new OutboundClient({ allowsLocalTargets: true, timeoutMs: 400 });
const post = (path: string, client = local) =>
  client.post(new URL(path, receiver.url), { 'x-test': 'yes' }, 'content');
const failure = (reason: string, status: number | null = null) => ({
  kind: 'failed',
  failure: { reason, status },
});

describe('requests to addresses that people enter', () => {
  it('the content arrives, and the host that accepted it is known', async () => {
    receiver.answerWith(204);
    const by = new URL(receiver.url).host;
    expect(await post('/hook?a=1')).toEqual({ kind: 'accepted', status: 204, by });
    const { path, headers, body } = receiver.last;
    expect([path, headers['x-test'], String(body)]).toEqual(['/hook?a=1', 'yes', 'content']);
  });

  it('a redirect is not followed', async () => {
    receiver.answerWith(302, { location: `${receiver.url}/elsewhere` });
    const before = receiver.received.length;
    expect(await post('/from')).toEqual(failure('redirected', 302));
    expect(receiver.received).toHaveLength(before + 1);
  });

  it('the wish of a receiver to be asked later is kept, within a day', async () => {
    receiver.answerWith(429, { 'retry-after': '120' });
    expect(await post('/')).toEqual({ ...failure('answered', 429), retryAfterMs: 120_000 });
    receiver.answerWith(503, { 'retry-after': '999999' });
    expect(await post('/')).toEqual({ ...failure('answered', 503), retryAfterMs: 86_400_000 });
    receiver.answerWith(503, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' });
    expect(await post('/')).toEqual(failure('answered', 503));
  });

  it('a receiver that never answers, or never ends its answer, is left after the time limit', async () => {
    receiver.answer = () => undefined;
    expect(await post('/silent')).toEqual(failure('timedOut'));
    receiver.answer = (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await post('/endless')).toEqual(failure('timedOut'));
  });

  it('a huge answer is not read to its end', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      receiver.answer = (_, response) => {
        const send = (): void => {
          for (; sent < 1e9 && !response.destroyed; sent += 65_536)
            if (!response.write('x'.repeat(65_536))) return void response.once('drain', send);
        };
        response.on('close', resolve);
        response.writeHead(200);
        send();
      };
    });
    expect(await post('/huge')).toMatchObject({ kind: 'accepted' });
    await closed;
    expect(sent).toBeLessThan(50e6);
  });

  it('a refused connection, and one that closes without an answer, are unreachable', async () => {
    receiver.answer = (_, response) => response.destroy();
    expect(await post('/closed')).toEqual(failure('unreachable'));
    expect(await local.post(new URL('http://127.0.0.1:9/'), {}, '')).toEqual(failure('unreachable'));
  });

  it('a server without a valid certificate gets nothing', async () => {
    const server = createServer({}, () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await local.post(new URL(`https://127.0.0.1:${port}/`), {}, 'secret')).toMatchObject({
      kind: 'failed',
    });
    await new Promise((resolve) => void server.close(resolve));
  });
});

describe('private targets', () => {
  const strict = (): OutboundClient =>
    new OutboundClient({ allowsLocalTargets: false, timeoutMs: 2000, dnsServers: [names.address] });
  const call = (name: string) => strict().post(new URL(`https://${name}/`), {}, 'secret');

  it('an address of loopback is refused without a connection', async () => {
    const before = receiver.received.length;
    expect(await post('/', strict())).toEqual(failure('privateAddress'));
    expect(receiver.received).toHaveLength(before);
  });

  it('a name is refused if any of its addresses is private', async () => {
    names.addressesOf = (name) => (name === 'mixed.test' ? ['192.0.9.1', '10.0.0.7'] : ['127.0.0.1']);
    expect(await call('loopback.test')).toEqual(failure('privateAddress'));
    expect(await call('mixed.test')).toEqual(failure('privateAddress'));
  });

  it('a name that nobody knows is told from one that is private', async () => {
    names.addressesOf = () => [];
    expect(await call('nobody.test')).toEqual(failure('unknownHost'));
  });

  it('a name is resolved once per call, so that a changed answer can’t lead elsewhere (DNS rebinding)', async () => {
    const own = Number(new URL(receiver.url).port);
    let asked = 0;
    // The first answer is allowed here, the second one would be this receiver.
    names.addressesOf = () => (asked++ === 0 ? ['127.0.0.2'] : ['127.0.0.1']);
    names.questions.length = 0;
    const before = receiver.received.length;
    const client = new OutboundClient({
      allowsLocalTargets: false,
      timeoutMs: 2000,
      dnsServers: [names.address],
      isAllowed: (address) => address === '127.0.0.2',
    });
    expect(await client.post(new URL(`http://rebind.test:${own}/`), {}, 'secret')).toEqual(
      failure('unreachable'),
    );
    expect(names.questions).toEqual(['rebind.test']);
    expect(receiver.received).toHaveLength(before);
  });

  it('a name server that is silent ends with the time limit', async () => {
    const silent = await RequestReceiver.start();
    const client = new OutboundClient({
      allowsLocalTargets: false,
      timeoutMs: 300,
      dnsServers: [new URL(silent.url).host],
    });
    const result = await client.post(new URL('https://slow.test/'), {}, '');
    expect(['timedOut', 'unknownHost']).toContain(result.kind === 'failed' ? result.failure.reason : '');
    await silent.close();
  });
});

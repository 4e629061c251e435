import type { NotificationMessage } from '../../notifications/deliveryChannel.ts';
import type { Config } from '../../config.ts';
import type { RunningServer } from '../../server.ts';
import { TEST_PASSWORD } from '../../testing/access-matrix/actors.ts';
import { TestClient } from '../../testing/clients/testClient.ts';
import { startTestServer } from '../../testing/servers/testServer.ts';
import { realTime } from '../../time.ts';
import { RequestReceiver } from './requestReceiver.ts';
import type { ReceivedMail } from './parseMail.ts';
import { SmtpReceiver } from './smtpReceiver.ts';

/** A server whose channels end at real receivers on loopback. Its clocks can be advanced. */
export class ChannelFixture {
  readonly server: RunningServer;
  readonly http: RequestReceiver;
  readonly smtp: SmtpReceiver;
  readonly pass: (ms: number) => void;
  #accounts = 0;

  private constructor(
    server: RunningServer,
    http: RequestReceiver,
    smtp: SmtpReceiver,
    pass: (ms: number) => void,
  ) {
    [this.server, this.http, this.smtp, this.pass] = [server, http, smtp, pass];
  }

  static async open(config: Partial<Config> = {}): Promise<ChannelFixture> {
    const [http, smtp] = await Promise.all([RequestReceiver.start(), SmtpReceiver.start()]);
    let passed = 0;
    const time = {
      ...realTime,
      now: () => realTime.now() + passed,
      monotonic: () => realTime.monotonic() + passed,
    };
    const server = await startTestServer(
      undefined,
      { smtpUrl: smtp.url, allowsLocalTargets: true, ...config },
      { time },
    );
    return new ChannelFixture(server, http, smtp, (ms) => void (passed += ms));
  }

  guest(name = 'Ada'): Promise<TestClient> {
    return TestClient.createGuest(this.server.url, name);
  }

  async account(language: 'de' | 'en' | 'nl' = 'de'): Promise<{ client: TestClient; name: string }> {
    const client = await this.guest();
    const name = `Hanna ${++this.#accounts}`;
    await client.request('PATCH', '/api/me', { language });
    await client.request('POST', '/api/me/account', { name, password: TEST_PASSWORD });
    return { client, name };
  }

  /** Sets the address and opens the link of the mail. */
  async confirmEmail(client: TestClient, address: string): Promise<void> {
    const count = this.smtp.mails.length + 1;
    await client.request('PUT', '/api/me/email', { address, password: TEST_PASSWORD });
    const token = tokenIn(await this.smtp.next(count));
    const { status } = await client.request('POST', '/api/email-confirmations', { token });
    if (status !== 204) throw new Error(`not confirmed: ${status}`);
  }

  message(person: string, more: Partial<NotificationMessage> = {}): NotificationMessage {
    const table = { id: 'table-one', game: 'siberia', opponents: ['Noor', 'Wout'], endsAt: undefined };
    return { id: 'message-1', person, language: 'en', kind: 'yourTurn', tables: [table], ...more };
  }

  channel(kind: 'push' | 'email' | 'webhook') {
    const channel = this.server.context.channels.find((each) => each.kind === kind);
    if (channel === undefined) throw new Error(`no ${kind}`);
    return channel;
  }

  async destinationsOf(kind: 'push' | 'email' | 'webhook', person: string): Promise<string[]> {
    return (await this.channel(kind).destinationsOf(person)).map(({ id }) => id);
  }

  async close(): Promise<void> {
    await this.server.close();
    await Promise.all([this.http.close(), this.smtp.close()]);
  }
}

/** The token behind the hash of the only link. */
export function tokenIn({ text }: ReceivedMail): string {
  const [, token] = /#([\w-]{43})$/m.exec(text) ?? [];
  if (token === undefined) throw new Error(`no token in ${text}`);
  return token;
}

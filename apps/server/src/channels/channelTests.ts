import type { ChannelKind, ChannelTest } from '@pithead/protocol';
import { randomId } from '../ids.ts';
import { SharedLimits } from '../limits/sharedLimits.ts';
import { RequestError } from '../requestError.ts';
import type { ChannelTestRow, PersonRow } from '../store/store.ts';
import type { ChannelDependencies } from './channelDependencies.ts';
import type { EmailChannel } from './email/emailChannel.ts';
import { usableAddress } from './email/emailChannel.ts';
import { targetOf } from './outbound/targetUrl.ts';
import type { PushChannel } from './push/pushChannel.ts';
import type { SendOutcome } from './sendOutcome.ts';
import type { WebhookChannel } from './webhook/webhookChannel.ts';

const RATES = {
  person: { burst: 6, perSecond: 1 / 20 },
  /** Of a webhook or a push service: many people can enter the same. */
  host: { burst: 60, perSecond: 1 },
  everybody: { burst: 100, perSecond: 5 },
} as const;

interface TestedChannels {
  readonly push: PushChannel;
  readonly email: EmailChannel | undefined;
  readonly webhook: WebhookChannel;
}

/** Sends one message by one way and stores what is known of it, step by step. */
export class ChannelTests {
  readonly #dependencies: ChannelDependencies;
  readonly #channels: TestedChannels;
  readonly #limits: SharedLimits<keyof typeof RATES>;

  constructor(dependencies: ChannelDependencies, channels: TestedChannels) {
    this.#dependencies = dependencies;
    this.#channels = channels;
    this.#limits = new SharedLimits(dependencies, 'test', RATES);
  }

  async testPush(person: PersonRow, subscription: string): Promise<ChannelTest> {
    const row = await this.#dependencies.store.findPushSubscription(person.id, subscription);
    if (row === undefined) throw new RequestError('notFound');
    const send = (test: string): Promise<SendOutcome> => this.#channels.push.sendTest(person, row, test);
    return this.#run(person, 'push', row.id, send, { host: targetOf(row.endpoint) });
  }

  async testEmail(person: PersonRow): Promise<ChannelTest> {
    const { email } = this.#channels;
    if (email === undefined) throw new RequestError('mailNotConfigured');
    const row = await this.#dependencies.store.findEmail(person.id);
    if (row === undefined || usableAddress(row) === undefined) throw new RequestError('notFound');
    return this.#run(person, 'email', row.id, (test) => email.sendTest(person, row, test));
  }

  async testWebhook(person: PersonRow): Promise<ChannelTest> {
    const row = await this.#dependencies.store.findWebhook(person.id);
    if (row === undefined) throw new RequestError('notFound');
    const send = (test: string): Promise<SendOutcome> => this.#channels.webhook.sendTest(person, row, test);
    return this.#run(person, 'webhook', row.id, send, { host: targetOf(row.url) });
  }

  async find(person: string, id: string): Promise<ChannelTest> {
    const row = await this.#dependencies.store.findChannelTest(person, id);
    if (row === undefined) throw new RequestError('notFound');
    return toChannelTest(row);
  }

  /** By the browser that has shown it. Who knows the id has received the message. */
  reportShown(id: string): Promise<void> {
    const { store, time } = this.#dependencies;
    return store.markTestShown(id, time.now());
  }

  async #run(
    person: PersonRow,
    channel: ChannelKind,
    destination: string,
    send: (test: string) => Promise<SendOutcome>,
    target: { readonly host?: string } = {},
  ): Promise<ChannelTest> {
    await this.#limits.take({ person: person.id, everybody: '', ...target });
    const { store, time } = this.#dependencies;
    const id = randomId();
    const isAdded = await store.addChannelTest({
      id,
      person: person.id,
      channel,
      destination,
      sentAt: time.now(),
      acceptedAt: null,
      acceptedBy: null,
      failedAt: null,
      failure: null,
      shownAt: null,
    });
    if (!isAdded) throw new RequestError('noSession');
    const outcome = await send(id);
    const at = time.now();
    await store.changeChannelTest(
      id,
      outcome.kind === 'accepted'
        ? { acceptedAt: at, acceptedBy: outcome.by }
        : { failedAt: at, failure: outcome.failure },
    );
    return this.find(person.id, id);
  }
}

const toChannelTest = ({
  person: _person,
  channel: _channel,
  destination: _,
  ...test
}: ChannelTestRow): ChannelTest => test;

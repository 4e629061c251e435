/** The ways by which messages leave this server, and what people set about them. */
import type { DeliveryChannel } from '../notifications/deliveryChannel.ts';
import type { ChannelDependencies } from './channelDependencies.ts';
import { ChannelTests } from './channelTests.ts';
import { EmailChannel } from './email/emailChannel.ts';
import { EmailService } from './email/emailService.ts';
import { MailTransport } from './email/mailTransport.ts';
import { OutboundClient } from './outbound/outboundClient.ts';
import { PushChannel } from './push/pushChannel.ts';
import { WebhookChannel } from './webhook/webhookChannel.ts';

export interface ChannelServices {
  /** Those that the operator has configured. */
  readonly delivery: readonly DeliveryChannel[];
  readonly push: PushChannel;
  readonly email: EmailService;
  readonly tests: ChannelTests;
  /** Undefined without a mail server. */
  readonly mailTransport: MailTransport | undefined;
  /** Ends what is being sent. */
  close(): void;
}

export function createChannelServices(dependencies: ChannelDependencies): ChannelServices {
  const { smtpUrl, mailFrom, allowsLocalTargets } = dependencies.config;
  const client = new OutboundClient({ allowsLocalTargets });
  const mailTransport = smtpUrl === '' ? undefined : new MailTransport({ smtpUrl, from: mailFrom });
  const push = new PushChannel(dependencies, client);
  const webhook = new WebhookChannel(dependencies, client);
  const email = mailTransport && new EmailChannel(dependencies, mailTransport);
  return {
    delivery: [push, ...(email === undefined ? [] : [email]), webhook],
    push,
    email: new EmailService(dependencies, mailTransport),
    tests: new ChannelTests(dependencies, { push, email, webhook }),
    mailTransport,
    close() {
      client.close();
      mailTransport?.close();
    },
  };
}

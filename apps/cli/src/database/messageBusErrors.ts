/** Error messages about NATS. They never contain NATS_URL, which may hold a password. */
import type { Config, MessageBusProblem } from '@pithead/server';
import { UserError } from '../userError.ts';
import type { CliMessageKey } from '../text/index.ts';

const MESSAGE_KEYS: Readonly<Record<MessageBusProblem, CliMessageKey>> = {
  hostUnknown: 'natsHostUnknown',
  noConnection: 'natsNoConnection',
  loginRefused: 'natsLoginRefused',
  forbidden: 'natsForbidden',
  tlsNotOffered: 'natsTlsNotOffered',
  tlsRefused: 'natsTlsRefused',
  fileUnreadable: 'natsFileUnreadable',
};

export async function messageBusUserError(error: unknown, { nats }: Config): Promise<UserError | undefined> {
  const { UnusableMessageBusError } = await import('@pithead/server');
  if (!(error instanceof UnusableMessageBusError)) return undefined;
  const servers = nats?.servers.join(', ') ?? '';
  return new UserError(MESSAGE_KEYS[error.problem], { servers, code: error.detail });
}

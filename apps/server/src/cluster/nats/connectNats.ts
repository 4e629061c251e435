import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import type { NatsSettings } from './natsSettings.ts';

const CONNECT_MS = 5000;

export type MessageBusProblem =
  | 'hostUnknown'
  | 'noConnection'
  | 'loginRefused'
  | 'forbidden'
  | 'tlsNotOffered'
  | 'tlsRefused'
  | 'fileUnreadable';

export class UnusableMessageBusError extends Error {
  readonly problem: MessageBusProblem;
  /** An error code, else a message; for `fileUnreadable` the file, for `forbidden` the subject. */
  readonly detail: string;
  constructor(problem: MessageBusProblem, detail: string, cause?: unknown) {
    super(`message bus: ${problem} (${detail})`, { cause });
    this.name = 'UnusableMessageBusError';
    this.problem = problem;
    this.detail = detail;
  }
}

/** Subjects that a process must be allowed to use. */
export interface NeededSubjects {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/**
 * Opens one connection, without reconnecting: the caller has to learn that messages may be lost. Files are read each
 * time, because certificates and credentials are renewed. The library is loaded only here.
 */
export async function connectNats(settings: NatsSettings, subjects: NeededSubjects): Promise<NatsConnection> {
  const nats = await import('@nats-io/transport-node');
  const { user, password, token, credentialsFile, caFile, certFile, keyFile } = settings;
  const hasTlsFiles = caFile !== '' || certFile !== '' || keyFile !== '';
  const options: ConnectionOptions = {
    servers: [...settings.servers],
    name: 'pithead',
    // A process does not need its own messages.
    noEcho: true,
    reconnect: false,
    timeout: CONNECT_MS,
    ...(user !== undefined && { user }),
    ...(password !== undefined && { pass: password }),
    ...(token !== undefined && { token }),
    ...(credentialsFile !== '' && { authenticator: nats.credsAuthenticator(readBytes(credentialsFile)) }),
    ...((settings.requiresTls || hasTlsFiles) && {
      tls: {
        ...(caFile !== '' && { ca: readBytes(caFile).toString() }),
        ...(certFile !== '' && { cert: readBytes(certFile).toString() }),
        ...(keyFile !== '' && { key: readBytes(keyFile).toString() }),
      },
    }),
  };
  const connection = await nats.connect(options).catch((error: unknown) => {
    throw toMessageBusError(error);
  });
  await checkPermissions(connection, subjects).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  return connection;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UnusableMessageBusError('fileUnreadable', file, error);
  }
}

/** The broker ignores what it forbids, so that a wrong permission would only be noticed as slowness. */
async function checkPermissions(
  connection: NatsConnection,
  { publish, subscribe }: NeededSubjects,
): Promise<void> {
  const statuses = connection.status();
  const refused = (async () => {
    for await (const status of statuses) if (status.type === 'error') return status.error;
    return undefined;
  })();
  const subscriptions = subscribe.map((subject) =>
    connection.subscribe(subject, { callback: () => undefined }),
  );
  for (const subject of publish) connection.publish(subject);
  await connection.flush();
  // Errors that came before the reply to the flush are handed over in a later turn.
  const error = await Promise.race([refused, delay(0)]);
  for (const subscription of subscriptions) subscription.unsubscribe();
  if (error instanceof Error)
    throw new UnusableMessageBusError(
      'forbidden',
      (error as { subject?: string }).subject ?? error.message,
      error,
    );
}

const TLS_CODES = /CERT|SIGNATURE|^ERR_(TLS|SSL|OSSL)|^EPROTO$/;

function toMessageBusError(error: unknown): UnusableMessageBusError {
  const { name, message, cause } = error as Error;
  const code = codeOf(error) || codeOf(cause);
  if (name === 'AuthorizationError') return new UnusableMessageBusError('loginRefused', message, error);
  if (/does not support 'tls'/.test(message))
    return new UnusableMessageBusError('tlsNotOffered', message, error);
  if (TLS_CODES.test(code)) return new UnusableMessageBusError('tlsRefused', code, error);
  if (/^ENOTFOUND$|^EAI_/.test(code)) return new UnusableMessageBusError('hostUnknown', code, error);
  const detail = code || (name === 'TimeoutError' ? 'ETIMEDOUT' : message);
  return new UnusableMessageBusError('noConnection', detail, error);
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

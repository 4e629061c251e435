/** Entry point: a server in fast time, sound or with one planted fault, that notifies two devices of everybody. */
import { configFrom, databaseFile, startServer } from '@pithead/server';
import { RandomBotPool } from '@pithead/server/testing/fakes/randomBotPool';
import { fastTime } from '@pithead/server/testing/fakes/virtualTime';
import type { DeliveryChannel, NotificationMessage } from '@pithead/server/testing/serverInternals';
import { openStore } from '@pithead/server/testing/serverInternals';
import { PLANTED_NOTIFICATION_FAULTS } from './notificationFaults.ts';

export interface NotifyingServerOptions {
  readonly receiver: string;
  readonly devices: readonly string[];
  readonly speed: number;
  readonly since: number;
  readonly fault?: string;
}

/** What the receiver gets. */
export interface PostedNotification {
  readonly message: NotificationMessage;
  readonly device: string;
  readonly process: number;
  /** An earlier attempt of this process was answered too late to count. */
  readonly isAfterTimeout: boolean;
}

/** Attempts have 30 seconds; one that took nearly as long may have counted as failed. */
const LATE_MS = 25_000;

const options = JSON.parse(process.argv[2] ?? '') as NotifyingServerOptions;
const config = configFrom(process.env);
const time = fastTime(options.speed, options.since);
const late = new Set<string>();

const channel: DeliveryChannel = {
  kind: 'webhook',
  destinationsOf: () => Promise.resolve(options.devices.map((id) => ({ id, target: 'receiver' }))),
  async deliver(message, device) {
    const began = time.now();
    const isAfterTimeout = late.has(message.id);
    const posted: PostedNotification = { message, device, process: process.pid, isAfterTimeout };
    const { ok, status } = await fetch(options.receiver, { method: 'POST', body: JSON.stringify(posted) });
    if (time.now() - began > LATE_MS) late.add(message.id);
    return ok ? { kind: 'accepted' } : { kind: 'failed', reason: `status ${status}` };
  },
};

const plant = options.fault === undefined ? undefined : PLANTED_NOTIFICATION_FAULTS[options.fault];
if (options.fault !== undefined && plant === undefined)
  throw new Error(`no fault is called: ${options.fault}`);
const store = await openStore({ databaseUrl: config.databaseUrl, dataFile: databaseFile(config) });
const server = await startServer(config, {
  store: plant?.(store) ?? store,
  pool: new RandomBotPool(),
  channels: [channel],
  time,
});
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
process.stdout.write(`${server.url}\n`);

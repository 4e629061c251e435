/** First step of the delivery job: a notification becomes one delivery for each destination that is wanted. */
import type { NotificationKind } from '@pithead/protocol';
import { shortId } from '../ids.ts';
import type { ServerContext } from '../serverContext.ts';
import type { NewDelivery, OutboxRow } from '../store/store.ts';
import type { DeliveryChannel, Destination } from './deliveryChannel.ts';
import type { Recipient } from './notificationFacts.ts';
import { isWanted, NotificationFacts } from './notificationFacts.ts';

const BATCH = 200;
const ERROR_RETRY_MS = 60_000;
/** Others are too urgent, or too rare, to wait for further tables. */
const GATHERED: readonly NotificationKind[] = ['yourTurn', 'tableReady', 'gameEnded'];

/** Returns whether more may be ready. */
export async function spreadNotifications(context: ServerContext): Promise<boolean> {
  const { store, time, metrics } = context;
  const now = time.now();
  const ready = await store.readyNotifications(now, BATCH);
  metrics.notificationLag.set(ready[0] === undefined ? 0 : Math.max(0, now - ready[0].readyAt) / 1000);
  const facts = new NotificationFacts(context);
  for (const person of new Set(ready.map((row) => row.person))) {
    const rows = ready.filter((row) => row.person === person);
    await spreadTo(context, facts, person, rows).catch(async (error: unknown) => {
      context.log.warn({ person: shortId(person), error: String(error) }, 'notifications not spread');
      for (const { id } of rows) await store.postponeNotification(id, now + ERROR_RETRY_MS);
    });
  }
  return ready.length === BATCH;
}

async function spreadTo(
  context: ServerContext,
  facts: NotificationFacts,
  person: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { store } = context;
  const recipient = await facts.recipient(person);
  const destinations =
    recipient === undefined ? [] : await wantedDestinations(context.channels, recipient, rows);
  for (const row of rows) {
    const verdict = recipient && (await facts.verdict(recipient, row.kind, row.table));
    if (verdict?.kind === 'hold') await store.postponeNotification(row.id, verdict.until);
    else if (verdict?.kind === 'send' && recipient !== undefined) {
      const told = destinations.filter(
        ({ channel }) =>
          isWanted(recipient, row.kind, channel.kind) && !isToldOfStart(recipient, channel, row, rows),
      );
      const deliveries = told.map((each) => newDelivery(context, recipient, row, each));
      await store.spreadNotification(row.id, deliveries);
    } else await store.spreadNotification(row.id, []);
  }
}

interface ChannelDestination {
  readonly channel: DeliveryChannel;
  readonly destination: Destination;
}

async function wantedDestinations(
  channels: readonly DeliveryChannel[],
  recipient: Recipient,
  rows: readonly OutboxRow[],
): Promise<ChannelDestination[]> {
  const wanted = channels.filter(({ kind }) => rows.some((row) => isWanted(recipient, row.kind, kind)));
  const found = wanted.map(async (channel) =>
    (await channel.destinationsOf(recipient.person.id)).map((destination) => ({ channel, destination })),
  );
  return (await Promise.all(found)).flat();
}

/** One message is enough when a table starts with the turn of the person. */
const isToldOfStart = (
  recipient: Recipient,
  { kind }: DeliveryChannel,
  row: OutboxRow,
  rows: readonly OutboxRow[],
): boolean =>
  row.kind === 'yourTurn' &&
  isWanted(recipient, 'tableStarted', kind) &&
  rows.some((other) => other.kind === 'tableStarted' && other.table === row.table);

function newDelivery(
  { time }: ServerContext,
  { settings }: Recipient,
  { person, table, kind, createdAt }: OutboxRow,
  { channel, destination: { id: destination, target } }: ChannelDestination,
): NewDelivery {
  const isGathered = channel.kind === 'email' && GATHERED.includes(kind);
  const nextAt = isGathered ? createdAt + settings.gatherMinutes * 60_000 : time.now();
  return { person, channel: channel.kind, destination, target, kind, table, createdAt, nextAt };
}

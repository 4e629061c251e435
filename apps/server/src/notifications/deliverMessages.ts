/**
 * Second step of the delivery job. Deliveries of one kind for one destination leave as one message. Its id is stored
 * before the attempt, and the deliveries are removed after it: a message is lost in no crash, but may be repeated.
 */
import { randomId } from '../ids.ts';
import { BoundedQueue } from '../limits/boundedQueue.ts';
import type { ServerContext } from '../serverContext.ts';
import type { DeliveryGroup, DeliveryRow } from '../store/store.ts';
import { attemptDelivery } from './attemptDelivery.ts';
import type { DeliveryChannel, DeliveryOutcome, NotificationTable } from './deliveryChannel.ts';
import type { Recipient } from './notificationFacts.ts';
import { isWanted, NotificationFacts } from './notificationFacts.ts';

const BATCH = 100;
const MAX_CONCURRENT = 8;
const MAX_TABLES = 50;
const MINUTE_MS = 60_000;
const MAX_BACKOFF_MS = 60 * MINUTE_MS;
/** After a crash during an attempt. Longer than an attempt takes. */
const CRASH_RETRY_MS = MINUTE_MS;
/** From the first attempt until a message is given up. */
export const GIVE_UP_MS = 4 * 60 * MINUTE_MS;

/** Returns whether more may be due. */
export async function deliverMessages(context: ServerContext): Promise<boolean> {
  const groups = await context.store.dueDeliveryGroups(context.time.now(), BATCH);
  const facts = new NotificationFacts(context);
  const queue = new BoundedQueue(MAX_CONCURRENT, BATCH);
  const deliver = (group: DeliveryGroup) => () =>
    deliverGroup(context, facts, group).catch((error: unknown) => skipGroup(context, group, error));
  await Promise.all(groups.map((group) => queue.run(deliver(group))));
  return groups.length === BATCH;
}

/** One that can't be read must not hold up the others. */
async function skipGroup(
  { store, time, log }: ServerContext,
  group: DeliveryGroup,
  error: unknown,
): Promise<void> {
  log.warn({ channel: group.channel, error: String(error) }, 'notification not delivered');
  const rows = await store.deliveriesOf(group, MAX_TABLES);
  const ids = rows.map(({ id }) => id);
  await store.postponeDeliveries(ids, time.now() + CRASH_RETRY_MS);
}

async function deliverGroup(
  context: ServerContext,
  facts: NotificationFacts,
  group: DeliveryGroup,
): Promise<void> {
  const { store, time, channels } = context;
  const rows = await store.deliveriesOf(group, MAX_TABLES);
  const recipient = await facts.recipient(group.person);
  const channel = channels.find(({ kind }) => kind === group.channel);
  if (recipient === undefined || channel === undefined || !isWanted(recipient, group.kind, group.channel))
    return store.removeDeliveries(rows.map(({ id }) => id));
  const wanted = await dropAndHold(context, facts, recipient, rows);
  if (wanted.length === 0) return;
  const message = group.message ?? randomId();
  const now = time.now();
  const begun = await store.beginDelivery(
    wanted.map(({ id }) => id),
    message,
    now,
    now + CRASH_RETRY_MS,
  );
  const sent = wanted.filter(({ id }) => begun.includes(id));
  if (sent.length === 0) return;
  const tables = await tablesOf(facts, sent);
  const { id: person, language } = recipient.person;
  const outcome = await attemptDelivery(
    time,
    channel,
    { id: message, person, language, kind: group.kind, tables },
    group.destination,
  );
  await recordOutcome(context, channel, group, sent, outcome);
}

/** Returns the deliveries that may leave now. */
async function dropAndHold(
  { store }: ServerContext,
  facts: NotificationFacts,
  recipient: Recipient,
  rows: readonly DeliveryRow[],
): Promise<DeliveryRow[]> {
  const wanted: DeliveryRow[] = [];
  const dropped: string[] = [];
  for (const row of rows) {
    const verdict = await facts.verdict(recipient, row.kind, row.table);
    if (verdict.kind === 'send') wanted.push(row);
    else if (verdict.kind === 'drop') dropped.push(row.id);
    else await store.postponeDeliveries([row.id], verdict.until);
  }
  await store.removeDeliveries(dropped);
  return wanted;
}

async function tablesOf(
  facts: NotificationFacts,
  rows: readonly DeliveryRow[],
): Promise<NotificationTable[]> {
  const tables = await Promise.all(rows.map(({ table, person }) => facts.describe(table, person)));
  return tables.filter((table) => table !== undefined);
}

async function recordOutcome(
  { store, time, metrics, log }: ServerContext,
  { kind: channel }: DeliveryChannel,
  group: DeliveryGroup,
  sent: readonly DeliveryRow[],
  outcome: DeliveryOutcome,
): Promise<void> {
  const at = time.now();
  const ids = sent.map(({ id }) => id);
  if (outcome.kind === 'accepted') {
    metrics.deliveries.inc({ channel, outcome: 'accepted' });
    return store.acceptDelivery(group, ids, at);
  }
  const { reason } = outcome;
  if (outcome.kind === 'gone') {
    metrics.deliveries.inc({ channel, outcome: 'gone' });
    return store.closeDestination(group, { at, reason, retryAt: undefined });
  }
  const retryAt = at + Math.max(backoff(sent), outcome.retryAfterMs ?? 0);
  const isGivenUp = retryAt > Math.min(...sent.map(({ triedAt }) => triedAt ?? at)) + GIVE_UP_MS;
  metrics.deliveries.inc({ channel, outcome: isGivenUp ? 'gaveUp' : 'failed' });
  log.info({ channel, reason, isGivenUp }, 'notification not delivered');
  await store.failDelivery(group, ids, { at, reason, retryAt: isGivenUp ? undefined : retryAt });
}

const backoff = (sent: readonly DeliveryRow[]): number =>
  Math.min(MAX_BACKOFF_MS, (MINUTE_MS / 2) * 2 ** Math.max(...sent.map(({ failures }) => failures)));

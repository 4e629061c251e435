/**
 * Deliveries of one kind for one destination leave as one message. Its id is stored before the attempt, and the
 * deliveries are removed after it: a message is lost in no crash, but may be repeated.
 */
import { randomId } from '../ids.ts';
import type { ServerContext } from '../serverContext.ts';
import type { DeliveryGroup, DeliveryRow } from '../store/store.ts';
import { attemptDelivery } from './attemptDelivery.ts';
import type { DeliveryChannel, DeliveryOutcome, NotificationTable } from './deliveryChannel.ts';
import type { Recipient } from './notificationFacts.ts';
import { isWanted, NotificationFacts } from './notificationFacts.ts';

const MAX_TABLES = 50;
const MINUTE_MS = 60_000;
const MAX_BACKOFF_MS = 60 * MINUTE_MS;
/** After a crash during an attempt. Longer than an attempt takes. */
const CRASH_RETRY_MS = MINUTE_MS;
/** From the first attempt until a message is given up. */
export const GIVE_UP_MS = 4 * 60 * MINUTE_MS;

/** Returns how the attempt ended; undefined if none was made. Nothing is recorded of one that was aborted. */
export async function deliverGroup(
  context: ServerContext,
  channel: DeliveryChannel,
  group: DeliveryGroup,
  signal: AbortSignal,
): Promise<DeliveryOutcome | undefined> {
  const { store, time } = context;
  const facts = new NotificationFacts(context);
  const rows = await store.deliveriesOf(group, MAX_TABLES);
  const recipient = await facts.recipient(group.person);
  if (recipient === undefined || !isWanted(recipient, group.kind, group.channel)) {
    await store.removeDeliveries(rows.map(({ id }) => id));
    return undefined;
  }
  const sent = await beginAttempt(context, facts, recipient, group, rows);
  if (sent === undefined) return undefined;
  const { person } = recipient;
  const message = {
    id: sent.message,
    person: person.id,
    language: person.language,
    kind: group.kind,
    tables: await tablesOf(facts, sent.rows),
  };
  const outcome = await attemptDelivery(time, channel, message, group.destination, signal);
  if (outcome !== undefined) await recordOutcome(context, channel, group, sent.rows, outcome);
  return outcome;
}

/** Called after an unexpected error, so that one broken group does not block the queue. */
export async function postponeGroup({ store, time }: ServerContext, group: DeliveryGroup): Promise<void> {
  const rows = await store.deliveriesOf(group, MAX_TABLES);
  await store.postponeDeliveries(
    rows.map(({ id }) => id),
    time.now() + CRASH_RETRY_MS,
  );
}

interface BegunAttempt {
  readonly message: string;
  readonly rows: readonly DeliveryRow[];
}

/** Undefined if nothing may leave now, or if another process was faster. */
async function beginAttempt(
  context: ServerContext,
  facts: NotificationFacts,
  recipient: Recipient,
  group: DeliveryGroup,
  rows: readonly DeliveryRow[],
): Promise<BegunAttempt | undefined> {
  const { store, time } = context;
  const wanted = await dropAndHold(context, facts, recipient, rows);
  if (wanted.length === 0) return undefined;
  const message = group.message ?? randomId();
  const now = time.now();
  const ids = wanted.map(({ id }) => id);
  const begun = new Set(await store.beginDelivery(ids, message, now, now + CRASH_RETRY_MS));
  const sent = wanted.filter(({ id }) => begun.has(id));
  return sent.length === 0 ? undefined : { message, rows: sent };
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

import type { ServerContext } from '../serverContext.ts';
import { deliverMessages } from './deliverMessages.ts';
import { spreadNotifications } from './spreadNotifications.ts';

const LEASE = 'notifications';
/** So that a stop of the server need not wait for a long queue. */
const MAX_BATCHES = 5;

/** One process at a time works: two would only repeat messages. Without work, a run costs two index lookups. */
export async function runNotificationJob(context: ServerContext): Promise<void> {
  if ((await context.cluster.acquireLeases([LEASE])).length === 0) return;
  for (let i = 0; i < MAX_BATCHES; i++) if (!(await spreadNotifications(context))) break;
  for (let i = 0; i < MAX_BATCHES; i++) if (!(await deliverMessages(context))) break;
}

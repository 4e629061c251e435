import { shortId } from '../ids.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';

const LEASE = 'vacations';
const MAX_SEATS = 200;

/** Tells matches of vacations that have begun or ended, of their people or of those who sat down meanwhile. */
export async function runVacationJob(context: ServerContext): Promise<void> {
  const { cluster, store, time } = context;
  if ((await cluster.acquireLeases([LEASE])).length === 0) return;
  for (const { table, seat, since } of await store.seatsToSendOnVacation(time.now(), MAX_SEATS))
    await context.matches
      .use(table, (session) => session.changeVacation(seat, since))
      .catch((error: unknown) => {
        if (!(error instanceof RequestError))
          context.log.warn({ table: shortId(table), error: String(error) }, 'vacation not told to its match');
      });
}

import { shortId } from '../ids.ts';
import type { ServerContext } from '../serverContext.ts';
import type { VacatedSeat } from '../store/store.ts';

/** Bots play on for people who were deleted or banned. */
export async function seatBots(
  { matches, log }: Pick<ServerContext, 'matches' | 'log'>,
  seats: readonly VacatedSeat[],
): Promise<void> {
  for (const { table, seat } of seats) {
    try {
      await matches.use(table, async (session) => {
        await session.reload();
        await session.standInFor(seat);
      });
    } catch (error) {
      // One failure must not stop the others; a vacated seat gets its bot when the match is loaded next.
      log.warn({ table: shortId(table), error: String(error) }, 'seat not given to a bot yet');
    }
  }
}

import { stateHash } from '../../match/stateHash.ts';
import type { ServerContext } from '../../serverContext.ts';
import { loadMatch } from '../../match/loadMatch.ts';
import type { EventRow, TableWithSeats } from '../../store/store.ts';

export async function verifiedLog(context: ServerContext, table: string): Promise<EventRow[]> {
  const session = await context.matches.open(table);
  // As a job of the match, so that no bot plays meanwhile.
  return session.run(async () => {
    const { matchState, broken } = await loadMatch(
      context,
      (await context.store.findTable(table)) as TableWithSeats,
      false,
    );
    if (broken !== undefined) throw broken;
    const events = await context.store.eventsAfter(table, 0);
    const [replayed, shown] = [matchState, session.matchState].map((each) =>
      JSON.stringify([each?.logSeq, each && stateHash(each.gameState), each?.seatStatus]),
    );
    if (replayed !== shown || matchState?.logSeq !== (events.at(-1)?.seq ?? 0)) {
      throw new Error(`the log leads to ${replayed}, in memory is ${shown}`);
    }
    if (new Set(events.map(({ commandId }) => commandId)).size < events.length)
      throw new Error('a command stands in the log twice');
    return events;
  });
}

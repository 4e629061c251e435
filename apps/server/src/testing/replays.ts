import type { Context } from '../context.ts';
import { loadSituation } from '../match/load.ts';
import type { EventRow, TableWithSeats } from '../store/port.ts';

/** Returns the log of a table after checking that it replays to the match in memory. */
export async function replayedLog(context: Context, table: string): Promise<EventRow[]> {
  const live = await context.matches.open(table);
  // As a job of the match, so that no bot plays meanwhile.
  return live.run(async () => {
    const { situation, broken } = await loadSituation(
      context,
      (await context.store.table(table)) as TableWithSeats,
      false,
    );
    if (broken !== undefined) throw broken;
    const events = await context.store.events(table, 0);
    const [replayed, shown] = [situation, live.situation].map((each) =>
      JSON.stringify([each?.seq, each?.hash(), each?.beside]),
    );
    if (replayed !== shown || situation?.seq !== (events.at(-1)?.seq ?? 0)) {
      throw new Error(`the log leads to ${replayed}, in memory is ${shown}`);
    }
    if (new Set(events.map(({ commandId }) => commandId)).size < events.length)
      throw new Error('a command stands in the log twice');
    return events;
  });
}

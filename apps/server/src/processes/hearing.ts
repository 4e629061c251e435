/** Applies notifications of other processes: updates matches in memory and informs connected clients. */
import type { Context } from '../context.ts';
import { shortId } from '../ids.ts';
import type { Presence } from '../match/streams.ts';
import { Refuse } from '../refuse.ts';
import { closeEnded } from '../socket/endedSessions.ts';
import type { TableNow } from '../store/processPort.ts';
import type { Hearer } from './fellowship.ts';
import type { Notice } from './notice.ts';
import { PresenceBook } from './presenceBook.ts';

/** Allowance for differing clocks when deciding which chat lines are newer than the last comparison. */
const SKEW_MS = 5_000;

export class Hearing implements Hearer {
  readonly #context: Context;
  readonly #tellTable: (id: string) => void;
  readonly #presence: PresenceBook;
  /** The watched tables at the last comparison with the database. */
  #seen = new Map<string, TableNow>();
  /** Wall-clock time of that comparison. */
  #comparedAt: number;

  constructor(process: string, context: Context, tellTable: (id: string) => void) {
    this.#context = context;
    this.#tellTable = tellTable;
    this.#comparedAt = context.time.now();
    this.#presence = new PresenceBook(process, context);
  }

  present(table: string, here: Presence): void {
    this.#presence.present(table, here);
  }

  presentAgain(): void {
    this.#presence.presentAgain();
  }

  heard(notice: Notice): void {
    this.#do(notice).catch((error: unknown) => {
      if (!(error instanceof Refuse))
        this.#context.log.warn({ kind: notice.kind, error: String(error) }, 'notice not followed');
    });
  }

  async #do(notice: Notice): Promise<void> {
    const { connections, sessions, store, matches } = this.#context;
    switch (notice.kind) {
      case 'match':
        return this.#matchChanged(notice.table, notice.seq);
      case 'table':
        return this.#tableChanged(notice.table);
      case 'outrun':
        return matches.peek(notice.table)?.giveWay();
      case 'chat':
        return this.#tellChat(notice.table, notice.number - 1);
      case 'presence':
        return this.#presence.look([notice.table]);
      case 'nudge':
        return connections.tellNudge(notice.table, notice.by, notice.meant);
      case 'session':
        sessions.forget(({ session }) => session.hash === notice.session);
        return connections.closeSession(notice.session);
      case 'sessions':
        sessions.forget(({ session }) => session.person === notice.person && session.hash !== notice.except);
        return connections.closeFor(notice.person, notice.except);
      case 'person':
        sessions.forget(({ session }) => session.person === notice.person);
        return this.#personChanged(notice.person);
      case 'mutes':
        if (connections.isHere(notice.person))
          await connections.updateMutes(notice.person, () => store.mutes(notice.person));
        return;
      case 'gone':
        return this.#presence.look(matches.watched().map(({ id }) => id));
    }
  }

  /** A match whose bots this process runs is loaded even if nobody watches it here. */
  async #matchChanged(table: string, seq: number): Promise<void> {
    const { changed, fellows, matches } = this.#context;
    const isOurs = fellows.holds(table);
    const live = matches.peek(table);
    if (live !== undefined) live.heardOf(seq, isOurs);
    else if (isOurs) changed(await matches.open(table));
  }

  #tableChanged(table: string): void {
    this.#context.matches.peek(table)?.heardOf(Infinity, false);
    if (this.#context.connections.isWatched(table)) this.#tellTable(table);
  }

  /** Open tables show current names. */
  async #personChanged(person: string): Promise<void> {
    const { connections, store } = this.#context;
    if (connections.watched().length === 0) return;
    for (const id of await store.openTablesOf(person)) if (connections.isWatched(id)) this.#tellTable(id);
  }

  async #tellChat(table: string, after: number): Promise<void> {
    const { connections, tables, chat } = this.#context;
    if (!connections.isWatched(table)) return;
    const found = await tables.find(table);
    for (const line of await chat.since(found, after)) connections.tellChat(found, line);
  }

  /** Lines from before a client subscribed are not sent: the client has read them. */
  async #tellRecentChat(table: string, since: number): Promise<void> {
    const { connections, tables, chat } = this.#context;
    if (!connections.isWatched(table)) return;
    const found = await tables.find(table);
    for (const said of await chat.lastOfBoth(found))
      if (said.line.at >= since) connections.tellChat(found, said);
  }

  async closeGaps(isAll: boolean): Promise<void> {
    const { connections, store, time } = this.#context;
    const began = time.now();
    const watched = connections.watched();
    const [before, since] = [this.#seen, this.#comparedAt];
    const found = await store.tablesNow(watched);
    this.#seen = new Map(found.map((now) => [now.id, now]));
    this.#comparedAt = began;
    for (const now of found) await this.#closeGap(now, before.get(now.id), since);
    for (const id of before.keys()) if (!this.#seen.has(id) && connections.isWatched(id)) this.#tellTable(id);
    this.#presence.look(watched);
    if (isAll) await this.#endSessions();
  }

  async #closeGap(now: TableNow, before: TableNow | undefined, since: number): Promise<void> {
    const { log, matches } = this.#context;
    const live = matches.peek(now.id);
    if (live !== undefined && live.table.status !== now.status) live.heardOf(Infinity, false);
    else live?.heardOf(now.seq, false);
    if (now.sign !== before?.sign && (now.status === 'open' || before !== undefined)) this.#tellTable(now.id);
    await this.#tellMissed(now, before, since).catch((error: unknown) =>
      log.warn({ table: shortId(now.id), error: String(error) }, 'chat not told'),
    );
  }

  /** A client that subscribed after the last comparison may have missed lines since then. */
  async #tellMissed({ id, chats }: TableNow, before: TableNow | undefined, since: number): Promise<void> {
    if (chats <= (before?.chats ?? 0)) return;
    if (before === undefined) await this.#tellRecentChat(id, since - SKEW_MS);
    else await this.#tellChat(id, before.chats);
  }

  /** Ends sessions whose notifications were missed. */
  async #endSessions(): Promise<void> {
    this.#context.sessions.forget(() => true);
    await closeEnded(this.#context);
  }
}

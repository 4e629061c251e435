/** Applies notifications of other processes: updates matches in memory and informs connected clients. */
import type { ServerContext } from '../serverContext.ts';
import { shortId } from '../ids.ts';
import type { Presence } from '../match/subscriptions.ts';
import { RequestError } from '../requestError.ts';
import { closeEndedSessions } from '../socket/closeEndedSessions.ts';
import type { TableVersion } from '../store/clusterStore.ts';
import type { ClusterListener } from './clusterMember.ts';
import type { ClusterNotification } from './clusterNotification.ts';
import { ClusterPresence } from './clusterPresence.ts';

/** Allowance for differing clocks when deciding which chat lines are newer than the last comparison. */
const SKEW_MS = 5_000;

export class NotificationHandler implements ClusterListener {
  readonly #context: ServerContext;
  readonly #tellTable: (id: string) => void;
  readonly #presence: ClusterPresence;
  /** The watched tables at the last comparison with the database. */
  #seen = new Map<string, TableVersion>();
  /** Wall-clock time of that comparison. */
  #comparedAt: number;

  constructor(process: string, context: ServerContext, tellTable: (id: string) => void) {
    this.#context = context;
    this.#tellTable = tellTable;
    this.#comparedAt = context.time.now();
    this.#presence = new ClusterPresence(process, context);
  }

  updatePresence(table: string, here: Presence): void {
    this.#presence.update(table, here);
  }

  republishPresence(): void {
    this.#presence.republish();
  }

  onNotification(notice: ClusterNotification): void {
    this.#do(notice).catch((error: unknown) => {
      if (!(error instanceof RequestError))
        this.#context.log.warn({ kind: notice.kind, error: String(error) }, 'notice not followed');
    });
  }

  async #do(notice: ClusterNotification): Promise<void> {
    const { connections, sessions, store, matches } = this.#context;
    switch (notice.kind) {
      case 'match':
        return this.#matchChanged(notice.table, notice.seq);
      case 'table':
        return this.#tableChanged(notice.table);
      case 'outrun':
        return matches.peek(notice.table)?.yieldToOthers();
      case 'chat':
        return this.#tellChat(notice.table, notice.number - 1);
      case 'presence':
        return this.#presence.refresh([notice.table]);
      case 'nudge':
        return connections.sendNudge(notice.table, notice.by, notice.meant);
      case 'session':
        sessions.invalidate(({ session }) => session.hash === notice.session);
        return connections.closeSession(notice.session);
      case 'sessions':
        sessions.invalidate(
          ({ session }) => session.person === notice.person && session.hash !== notice.except,
        );
        return connections.closeFor(notice.person, notice.except);
      case 'person':
        sessions.invalidate(({ session }) => session.person === notice.person);
        return this.#personChanged(notice.person);
      case 'mutes':
        if (connections.isConnected(notice.person))
          await connections.updateMutes(notice.person, () => store.mutedBy(notice.person));
        return;
      case 'gone':
        return this.#presence.refresh(matches.watchedMatches().map(({ id }) => id));
    }
  }

  /** A match whose bots this process runs is loaded even if nobody watches it here. */
  async #matchChanged(table: string, seq: number): Promise<void> {
    const { onChange, cluster, matches } = this.#context;
    const isOurs = cluster.holdsLease(table);
    const live = matches.peek(table);
    if (live !== undefined) live.onRemoteEvent(seq, isOurs);
    else if (isOurs) await matches.use(table, onChange);
  }

  #tableChanged(table: string): void {
    this.#context.matches.peek(table)?.onRemoteEvent(Infinity, false);
    if (this.#context.connections.isWatched(table)) this.#tellTable(table);
  }

  /** Open tables show current names. */
  async #personChanged(person: string): Promise<void> {
    const { connections, store } = this.#context;
    if (connections.watchedTables().length === 0) return;
    for (const id of await store.openTableIdsOf(person)) if (connections.isWatched(id)) this.#tellTable(id);
  }

  async #tellChat(table: string, after: number): Promise<void> {
    const { connections, tables, chat } = this.#context;
    if (!connections.isWatched(table)) return;
    const found = await tables.find(table);
    for (const line of await chat.linesAfter(found, after)) connections.sendChat(found, line);
  }

  /** Lines from before a client subscribed are not sent: the client has read them. */
  async #tellRecentChat(table: string, since: number): Promise<void> {
    const { connections, tables, chat } = this.#context;
    if (!connections.isWatched(table)) return;
    const found = await tables.find(table);
    for (const said of await chat.lastLinesOfBothRooms(found))
      if (said.line.at >= since) connections.sendChat(found, said);
  }

  async resync(isAll: boolean): Promise<void> {
    const { connections, store, time } = this.#context;
    const began = time.now();
    const watched = connections.watchedTables();
    const [before, since] = [this.#seen, this.#comparedAt];
    const found = await store.tableVersions(watched);
    this.#seen = new Map(found.map((now) => [now.id, now]));
    this.#comparedAt = began;
    for (const now of found) await this.#closeGap(now, before.get(now.id), since);
    for (const id of before.keys()) if (!this.#seen.has(id) && connections.isWatched(id)) this.#tellTable(id);
    this.#presence.refresh(watched);
    if (isAll) await this.#endSessions();
  }

  async #closeGap(now: TableVersion, before: TableVersion | undefined, since: number): Promise<void> {
    const { log, matches } = this.#context;
    const live = matches.peek(now.id);
    if (live !== undefined && live.table.status !== now.status) live.onRemoteEvent(Infinity, false);
    else live?.onRemoteEvent(now.seq, false);
    if (now.fingerprint !== before?.fingerprint && (now.status === 'open' || before !== undefined))
      this.#tellTable(now.id);
    await this.#tellMissed(now, before, since).catch((error: unknown) =>
      log.warn({ table: shortId(now.id), error: String(error) }, 'chat not told'),
    );
  }

  /** A client that subscribed after the last comparison may have missed lines since then. */
  async #tellMissed(
    { id, lastChatNumber }: TableVersion,
    before: TableVersion | undefined,
    since: number,
  ): Promise<void> {
    if (lastChatNumber <= (before?.lastChatNumber ?? 0)) return;
    if (before === undefined) await this.#tellRecentChat(id, since - SKEW_MS);
    else await this.#tellChat(id, before.lastChatNumber);
  }

  /** Ends sessions whose notifications were missed. */
  async #endSessions(): Promise<void> {
    this.#context.sessions.invalidate(() => true);
    await closeEndedSessions(this.#context);
  }
}

import type { ServerContext } from '../serverContext.ts';
import { shortId } from '../ids.ts';
import type { Presence } from '../match/viewerStreams.ts';
import { RequestError } from '../requestError.ts';
import type { TableVersion } from '../store/clusterStore.ts';
import type { ClusterListener } from './clusterMember.ts';
import type { ClusterMessage } from './clusterMessage.ts';
import { ClusterPresence } from './clusterPresence.ts';

/** Allows for the different clocks of two machines. */
const SKEW_MS = 5_000;

export class ClusterMessageHandler implements ClusterListener {
  readonly #context: ServerContext;
  readonly #publishTable: (id: string) => void;
  readonly #resumeBots: () => void;
  readonly #presence: ClusterPresence;
  #lastVersions = new Map<string, TableVersion>();
  #comparedAt: number;

  constructor(
    process: string,
    context: ServerContext,
    { publishTable, resumeBots }: { publishTable(id: string): void; resumeBots(): void },
  ) {
    this.#context = context;
    this.#publishTable = publishTable;
    this.#resumeBots = resumeBots;
    this.#comparedAt = context.time.now();
    this.#presence = new ClusterPresence(process, context);
  }

  updatePresence(table: string, here: Presence): void {
    this.#presence.update(table, here);
  }

  republishPresence(): void {
    this.#presence.republish();
  }

  onMessage(message: ClusterMessage): void {
    this.#handle(message).catch((error: unknown) => {
      if (!(error instanceof RequestError))
        this.#context.log.warn(
          { kind: message.kind, error: String(error) },
          'message of another process not handled',
        );
    });
  }

  async #handle(message: ClusterMessage): Promise<void> {
    const { connections, sessions, store, matches } = this.#context;
    switch (message.kind) {
      case 'match':
        return this.#matchChanged(message.table, message.seq);
      case 'table':
        return this.#tableChanged(message.table);
      case 'outrun':
        return matches.peek(message.table)?.yieldToOthers();
      case 'chat':
        return this.#sendChatAfter(message.table, message.number - 1);
      case 'presence':
        return this.#presence.refresh([message.table]);
      case 'nudge':
        return connections.sendNudge(message.table, message.by, message.meant);
      case 'session':
        sessions.invalidate(({ session }) => session.hash === message.session);
        return connections.closeLoginSession(message.session);
      case 'sessions':
        sessions.invalidate(
          ({ session }) => session.person === message.person && session.hash !== message.except,
        );
        return connections.closeFor(message.person, message.except);
      case 'person':
        sessions.invalidate(({ session }) => session.person === message.person);
        return this.#personChanged(message.person);
      case 'mutes':
        if (connections.isConnected(message.person))
          await connections.updateMutes(message.person, () => store.hiddenFrom(message.person));
        return;
      case 'pool':
        return connections.sendPoolChange(message.people);
      case 'gone':
        this.#resumeBots();
        return this.#presence.refresh(matches.watchedMatches().map(({ id }) => id));
    }
  }

  /** A match whose bots this process runs is loaded even if nobody watches it here. */
  async #matchChanged(table: string, seq: number): Promise<void> {
    const { onChange, cluster, matches } = this.#context;
    const isOurs = cluster.holdsLease(table);
    const session = matches.peek(table);
    if (session !== undefined) session.onRemoteEvent(seq, isOurs);
    else if (isOurs) await matches.use(table, onChange);
  }

  #tableChanged(table: string): void {
    this.#context.matches.peek(table)?.onRemoteEvent(Infinity, false);
    if (this.#context.connections.isWatched(table)) this.#publishTable(table);
  }

  async #personChanged(person: string): Promise<void> {
    const { connections, store } = this.#context;
    if (connections.watchedTables().length === 0) return;
    for (const id of await store.openTableIdsOf(person))
      if (connections.isWatched(id)) this.#publishTable(id);
  }

  async #sendChatAfter(table: string, after: number): Promise<void> {
    const { connections, tables, chat } = this.#context;
    if (!connections.isWatched(table)) return;
    const found = await tables.find(table);
    for (const line of await chat.linesAfter(found, after)) connections.sendChat(found, line);
  }

  /** Lines from before `since` are not sent: the client has read them with its subscription. */
  async #sendRecentChat(table: string, since: number): Promise<void> {
    const { connections, tables, chat } = this.#context;
    if (!connections.isWatched(table)) return;
    const found = await tables.find(table);
    for (const published of await chat.lastLinesOfBothRooms(found))
      if (published.line.at >= since) connections.sendChat(found, published);
  }

  async resync(isAll: boolean): Promise<void> {
    const { connections, store, time } = this.#context;
    const startedAt = time.now();
    const watched = connections.watchedTables();
    const [before, since] = [this.#lastVersions, this.#comparedAt];
    const found = await store.tableVersions(watched);
    this.#lastVersions = new Map(found.map((now) => [now.id, now]));
    this.#comparedAt = startedAt;
    for (const now of found) await this.#resyncTable(now, before.get(now.id), since);
    for (const id of before.keys())
      if (!this.#lastVersions.has(id) && connections.isWatched(id)) this.#publishTable(id);
    this.#presence.refresh(watched);
    if (isAll) await this.#closeEndedLoginSessions();
  }

  /** Chat is left to `resync`: a client reads it when it subscribes, and would get the same lines again. */
  async resyncTables(tables: readonly string[]): Promise<void> {
    for (const now of await this.#context.store.tableVersions(tables)) {
      this.#resyncMatch(now);
      if (now.status === 'open' && this.#context.connections.isWatched(now.id)) this.#publishTable(now.id);
    }
  }

  #resyncMatch({ id, status, seq }: TableVersion): void {
    const session = this.#context.matches.peek(id);
    if (session !== undefined && session.table.status !== status) session.onRemoteEvent(Infinity, false);
    else session?.onRemoteEvent(seq, false);
  }

  async #resyncTable(now: TableVersion, before: TableVersion | undefined, since: number): Promise<void> {
    const { log } = this.#context;
    this.#resyncMatch(now);
    if (now.fingerprint !== before?.fingerprint && (now.status === 'open' || before !== undefined))
      this.#publishTable(now.id);
    await this.#sendMissedChat(now, before, since).catch((error: unknown) =>
      log.warn({ table: shortId(now.id), error: String(error) }, 'missed chat lines not sent'),
    );
  }

  async #sendMissedChat(
    { id, lastChatNumber }: TableVersion,
    before: TableVersion | undefined,
    since: number,
  ): Promise<void> {
    if (lastChatNumber <= (before?.lastChatNumber ?? 0)) return;
    if (before === undefined) await this.#sendRecentChat(id, since - SKEW_MS);
    else await this.#sendChatAfter(id, before.lastChatNumber);
  }

  async #closeEndedLoginSessions(): Promise<void> {
    this.#context.sessions.invalidate(() => true);
    await this.#context.connections.closeEndedLoginSessions(this.#context.store);
  }
}

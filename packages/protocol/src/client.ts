/**
 * The client of the socket, for browsers, terminals and tests: applies updates, notices gaps, repeats
 * commands.
 */
import type { Fact, Ply } from '@pithead/kernel';
import type { Act } from './acts.ts';
import type { TableInfo } from './http.ts';
import type { ScheduleCall, OpenSocketTransport } from './reconnectingSocket.ts';
import { ReconnectingSocket, RETRY_MS } from './reconnectingSocket.ts';
import { unpackOffers } from './offers.ts';
import type { ChatLine, ClientMessage, ViewerState, RequestRefusal, ServerMessage } from './socket.ts';
import { applyUpdate } from './applyUpdate.ts';

export interface WatchedTable {
  readonly table: TableInfo;
  readonly state: ViewerState | undefined;
}

export interface TableListener {
  /** Something changed; `facts` are new. After an undo some of them may be known already. */
  onUpdate?(shown: WatchedTable, facts: readonly Fact[]): void;
  onChatLine?(line: ChatLine): void;
  onNudge?(by: number): void;
  onRefused?(refused: RequestRefusal): void;
}

const TEMPORARY_REASONS: readonly RequestRefusal['reason'][] = [
  'busy',
  'databaseGone',
  'tooMany',
  'internal',
  'shuttingDown',
];

const MAX_KNOWN_CHAT_LINES = 100;

interface Watch {
  readonly table: string;
  readonly as: number | null;
  readonly listener: TableListener;
  info: TableInfo | undefined;
  state: ViewerState | undefined;
  /** Acts that were acknowledged before their update arrived. */
  acknowledgedActs: AcknowledgedAct[];
  /** Rooms and numbers of the last chat lines: after a reconnection the server may send a line again. */
  readonly lines: Set<string>;
}

interface PendingRequest {
  readonly text: string;
  resolve(result: { seq: number } | RequestRefusal): void;
}

interface PendingAct extends PendingRequest {
  readonly table: string;
  readonly seat: number;
}

interface AcknowledgedAct {
  readonly seq: number;
  resolve(): void;
}

export class Client {
  readonly #socket: ReconnectingSocket;
  readonly #schedule: ScheduleCall;
  readonly #watches = new Map<number, Watch>();
  readonly #acts = new Map<string, PendingAct>();
  readonly #requests = new Map<number, PendingRequest>();
  #lastNumber = 0;
  onOnline: (isOnline: boolean) => void = () => undefined;
  onEnded: (code: number) => void = () => undefined;
  /** One's own search in the pool has changed. */
  onPool: () => void = () => undefined;

  constructor(open: OpenSocketTransport, schedule: ScheduleCall) {
    this.#schedule = schedule;
    this.#socket = new ReconnectingSocket(open, schedule, {
      onOpen: () => this.#onOpen(),
      onMessage: (text) => this.#onMessage(JSON.parse(text) as ServerMessage),
      onOnlineChange: (isOnline) => this.onOnline(isOnline),
      onEnd: (code) => this.onEnded(code),
      hasPendingRequests: () => this.#acts.size + this.#requests.size > 0,
    });
  }

  watch(table: string, as: number | null, listener: TableListener): number {
    const channel = ++this.#lastNumber;
    this.#watches.set(channel, {
      table,
      as,
      listener,
      info: undefined,
      state: undefined,
      acknowledgedActs: [],
      lines: new Set(),
    });
    this.#subscribe(channel);
    return channel;
  }

  unwatch(channel: number): void {
    const watch = this.#watches.get(channel);
    if (watch === undefined) return;
    this.#watches.delete(channel);
    for (const { resolve } of watch.acknowledgedActs) resolve();
    this.#post({ type: 'unsubscribe', channel });
  }

  shown(channel: number): WatchedTable | undefined {
    const watch = this.#watches.get(channel);
    return watch?.info && { table: watch.info, state: watch.state };
  }

  offers(channel: number): Ply[] {
    return unpackOffers(this.#watches.get(channel)?.state?.offers ?? {});
  }

  /** Sent again after a reconnection; the id makes sure that it happens once. */
  act(table: string, act: Act): Promise<{ seq: number } | RequestRefusal> {
    const text = JSON.stringify({ type: 'act', table, act } satisfies ClientMessage);
    return new Promise((resolve) => {
      this.#acts.set(act.id, { text, resolve, table, seat: act.seat });
      this.#socket.send(text);
    });
  }

  async whyNot(table: string, seat: number, ply: Ply): Promise<RequestRefusal | undefined> {
    const answer = await this.#requestAnswer((ask) => ({ type: 'whyNot', ask, table, seat, ply: [...ply] }));
    return 'reason' in answer ? answer : (answer.why ?? undefined);
  }

  nudge(table: string, seat: number): Promise<RequestRefusal | undefined> {
    return this.#request((ask) => ({ type: 'nudge', ask, table, seat }));
  }

  chat(table: string, room: ChatLine['room'], text: string, id: string): Promise<RequestRefusal | undefined> {
    return this.#request((ask) => ({ type: 'chat', ask, table, room, text, id }));
  }

  close(): void {
    this.#socket.close();
  }

  async #request(message: (ask: number) => ClientMessage): Promise<RequestRefusal | undefined> {
    const answer = await this.#requestAnswer(message);
    return 'reason' in answer ? answer : undefined;
  }

  #requestAnswer(
    message: (ask: number) => ClientMessage,
  ): Promise<RequestRefusal | { why?: RequestRefusal | null }> {
    const ask = ++this.#lastNumber;
    const text = JSON.stringify(message(ask));
    return new Promise((resolve) => {
      this.#requests.set(ask, { text, resolve: resolve as PendingRequest['resolve'] });
      this.#socket.send(text);
    });
  }

  /** Pending requests are repeated as well. A chat line carries an id, so the server stores it once. */
  #onOpen(): void {
    for (const channel of this.#watches.keys()) this.#subscribe(channel);
    for (const { text } of this.#acts.values()) this.#socket.send(text);
    for (const { text } of this.#requests.values()) this.#socket.send(text);
  }

  #post(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #subscribe(channel: number): void {
    const watch = this.#watches.get(channel);
    if (watch !== undefined) this.#post({ type: 'subscribe', channel, table: watch.table, as: watch.as });
  }

  #onMessage(message: ServerMessage): void {
    if (message.type === 'done') return this.#settleAct(message.id, { seq: message.seq });
    if (message.type === 'answer')
      return this.#settleRequest(message.ask, message as unknown as RequestRefusal);
    if (message.type === 'refused') return this.#onRefused(message);
    if (message.type === 'pool') return this.onPool();
    if (message.type === 'welcome') return undefined;
    const watch = this.#watches.get(message.channel);
    if (watch === undefined) return undefined;
    if (message.type === 'state') this.#setState(watch, message);
    else if (message.type === 'news') this.#applyUpdate(watch, message);
    else if (message.type === 'table') this.#setTable(message.channel, watch, message.table);
    else if (message.type === 'presence')
      this.#show(watch, watch.state && { ...watch.state, ...presenceOf(message) }, []);
    else if (message.type === 'chat') this.#addChatLine(watch, message.line);
    else if (message.type === 'nudged') watch.listener.onNudge?.(message.by);
  }

  #addChatLine({ lines, listener }: Watch, line: ChatLine): void {
    // A spectator who takes a seat receives lines of both rooms, which are numbered separately.
    const key = `${line.room} ${line.number}`;
    if (lines.has(key)) return;
    lines.add(key);
    if (lines.size > MAX_KNOWN_CHAT_LINES) lines.delete(lines.values().next().value as string);
    listener.onChatLine?.(line);
  }

  #settleAct(id: string, result: { seq: number } | RequestRefusal): void {
    const pending = this.#acts.get(id);
    this.#acts.delete(id);
    if (pending === undefined) return;
    const watch = 'reason' in result ? undefined : this.#watchBehind(pending, result.seq);
    if (watch === undefined) pending.resolve(result);
    else watch.acknowledgedActs.push({ seq: result.seq as number, resolve: () => pending.resolve(result) });
  }

  /**
   * A subscription of that seat that does not show the act yet: after a reconnection the answer may overtake
   * the state.
   */
  #watchBehind({ table, seat }: PendingAct, seq: number): Watch | undefined {
    const isLate = ({ table: at, as, state }: Watch): boolean =>
      at === table && as === seat && state !== undefined && state.seq < seq;
    return [...this.#watches.values()].find(isLate);
  }

  #settleRequest(ask: number, result: RequestRefusal): void {
    const pending = this.#requests.get(ask);
    this.#requests.delete(ask);
    pending?.resolve(result);
  }

  #onRefused({ type: _type, id, ask, channel, ...refused }: ServerMessage & { type: 'refused' }): void {
    if (ask !== undefined) return this.#settleRequest(ask, refused);
    if (id !== undefined) return this.#settleAct(id, refused);
    if (channel !== undefined && TEMPORARY_REASONS.includes(refused.reason))
      return void this.#schedule(RETRY_MS[3], () => this.#subscribe(channel));
    this.#watches.get(channel ?? -1)?.listener.onRefused?.(refused);
  }

  #setTable(channel: number, watch: Watch, table: TableInfo): void {
    const hasStarted = watch.info?.status === 'open' && table.status !== 'open';
    watch.info = table;
    this.#show(watch, watch.state, []);
    if (hasStarted) this.#subscribe(channel);
  }

  #setState(
    watch: Watch,
    { type: _type, channel: _channel, ...state }: ServerMessage & { type: 'state' },
  ): void {
    const known = watch.state?.seq ?? -1;
    this.#show(
      watch,
      state,
      state.facts.filter(([seq]) => seq > known).map(([, fact]) => fact),
    );
  }

  /** An update with a gap before it can't be applied: the whole state is requested. */
  #applyUpdate(watch: Watch, { type: _type, channel, ...update }: ServerMessage & { type: 'news' }): void {
    const { state } = watch;
    if (state === undefined || update.seq !== state.seq + 1) return this.#subscribe(channel);
    this.#show(watch, applyUpdate(state, update), update.facts ?? []);
  }

  #show(watch: Watch, state: ViewerState | undefined, facts: readonly Fact[]): void {
    watch.state = state;
    if (watch.info !== undefined) watch.listener.onUpdate?.({ table: watch.info, state }, facts);
    if (state === undefined || watch.acknowledgedActs.length === 0) return;
    const { acknowledgedActs } = watch;
    watch.acknowledgedActs = acknowledgedActs.filter(({ seq }) => seq > state.seq);
    for (const { seq, resolve } of acknowledgedActs) if (seq <= state.seq) resolve();
  }
}

const presenceOf = ({
  online,
  watching,
}: {
  online: number;
  watching: number;
}): { online: number; watching: number } => ({
  online,
  watching,
});

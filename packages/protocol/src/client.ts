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
  /** Undefined until the match starts. */
  readonly state: ViewerState | undefined;
}

export interface TableListener {
  /** Something changed; `facts` are new. After an undo some of them may be known already. */
  shown?(shown: WatchedTable, facts: readonly Fact[]): void;
  chat?(line: ChatLine): void;
  nudged?(by: number): void;
  refused?(refused: RequestRefusal): void;
}

/** Temporary problems: the client subscribes again. */
const PASSING: readonly RequestRefusal['reason'][] = [
  'busy',
  'databaseGone',
  'tooMany',
  'internal',
  'shuttingDown',
];

const LINES = 100;

interface Watch {
  readonly table: string;
  readonly as: number | null;
  readonly told: TableListener;
  info: TableInfo | undefined;
  state: ViewerState | undefined;
  /** Acts that were acknowledged before their update arrived. */
  late: Late[];
  /** Rooms and numbers of the last chat lines: after a reconnection the server may send a line again. */
  readonly lines: Set<string>;
}

interface Waiting {
  readonly text: string;
  resolve(result: { seq: number } | RequestRefusal): void;
}

interface WaitingAct extends Waiting {
  readonly table: string;
  readonly seat: number;
}

interface Late {
  readonly seq: number;
  resolve(): void;
}

export class Client {
  readonly #line: ReconnectingSocket;
  readonly #later: ScheduleCall;
  readonly #watches = new Map<number, Watch>();
  readonly #acts = new Map<string, WaitingAct>();
  readonly #asks = new Map<number, Waiting>();
  #number = 0;
  onOnline: (isOnline: boolean) => void = () => undefined;
  onEnded: (code: number) => void = () => undefined;

  constructor(open: OpenSocketTransport, later: ScheduleCall) {
    this.#later = later;
    this.#line = new ReconnectingSocket(open, later, {
      opened: () => this.#opened(),
      heard: (text) => this.#heard(JSON.parse(text) as ServerMessage),
      online: (isOnline) => this.onOnline(isOnline),
      ended: (code) => this.onEnded(code),
      isWaiting: () => this.#acts.size + this.#asks.size > 0,
    });
  }

  /** Subscribes to a table; the result is the number for `unwatch`. */
  watch(table: string, as: number | null, told: TableListener): number {
    const channel = ++this.#number;
    this.#watches.set(channel, {
      table,
      as,
      told,
      info: undefined,
      state: undefined,
      late: [],
      lines: new Set(),
    });
    this.#subscribe(channel);
    return channel;
  }

  unwatch(channel: number): void {
    const watch = this.#watches.get(channel);
    if (watch === undefined) return;
    this.#watches.delete(channel);
    for (const { resolve } of watch.late) resolve();
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
      this.#line.send(text);
    });
  }

  async whyNot(table: string, seat: number, ply: Ply): Promise<RequestRefusal | undefined> {
    const answer = await this.#ask((ask) => ({ type: 'whyNot', ask, table, seat, ply: [...ply] }));
    return 'reason' in answer ? answer : (answer.why ?? undefined);
  }

  nudge(table: string, seat: number): Promise<RequestRefusal | undefined> {
    return this.#demand((ask) => ({ type: 'nudge', ask, table, seat }));
  }

  chat(table: string, room: ChatLine['room'], text: string, id: string): Promise<RequestRefusal | undefined> {
    return this.#demand((ask) => ({ type: 'chat', ask, table, room, text, id }));
  }

  close(): void {
    this.#line.close();
  }

  async #demand(message: (ask: number) => ClientMessage): Promise<RequestRefusal | undefined> {
    const answer = await this.#ask(message);
    return 'reason' in answer ? answer : undefined;
  }

  #ask(message: (ask: number) => ClientMessage): Promise<RequestRefusal | { why?: RequestRefusal | null }> {
    const ask = ++this.#number;
    const text = JSON.stringify(message(ask));
    return new Promise((resolve) => {
      this.#asks.set(ask, { text, resolve: resolve as Waiting['resolve'] });
      this.#line.send(text);
    });
  }

  /** Questions are repeated as well: they change nothing. */
  #opened(): void {
    for (const channel of this.#watches.keys()) this.#subscribe(channel);
    for (const { text } of this.#acts.values()) this.#line.send(text);
    for (const { text } of this.#asks.values()) this.#line.send(text);
  }

  #post(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message));
  }

  #subscribe(channel: number): void {
    const watch = this.#watches.get(channel);
    if (watch !== undefined) this.#post({ type: 'subscribe', channel, table: watch.table, as: watch.as });
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'done') return this.#settleAct(message.id, { seq: message.seq });
    if (message.type === 'answer') return this.#settleAsk(message.ask, message as unknown as RequestRefusal);
    if (message.type === 'refused') return this.#refusedOne(message);
    if (message.type === 'welcome') return undefined;
    const watch = this.#watches.get(message.channel);
    if (watch === undefined) return undefined;
    if (message.type === 'state') this.#setState(watch, message);
    else if (message.type === 'news') this.#addNews(watch, message);
    else if (message.type === 'table') this.#setTable(message.channel, watch, message.table);
    else if (message.type === 'presence')
      this.#show(watch, watch.state && { ...watch.state, ...presenceOf(message) }, []);
    else if (message.type === 'chat') this.#hearLine(watch, message.line);
    else if (message.type === 'nudged') watch.told.nudged?.(message.by);
  }

  #hearLine({ lines, told }: Watch, line: ChatLine): void {
    // A spectator who takes a seat receives lines of both rooms, which are numbered separately.
    const key = `${line.room} ${line.number}`;
    if (lines.has(key)) return;
    lines.add(key);
    if (lines.size > LINES) lines.delete(lines.values().next().value as string);
    told.chat?.(line);
  }

  #settleAct(id: string, result: { seq: number } | RequestRefusal): void {
    const waiting = this.#acts.get(id);
    this.#acts.delete(id);
    if (waiting === undefined) return;
    const watch = 'reason' in result ? undefined : this.#behind(waiting, result.seq);
    if (watch === undefined) waiting.resolve(result);
    else watch.late.push({ seq: result.seq as number, resolve: () => waiting.resolve(result) });
  }

  /**
   * A subscription of that seat that does not show the act yet: after a reconnection the answer may overtake
   * the state.
   */
  #behind({ table, seat }: WaitingAct, seq: number): Watch | undefined {
    const isLate = ({ table: at, as, state }: Watch): boolean =>
      at === table && as === seat && state !== undefined && state.seq < seq;
    return [...this.#watches.values()].find(isLate);
  }

  #settleAsk(ask: number, result: RequestRefusal): void {
    const waiting = this.#asks.get(ask);
    this.#asks.delete(ask);
    waiting?.resolve(result);
  }

  #refusedOne({ type: _type, id, ask, channel, ...refused }: ServerMessage & { type: 'refused' }): void {
    if (ask !== undefined) return this.#settleAsk(ask, refused);
    if (id !== undefined) return this.#settleAct(id, refused);
    if (channel !== undefined && PASSING.includes(refused.reason))
      return void this.#later(RETRY_MS[3], () => this.#subscribe(channel));
    this.#watches.get(channel ?? -1)?.told.refused?.(refused);
  }

  /** When a table starts, a new subscription delivers the state of the match. */
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
  #addNews(watch: Watch, { type: _type, channel, ...news }: ServerMessage & { type: 'news' }): void {
    const { state } = watch;
    if (state === undefined || news.seq !== state.seq + 1) return this.#subscribe(channel);
    this.#show(watch, applyUpdate(state, news), news.facts ?? []);
  }

  #show(watch: Watch, state: ViewerState | undefined, facts: readonly Fact[]): void {
    watch.state = state;
    if (watch.info !== undefined) watch.told.shown?.({ table: watch.info, state }, facts);
    if (state === undefined || watch.late.length === 0) return;
    const { late } = watch;
    watch.late = late.filter(({ seq }) => seq > state.seq);
    for (const { seq, resolve } of late) if (seq <= state.seq) resolve();
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

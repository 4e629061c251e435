/**
 * One socket: parses messages and answers them. Who sends them is known from the session, never from a
 * message.
 */
import type { Writable } from 'node:stream';
import type { ChatLine, ClientMessage, RequestRefusal, ServerMessage } from '@pithead/protocol';
import { ClientMessage as ClientMessageSchema, LIMITS, PROTOCOL_VERSION } from '@pithead/protocol';
import type { RawData, WebSocket } from 'ws';
import type { ServerContext } from '../serverContext.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { shortId } from '../ids.ts';
import { RequestError, refusalOf } from '../requestError.ts';
import { tableInfoFor } from '../tables/tableInfo.ts';
import { Subscription } from './subscription.ts';

/**
 * Bytes that a slow client may leave unread. Beyond it the socket is closed; the client reconnects and gets
 * the whole state.
 */
const MOST_UNREAD = 1_000_000;
/** The burst of one socket, in seconds of its rate. */
const BURST = 3;
/** The rate of all sockets of one address together, as a multiple of the rate of one socket. */
const TOGETHER = 10;
/** The socket is closed after this number of messages that were refused as too many. */
const PATIENCE = 100;

/**
 * Limits the messages of one address: a hundred sockets at an allowed rate would be too much for everybody
 * else.
 */
export const addressTokenBucket = ({ config: { messagesPerSecond }, time }: ServerContext): TokenBucket =>
  new TokenBucket(time, messagesPerSecond * TOGETHER, messagesPerSecond * TOGETHER);

/** How often a subscription reads a table again that changes during the read. */
const MOST_READS = 10;

type Subscribe = ClientMessage & { type: 'subscribe' };

interface Peer {
  /** Only the id, because the name can change while a socket is open. */
  readonly person: string | null;
  readonly session: string | undefined;
  readonly address: string;
  readonly stream: Writable;
  /** Shared by all sockets. */
  readonly ofAddresses: TokenBucket;
}

export class SocketConnection {
  readonly address: string;
  readonly session: string | undefined;
  readonly person: string | null;
  readonly #context: ServerContext;
  readonly #socket: WebSocket;
  readonly #allowance: TokenBucket;
  readonly #ofAddresses: TokenBucket;
  readonly #channels = new Map<number, Subscription>();
  /** Subscriptions that are being opened. */
  readonly #opening = new Set<Promise<unknown>>();
  #patience = PATIENCE;
  #isAlive = true;
  readonly #stream: Writable;
  #isCorked = false;
  mutes: ReadonlySet<string> = new Set();

  constructor(context: ServerContext, socket: WebSocket, who: Peer) {
    this.#context = context;
    this.#socket = socket;
    this.person = who.person;
    this.session = who.session;
    this.address = who.address;
    this.#stream = who.stream;
    this.#ofAddresses = who.ofAddresses;
    const { messagesPerSecond } = context.config;
    this.#allowance = new TokenBucket(context.time, messagesPerSecond * BURST, messagesPerSecond);
    socket.on('message', (data, isBinary) => void this.#hear(data, isBinary));
    socket.on('ping', (data) => this.#isBearable() && socket.pong(data));
    socket.on('pong', () => void (this.#isAlive = this.#isBearable() || this.#isAlive));
    socket.on('close', () => this.#leave());
    socket.on('error', () => socket.terminate());
  }

  welcome(): void {
    this.#send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      person: this.person,
      now: this.#context.time.now(),
    });
  }

  sendText(text: string): void {
    this.#refuseToHoard();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#gather();
    this.#socket.send(text);
  }

  /**
   * Messages sent in one turn of the event loop, such as an update and an answer, leave with one system call.
   */
  #gather(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }

  /** Pings and pongs are counted like messages, and the answers fill the same buffer. */
  #isBearable(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    this.#refuseToHoard();
    if (this.#may()) return true;
    if (--this.#patience < 0) this.#socket.terminate();
    return false;
  }

  #may(): boolean {
    return this.#allowance.take('') && this.#ofAddresses.take(this.address);
  }

  #refuseToHoard(): void {
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
  }

  #send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Unsubscribes at once: the client may take long to answer the close, or never do. */
  close(code: number, why: string): void {
    this.#dropChannels();
    this.#socket.close(code, why);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  ping(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  #leave(): void {
    this.#dropChannels();
    this.#context.connections.remove(this);
    this.#context.metrics.sockets.set(this.#context.connections.size);
  }

  async #hear(data: RawData, isBinary: boolean): Promise<void> {
    // A socket that is being closed, because its session has ended, is no longer listened to.
    if (this.#socket.readyState !== this.#socket.OPEN || this.#context.connections.isDraining) return;
    const read = isBinary ? NOT_TEXT : readMessage(data);
    if (!this.#may()) {
      if (--this.#patience < 0) return this.close(1008, 'too many messages');
      return this.#refuse(read.ok ? labelOf(read.message) : read.label, { reason: 'tooMany' });
    }
    if (!read.ok) return this.#refuse(read.label, { reason: read.reason });
    this.#context.connections.pendingMessages++;
    try {
      await this.#answer(read.message);
    } catch (error) {
      this.#refuse(labelOf(read.message), refusalOf(error) ?? this.#ownMistake(read.message, error));
    } finally {
      this.#context.connections.pendingMessages--;
    }
  }

  #ownMistake({ type }: ClientMessage, error: unknown): RequestRefusal {
    this.#context.log.error(
      { type, error: error instanceof Error ? error.stack : String(error) },
      'message failed',
    );
    return { reason: 'internal' };
  }

  #refuse(label: Label, refused: RequestRefusal): void {
    this.#context.metrics.refused.inc({ reason: refused.reason });
    this.#send({ type: 'refused', ...label, ...refused });
  }

  #answer(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'subscribe':
        return this.#subscribe(message);
      case 'unsubscribe':
        return this.#unsubscribe(message.channel);
      case 'act':
        return this.#act(message);
      case 'whyNot':
        return this.#whyNot(message);
      case 'nudge':
        return this.#nudge(message);
      case 'chat':
        return this.#chat(message);
      case 'ping':
        return this.#send({ type: 'answer', ask: message.ask, now: this.#context.time.now() });
    }
  }

  #signedIn(): string {
    if (this.person === null) throw new RequestError('noSession');
    return this.person;
  }

  async #subscribe(wish: Subscribe): Promise<void> {
    // Before the first await, because the next message may already be about this subscription.
    const channel = this.#register(wish);
    try {
      const opening = this.#open(channel);
      this.#opening.add(opening);
      const hasStarted = await opening.finally(() => this.#opening.delete(opening));
      if (hasStarted)
        await this.#context.matches.use(channel.table, (session) => channel.attach(session, wish.since));
    } catch (error) {
      // The client has unsubscribed and may have reused the number: it would misunderstand an answer.
      if (channel.isClosed) return void (refusalOf(error) ?? this.#ownMistake(wish, error));
      if (!channel.isOpen) this.#unsubscribe(channel.number);
      throw error;
    }
  }

  /** Replaces an earlier subscription of the same number. */
  #register({ channel: number, table, as }: Subscribe): Subscription {
    this.#unsubscribe(number);
    if (this.#channels.size >= LIMITS.channels) throw new RequestError('tooMany');
    const channel = new Subscription(this, number, table, as ?? undefined);
    this.#channels.set(number, channel);
    this.#context.connections.addSubscription(channel);
    return channel;
  }

  /** Whether there is a match to be shown. */
  async #open(channel: Subscription): Promise<boolean> {
    const { table, viewer } = channel;
    let found = await this.#context.tables.find(table);
    // A notification during the read may be about a newer table. If the table changes all the time, the next
    // notification corrects it.
    for (let reads = 1; reads < MOST_READS && channel.takeMissed(); reads++)
      found = await this.#context.tables.find(table);
    if (channel.isClosed) return false;
    if (viewer !== undefined && found.seats.find(({ seat }) => seat === viewer)?.person !== this.#signedIn())
      throw new RequestError('notYourSeat');
    channel.open();
    channel.sendMessage('table', { table: tableInfoFor(found, this.person) });
    return found.table.status !== 'open';
  }

  #unsubscribe(number: number): void {
    const channel = this.#channels.get(number);
    if (channel === undefined) return;
    this.#channels.delete(number);
    this.#drop(channel);
  }

  #dropChannels(): void {
    for (const number of this.#channels.keys()) this.#unsubscribe(number);
  }

  #drop(channel: Subscription): void {
    this.#context.connections.removeSubscription(channel);
    channel.close();
  }

  async #act({ table, act }: ClientMessage & { type: 'act' }): Promise<void> {
    const person = this.#signedIn();
    const began = this.#context.time.monotonic();
    const seq = await this.#context.matches.use(table, (session) => session.act(person, act));
    this.#context.metrics.actSeconds.observe((this.#context.time.monotonic() - began) / 1000);
    this.#send({ type: 'done', id: act.id, seq });
  }

  async #whyNot({ ask, table, seat, ply }: ClientMessage & { type: 'whyNot' }): Promise<void> {
    const person = this.#signedIn();
    const why = await this.#context.matches.use(table, (session) => {
      if (session.viewerOf(person, seat) === undefined) throw new RequestError('notYourSeat');
      return session.whyNot(seat, ply);
    });
    this.#send({ type: 'answer', ask, why: why ?? null });
  }

  async #nudge({ ask, table, seat }: ClientMessage & { type: 'nudge' }): Promise<void> {
    const { connections, cluster, matches, nudges } = this.#context;
    const person = this.#signedIn();
    const meant = await matches.use(table, (session) =>
      session.readPublished(session.viewerOf(person, seat), () => nudges.nudge(session, person, seat)),
    );
    connections.sendNudge(table, seat, meant);
    cluster.publish({ kind: 'nudge', table, by: seat, meant });
    this.#send({ type: 'answer', ask });
  }

  async #chat({ ask, table, room, text, id }: ClientMessage & { type: 'chat' }): Promise<void> {
    const person = this.#signedIn();
    const found = await this.#context.tables.find(table);
    const { isFirst, ...said } = await this.#context.chat.post(person, found, { room, text, id });
    if (isFirst) this.#context.connections.sendChat(found, said);
    else await this.#tellAgain(table, said.line);
    this.#send({ type: 'answer', ask });
    this.#context.log.debug({ table: shortId(table), room, isFirst }, 'chat');
  }

  /**
   * A client repeats a line after a reconnection. It may have missed the line itself as well; the number
   * tells it whether it has. Its subscriptions were sent just before and may still be opening.
   */
  async #tellAgain(table: string, line: ChatLine): Promise<void> {
    await Promise.allSettled(this.#opening);
    for (const channel of this.#channels.values())
      if (channel.table === table) channel.sendMessage('chat', { line });
  }
}

/** What the client recognises the answer by. */
interface Label {
  readonly id?: string;
  readonly ask?: number;
  readonly channel?: number;
}

function labelOf(message: ClientMessage): Label {
  if (message.type === 'act') return { id: message.act.id };
  if (message.type === 'subscribe' || message.type === 'unsubscribe') return { channel: message.channel };
  return { ask: message.ask };
}

type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknownMessage'; readonly label: Label };

const NOT_TEXT: Read = { ok: false, reason: 'malformed', label: {} };

const TYPES: readonly unknown[] = ClientMessageSchema.def.options.map(
  (option) => option.shape.type.def.values[0],
);

function readMessage(data: RawData): Read {
  let value: unknown;
  try {
    value = JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return NOT_TEXT;
  }
  const parsed = ClientMessageSchema.safeParse(value);
  if (parsed.success) return { ok: true, message: parsed.data };
  const { type, id, ask, channel, act } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  // A chat message has an id too, but is answered by `ask`.
  const ownId = type === 'chat' ? undefined : id;
  const actId = typeof act === 'object' && act !== null ? (act as Record<string, unknown>)['id'] : ownId;
  const label: Label = {
    ...(typeof actId === 'string' && actId.length <= LIMITS.commandId ? { id: actId } : {}),
    ...(Number.isSafeInteger(ask) ? { ask: ask as number } : {}),
    ...(Number.isSafeInteger(channel) ? { channel: channel as number } : {}),
  };
  return { ok: false, reason: TYPES.includes(type) ? 'malformed' : 'unknownMessage', label };
}

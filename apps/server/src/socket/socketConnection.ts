/** Answers the messages of one socket. Who sends them is known from the session, never from a message. */
import type { Writable } from 'node:stream';
import type { ClientMessage, RequestRefusal, ServerMessage } from '@pithead/protocol';
import { PROTOCOL_VERSION } from '@pithead/protocol';
import type { RawData, WebSocket } from 'ws';
import type { ServerContext } from '../serverContext.ts';
import { nudgeNotifications } from '../match/eventEffects.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { shortId } from '../ids.ts';
import type { Identity } from '../people/sessionService.ts';
import { RequestError, refusalOf } from '../requestError.ts';
import { ConnectionSubscriptions } from './connectionSubscriptions.ts';
import { OutgoingFrames } from './outgoingFrames.ts';
import type { MessageLabel } from './parseMessage.ts';
import { labelOf, parseMessage } from './parseMessage.ts';

/** A slow client with more unread bytes is cut off; it reconnects and gets the whole state. */
const MAX_UNREAD_BYTES = 1_000_000;
const BURST_SECONDS = 3;
/** Messages beyond the rate that are refused before the socket is closed. */
const MAX_REFUSED = 100;

/** All sockets of one address share ten times the rate of one: a hundred at full rate would be too much. */
const ADDRESS_FACTOR = 10;

export const addressTokenBucket = ({ config: { messagesPerSecond }, time }: ServerContext): TokenBucket =>
  new TokenBucket(time, messagesPerSecond * ADDRESS_FACTOR, messagesPerSecond * ADDRESS_FACTOR);

/** Where a socket comes from. */
export interface SocketPeer {
  readonly address: string;
  readonly stream: Writable;
  readonly addressBucket: TokenBucket;
}

export class SocketConnection {
  readonly address: string;
  /** The hash of the session id. */
  readonly loginSession: string | undefined;
  /** Only the id, because the name can change while a socket is open. */
  readonly person: string | null;
  readonly #context: ServerContext;
  readonly #socket: WebSocket;
  readonly #ownBucket: TokenBucket;
  readonly #addressBucket: TokenBucket;
  readonly #subscriptions: ConnectionSubscriptions;
  #refusalsLeft = MAX_REFUSED;
  #isAlive = true;
  readonly #frames: OutgoingFrames;
  mutes: ReadonlySet<string> = new Set();

  constructor(context: ServerContext, socket: WebSocket, peer: SocketPeer, identity: Identity | undefined) {
    this.#context = context;
    this.#socket = socket;
    this.person = identity?.person.id ?? null;
    this.loginSession = identity?.session.hash;
    this.address = peer.address;
    this.#frames = new OutgoingFrames(socket, peer.stream);
    this.#addressBucket = peer.addressBucket;
    this.#subscriptions = new ConnectionSubscriptions(context, this);
    const { messagesPerSecond } = context.config;
    this.#ownBucket = new TokenBucket(context.time, messagesPerSecond * BURST_SECONDS, messagesPerSecond);
    socket.on('message', (data, isBinary) => void this.#onMessage(data, isBinary));
    socket.on('ping', (data) => this.#acceptFrame() && socket.pong(data));
    socket.on('pong', () => void (this.#isAlive = this.#acceptFrame() || this.#isAlive));
    socket.on('close', () => this.#onClose());
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
    this.#terminateIfSlow();
    if (this.#socket.readyState === this.#socket.OPEN) this.#frames.send(text);
  }

  /** Pings and pongs are counted like messages, and the answers fill the same buffer. */
  #acceptFrame(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    this.#terminateIfSlow();
    if (this.#takeToken()) return true;
    if (--this.#refusalsLeft < 0) this.#socket.terminate();
    return false;
  }

  #takeToken(): boolean {
    return this.#ownBucket.take('') && this.#addressBucket.take(this.address);
  }

  #terminateIfSlow(): void {
    if (this.#socket.bufferedAmount + this.#frames.waitingBytes > MAX_UNREAD_BYTES) this.#socket.terminate();
  }

  #send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Unsubscribes at once: the client may take long to answer the close, or never do. */
  close(code: number, why: string): void {
    this.#subscriptions.removeAll();
    this.#frames.flush();
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

  #onClose(): void {
    this.#subscriptions.removeAll();
    this.#context.connections.remove(this);
    this.#context.metrics.sockets.set(this.#context.connections.size);
  }

  async #onMessage(data: RawData, isBinary: boolean): Promise<void> {
    // A socket that is being closed, because its session has ended, is no longer listened to.
    if (this.#socket.readyState !== this.#socket.OPEN || this.#context.connections.isDraining) return;
    const parsed = parseMessage(data, isBinary);
    if (!this.#takeToken()) {
      if (--this.#refusalsLeft < 0) return this.close(1008, 'too many messages');
      return this.#refuse(parsed.ok ? labelOf(parsed.message) : parsed.label, { reason: 'tooMany' });
    }
    if (!parsed.ok) return this.#refuse(parsed.label, { reason: parsed.reason });
    this.#context.connections.pendingMessages++;
    try {
      await this.#answer(parsed.message);
    } catch (error) {
      this.#refuse(labelOf(parsed.message), refusalOf(error) ?? this.#logBug(parsed.message, error));
    } finally {
      this.#context.connections.pendingMessages--;
    }
  }

  #logBug({ type }: ClientMessage, error: unknown): RequestRefusal {
    this.#context.log.error(
      { type, error: error instanceof Error ? error.stack : String(error) },
      'message failed',
    );
    return { reason: 'internal' };
  }

  #refuse(label: MessageLabel, refusal: RequestRefusal): void {
    this.#context.metrics.refused.inc({ reason: refusal.reason });
    this.#send({ type: 'refused', ...label, ...refusal });
  }

  #answer(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'subscribe':
        return this.#subscribe(message);
      case 'unsubscribe':
        return this.#subscriptions.remove(message.channel);
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

  requirePerson(): string {
    if (this.person === null) throw new RequestError('noSession');
    return this.person;
  }

  async #subscribe(request: ClientMessage & { type: 'subscribe' }): Promise<void> {
    // Before the first await, because the next message may already be about this subscription.
    const subscription = this.#subscriptions.add(request);
    try {
      await this.#subscriptions.open(subscription, request.since);
    } catch (error) {
      // The client has unsubscribed and may have reused the channel: it would misunderstand an answer.
      if (subscription.isClosed) return void (refusalOf(error) ?? this.#logBug(request, error));
      if (!subscription.isOpen) this.#subscriptions.remove(subscription.channel);
      throw error;
    }
  }

  async #act({ table, act }: ClientMessage & { type: 'act' }): Promise<void> {
    const person = this.requirePerson();
    const began = this.#context.time.monotonic();
    const seq = await this.#context.matches.use(table, (matchSession) => matchSession.act(person, act));
    this.#context.metrics.actSeconds.observe((this.#context.time.monotonic() - began) / 1000);
    // An id needs no escapes (`PATTERNS`).
    this.sendText(`{"type":"done","id":"${act.id}","seq":${seq}}`);
  }

  async #whyNot({ ask, table, seat, ply }: ClientMessage & { type: 'whyNot' }): Promise<void> {
    const person = this.requirePerson();
    const why = await this.#context.matches.use(table, (matchSession) => {
      if (matchSession.viewerOf(person, seat) === undefined) throw new RequestError('notYourSeat');
      return matchSession.whyNot(seat, ply);
    });
    this.#send({ type: 'answer', ask, why: why ?? null });
  }

  async #nudge({ ask, table, seat }: ClientMessage & { type: 'nudge' }): Promise<void> {
    const { connections, cluster, matches, nudges, store, time, log } = this.#context;
    const person = this.requirePerson();
    const { meant, notifications } = await matches.use(table, (matchSession) =>
      matchSession.readFromMemory(matchSession.viewerOf(person, seat), () => {
        const bits = nudges.nudge(matchSession, person, seat);
        const { table: row, seats } = matchSession;
        const nudged = { table: row, seats, actor: person, clocks: null, now: time.now() };
        return { meant: bits, notifications: nudgeNotifications(nudged, bits) };
      }),
    );
    // The nudge itself reaches those who are here also without the database.
    store
      .addNotifications(notifications)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'nudge not stored'));
    connections.sendNudge(table, seat, meant);
    cluster.publish({ kind: 'nudge', table, by: seat, meant });
    this.#send({ type: 'answer', ask });
  }

  async #chat({ ask, table, room, text, id }: ClientMessage & { type: 'chat' }): Promise<void> {
    const person = this.requirePerson();
    const found = await this.#context.tables.find(table);
    const { isFirst, ...posted } = await this.#context.chat.post(person, found, { room, text, id });
    if (isFirst) this.#context.connections.sendChat(found, posted);
    else await this.#subscriptions.resendChat(table, posted.line);
    this.#send({ type: 'answer', ask });
    this.#context.log.debug({ table: shortId(table), room, isFirst }, 'chat');
  }
}

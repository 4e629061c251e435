/** Each connection keeps its order; when it breaks, both ends learn of it at different times. */
import type { Writable } from 'node:stream';
import type { ClientMessage, OpenSocketTransport, SocketTransportEvents } from '@pithead/protocol';
import type { WebSocket } from 'ws';
import type { TestRandom } from '../testRandom.ts';
import { CONNECTION_LOST, SimulatedServerSocket } from './simulatedServerSocket.ts';
import type { EventOwner, VirtualScheduler } from './scheduler.ts';
import type { FaultRates } from './faultRates.ts';

export interface ConnectionTarget extends EventOwner {
  readonly connections: Set<SimulatedConnection>;
  accept(socket: WebSocket, session: string, stream: Writable): void;
}

export type ServerMessageListener = (connection: SimulatedConnection, text: string) => void;

const CLIENT_LEARNS_MS = 3000;
const SERVER_LEARNS_MS = 20_000;

export class SimulatedConnection {
  readonly person: string;
  readonly #net: SimulatedNetwork;
  readonly #listener: SocketTransportEvents;
  #door: ConnectionTarget | undefined;
  #server: SimulatedServerSocket | undefined;
  #isCut = false;
  #isUpLost = false;
  #isEnded = false;
  #upAt = 0;
  #downAt = 0;
  readonly channels = new Map<number, { readonly table: string; readonly as: number | null }>();

  /** By command id, for unanswered commands. */
  readonly arrivedAt = new Map<string, number[]>();

  constructor(net: SimulatedNetwork, person: string, listener: SocketTransportEvents) {
    this.#net = net;
    this.person = person;
    this.#listener = listener;
  }

  get target(): ConnectionTarget | undefined {
    return this.#door;
  }

  connect(door: ConnectionTarget | undefined, session: string): void {
    const { scheduler } = this.#net;
    if (door === undefined) return this.#tellClosed(20);
    this.#door = door;
    door.connections.add(this);
    scheduler.schedule(this.#net.delay(), door, 'connect', () => {
      if (this.#isCut) return;
      const server = new SimulatedServerSocket(this);
      this.#server = server;
      this.#down(() => this.#listener.onOpen());
      door.accept(server as unknown as WebSocket, session, server.stream);
    });
  }

  /** Commands with an id may be delivered twice, which must be harmless. */
  toServer(text: string): void {
    if (this.#isEnded || this.#isCut || this.#door === undefined) return;
    this.#up(text);
    this.#net.countAttempt(text);
    if (!this.#net.isDoubled(text)) return;
    this.#up(text);
    this.#net.countAttempt(text);
  }

  #up(text: string): void {
    const { scheduler } = this.#net;
    this.#upAt = Math.max(this.#upAt, scheduler.now + this.#net.delay());
    scheduler.schedule(this.#upAt - scheduler.now, this.#door, `up ${this.person} ${text}`, () => {
      this.#note(JSON.parse(text) as ClientMessage);
      if (!this.#isUpLost) this.#server?.receive(text);
    });
  }

  #note(said: ClientMessage): void {
    if (said.type === 'subscribe') this.channels.set(said.channel, { table: said.table, as: said.as });
    if (said.type === 'act')
      this.arrivedAt.set(said.act.id, [...(this.arrivedAt.get(said.act.id) ?? []), this.#net.scheduler.now]);
  }

  toClient(text: string): void {
    this.#net.onServerMessage(this, text);
    this.#net.scheduler.trace(`down ${this.person} ${text}`);
    if (!this.#isCut) this.#down(() => this.#listener.onMessage(text));
  }

  #down(tell: () => void): void {
    const { scheduler } = this.#net;
    this.#downAt = Math.max(this.#downAt, scheduler.now + this.#net.delay());
    scheduler.schedule(this.#downAt - scheduler.now, undefined, 'down', () => {
      if (!this.#isEnded) tell();
    });
  }

  ping(pong: () => void): void {
    if (!this.#isCut) this.#net.scheduler.schedule(this.#net.delay(), this.#door, 'pong', pong);
  }

  cut(): void {
    if (this.#isCut || this.#isEnded) return;
    this.#isCut = true;
    this.#isUpLost = this.#net.random.oneIn(2);
    this.#tellClosed(this.#net.random.below(CLIENT_LEARNS_MS), this.#net.random.oneIn(2));
    const server = this.#server;
    this.#net.scheduler.schedule(this.#net.random.below(SERVER_LEARNS_MS), this.#door, 'server learns', () =>
      server?.connectionLost(),
    );
    this.#door?.connections.delete(this);
  }

  closedByServer(code: number): void {
    this.#door?.connections.delete(this);
    this.#down(() => this.#end(code));
  }

  targetDied(): void {
    this.#isCut = true;
    this.#tellClosed(this.#net.random.below(300), this.#net.random.oneIn(2));
  }

  closedByClient(): void {
    this.#isEnded = true;
    this.#door?.connections.delete(this);
    const server = this.#server;
    this.#net.scheduler.schedule(this.#net.delay(), this.#door, 'closed', () => server?.connectionLost());
  }

  #tellClosed(ms: number, isAtOnce = false): void {
    const { scheduler } = this.#net;
    const at = isAtOnce ? ms : Math.max(ms, this.#downAt - scheduler.now);
    scheduler.schedule(at, undefined, 'client learns', () => this.#end(CONNECTION_LOST));
  }

  #end(code: number): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#listener.onClose(code);
  }
}

export class SimulatedNetwork {
  readonly scheduler: VirtualScheduler;
  readonly random: TestRandom;
  readonly onServerMessage: ServerMessageListener;
  readonly attempts = new Map<string, number>();
  readonly #faultRates: FaultRates;
  readonly #doors: () => readonly ConnectionTarget[];

  constructor(
    scheduler: VirtualScheduler,
    random: TestRandom,
    faultRates: FaultRates,
    doors: () => readonly ConnectionTarget[],
    overhear: ServerMessageListener,
  ) {
    this.scheduler = scheduler;
    this.random = random;
    this.onServerMessage = overhear;
    this.#faultRates = faultRates;
    this.#doors = doors;
  }

  delay(): number {
    return this.#faultRates.delay(this.random);
  }

  countAttempt(text: string): void {
    const id = /^\{"type":"act".*?"id":"([^"]+)"/.exec(text)?.[1];
    if (id !== undefined) this.attempts.set(id, (this.attempts.get(id) ?? 0) + 1);
  }

  isDoubled(text: string): boolean {
    return (
      /^\{"type":"(?:act|chat)"/.test(text) &&
      this.#faultRates.happens(this.random, this.#faultRates.duplicatedClusterMessages)
    );
  }

  /** Connects to any living process: sessions are not sticky. */
  transport(
    session: string,
    person: string,
    kept: (connection: SimulatedConnection) => void,
  ): OpenSocketTransport {
    return (listener) => {
      const connection = new SimulatedConnection(this, person, listener);
      kept(connection);
      const doors = this.#doors();
      connection.connect(doors.length === 0 ? undefined : this.random.pick(doors), session);
      return { send: (text) => connection.toServer(text), close: () => connection.closedByClient() };
    };
  }
}

/**
 * The simulated network between clients and processes. Each connection keeps its order; when it breaks, both
 * ends learn of it at different times.
 */
import type { Writable } from 'node:stream';
import type { ClientMessage, OpenWire, WireTold } from '@pithead/protocol';
import type { WebSocket } from 'ws';
import type { Lots } from '../lots.ts';
import { CONNECTION_LOST, ServerEnd } from './serverEnd.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { Weather } from './weather.ts';

export interface Door extends Owner {
  readonly lines: Set<Line>;
  enter(socket: WebSocket, session: string, stream: Writable): void;
}

export type Overhear = (line: Line, text: string) => void;

const CLIENT_LEARNS_MS = 3000;
const SERVER_LEARNS_MS = 20_000;
const STREAM = { cork: () => undefined, uncork: () => undefined } as unknown as Writable;

export class Line {
  readonly person: string;
  readonly #net: Net;
  readonly #told: WireTold;
  #door: Door | undefined;
  #server: ServerEnd | undefined;
  #isCut = false;
  /** Messages to the server that were under way when the connection broke are lost. */
  #isUpLost = false;
  #isEnded = false;
  #upAt = 0;
  #downAt = 0;
  readonly channels = new Map<number, { readonly table: string; readonly as: number | null }>();

  /** Arrival times at the server of each unanswered command, by command id. */
  readonly heardAt = new Map<string, number[]>();

  constructor(net: Net, person: string, told: WireTold) {
    this.#net = net;
    this.person = person;
    this.#told = told;
  }

  get door(): Door | undefined {
    return this.#door;
  }

  connect(door: Door | undefined, session: string): void {
    const { scheduler } = this.#net;
    if (door === undefined) return this.#tellClosed(20);
    this.#door = door;
    door.lines.add(this);
    scheduler.at(this.#net.delay(), door, 'connect', () => {
      if (this.#isCut) return;
      const server = new ServerEnd(this);
      this.#server = server;
      this.#down(() => this.#told.opened());
      door.enter(server as unknown as WebSocket, session, STREAM);
    });
  }

  /** Commands with an id may be delivered twice, which must be harmless. */
  toServer(text: string): void {
    if (this.#isEnded || this.#isCut || this.#door === undefined) return;
    this.#up(text);
    this.#net.sent(text);
    if (!this.#net.isDoubled(text)) return;
    this.#up(text);
    this.#net.sent(text);
  }

  #up(text: string): void {
    const { scheduler } = this.#net;
    this.#upAt = Math.max(this.#upAt, scheduler.now + this.#net.delay());
    scheduler.at(this.#upAt - scheduler.now, this.#door, `up ${this.person} ${text}`, () => {
      this.#note(JSON.parse(text) as ClientMessage);
      if (!this.#isUpLost) this.#server?.arrive(text);
    });
  }

  #note(said: ClientMessage): void {
    if (said.type === 'subscribe') this.channels.set(said.channel, { table: said.table, as: said.as });
    if (said.type === 'act')
      this.heardAt.set(said.act.id, [...(this.heardAt.get(said.act.id) ?? []), this.#net.scheduler.now]);
  }

  toClient(text: string): void {
    this.#net.overhear(this, text);
    this.#net.scheduler.note(`down ${this.person} ${text}`);
    if (!this.#isCut) this.#down(() => this.#told.heard(text));
  }

  #down(tell: () => void): void {
    const { scheduler } = this.#net;
    this.#downAt = Math.max(this.#downAt, scheduler.now + this.#net.delay());
    scheduler.at(this.#downAt - scheduler.now, undefined, 'down', () => {
      if (!this.#isEnded) tell();
    });
  }

  ping(pong: () => void): void {
    if (!this.#isCut) this.#net.scheduler.at(this.#net.delay(), this.#door, 'pong', pong);
  }

  /** Cuts the connection. Messages under way arrive or are lost, independently in each direction. */
  cut(): void {
    if (this.#isCut || this.#isEnded) return;
    this.#isCut = true;
    this.#isUpLost = this.#net.random.oneIn(2);
    this.#tellClosed(this.#net.random.below(CLIENT_LEARNS_MS), this.#net.random.oneIn(2));
    const server = this.#server;
    this.#net.scheduler.at(this.#net.random.below(SERVER_LEARNS_MS), this.#door, 'server learns', () =>
      server?.gone(),
    );
    this.#door?.lines.delete(this);
  }

  closedByServer(code: number): void {
    this.#door?.lines.delete(this);
    this.#down(() => this.#end(code));
  }

  died(): void {
    this.#isCut = true;
    this.#tellClosed(this.#net.random.below(300), this.#net.random.oneIn(2));
  }

  closedByClient(): void {
    this.#isEnded = true;
    this.#door?.lines.delete(this);
    const server = this.#server;
    this.#net.scheduler.at(this.#net.delay(), this.#door, 'closed', () => server?.gone());
  }

  /** Either drops the messages that are under way, or delivers them before the close. */
  #tellClosed(ms: number, isAtOnce = false): void {
    const { scheduler } = this.#net;
    const at = isAtOnce ? ms : Math.max(ms, this.#downAt - scheduler.now);
    scheduler.at(at, undefined, 'client learns', () => this.#end(CONNECTION_LOST));
  }

  #end(code: number): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#told.closed(code);
  }
}

export class Net {
  readonly scheduler: Scheduler;
  readonly random: Lots;
  readonly overhear: Overhear;
  readonly attempts = new Map<string, number>();
  readonly #weather: Weather;
  readonly #doors: () => readonly Door[];

  constructor(
    scheduler: Scheduler,
    random: Lots,
    weather: Weather,
    doors: () => readonly Door[],
    overhear: Overhear,
  ) {
    this.scheduler = scheduler;
    this.random = random;
    this.overhear = overhear;
    this.#weather = weather;
    this.#doors = doors;
  }

  delay(): number {
    return this.#weather.delay(this.random);
  }

  sent(text: string): void {
    const id = /^\{"type":"act".*?"id":"([^"]+)"/.exec(text)?.[1];
    if (id !== undefined) this.attempts.set(id, (this.attempts.get(id) ?? 0) + 1);
  }

  isDoubled(text: string): boolean {
    return (
      /^\{"type":"(?:act|chat)"/.test(text) &&
      this.#weather.happens(this.random, this.#weather.doubledNotices)
    );
  }

  /** Connects to any living process: sessions are not sticky. */
  wire(session: string, person: string, kept: (line: Line) => void): OpenWire {
    return (told) => {
      const line = new Line(this, person, told);
      kept(line);
      const doors = this.#doors();
      line.connect(doors.length === 0 ? undefined : this.random.pick(doors), session);
      return { send: (text) => line.toServer(text), close: () => line.closedByClient() };
    };
  }
}

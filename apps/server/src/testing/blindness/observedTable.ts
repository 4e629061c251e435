import type { Game, Viewer, Options, Seat } from '@pithead/kernel';
import type { Act, TableInfo } from '@pithead/protocol';
import type { MatchSession } from '../../match/matchSession.ts';
import type { RunningServer } from '../../server.ts';
import type { MatchState } from '@pithead/match';
import type { Observer } from '../clients/observer.ts';
import { observeClient } from '../clients/observer.ts';
import type { RawSocket } from '../clients/rawSocket.ts';
import { TestClient } from '../clients/testClient.ts';

const CHANNEL = 1;
export const PROBE_CHANNEL = 2;

export async function connectObservers(server: RunningServer): Promise<Observer[]> {
  const names = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil'];
  return Promise.all(
    names.map(async (name) => observeClient(await TestClient.createGuest(server.url, name))),
  );
}

export class ObservedTable {
  readonly server: RunningServer;
  readonly table: string;
  /** The server may run a faulty variant instead. */
  readonly correctRules: Game;
  readonly seats: number;
  readonly #observers: readonly Observer[];
  #acts = 0;

  private constructor(
    server: RunningServer,
    observers: readonly Observer[],
    correctRules: Game,
    table: TableInfo,
  ) {
    this.server = server;
    this.table = table.id;
    this.correctRules = correctRules;
    this.seats = table.seats.length;
    this.#observers = observers;
  }

  static async open(
    server: RunningServer,
    observers: readonly Observer[],
    wish: {
      readonly game: string;
      readonly correctRules: Game;
      readonly seats: number;
      readonly options?: Options;
    },
  ): Promise<ObservedTable> {
    const { game, correctRules, seats, options = {} } = wish;
    const [host, ...others] = observers.slice(0, seats).map(({ client }) => client) as [
      TestClient,
      ...TestClient[],
    ];
    const table = await host.createTable({ game, seats, options: { ...options } });
    for (const other of others) await other.request('POST', `/api/tables/${table.id}/join`, {});
    await host.request('POST', `/api/tables/${table.id}/start`);
    const observed = new ObservedTable(server, observers, correctRules, table);
    for (const viewer of observed.viewers)
      await observed.socketOf(viewer).sendAndWait([observed.subscription(viewer, CHANNEL)]);
    await observed.discardReceived();
    return observed;
  }

  get viewers(): Viewer[] {
    return [...Array.from({ length: this.seats }, (_, seat) => seat), undefined];
  }

  get session(): MatchSession {
    return this.server.context.matches.peek(this.table) as MatchSession;
  }

  get matchState(): MatchState {
    return this.session.matchState;
  }

  clientOf(viewer: Viewer): TestClient {
    return this.#observerOf(viewer).client;
  }

  socketOf(viewer: Viewer): RawSocket {
    return this.#observerOf(viewer).socket;
  }

  #observerOf(viewer: Viewer): Observer {
    return this.#observers[viewer ?? this.#observers.length - 1] as Observer;
  }

  subscription(viewer: Viewer, channel: number) {
    return { type: 'subscribe' as const, channel, table: this.table, as: viewer ?? null };
  }

  async discardReceived(): Promise<void> {
    await Promise.all(this.viewers.map((viewer) => this.socketOf(viewer).ping()));
    for (const viewer of this.viewers) this.socketOf(viewer).takeReceived();
  }

  async play(seat: Seat, plies: readonly (readonly [string, number])[], id = this.newId()): Promise<void> {
    await this.act({
      act: 'play',
      seat,
      id,
      seq: this.matchState.seqFor(seat),
      plies: plies.map(([verb, noun]) => [verb, noun]),
    });
  }

  async act(act: Act): Promise<void> {
    await this.socketOf(act.seat).sendAndWait([{ type: 'act', table: this.table, act }]);
  }

  newId = (): string => `act-${++this.#acts}`;

  /** A person may have at most a hundred running matches. */
  async end(): Promise<void> {
    for (let seat = 0; seat < this.seats; seat++) {
      await this.act({ act: 'resign', seat, id: 'goodbye', seq: this.matchState.seqFor(seat) });
    }
    for (const viewer of this.viewers)
      await this.socketOf(viewer).sendAndWait([{ type: 'unsubscribe', channel: CHANNEL }]);
    await this.discardReceived();
  }
}

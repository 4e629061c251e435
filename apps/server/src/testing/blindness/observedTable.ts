/**
 * A table whose players and onlooker are connected over real sockets, together with the match as the server
 * holds it in memory.
 */
import type { Game, Viewer, Options, Seat } from '@pithead/kernel';
import type { Act, TableInfo } from '@pithead/protocol';
import type { MatchSession } from '../../match/matchSession.ts';
import type { RunningServer } from '../../server.ts';
import type { MatchState } from '@pithead/match';
import { RecordingClient } from '../clients/recordingClient.ts';
import { TestClient } from '../servers/testServer.ts';

const WINDOW = 1;
export const PROBE_CHANNEL = 2;

export async function connectObservers(hall: RunningServer): Promise<RecordingClient[]> {
  const names = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil'];
  return Promise.all(
    names.map(async (name) => RecordingClient.open(await TestClient.createGuest(hall.url, name))),
  );
}

export class ObservedTable {
  readonly server: RunningServer;
  readonly table: string;
  /** The correct rules; the server may run a leaky variant. */
  readonly correctRules: Game;
  readonly seats: number;
  readonly #ears: readonly RecordingClient[];
  #acts = 0;

  private constructor(hall: RunningServer, ears: readonly RecordingClient[], honest: Game, table: TableInfo) {
    this.server = hall;
    this.table = table.id;
    this.correctRules = honest;
    this.seats = table.seats.length;
    this.#ears = ears;
  }

  static async open(
    hall: RunningServer,
    ears: readonly RecordingClient[],
    wish: {
      readonly game: string;
      readonly honest: Game;
      readonly seats: number;
      readonly options?: Options;
    },
  ): Promise<ObservedTable> {
    const { game, honest, seats, options = {} } = wish;
    const [host, ...others] = ears.slice(0, seats).map(({ client }) => client) as [
      TestClient,
      ...TestClient[],
    ];
    const table = await host.createTable({ game, seats, options: { ...options } });
    for (const other of others) await other.request('POST', `/api/tables/${table.id}/join`, {});
    await host.request('POST', `/api/tables/${table.id}/start`);
    const company = new ObservedTable(hall, ears, honest, table);
    for (const viewer of company.viewers)
      await company.clientOf(viewer).sendAndWait([company.subscription(viewer, WINDOW)]);
    await company.discardReceived();
    return company;
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

  clientOf(viewer: Viewer): RecordingClient {
    return this.#ears[viewer ?? this.#ears.length - 1] as RecordingClient;
  }

  subscription(viewer: Viewer, channel: number) {
    return { type: 'subscribe' as const, channel, table: this.table, as: viewer ?? null };
  }

  /** Waits until all clients have received what was sent so far, and forgets it. */
  async discardReceived(): Promise<void> {
    await Promise.all(this.viewers.map((viewer) => this.clientOf(viewer).ping()));
    for (const viewer of this.viewers) this.clientOf(viewer).takeReceived();
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
    await this.clientOf(act.seat).act(this.table, act);
  }

  newId = (): string => `act-${++this.#acts}`;

  /** Ends the match, because a person may have at most a hundred running ones. */
  async end(): Promise<void> {
    for (let seat = 0; seat < this.seats; seat++) {
      await this.act({ act: 'resign', seat, id: 'goodbye', seq: this.matchState.seqFor(seat) });
    }
    for (const viewer of this.viewers)
      await this.clientOf(viewer).sendAndWait([{ type: 'unsubscribe', channel: WINDOW }]);
    await this.discardReceived();
  }
}

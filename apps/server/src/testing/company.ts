/**
 * A table whose players and onlooker are connected over real sockets, together with the match as the server
 * holds it in memory.
 */
import type { Game, Looker, Options, Seat } from '@pithead/kernel';
import type { Act, TableInfo } from '@pithead/protocol';
import type { LiveMatch } from '../match/live.ts';
import type { RunningServer } from '../server.ts';
import type { Situation } from '../match/situation.ts';
import { Ear } from './ear.ts';
import { Visitor } from './hall.ts';

const WINDOW = 1;
export const FRESH_WINDOW = 2;

export async function enter(hall: RunningServer): Promise<Ear[]> {
  const names = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil'];
  return Promise.all(names.map(async (name) => Ear.open(await Visitor.enter(hall.url, name))));
}

export class Company {
  readonly hall: RunningServer;
  readonly table: string;
  /** The correct rules; the server may run a leaky variant. */
  readonly honest: Game;
  readonly seats: number;
  readonly #ears: readonly Ear[];
  #acts = 0;

  private constructor(hall: RunningServer, ears: readonly Ear[], honest: Game, table: TableInfo) {
    this.hall = hall;
    this.table = table.id;
    this.honest = honest;
    this.seats = table.seats.length;
    this.#ears = ears;
  }

  static async sitDown(
    hall: RunningServer,
    ears: readonly Ear[],
    wish: {
      readonly game: string;
      readonly honest: Game;
      readonly seats: number;
      readonly options?: Options;
    },
  ): Promise<Company> {
    const { game, honest, seats, options = {} } = wish;
    const [host, ...others] = ears.slice(0, seats).map(({ visitor }) => visitor) as [Visitor, ...Visitor[]];
    const table = await host.openTable({ game, seats, options: { ...options } });
    for (const other of others) await other.call('POST', `/api/tables/${table.id}/join`, {});
    await host.call('POST', `/api/tables/${table.id}/start`);
    const company = new Company(hall, ears, honest, table);
    for (const viewer of company.lookers)
      await company.earOf(viewer).ask([company.subscription(viewer, WINDOW)]);
    await company.drain();
    return company;
  }

  get lookers(): Looker[] {
    return [...Array.from({ length: this.seats }, (_, seat) => seat), undefined];
  }

  get live(): LiveMatch {
    return this.hall.context.matches.peek(this.table) as LiveMatch;
  }

  get situation(): Situation {
    return this.live.situation;
  }

  earOf(viewer: Looker): Ear {
    return this.#ears[viewer ?? this.#ears.length - 1] as Ear;
  }

  subscription(viewer: Looker, channel: number) {
    return { type: 'subscribe' as const, channel, table: this.table, as: viewer ?? null };
  }

  /** Waits until all clients have received what was sent so far, and forgets it. */
  async drain(): Promise<void> {
    await Promise.all(this.lookers.map((viewer) => this.earOf(viewer).ping()));
    for (const viewer of this.lookers) this.earOf(viewer).take();
  }

  async play(seat: Seat, plies: readonly (readonly [string, number])[], id = this.newId()): Promise<void> {
    await this.act({
      act: 'play',
      seat,
      id,
      seq: this.situation.seqFor(seat),
      plies: plies.map(([verb, noun]) => [verb, noun]),
    });
  }

  async act(act: Act): Promise<void> {
    await this.earOf(act.seat).act(this.table, act);
  }

  newId = (): string => `act-${++this.#acts}`;

  /** Ends the match, because a person may have at most a hundred running ones. */
  async leave(): Promise<void> {
    for (let seat = 0; seat < this.seats; seat++) {
      await this.act({ act: 'resign', seat, id: 'goodbye', seq: this.situation.seqFor(seat) });
    }
    for (const viewer of this.lookers)
      await this.earOf(viewer).ask([{ type: 'unsubscribe', channel: WINDOW }]);
    await this.drain();
  }
}

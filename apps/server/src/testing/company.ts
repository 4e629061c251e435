/**
 * People at one table over real sockets, an onlooker beside them, and the match itself as the server holds it
 * in memory.
 */
import type { Game, Looker, Options, Seat } from '@pithead/kernel';
import type { Act, TableInfo } from '@pithead/protocol';
import type { LiveMatch } from '../match/live.ts';
import type { RunningServer } from '../server.ts';
import type { Situation } from '../match/situation.ts';
import { Ear } from './ear.ts';
import { Visitor } from './hall.ts';

/** The window that stays open, and one that is opened anew for every look. */
const WINDOW = 1;
export const FRESH_WINDOW = 2;

/** Four who play and one who looks on; they sit at one table after the other. */
export async function enter(hall: RunningServer): Promise<Ear[]> {
  const names = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil'];
  return Promise.all(names.map(async (name) => Ear.open(await Visitor.enter(hall.url, name))));
}

export class Company {
  readonly hall: RunningServer;
  readonly table: string;
  /** The rules as they should be: the server may have been given others. */
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
    for (const looker of company.lookers)
      await company.earOf(looker).ask([company.subscription(looker, WINDOW)]);
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

  earOf(looker: Looker): Ear {
    return this.#ears[looker ?? this.#ears.length - 1] as Ear;
  }

  subscription(looker: Looker, channel: number) {
    return { type: 'subscribe' as const, channel, table: this.table, as: looker ?? null };
  }

  /** Everybody has heard what was said so far. */
  async drain(): Promise<void> {
    await Promise.all(this.lookers.map((looker) => this.earOf(looker).ping()));
    for (const looker of this.lookers) this.earOf(looker).take();
  }

  /** The same again under the same id, if one is given. */
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

  /** Nobody looks any more, and the match ends: nobody may have more than a hundred that run. */
  async leave(): Promise<void> {
    for (let seat = 0; seat < this.seats; seat++) {
      await this.act({ act: 'resign', seat, id: 'goodbye', seq: this.situation.seqFor(seat) });
    }
    for (const looker of this.lookers)
      await this.earOf(looker).ask([{ type: 'unsubscribe', channel: WINDOW }]);
    await this.drain();
  }
}

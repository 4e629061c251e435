/** Tables: opened, joined, left, started, played again. */
import type { GameEntry } from '@pithead/games';
import { bit } from '@pithead/kernel';
import type { NewTable } from '@pithead/protocol';
import { newKey as drawKey } from '../ids.ts';
import { startClocks } from '../match/clocks.ts';
import { newSituation } from '../match/load.ts';
import type { House } from '../match/house.ts';
import { Refuse } from '../refuse.ts';
import type { Person, SeatRow, TableChange, TableRow, TableWithSeats } from '../store/port.ts';
import { newTable } from './newTable.ts';
import { namedSeats } from './seatNames.ts';
import { botSeat, freeSeat, seatOf } from './seats.ts';

/** Tables that one person can have open or running. */
const MOST_TABLES = 100;
/** Who comes and goes all the time keeps a table from starting only so often. */
const MOST_TRIES = 5;
const MOST_LISTED = 100;
const MOST_WATCHED = 20;
const LISTED_MS = { live: 6 * 3_600_000, turns: 14 * 24 * 3_600_000 } as const;

export class Tables {
  readonly #house: House;
  readonly #told: (id: string) => void;
  readonly #newKey: () => string;

  /** `told` hears of every table that changed. */
  constructor(house: House, told: (id: string) => void, newKey: () => string = drawKey) {
    this.#house = house;
    this.#told = told;
    this.#newKey = newKey;
  }

  async create(host: Person, wish: NewTable): Promise<TableWithSeats> {
    const table = newTable(this.#entry(wish.game), host, wish, this.#house.time.now());
    await this.#refuseTooMany(host);
    const bots = wish.bots ?? [];
    if (bots.length >= wish.seats) throw new Refuse('tableFull');
    const own = wish.isHotSeat === true ? wish.seats - bots.length : 1;
    const seats = Array.from({ length: own }, (_, seat) => seatOf(table.id, seat, host));
    bots.forEach((level, i) => seats.push(botSeat(table.id, own + i, level)));
    await this.#house.store.addTable(table, seats);
    this.#told(table.id);
    // Read again for the host's name of today: the session may remember an older one.
    const found = await this.find(table.id);
    const isFull = seats.length === wish.seats && bots.length > 0;
    return (isFull ? await this.#start(found) : undefined) ?? found;
  }

  #entry(game: string): GameEntry {
    const entry = Object.hasOwn(this.#house.games, game) ? this.#house.games[game] : undefined;
    if (entry === undefined) throw new Refuse('unknownGame', { game: game.slice(0, 40) });
    return entry;
  }

  async #refuseTooMany(person: Person): Promise<void> {
    const own = await this.#house.store.tablesOf(person.id, MOST_TABLES);
    const current = own.filter(({ table: { status } }) => status === 'open' || status === 'running');
    if (current.length >= MOST_TABLES) throw new Refuse('tooManyTables', { most: MOST_TABLES });
  }

  async find(id: string): Promise<TableWithSeats> {
    const found = await this.#house.store.table(id);
    if (found === undefined) throw new Refuse('notFound');
    return found;
  }

  async join(person: Person, id: string, wanted: number | undefined): Promise<TableWithSeats> {
    const found = await this.#open(id);
    if (found.seats.some((row) => row.person === person.id) && !found.table.isHotSeat) throw new Refuse('alreadySeated');
    await this.#refuseTooMany(person);
    const seat = freeSeat(found, wanted);
    return this.#sit(seatOf(id, seat, person));
  }

  async sitBot(person: Person, id: string, level: string, wanted: number | undefined): Promise<TableWithSeats> {
    const found = await this.#open(id);
    if (found.table.host !== person.id) throw new Refuse('notHost');
    return this.#sit(botSeat(id, freeSeat(found, wanted), level));
  }

  async #sit(row: SeatRow): Promise<TableWithSeats> {
    if (!(await this.#house.store.takeSeat(row))) {
      const { table, seats } = await this.find(row.table);
      if (table.status !== 'open') throw new Refuse('tableStarted');
      const isSeated = row.person !== null && !table.isHotSeat && seats.some(({ person }) => person === row.person);
      throw new Refuse(isSeated ? 'alreadySeated' : 'seatTaken');
    }
    this.#told(row.table);
    return this.find(row.table);
  }

  /** Leaves a table that has not started. The host's leaving closes it. */
  async leave(person: Person, id: string): Promise<void> {
    const { table, seats } = await this.#open(id);
    const own = seats.filter((row) => row.person === person.id);
    if (table.host === person.id) {
      if (!(await this.#house.store.removeTable(id))) throw new Refuse('tableStarted');
    } else if (own.length === 0) throw new Refuse('notAtTable');
    for (const { seat } of table.host === person.id ? [] : own) {
      if (!(await this.#house.store.freeSeat(id, seat, person.id))) throw new Refuse('tableStarted');
    }
    this.#told(id);
  }

  /** The host sends somebody or a bot away before the start. */
  async clear(person: Person, id: string, seat: number): Promise<TableWithSeats> {
    const { table, seats } = await this.#open(id);
    if (table.host !== person.id) throw new Refuse('notHost');
    const row = seats.find((each) => each.seat === seat);
    if (row === undefined) throw new Refuse('notFound');
    if (row.person === person.id && seats.filter((each) => each.person === person.id).length === 1) throw new Refuse('alreadySeated');
    if (!(await this.#house.store.freeSeat(id, seat, row.person))) throw new Refuse('tableStarted');
    this.#told(id);
    return this.find(id);
  }

  async #open(id: string): Promise<TableWithSeats> {
    const found = await this.find(id);
    if (found.table.status !== 'open') throw new Refuse('tableStarted');
    return found;
  }

  async start(person: Person, id: string): Promise<TableWithSeats> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const found = await this.#open(id);
      if (found.table.host !== person.id) throw new Refuse('notHost');
      if (found.seats.length < found.table.seatCount) throw new Refuse('tableNotFull');
      const started = await this.#start(found);
      if (started !== undefined) return started;
      // Somebody came or went meanwhile, or started it.
    }
    throw new Refuse('busy');
  }

  /** The key is drawn now, and its commitment shown with the first state (P7). */
  async #start(found: TableWithSeats): Promise<TableWithSeats | undefined> {
    const { table } = found;
    const { games, store, time, uptime } = this.#house;
    const { game } = this.#entry(table.game);
    const named = namedSeats(found);
    const running: TableRow = { ...table, version: game.version, key: this.#newKey(), status: 'running', startedAt: time.now() };
    const situation = newSituation({ games }, { table: running, seats: named });
    const clocks = startClocks(table.clock, named.length, uptime.now());
    const { version, key, startedAt } = running;
    const change: TableChange = { version, key, startedAt, status: 'running', clocks, ...dueAtStart(situation, clocks) };
    if (!(await store.startTable(table.id, change, named))) return undefined;
    this.#told(table.id);
    return this.find(table.id);
  }

  /** Again with the same people: everybody moves on by one seat. People who are not there find it among their games. */
  async rematch(person: Person, id: string): Promise<TableWithSeats> {
    const { table, seats } = await this.find(id);
    if (!seats.some((row) => row.person === person.id)) throw new Refuse('notAtTable');
    if (table.status !== 'over' && table.status !== 'abandoned') throw new Refuse('notOver');
    if (table.next !== null) return this.find(table.next);
    const { isPublic, isHotSeat, isRated, pace, clock, options, game } = table;
    const wish: NewTable = { game, seats: table.seatCount, options: { ...options }, isPublic, isHotSeat, isRated, pace, clock };
    const again = newTable(this.#entry(game), person, wish, this.#house.time.now());
    const rotated = seats.map((row) => ({ ...row, table: again.id, seat: (row.seat + 1) % table.seatCount, hasResigned: false }));
    if (
      !(await this.#house.store.addRematch(
        id,
        again,
        rotated.toSorted((a, b) => a.seat - b.seat),
      ))
    ) {
      const { table: now } = await this.find(id);
      return this.find(now.next ?? id);
    }
    this.#told(id);
    this.#told(again.id);
    return this.find(again.id);
  }

  /** A person has another name now, which is shown where they wait to play. */
  async tellRenamed(person: string): Promise<void> {
    this.tellChanged(await this.#house.store.openTablesOf(person));
  }

  tellChanged(ids: readonly string[]): void {
    for (const id of ids) this.#told(id);
  }

  /** Nobody waits for ever: old ones are no longer listed, though their link still works. */
  async openTables(): Promise<TableWithSeats[]> {
    const now = this.#house.time.now();
    const found = await this.#house.store.openTables(MOST_LISTED);
    return found.filter(({ table }) => now - table.createdAt < LISTED_MS[table.pace]);
  }

  /** Public matches that people play, to watch. */
  async runningTables(): Promise<TableWithSeats[]> {
    const found = await this.#house.store.runningTables(MOST_LISTED);
    return found.filter(({ seats }) => seats.some(({ person }) => person !== null)).slice(0, MOST_WATCHED);
  }

  /** Where a person sits: where it is their turn first. */
  async tablesOf(person: string): Promise<TableWithSeats[]> {
    const found = await this.#house.store.tablesOf(person, MOST_LISTED);
    const rank = ({ table, seats }: TableWithSeats): number => {
      const own = seats.reduce((bits, row) => (row.person === person ? bits | bit(row.seat) : bits), 0);
      if (table.status === 'running') return (table.pending & own & ~table.played) === 0 ? 1 : 0;
      return table.status === 'open' ? 2 : 3;
    };
    return found.toSorted((a, b) => rank(a) - rank(b));
  }
}

function dueAtStart(situation: ReturnType<typeof newSituation>, clocks: TableRow['clocks']): TableChange {
  const { asked, played, running } = situation;
  const first = clocks === null || running === 0 ? null : clocks.asOf + (clocks.leftMs[0] as number);
  return { pending: asked, played, due: first };
}

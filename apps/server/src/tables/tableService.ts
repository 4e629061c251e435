import type { GameParts } from '@pithead/games/loaded';
import { bit } from '@pithead/kernel';
import type { NewTable, TablePage } from '@pithead/protocol';
import { randomKey as drawKey } from '../ids.ts';
import { startClocks } from '../match/clocks.ts';
import { newMatchState } from '../match/loadMatch.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import { RequestError } from '../requestError.ts';
import type {
  PageRange,
  PersonRow,
  SeatRefusal,
  SeatRow,
  TableChange,
  TableRow,
  TableWithSeats,
} from '../store/store.ts';
import { TABLE_LIMITS } from '../store/store.ts';
import { newTableRow } from './newTableRow.ts';
import { namedSeats } from './seatNames.ts';
import { botSeat, chooseFreeSeat, personSeat } from './seats.ts';

/** Retries after a concurrent change of the seats. */
const MOST_TRIES = 5;
const MOST_LISTED = 100;
const PAGE_SIZE = 25;
const LISTED_MS = { live: 6 * 3_600_000, turns: 14 * 24 * 3_600_000 } as const;

const REFUSALS: Readonly<Record<SeatRefusal, () => RequestError>> = {
  personGone: () => new RequestError('noSession'),
  tooManyTables: () => new RequestError('tooManyTables', { most: TABLE_LIMITS.seated }),
  tooManyPublicTables: () => new RequestError('tooManyPublicTables', { most: TABLE_LIMITS.openPublic }),
};

function refuseIfRefused<T extends string>(
  result: T | SeatRefusal,
): asserts result is Exclude<T, SeatRefusal> {
  if (Object.hasOwn(REFUSALS, result)) throw REFUSALS[result as SeatRefusal]();
}

export class TableService {
  readonly #house: MatchDependencies;
  readonly #told: (id: string) => void;
  readonly #newKey: () => string;

  /** `told` is called for every changed table. */
  constructor(house: MatchDependencies, told: (id: string) => void, newKey: () => string = drawKey) {
    this.#house = house;
    this.#told = told;
    this.#newKey = newKey;
  }

  async create(host: PersonRow, wish: NewTable): Promise<TableWithSeats> {
    const table = newTableRow(this.#entry(wish.game), host, wish, this.#house.time.now());
    const bots = wish.bots ?? [];
    if (bots.length >= wish.seats) throw new RequestError('tableFull');
    const own = wish.isHotSeat === true ? wish.seats - bots.length : 1;
    const seats = Array.from({ length: own }, (_, seat) => personSeat(table.id, seat, host));
    bots.forEach((level, i) => seats.push(botSeat(table.id, own + i, level)));
    refuseIfRefused(await this.#house.store.addTable(table, seats));
    this.#told(table.id);
    // Read again: the session may hold an older name of the host.
    const found = await this.find(table.id);
    const isFull = seats.length === wish.seats && bots.length > 0;
    return isFull ? this.#startFull(found) : found;
  }

  #entry(game: string): GameParts {
    const entry = Object.hasOwn(this.#house.games, game) ? this.#house.games[game] : undefined;
    if (entry === undefined) throw new RequestError('unknownGame', { game: game.slice(0, 40) });
    return entry;
  }

  async find(id: string): Promise<TableWithSeats> {
    const found = await this.#house.store.findTable(id);
    if (found === undefined) throw new RequestError('notFound');
    return found;
  }

  async join(person: PersonRow, id: string, wanted: number | undefined): Promise<TableWithSeats> {
    const found = await this.#open(id);
    if (found.seats.some((row) => row.person === person.id) && !found.table.isHotSeat)
      throw new RequestError('alreadySeated');
    const seat = chooseFreeSeat(found, wanted);
    return this.#sit(personSeat(id, seat, person));
  }

  async addBot(
    person: PersonRow,
    id: string,
    level: string,
    wanted: number | undefined,
  ): Promise<TableWithSeats> {
    const found = await this.#open(id);
    if (found.table.host !== person.id) throw new RequestError('notHost');
    return this.#sit(botSeat(id, chooseFreeSeat(found, wanted), level));
  }

  async #sit(row: SeatRow): Promise<TableWithSeats> {
    const result = await this.#house.store.takeSeat(row, this.#house.time.now());
    refuseIfRefused(result);
    if (result === 'notFree') {
      const { table, seats } = await this.find(row.table);
      if (table.status !== 'open') throw new RequestError('tableStarted');
      const isSeated =
        row.person !== null && !table.isHotSeat && seats.some(({ person }) => person === row.person);
      throw new RequestError(isSeated ? 'alreadySeated' : 'seatTaken');
    }
    this.#told(row.table);
    return this.find(row.table);
  }

  /** Leaves a table that has not started. If the host leaves, it is closed. */
  async leave(person: PersonRow, id: string): Promise<void> {
    const { table, seats } = await this.#open(id);
    const own = seats.filter((row) => row.person === person.id);
    if (table.host === person.id) {
      if (!(await this.#house.store.removeTable(id))) throw new RequestError('tableStarted');
    } else if (own.length === 0) throw new RequestError('notAtTable');
    for (const { seat } of table.host === person.id ? [] : own) {
      if (await this.#house.store.freeSeat(id, seat, person.id)) continue;
      await this.#open(id);
      throw new RequestError('notAtTable');
    }
    this.#told(id);
  }

  /** Lets the host remove a person or a bot before the start. */
  async clearSeat(person: PersonRow, id: string, seat: number): Promise<TableWithSeats> {
    const { table, seats } = await this.#open(id);
    if (table.host !== person.id) throw new RequestError('notHost');
    const row = seats.find((each) => each.seat === seat);
    if (row === undefined) throw new RequestError('notFound');
    if (!(await this.#house.store.freeSeat(id, seat, row.person)))
      await this.#refuseToFree(id, seat, row.person);
    this.#told(id);
    return this.find(id);
  }

  /**
   * Throws the reason: the match has started, it is the host's only seat, or somebody else sits there by now.
   */
  async #refuseToFree(id: string, seat: number, person: string | null): Promise<never> {
    const { table, seats } = await this.#open(id);
    const isHosts = person === table.host && seats.some((row) => row.seat === seat && row.person === person);
    throw new RequestError(isHosts ? 'alreadySeated' : 'notFound');
  }

  async #open(id: string): Promise<TableWithSeats> {
    const found = await this.find(id);
    if (found.table.status !== 'open') throw new RequestError('tableStarted');
    return found;
  }

  async start(person: PersonRow, id: string): Promise<TableWithSeats> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const found = await this.#open(id);
      if (found.table.host !== person.id) throw new RequestError('notHost');
      if (found.seats.length < found.table.seatCount) throw new RequestError('tableNotFull');
      const started = await this.#start(found);
      if (started !== undefined) return started;
      // The seats changed meanwhile, or somebody else started it.
    }
    throw new RequestError('busy');
  }

  /** Starts a table opened with bots at all other seats, unless somebody changes it meanwhile. */
  async #startFull(found: TableWithSeats): Promise<TableWithSeats> {
    for (
      let tries = 0;
      tries < MOST_TRIES && found.table.status === 'open' && found.seats.length === found.table.seatCount;
      tries++
    ) {
      const started = await this.#start(found);
      if (started !== undefined) return started;
      found = await this.find(found.table.id);
    }
    return found;
  }

  /** Draws the key now; its commitment is part of the first state (P7). */
  async #start(found: TableWithSeats): Promise<TableWithSeats | undefined> {
    const { table } = found;
    const { games, store, time, uptime } = this.#house;
    const { game } = this.#entry(table.game);
    const named = namedSeats(found);
    const running: TableRow = {
      ...table,
      version: game.version,
      key: this.#newKey(),
      status: 'running',
      startedAt: time.now(),
    };
    const situation = newMatchState({ games }, { table: running, seats: named });
    const clocks = startClocks(table.clock, named.length, uptime.now());
    const { version, key, startedAt } = running;
    const change: TableChange = {
      version,
      key,
      startedAt,
      status: 'running',
      clocks,
      ...dueAtStart(situation, clocks),
    };
    const people = found.seats.flatMap(({ person, name }) => (person === null ? [] : [{ person, name }]));
    if (!(await store.startTable(table.id, change, named, people))) return undefined;
    this.#told(table.id);
    return this.find(table.id);
  }

  /** Opens a table with the same people, each moved on by one seat. */
  async rematch(person: PersonRow, id: string): Promise<TableWithSeats> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const found = await this.find(id);
      const again = await this.#rematchOf(person, found);
      if (again !== undefined) return again;
      // Somebody was deleted meanwhile, or another rematch was opened or closed.
    }
    throw new RequestError('busy');
  }

  async #rematchOf(person: PersonRow, { table, seats }: TableWithSeats): Promise<TableWithSeats | undefined> {
    const { store, time } = this.#house;
    if (!seats.some((row) => row.person === person.id)) throw new RequestError('notAtTable');
    if (table.status !== 'over' && table.status !== 'abandoned') throw new RequestError('notOver');
    if (table.next !== null) return store.findTable(table.next);
    const { isPublic, isHotSeat, isRated, pace, clock, options, game } = table;
    const wish: NewTable = {
      game,
      seats: table.seatCount,
      options: { ...options },
      isPublic,
      isHotSeat,
      isRated,
      pace,
      clock,
    };
    const again = newTableRow(this.#entry(game), person, wish, time.now());
    const rotated = seats.map((row) => ({
      ...row,
      table: again.id,
      seat: (row.seat + 1) % table.seatCount,
      hasResigned: false,
    }));
    const ordered = rotated.toSorted((a, b) => a.seat - b.seat);
    const result = await store.addRematch(table.id, again, ordered);
    if (result === 'notFirst' || result === 'personGone') return undefined;
    refuseIfRefused(result);
    this.#told(table.id);
    this.#told(again.id);
    return this.find(again.id);
  }

  /** Open tables show the new name of a person. */
  async publishRename(person: string): Promise<void> {
    this.publishChanges(await this.#house.store.openTableIdsOf(person));
  }

  publishChanges(ids: readonly string[]): void {
    for (const id of ids) this.#told(id);
  }

  /** Tables without activity are no longer listed, though their link still works. */
  openTables(page: number): Promise<TablePage<TableWithSeats>> {
    const now = this.#house.time.now();
    const activeSince = { live: now - LISTED_MS.live, turns: now - LISTED_MS.turns };
    return pageOf(page, (wanted) => this.#house.store.listOpenTables({ ...wanted, activeSince }));
  }

  runningTables(page: number): Promise<TablePage<TableWithSeats>> {
    return pageOf(page, (wanted) => this.#house.store.listRunningTables(wanted));
  }

  /** The person's tables, those first where it is their turn. */
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

function dueAtStart(situation: ReturnType<typeof newMatchState>, clocks: TableRow['clocks']): TableChange {
  const { asked, botSeats, clockSeats } = situation;
  const first = clocks === null || clockSeats === 0 ? null : clocks.asOf + (clocks.leftMs[0] as number);
  return { pending: asked, played: botSeats, due: first };
}

/** Requests one more than the page size to know whether there is another page. */
async function pageOf(
  page: number,
  list: (wanted: PageRange) => Promise<TableWithSeats[]>,
): Promise<TablePage<TableWithSeats>> {
  const found = await list({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  return { tables: found.slice(0, PAGE_SIZE), hasNext: found.length > PAGE_SIZE };
}

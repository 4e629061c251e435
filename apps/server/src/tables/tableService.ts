import { GRACE_MS } from '../match/eventEffects.ts';
import type { GameParts } from '@pithead/games/loaded';
import type { NewTable } from '@pithead/protocol';
import { randomKey } from '../ids.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import { RequestError } from '../requestError.ts';
import type { PersonRow, SeatRefusal, SeatRow, TableWithSeats } from '../store/store.ts';
import { TABLE_LIMITS } from '../store/store.ts';
import { newTableRow, refuseUnrateable } from './newTableRow.ts';
import { botSeat, chooseFreeSeat, personSeat } from './seats.ts';
import { startedTable } from './startedTable.ts';
import { TableLists } from './tableLists.ts';

/** Attempts to start or to open a rematch; one fails only because somebody changed the table meanwhile. */
const MAX_TRIES = 5;

const REQUEST_ERRORS: Readonly<Record<SeatRefusal, () => RequestError>> = {
  personGone: () => new RequestError('noSession'),
  tooManyTables: () => new RequestError('tooManyTables', { most: TABLE_LIMITS.seated }),
  tooManyPublicTables: () => new RequestError('tooManyPublicTables', { most: TABLE_LIMITS.openPublic }),
  blocked: () => new RequestError('cannotPlayTogether'),
};

function throwSeatRefusal<T extends string>(
  result: T | SeatRefusal,
): asserts result is Exclude<T, SeatRefusal> {
  if (Object.hasOwn(REQUEST_ERRORS, result)) throw REQUEST_ERRORS[result as SeatRefusal]();
}

export class TableService {
  readonly #dependencies: MatchDependencies;
  readonly #onChange: (id: string) => void;
  readonly #newKey: () => string;
  readonly lists: TableLists;

  constructor(
    dependencies: MatchDependencies,
    onChange: (id: string) => void,
    newKey: () => string = randomKey,
  ) {
    this.#dependencies = dependencies;
    this.#onChange = onChange;
    this.#newKey = newKey;
    this.lists = new TableLists(dependencies);
  }

  async create(host: PersonRow, request: NewTable): Promise<TableWithSeats> {
    const table = newTableRow(this.#gameParts(request.game), host, request, this.#dependencies.time.now());
    const bots = request.bots ?? [];
    if (bots.length >= request.seats) throw new RequestError('tableFull');
    const own = request.isHotSeat === true ? request.seats - bots.length : 1;
    const seats = Array.from({ length: own }, (_, seat) => personSeat(table.id, seat, host));
    bots.forEach((level, i) => seats.push(botSeat(table.id, own + i, level)));
    throwSeatRefusal(await this.#dependencies.store.addTable(table, seats));
    this.#onChange(table.id);
    // Read again, because the session may hold an older name of the host.
    const found = await this.find(table.id);
    const isFull = seats.length === request.seats && bots.length > 0;
    return isFull ? this.#startFull(found) : found;
  }

  #gameParts(game: string): GameParts {
    const entry = Object.hasOwn(this.#dependencies.games, game) ? this.#dependencies.games[game] : undefined;
    if (entry === undefined) throw new RequestError('unknownGame', { game: game.slice(0, 40) });
    return entry;
  }

  async find(id: string): Promise<TableWithSeats> {
    const found = await this.#dependencies.store.findTable(id);
    if (found === undefined) throw new RequestError('notFound');
    return found;
  }

  async join(person: PersonRow, id: string, preferred: number | undefined): Promise<TableWithSeats> {
    const found = await this.#findOpen(id);
    if (found.seats.some((row) => row.person === person.id) && !found.table.isHotSeat)
      throw new RequestError('alreadySeated');
    if (found.table.isRated) refuseUnrateable(person, found.table.isHotSeat);
    const seat = chooseFreeSeat(found, preferred);
    return this.#takeSeat(personSeat(id, seat, person));
  }

  async addBot(
    person: PersonRow,
    id: string,
    level: string,
    preferred: number | undefined,
  ): Promise<TableWithSeats> {
    const found = await this.#findOpen(id);
    if (found.table.host !== person.id) throw new RequestError('notHost');
    return this.#takeSeat(botSeat(id, chooseFreeSeat(found, preferred), level));
  }

  async #takeSeat(row: SeatRow): Promise<TableWithSeats> {
    const now = this.#dependencies.time.now();
    // The host seats bots, and knows of it.
    const tellHostAt = row.person === null ? undefined : now + GRACE_MS;
    const result = await this.#dependencies.store.takeSeat(row, now, tellHostAt);
    throwSeatRefusal(result);
    if (result === 'notFree') {
      const { table, seats } = await this.find(row.table);
      if (table.status !== 'open') throw new RequestError('tableStarted');
      const isSeated =
        row.person !== null && !table.isHotSeat && seats.some(({ person }) => person === row.person);
      throw new RequestError(isSeated ? 'alreadySeated' : 'seatTaken');
    }
    this.#onChange(row.table);
    return this.find(row.table);
  }

  async leave(person: PersonRow, id: string): Promise<void> {
    const { table, seats } = await this.#findOpen(id);
    const own = seats.filter((row) => row.person === person.id);
    if (table.host === person.id) {
      if (!(await this.#dependencies.store.removeTable(id))) throw new RequestError('tableStarted');
    } else if (own.length === 0) throw new RequestError('notAtTable');
    for (const { seat } of table.host === person.id ? [] : own) {
      if (await this.#dependencies.store.freeSeat(id, seat, person.id)) continue;
      await this.#findOpen(id);
      throw new RequestError('notAtTable');
    }
    this.#onChange(id);
  }

  async clearSeat(person: PersonRow, id: string, seat: number): Promise<TableWithSeats> {
    const { table, seats } = await this.#findOpen(id);
    if (table.host !== person.id) throw new RequestError('notHost');
    const row = seats.find((each) => each.seat === seat);
    if (row === undefined) throw new RequestError('notFound');
    if (!(await this.#dependencies.store.freeSeat(id, seat, row.person)))
      await this.#throwWhyNotFreed(id, seat, row.person);
    this.#onChange(id);
    return this.find(id);
  }

  async #throwWhyNotFreed(id: string, seat: number, person: string | null): Promise<never> {
    const { table, seats } = await this.#findOpen(id);
    const isHosts = person === table.host && seats.some((row) => row.seat === seat && row.person === person);
    throw new RequestError(isHosts ? 'alreadySeated' : 'notFound');
  }

  async #findOpen(id: string): Promise<TableWithSeats> {
    const found = await this.find(id);
    if (found.table.status !== 'open') throw new RequestError('tableStarted');
    return found;
  }

  async start(person: PersonRow, id: string): Promise<TableWithSeats> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const found = await this.#findOpen(id);
      if (found.table.host !== person.id) throw new RequestError('notHost');
      if (found.seats.length < found.table.seatCount) throw new RequestError('tableNotFull');
      const started = await this.#start(found);
      if (started !== undefined) return started;
    }
    throw new RequestError('busy');
  }

  async #startFull(found: TableWithSeats): Promise<TableWithSeats> {
    for (
      let tries = 0;
      tries < MAX_TRIES && found.table.status === 'open' && found.seats.length === found.table.seatCount;
      tries++
    ) {
      const started = await this.#start(found);
      if (started !== undefined) return started;
      found = await this.find(found.table.id);
    }
    return found;
  }

  async #start(found: TableWithSeats): Promise<TableWithSeats | undefined> {
    const { id, game } = found.table;
    const { version } = this.#gameParts(game).game;
    const { change, seats, people, effects } = startedTable(this.#dependencies, found, {
      version,
      key: this.#newKey(),
    });
    if (!(await this.#dependencies.store.startTable(id, change, seats, people, effects))) return undefined;
    this.#onChange(id);
    return this.find(id);
  }

  /** Everybody moves on by one seat, so that somebody else starts the rematch. */
  async rematch(person: PersonRow, id: string): Promise<TableWithSeats> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const found = await this.find(id);
      const again = await this.#openRematch(person, found);
      if (again !== undefined) return again;
    }
    throw new RequestError('busy');
  }

  async #openRematch(
    person: PersonRow,
    { table, seats }: TableWithSeats,
  ): Promise<TableWithSeats | undefined> {
    const { store, time } = this.#dependencies;
    if (!seats.some((row) => row.person === person.id)) throw new RequestError('notAtTable');
    if (table.status !== 'over' && table.status !== 'abandoned') throw new RequestError('notOver');
    if (table.next !== null) return store.findTable(table.next);
    const { isPublic, isHotSeat, isRated, pace, clock, options, game } = table;
    const request: NewTable = {
      game,
      seats: table.seatCount,
      options: { ...options },
      isPublic,
      isHotSeat,
      isRated,
      pace,
      clock,
    };
    const rematch = newTableRow(this.#gameParts(game), person, request, time.now());
    const rotated = seats.map((row) => ({
      ...row,
      table: rematch.id,
      seat: (row.seat + 1) % table.seatCount,
      hasResigned: false,
    }));
    const ordered = rotated.toSorted((a, b) => a.seat - b.seat);
    const result = await store.addRematch(table.id, rematch, ordered);
    if (result === 'notFirst' || result === 'personGone') return undefined;
    throwSeatRefusal(result);
    this.#onChange(table.id);
    this.#onChange(rematch.id);
    return this.find(rematch.id);
  }

  async publishRename(person: string): Promise<void> {
    this.publishChanges(await this.#dependencies.store.openTableIdsOf(person));
  }

  publishChanges(ids: readonly string[]): void {
    for (const id of ids) this.#onChange(id);
  }
}

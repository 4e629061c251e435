/**
 * The chat of a table, with separate rooms for players and spectators. Text is stored and sent as it is;
 * clients show it as text.
 */
import type { ChatLine } from '@pithead/protocol';
import { randomId } from '../ids.ts';
import { RequestError } from '../requestError.ts';
import { DELETED_NAME } from '../people/peopleService.ts';
import type { ChatRow, NameClaim, NewChatLine, Store, TableWithSeats } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import type { Time } from '../time.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { namesInRoom, seatedNames } from './chatNames.ts';

type Room = ChatLine['room'];

const ROOMS: readonly Room[] = ['players', 'spectators'];
const SHOWN = 100;
const UNKNOWN_CLAIM: NameClaim = { isAccount: false, isAccountsName: false, namedAt: 0, hereSince: 0 };

type Unnamed = Omit<NewChatLine, 'name'>;

interface Words {
  readonly room: Room;
  readonly text: string;
  /** Absent in requests of older clients. */
  readonly id?: string | undefined;
}

export interface PublishedChatLine {
  readonly line: ChatLine;
  /** Never sent to clients: it would tell how much is said in the other room. */
  readonly tableNumber: number;
}

interface Stored {
  readonly row: ChatRow;
  /** False for a repetition, which was published before. */
  readonly isFirst: boolean;
}

interface Said extends PublishedChatLine, Pick<Stored, 'isFirst'> {}

export class ChatService {
  readonly #store: Store;
  readonly #time: Time;
  /** Five lines at once, then one every three seconds. */
  readonly #allowance: TokenBucket;
  /**
   * Writes in progress by table, person and id: a client that reconnects repeats lines that are not
   * acknowledged yet.
   */
  readonly #underway = new Map<string, Promise<Stored>>();

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
    this.#allowance = new TokenBucket(time, 5, 1 / 3);
  }

  /** Idempotent by id. Takes the person's id, because the name known to a socket may be outdated. */
  async post(
    person: string,
    found: TableWithSeats,
    { room, text: raw, id = randomId() }: Words,
  ): Promise<Said> {
    const text = cleaned(raw);
    if (text === '') throw new RequestError('malformed');
    const { row, isFirst } = await this.#storeOnce(
      { table: found.table.id, person, room, text, at: this.#time.now(), id },
      found,
    );
    return { ...(await this.#named(found, row)), isFirst };
  }

  /**
   * The line is stored already, so a database error here must not fail the request: the name is then made
   * distinct from the seats only.
   */
  async #named(found: TableWithSeats, row: ChatRow): Promise<PublishedChatLine> {
    try {
      const [line] = await this.#shown(found, [row]);
      return line as PublishedChatLine;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return numberedLine(row, namesInRoom(found, [{ ...row, ...UNKNOWN_CLAIM, firstLine: row.roomNumber }]));
    }
  }

  async #storeOnce(line: Unnamed, found: TableWithSeats): Promise<Stored> {
    const key = `${line.table}/${line.person}/${line.id}`;
    const underway = this.#underway.get(key);
    if (underway !== undefined) return again((await underway).row, line);
    const storing = this.#storeNew(line, found);
    this.#underway.set(key, storing);
    return storing.finally(() => this.#underway.delete(key));
  }

  /** Looks for a repetition first: seats and rate limit may have changed since the first attempt. */
  async #storeNew(unnamed: Unnamed, found: TableWithSeats): Promise<Stored> {
    const before = await this.#store.findChatLine(unnamed);
    if (before !== undefined) return again(before, unnamed);
    refuseStranger(unnamed.person, found, unnamed.room);
    if (!this.#allowance.take(unnamed.person)) throw new RequestError('tooFast');
    const line = { ...unnamed, name: await this.#nameOf(unnamed.person) };
    const said = await this.#store.addChatLine(line);
    if (said.kind === 'added')
      return { row: { ...line, tableNumber: said.tableNumber, roomNumber: said.roomNumber }, isFirst: true };
    this.#allowance.giveBack(line.person);
    if (said.kind === 'gone') throw new RequestError('notFound');
    // Another process has added it meanwhile.
    return again(said.first, line);
  }

  async #nameOf(person: string): Promise<string> {
    const found = await this.#store.findPerson(person);
    if (found === undefined) throw new RequestError('noSession');
    return found.name;
  }

  /** The last lines, without those of muted people. */
  async readRoom(person: string | null, found: TableWithSeats, room: Room): Promise<ChatLine[]> {
    refuseStranger(person ?? '', found, room);
    const muted = person === null ? [] : await this.#store.mutedBy(person);
    const rows = await this.#store.lastChatLines(found.table.id, room, SHOWN);
    const lines = await this.#shown(
      found,
      rows.filter((row) => !muted.includes(row.person)),
    );
    return lines.map(({ line }) => line);
  }

  /** The lines of both rooms after a table number, also of other processes. */
  async linesAfter(found: TableWithSeats, tableNumber: number): Promise<PublishedChatLine[]> {
    return this.#shown(found, await this.#store.chatLinesAfter(found.table.id, tableNumber));
  }

  /** The last lines of each room; a busy room does not displace the lines of the other. */
  async lastLinesOfBothRooms(found: TableWithSeats): Promise<PublishedChatLine[]> {
    const rows = await Promise.all(
      ROOMS.map((room) => this.#store.lastChatLines(found.table.id, room, SHOWN)),
    );
    return this.#shown(found, rows.flat());
  }

  /** With current names. */
  async #shown(found: TableWithSeats, rows: readonly ChatRow[]): Promise<PublishedChatLine[]> {
    const names = new Map<Room, Map<string, string>>();
    for (const room of ROOMS) names.set(room, await this.#namesFor(found, room, rows));
    return rows.map((row) => numberedLine(row, names.get(row.room)));
  }

  /** Reads the speakers only if somebody without a seat has written. */
  async #namesFor(found: TableWithSeats, room: Room, rows: readonly ChatRow[]): Promise<Map<string, string>> {
    const seated = seatedNames(found);
    const isAnyStanding = rows.some((row) => row.room === room && !seated.has(row.person));
    return isAnyStanding ? namesInRoom(found, await this.#store.speakers(found.table.id, room)) : seated;
  }
}

function numberedLine(row: ChatRow, names: ReadonlyMap<string, string> | undefined): PublishedChatLine {
  const { tableNumber, roomNumber, person, room, text, at } = row;
  return {
    tableNumber,
    line: { number: roomNumber, person, name: names?.get(person) ?? DELETED_NAME, room, text, at },
  };
}

/** An id stands for the line it was first used for. */
function again(first: ChatRow, { room, text }: Unnamed): Stored {
  if (first.room !== room || first.text !== text) throw new RequestError('idUsed');
  return { row: first, isFirst: false };
}

/** Players write in their room only, spectators in theirs. */
function refuseStranger(person: string, { seats }: TableWithSeats, room: Room): void {
  const isPlayer = seats.some((row) => row.person === person);
  if (isPlayer !== (room === 'players')) throw new RequestError('notAtTable');
}

/** Removes control and direction characters and collapses white space. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (found) => (found === '\u200d' ? found : ''))
    .trim();

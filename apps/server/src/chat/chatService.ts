/**
 * Players and spectators have separate rooms. Text is stored and sent unescaped; clients must show it as
 * plain text.
 */
import type { ChatLine } from '@pithead/protocol';
import { randomId } from '../ids.ts';
import { RequestError } from '../requestError.ts';
import { restrictionParams } from '../people/peopleRefusal.ts';
import { DELETED_NAME } from '../people/peopleService.ts';
import type { ChatRow, NameClaim, NewChatLine, Store, TableWithSeats } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import type { Time } from '../time.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { namesInRoom, seatedNames } from './chatNames.ts';

type Room = ChatLine['room'];

const ROOMS: readonly Room[] = ['players', 'spectators'];
const MAX_LINES = 100;
const UNKNOWN_CLAIM: NameClaim = { isAccount: false, isAccountsName: false, namedAt: 0, hereSince: 0 };

type UnnamedLine = Omit<NewChatLine, 'name'>;

interface ChatRequest {
  readonly room: Room;
  readonly text: string;
  /** Absent in requests of older clients. */
  readonly id?: string | undefined;
}

export interface PublishedChatLine {
  readonly line: ChatLine;
  /** Never sent to clients: it would tell how much is written in the other room. */
  readonly tableNumber: number;
}

interface StoredLine {
  readonly row: ChatRow;
  /** False for a repetition, which has been published already. */
  readonly isFirst: boolean;
}

interface PostedLine extends PublishedChatLine, Pick<StoredLine, 'isFirst'> {}

export class ChatService {
  readonly #store: Store;
  readonly #time: Time;
  readonly #rateLimit: TokenBucket;
  /**
   * Writes in progress by table, person and id. A client that reconnects repeats unacknowledged lines, which
   * may still be in progress here.
   */
  readonly #writing = new Map<string, Promise<StoredLine>>();

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
    this.#rateLimit = new TokenBucket(time, 5, 1 / 3);
  }

  /** Idempotent by id. Takes the person's id, because the name that a socket knows may be outdated. */
  async post(
    person: string,
    found: TableWithSeats,
    { room, text: raw, id = randomId() }: ChatRequest,
  ): Promise<PostedLine> {
    const text = cleanText(raw);
    if (text === '') throw new RequestError('malformed');
    const { row, isFirst } = await this.#storeOnce(
      { table: found.table.id, person, room, text, at: this.#time.now(), id },
      found,
    );
    return { ...(await this.#publishedLine(found, row)), isFirst };
  }

  /**
   * The line is stored already, so a database error must not fail the request; the name is then made distinct
   * from the seats only.
   */
  async #publishedLine(found: TableWithSeats, row: ChatRow): Promise<PublishedChatLine> {
    try {
      const [line] = await this.#withNames(found, [row]);
      return line as PublishedChatLine;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return toPublishedLine(
        row,
        namesInRoom(found, [{ ...row, ...UNKNOWN_CLAIM, firstLine: row.roomNumber }]),
      );
    }
  }

  async #storeOnce(line: UnnamedLine, found: TableWithSeats): Promise<StoredLine> {
    const key = `${line.table}/${line.person}/${line.id}`;
    const writing = this.#writing.get(key);
    if (writing !== undefined) return asRepetition((await writing).row, line);
    const storing = this.#storeNew(line, found);
    this.#writing.set(key, storing);
    return storing.finally(() => this.#writing.delete(key));
  }

  /** Looks for a repetition first, because seats and rate limit may have changed since the first attempt. */
  async #storeNew(request: UnnamedLine, found: TableWithSeats): Promise<StoredLine> {
    const before = await this.#store.findChatLine(request);
    if (before !== undefined) return asRepetition(before, request);
    requireRoomAccess(request.person, found, request.room);
    await this.#refuseMuted(request.person);
    if (!this.#rateLimit.take(request.person)) throw new RequestError('tooFast');
    const line = { ...request, name: await this.#nameOf(request.person) };
    const result = await this.#store.addChatLine(line);
    if (result.kind === 'added')
      return {
        row: { ...line, tableNumber: result.tableNumber, roomNumber: result.roomNumber },
        isFirst: true,
      };
    this.#rateLimit.giveBack(line.person);
    if (result.kind === 'gone') throw new RequestError('notFound');
    return asRepetition(result.first, line);
  }

  async #refuseMuted(person: string): Promise<void> {
    const mute = await this.#store.findRestriction(person, 'mute', this.#time.now());
    if (mute !== undefined) throw new RequestError('chatMuted', restrictionParams(mute));
  }

  async #nameOf(person: string): Promise<string> {
    const found = await this.#store.findPerson(person);
    if (found === undefined) throw new RequestError('noSession');
    return found.name;
  }

  async readRoom(person: string | null, found: TableWithSeats, room: Room): Promise<ChatLine[]> {
    requireRoomAccess(person ?? '', found, room);
    const hidden = person === null ? [] : await this.#store.hiddenFrom(person);
    const rows = await this.#store.lastChatLines(found.table.id, room, MAX_LINES);
    const lines = await this.#withNames(
      found,
      rows.filter((row) => !hidden.includes(row.person)),
    );
    return lines.map(({ line }) => line);
  }

  async linesAfter(found: TableWithSeats, tableNumber: number): Promise<PublishedChatLine[]> {
    return this.#withNames(found, await this.#store.chatLinesAfter(found.table.id, tableNumber));
  }

  async lastLinesOfBothRooms(found: TableWithSeats): Promise<PublishedChatLine[]> {
    const rows = await Promise.all(
      ROOMS.map((room) => this.#store.lastChatLines(found.table.id, room, MAX_LINES)),
    );
    return this.#withNames(found, rows.flat());
  }

  async #withNames(found: TableWithSeats, rows: readonly ChatRow[]): Promise<PublishedChatLine[]> {
    const names = new Map<Room, Map<string, string>>();
    for (const room of ROOMS) names.set(room, await this.#namesFor(found, room, rows));
    return rows.map((row) => toPublishedLine(row, names.get(row.room)));
  }

  async #namesFor(found: TableWithSeats, room: Room, rows: readonly ChatRow[]): Promise<Map<string, string>> {
    const seated = seatedNames(found);
    const hasSpectator = rows.some((row) => row.room === room && !seated.has(row.person));
    return hasSpectator ? namesInRoom(found, await this.#store.speakers(found.table.id, room)) : seated;
  }
}

function toPublishedLine(row: ChatRow, names: ReadonlyMap<string, string> | undefined): PublishedChatLine {
  const { tableNumber, roomNumber, person, room, text, at } = row;
  return {
    tableNumber,
    line: { number: roomNumber, person, name: names?.get(person) ?? DELETED_NAME, room, text, at },
  };
}

function asRepetition(first: ChatRow, { room, text }: UnnamedLine): StoredLine {
  if (first.room !== room || first.text !== text) throw new RequestError('idUsed');
  return { row: first, isFirst: false };
}

export function requireRoomAccess(person: string, { seats }: TableWithSeats, room: Room): void {
  const isPlayer = seats.some((row) => row.person === person);
  if (isPlayer !== (room === 'players')) throw new RequestError('notAtTable');
}

/** Direction characters could reorder the name in front of the line; U+200D joins emoji. */
const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (found) => (found === '\u200d' ? found : ''))
    .trim();

/** Talk at a table: players among themselves, onlookers apart. Text only; it leaves as it came, and clients show it as text. */
import type { ChatLine } from '@pithead/protocol';
import { Refuse } from '../refuse.ts';
import type { ChatRow, Person, Store, TableWithSeats } from '../store/port.ts';
import type { Time } from '../time.ts';
import { Allowance } from '../allowance.ts';

type Room = ChatLine['room'];

const SHOWN = 100;

export class Chat {
  readonly #store: Store;
  readonly #time: Time;
  /** Five lines at once, then one in three seconds. */
  readonly #allowance: Allowance;

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
    this.#allowance = new Allowance(time, 5, 1 / 3);
  }

  async say(person: Person, found: TableWithSeats, room: Room, raw: string): Promise<ChatLine> {
    refuseStranger(person.id, found, room);
    const text = cleaned(raw);
    if (text === '') throw new Refuse('malformed');
    if (!this.#allowance.take(person.id)) throw new Refuse('tooFast');
    const line = { table: found.table.id, person: person.id, name: person.name, room, text, at: this.#time.now() };
    const number = await this.#store.addChat(line);
    const { name, at } = line;
    return { number, person: person.id, name, room, text, at };
  }

  /** The last lines, without those of people whom the reader has muted. */
  async read(person: Person | null, found: TableWithSeats, room: Room): Promise<ChatLine[]> {
    refuseStranger(person?.id ?? '', found, room);
    const muted = person === null ? [] : await this.#store.mutes(person.id);
    const lines = await this.#store.chat(found.table.id, room, SHOWN);
    return lines.filter((line) => !muted.includes(line.person)).map(lineOf);
  }

  /** What was said behind a number, in whichever room and at whichever process. */
  async since(table: string, number: number): Promise<ChatLine[]> {
    return (await this.#store.chatAfter(table, number)).map(lineOf);
  }
}

const lineOf = ({ number, person, name, room, text, at }: ChatRow): ChatLine => ({ number, person, name, room, text, at });

/** Players talk among players; who does not play talks among the onlookers. */
function refuseStranger(person: string, { seats }: TableWithSeats, room: Room): void {
  const isPlayer = seats.some((row) => row.person === person);
  if (isPlayer !== (room === 'players')) throw new Refuse('notAtTable');
}

/** No control or direction characters; white space is a single space. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (found) => (found === '\u200d' ? found : ''))
    .trim();

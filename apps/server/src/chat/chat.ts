/** Talk at a table: players among themselves, onlookers apart. Text only; it leaves as it came, and clients show it as text. */
import type { ChatLine } from '@pithead/protocol';
import { newId } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import type { ChatRow, NewLine, Person, Store, TableWithSeats } from '../store/port.ts';
import type { Time } from '../time.ts';
import { Allowance } from '../allowance.ts';

type Room = ChatLine['room'];

const SHOWN = 100;

interface Words {
  readonly room: Room;
  readonly text: string;
  /** Absent from pages of before there were ids. */
  readonly id?: string | undefined;
}

interface Said {
  readonly line: ChatLine;
  /** False if it was said before, and everybody has been told. */
  readonly isFirst: boolean;
}

export class Chat {
  readonly #store: Store;
  readonly #time: Time;
  /** Five lines at once, then one in three seconds. */
  readonly #allowance: Allowance;
  /** Lines that are being written, by table, person and id: who comes back soon repeats what has not been answered yet. */
  readonly #underway = new Map<string, Promise<Said>>();

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
    this.#allowance = new Allowance(time, 5, 1 / 3);
  }

  /** Once, however often it is asked for under the same id. */
  async say(person: Person, found: TableWithSeats, { room, text: raw, id = newId() }: Words): Promise<Said> {
    const text = cleaned(raw);
    if (text === '') throw new Refuse('malformed');
    const line = { table: found.table.id, person: person.id, name: person.name, room, text, at: this.#time.now(), id };
    const key = `${line.table}/${person.id}/${id}`;
    const underway = this.#underway.get(key);
    if (underway !== undefined) return again((await underway).line, line);
    const saying = this.#sayOnce(line, found);
    this.#underway.set(key, saying);
    return saying.finally(() => this.#underway.delete(key));
  }

  /** A repetition is found before anything is asked that may be another now than the first time: the seats, and how much one may say. */
  async #sayOnce(line: NewLine, found: TableWithSeats): Promise<Said> {
    const before = await this.#store.chatSaidAs(line);
    if (before !== undefined) return again(lineOf(before), line);
    refuseStranger(line.person, found, line.room);
    if (!this.#allowance.take(line.person)) throw new Refuse('tooFast');
    const said = await this.#store.addChat(line);
    if (said.kind === 'said') return { line: lineOf({ ...line, number: said.number }), isFirst: true };
    this.#allowance.giveBack(line.person);
    if (said.kind === 'gone') throw new Refuse('notFound');
    // Another process was writing it meanwhile.
    return again(lineOf(said.first), line);
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

/** As for acts: an id stands for what was said under it first. */
function again(first: ChatLine, { room, text }: NewLine): Said {
  if (first.room !== room || first.text !== text) throw new Refuse('idUsed');
  return { line: first, isFirst: false };
}

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

/**
 * People who play at many tables at once, one match after the other, whatever becomes of the server
 * meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { canonical } from '@pithead/kernel';
import type { NewTable } from '@pithead/protocol';
import { Visitor } from '@pithead/server/testing/hall';
import type { Lots } from '@pithead/server/testing/lots';
import { askState, lasting } from '@pithead/server/testing/seated';
import { Guest } from './guest.ts';
import { playAsRivals } from './rivals.ts';
import type { Witness } from './witness.ts';

const GAMES = ['glueck-auf', 'rockwell', 'siberia'] as const;
const NAMES = ['Ada', 'Ben', 'Cem'] as const;
const AGAIN_MS = 200;

/** A person, who comes in through every door. */
type Person = readonly Visitor[];

/** Everybody at one table: two who play, and one who looks on. */
interface Party {
  readonly people: readonly Person[];
  guests: readonly Guest[];
}

export class Crowd {
  /**
   * Addresses of processes that serve the same matches: whoever plays has a window open at each, and all of
   * them play. Two where one is named twice.
   */
  readonly #doors: readonly string[];
  readonly #witness: Witness;
  readonly #lots: Lots;
  readonly #parties: Party[] = [];
  /** Who has not come back yet. */
  readonly #awaited = new Set<Visitor>();
  #isEnough = false;
  #playing: Promise<unknown> = Promise.resolve();
  matches = 0;
  /** Commands that were sent at the same moment as another of the same seat at another process. */
  contested = 0;

  constructor(doors: readonly string[], witness: Witness, lots: Lots) {
    this.#doors = doors;
    this.#witness = witness;
    this.#lots = lots;
  }

  /** Comes in and begins to play; resolves as soon as everybody sits. */
  async begin(tables: number): Promise<void> {
    const parties = await Promise.all(Array.from({ length: tables }, (_, i) => this.#enter(i)));
    this.#playing = Promise.all(parties.map((party, i) => this.#playOn(party, i)));
  }

  async #enter(place: number): Promise<Party> {
    const people = await Promise.all(NAMES.map((name, i) => this.#comeIn(name, place + i)));
    const party = { people, guests: await this.#sit(people, place) };
    this.#parties.push(party);
    return party;
  }

  async #comeIn(name: string, place: number): Promise<Person> {
    const { token, id } = await Visitor.enter(this.#doors[place % this.#doors.length] as string, name);
    return this.#doors.map((door, i) => new Visitor(door, token, `${i}${id}`));
  }

  /** Every third table has a bot beside the two. */
  async #sit(people: readonly Person[], place: number): Promise<Guest[]> {
    const bots: NewTable['bots'] = place % 3 === 2 ? ['hewer'] : [];
    const [host, other, onlooker] = people as [Person, Person, Person];
    const opening = this.#lots.pick(host);
    const { id } = await opening.openTable({
      game: GAMES[place % GAMES.length] as string,
      seats: 2 + bots.length,
      bots,
    });
    await this.#lots.pick(other).call('POST', `/api/tables/${id}/join`, {});
    await opening.call('POST', `/api/tables/${id}/start`);
    this.matches++;
    const windows: (readonly [Visitor, number | null])[] = [
      ...host.map((visitor) => [visitor, 0] as const),
      ...other.map((visitor) => [visitor, bots.length + 1] as const),
      [this.#lots.pick(onlooker), null],
    ];
    const guests = windows.map(
      ([visitor, seat]) =>
        new Guest(visitor, id, seat, this.#witness, () => void this.#awaited.delete(visitor)),
    );
    await Promise.all(guests.map((guest) => guest.until(() => true)));
    return guests;
  }

  async #playOn(party: Party, place: number): Promise<void> {
    for (let round = 1; !this.#isEnough; round++) {
      const seats = [0, 1].map((person) =>
        party.guests.slice(person * this.#doors.length, (person + 1) * this.#doors.length),
      );
      await Promise.all(
        seats.map((rivals) =>
          playAsRivals(
            rivals,
            this.#lots,
            () => this.#isEnough,
            (atOnce) => this.#count(atOnce),
          ),
        ),
      );
      if (this.#isEnough) return;
      // The server may be down just now.
      const next = await this.#sit(party.people, place + round).catch(() => undefined);
      if (next === undefined) {
        await pause(AGAIN_MS);
        continue;
      }
      this.#dismiss(party.guests);
      party.guests = next;
    }
  }

  /** Windows at one process alone are no contest between processes, however many they are. */
  #count(atOnce: readonly Guest[]): void {
    if (new Set(atOnce.map(({ visitor }) => visitor.url)).size > 1) this.contested += atOnce.length;
  }

  #dismiss(guests: readonly Guest[]): void {
    for (const guest of guests) {
      guest.leave();
      this.#awaited.delete(guest.visitor);
    }
  }

  /** So many more moves are acknowledged, in so much time; false if not. */
  async more(moves: number, withinMs: number): Promise<boolean> {
    const goal = this.#witness.acknowledged + moves;
    for (const end = performance.now() + withinMs; performance.now() < end; await pause(5)) {
      if (this.#witness.acknowledged >= goal) return true;
    }
    return false;
  }

  /** From now on everybody is missed who is not shown the table again. */
  miss(): void {
    for (const { guests } of this.#parties) for (const { visitor } of guests) this.#awaited.add(visitor);
  }

  /** Everybody who was missed is back, in so much time; else how many are not. */
  async back(withinMs: number): Promise<number> {
    const end = performance.now() + withinMs;
    while (performance.now() < end && this.#awaited.size > 0) await pause(5);
    return this.#awaited.size;
  }

  /** Nobody begins anything new; what was begun is waited for. False if somebody waits in vain. */
  async end(withinMs: number): Promise<boolean> {
    this.#isEnough = true;
    return Promise.race([this.#playing.then(() => true), pause(withinMs, false, { ref: false })]);
  }

  /**
   * Every window shows what the server tells: to be asked after the end. At one door a last move is made,
   * alone: a process at which
   * nobody acts must hear of it.
   */
  async showTruth(withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    const door = this.#lots.below(this.#doors.length);
    const atDoor = this.#parties.map(({ people, guests }) =>
      guests.find((guest) => guest.isReady && people.some((person) => person[door] === guest.visitor)),
    );
    await Promise.race([
      Promise.all(atDoor.map((guest) => guest?.move(this.#lots, false, () => true))),
      pause(withinMs, undefined, { ref: false }),
    ]);
    await Promise.all(
      this.#parties.flatMap(({ people, guests }) =>
        guests.map((guest) => this.#showsTruth(guest, people, door, end)),
      ),
    );
  }

  /**
   * Asked at that door for all: a process that is asked reads what it has missed, and tells it in its
   * windows, too.
   */
  async #showsTruth(guest: Guest, people: readonly Person[], door: number, end: number): Promise<void> {
    const visitor = people.find((person) => person.includes(guest.visitor))?.[door] ?? guest.visitor;
    for (; ; await pause(50)) {
      const told = await askState({ visitor, table: guest.table, seat: guest.seat }).catch((error: unknown) =>
        String(error),
      );
      const { state } = guest;
      // A bot may play in between.
      if (
        typeof told !== 'string' &&
        state !== undefined &&
        canonical(lasting(told)) === canonical(lasting(state))
      )
        return;
      if (performance.now() < end) continue;
      const what = typeof told === 'string' ? told : `${told.seq} is told, ${state?.seq} is shown`;
      return this.#witness.complain(`does not show the truth: seat ${guest.seat} at ${guest.table}, ${what}`);
    }
  }

  /** Everybody plays on for a while, comes to an end and looks whether it is the truth. */
  async calm(moves: number, patienceMs: number): Promise<void> {
    if (!(await this.more(moves, patienceMs))) this.#witness.complain('nobody plays on');
    if (!(await this.end(patienceMs))) this.#witness.complain('somebody waits in vain for an answer');
    await this.showTruth(patienceMs);
  }

  leave(): void {
    this.#isEnough = true;
    for (const { people } of this.#parties) for (const visitor of people.flat()) visitor.leave();
  }
}

/** People who play one match after the other at many tables while the server fails and recovers. */
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

/** One client per server address. */
type Person = readonly Visitor[];

/** Two players and a spectator. */
interface Party {
  readonly people: readonly Person[];
  guests: readonly Guest[];
}

export class Crowd {
  /**
   * Addresses of processes that serve the same matches. Each person has a client at each, and all of them
   * play; an address that occurs twice gives two clients.
   */
  readonly #doors: readonly string[];
  readonly #witness: Witness;
  readonly #lots: Lots;
  readonly #parties: Party[] = [];
  /** Clients that have not received a state since `miss`. */
  readonly #awaited = new Set<Visitor>();
  #isEnough = false;
  #playing: Promise<unknown> = Promise.resolve();
  matches = 0;
  /** Commands sent at the same time as another of the same seat at another process. */
  contested = 0;

  constructor(doors: readonly string[], witness: Witness, lots: Lots) {
    this.#doors = doors;
    this.#witness = witness;
    this.#lots = lots;
  }

  /** Resolves when everybody sits at a table; play goes on in the background. */
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

  /** Every third table also has a bot. */
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
      // The server may be down.
      const next = await this.#sit(party.people, place + round).catch(() => undefined);
      if (next === undefined) {
        await pause(AGAIN_MS);
        continue;
      }
      this.#dismiss(party.guests);
      party.guests = next;
    }
  }

  /** Several clients at one process are no contest between processes. */
  #count(atOnce: readonly Guest[]): void {
    if (new Set(atOnce.map(({ visitor }) => visitor.url)).size > 1) this.contested += atOnce.length;
  }

  #dismiss(guests: readonly Guest[]): void {
    for (const guest of guests) {
      guest.leave();
      this.#awaited.delete(guest.visitor);
    }
  }

  /** Waits until so many more commands are acknowledged; false after the time limit. */
  async more(moves: number, withinMs: number): Promise<boolean> {
    const goal = this.#witness.acknowledged + moves;
    for (const end = performance.now() + withinMs; performance.now() < end; await pause(5)) {
      if (this.#witness.acknowledged >= goal) return true;
    }
    return false;
  }

  /** Starts waiting for every client to receive a state again. */
  miss(): void {
    for (const { guests } of this.#parties) for (const { visitor } of guests) this.#awaited.add(visitor);
  }

  /** Waits until all of them have received one; returns how many have not. */
  async back(withinMs: number): Promise<number> {
    const end = performance.now() + withinMs;
    while (performance.now() < end && this.#awaited.size > 0) await pause(5);
    return this.#awaited.size;
  }

  /** Stops new commands and waits for those in flight; false if an answer is missing. */
  async end(withinMs: number): Promise<boolean> {
    this.#isEnough = true;
    return Promise.race([this.#playing.then(() => true), pause(withinMs, false, { ref: false })]);
  }

  /**
   * Checks that every client shows the server's state; to be called after `end`. First one client per table
   * plays a last move at one address: the other processes must hear of it.
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
   * Asks at that one address for all clients: a process that is asked reloads, and would update its own
   * clients.
   */
  async #showsTruth(guest: Guest, people: readonly Person[], door: number, end: number): Promise<void> {
    const visitor = people.find((person) => person.includes(guest.visitor))?.[door] ?? guest.visitor;
    for (; ; await pause(50)) {
      const told = await askState({ visitor, table: guest.table, seat: guest.seat }).catch((error: unknown) =>
        String(error),
      );
      const { state } = guest;
      // A bot may move in between.
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

  /** Plays on for a while, ends, and checks that all clients show the truth. */
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

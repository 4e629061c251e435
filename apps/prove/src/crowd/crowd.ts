/** People who play at many tables at once, one match after the other, whatever becomes of the server meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import { canonical } from '@pithead/kernel';
import type { NewTable } from '@pithead/protocol';
import { Visitor } from '@pithead/server/testing/hall';
import type { Lots } from '@pithead/server/testing/lots';
import { askState, lasting } from '@pithead/server/testing/seated';
import { Guest } from './guest.ts';
import type { Witness } from './witness.ts';

const GAMES = ['glueck-auf', 'rockwell', 'siberia'] as const;
const PERSONS = 2;
const AGAIN_MS = 200;

/** Everybody at one table: those who play, and one who looks on. */
interface Party {
  readonly visitors: readonly Visitor[];
  guests: readonly Guest[];
}

export class Crowd {
  readonly #url: string;
  readonly #witness: Witness;
  readonly #lots: Lots;
  readonly #parties: Party[] = [];
  /** Who has not come back yet. */
  readonly #awaited = new Set<Visitor>();
  #isEnough = false;
  #playing: Promise<unknown> = Promise.resolve();
  matches = 0;

  constructor(url: string, witness: Witness, lots: Lots) {
    this.#url = url;
    this.#witness = witness;
    this.#lots = lots;
  }

  /** Comes in and begins to play; resolves as soon as everybody sits. */
  async begin(tables: number): Promise<void> {
    const parties = await Promise.all(Array.from({ length: tables }, (_, i) => this.#enter(i)));
    this.#playing = Promise.all(parties.map((party, i) => this.#playOn(party, i)));
  }

  async #enter(place: number): Promise<Party> {
    const visitors = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Visitor.enter(this.#url, name)));
    const party = { visitors, guests: await this.#sit(visitors, place) };
    this.#parties.push(party);
    return party;
  }

  /** Every third table has a bot beside the two. */
  async #sit(visitors: readonly Visitor[], place: number): Promise<Guest[]> {
    const bots: NewTable['bots'] = place % 3 === 2 ? ['hewer'] : [];
    const [host, other, onlooker] = visitors as [Visitor, Visitor, Visitor];
    const { id } = await host.openTable({ game: GAMES[place % GAMES.length] as string, seats: PERSONS + bots.length, bots });
    await other.call('POST', `/api/tables/${id}/join`, {});
    await host.call('POST', `/api/tables/${id}/start`);
    this.matches++;
    const seats: (readonly [Visitor, number | null])[] = [
      [host, 0],
      [other, bots.length + 1],
      [onlooker, null],
    ];
    const guests = seats.map(([visitor, seat]) => new Guest(visitor, id, seat, this.#witness, () => this.#awaited.delete(visitor)));
    await Promise.all(guests.map((guest) => guest.until(() => true)));
    return guests;
  }

  async #playOn(party: Party, place: number): Promise<void> {
    for (let round = 1; !this.#isEnough; round++) {
      await Promise.all(party.guests.slice(0, PERSONS).map((guest) => guest.playAlong(this.#lots, () => this.#isEnough)));
      if (this.#isEnough) return;
      // The server may be down just now.
      const next = await this.#sit(party.visitors, place + round).catch(() => undefined);
      if (next === undefined) {
        await pause(AGAIN_MS);
        continue;
      }
      for (const guest of party.guests) guest.leave();
      party.guests = next;
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
    for (const { visitors } of this.#parties) for (const visitor of visitors) this.#awaited.add(visitor);
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

  /** Every window shows what the server tells: to be asked after the end. */
  async showTruth(withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    await Promise.all(this.#parties.flatMap(({ guests }) => guests.map((guest) => this.#showsTruth(guest, end))));
  }

  async #showsTruth(guest: Guest, end: number): Promise<void> {
    const who = `seat ${guest.seat} at ${guest.table}`;
    for (; ; await pause(50)) {
      const told = await askState(guest).catch((error: unknown) => String(error));
      const { state } = guest;
      // A bot may play in between.
      if (typeof told !== 'string' && state !== undefined && canonical(lasting(told)) === canonical(lasting(state))) return;
      if (performance.now() < end) continue;
      const what = typeof told === 'string' ? told : `${told.seq} is told, ${state?.seq} is shown`;
      return this.#witness.complain(`does not show the truth: ${who}, ${what}`);
    }
  }

  leave(): void {
    this.#isEnough = true;
    for (const { visitors } of this.#parties) for (const visitor of visitors) visitor.leave();
  }
}

import { bearerHeader, RawClient } from '@pithead/server/testing/clients/rawClient';
import type { RawSocket } from '@pithead/server/testing/clients/rawSocket';
import type { PlannedPly, PlannedTable } from './loadPlan.ts';
import { commandIdOf } from './loadPlan.ts';

const AT_ONCE = 50;

/**
 * The channel of a subscription is its seat. A message on a channel starts with `{"channel":0,"type":"`, so the next
 * byte tells its type.
 */
const SEAT_AT = '{"channel":'.length;
const KIND_AT = `{"channel":0,"type":"`.length;
const ZERO = '0'.charCodeAt(0);
const [C, N, S] = ['c', 'n', 's'].map((letter) => letter.charCodeAt(0));

/** `dueAt` is when the ply should have been sent. */
export interface LoadListener {
  onAnswer(table: LoadTable, dueAt: number): void;
  onUpdate(bytes: number): void;
  onSeen(dueAt: number): void;
}

export class LoadTable {
  readonly #plan: PlannedTable;
  readonly #sockets: RawSocket[] = [];
  #isLeaving = false;
  readonly #listener: LoadListener;
  acknowledged = 0;
  isInFlight = false;
  readonly #dueTimes: number[] = [];
  /** For each seat, the number of plies up to the last one that it was told of. */
  readonly #received: number[];
  #seen = 0;

  constructor(plan: PlannedTable, listener: LoadListener) {
    this.#plan = plan;
    this.#listener = listener;
    this.#received = plan.tokens.map(() => 0);
  }

  get remaining(): number {
    return this.#plan.plies.length - this.acknowledged - (this.isInFlight ? 1 : 0);
  }

  play(dueAt: number): void {
    const index = this.acknowledged;
    const [seat, seq, verb, noun] = this.#plan.plies[index] as PlannedPly;
    this.isInFlight = true;
    this.#dueTimes[index] = dueAt;
    const act = `{"act":"play","seat":${seat},"id":"${commandIdOf(index)}","seq":${seq},"plies":[["${verb}",${noun}]]}`;
    (this.#sockets[seat] as RawSocket).send(`{"type":"act","table":"${this.#plan.id}","act":${act}}`);
  }

  connect(url: string, seat: number, fail: (error: Error) => void): Promise<void> {
    const { id, tokens } = this.#plan;
    const client = new RawClient(url, bearerHeader(tokens[seat]));
    /** One person may play all seats. */
    const seats = tokens.flatMap((token, each) => (token === tokens[seat] ? [each] : []));
    return new Promise((resolve, reject) => {
      const socket = client.socket({ onText: (payload) => this.#onMessage(payload, resolve, fail) });
      socket.connection.setNoDelay(true);
      for (const each of seats) this.#sockets[each] = socket;
      void socket.opened.then(() =>
        seats.forEach((each) => socket.send({ type: 'subscribe', channel: each, table: id, as: each })),
      );
      void socket.closed.then((code) => {
        if (this.#isLeaving) return;
        const error = new Error(`seat ${seat} of ${this.#plan.id}: closed with ${code}`);
        reject(error);
        fail(error);
      });
    });
  }

  /** Parses as little as possible, so that the load generator does not dominate the measurement. */
  #onMessage(data: Buffer, ready: () => void, fail: (error: Error) => void): void {
    if (data[2] === C) {
      const kind = data[KIND_AT];
      if (kind === N) this.#onUpdate((data[SEAT_AT] as number) - ZERO, data.length);
      else if (kind === S) ready();
      return;
    }
    const text = data.toString('utf8');
    if (text.startsWith('{"type":"done"')) this.#onAnswer(text, fail);
    else if (!text.startsWith('{"type":"welcome"')) fail(new Error(`${this.#plan.id}: ${text}`));
  }

  #onUpdate(seat: number, bytes: number): void {
    this.#listener.onUpdate(bytes);
    const index = this.#nextVisible(seat);
    this.#received[seat] = index + 1;
    if (index < this.#seen || (this.#plan.plies[index] as PlannedPly)[0] === seat) return;
    this.#seen = index + 1;
    this.#listener.onSeen(this.#dueTimes[index] as number);
  }

  #nextVisible(seat: number): number {
    let index = this.#received[seat] as number;
    for (; ; index++) {
      const [by, , , , secret] = this.#plan.plies[index] as PlannedPly;
      if (secret === undefined || by === seat) return index;
    }
  }

  #onAnswer(text: string, fail: (error: Error) => void): void {
    if (!this.isInFlight || !text.includes(`"id":"${commandIdOf(this.acknowledged)}"`))
      return fail(new Error(`unexpected ${text}`));
    this.isInFlight = false;
    this.#listener.onAnswer(this, this.#dueTimes[this.acknowledged++] as number);
  }

  leave(): void {
    this.#isLeaving = true;
    for (const socket of new Set(this.#sockets)) socket.close();
  }
}

export async function connectAllSeats(
  url: string,
  plans: readonly PlannedTable[],
  listener: LoadListener,
  fail: (error: Error) => void,
): Promise<LoadTable[]> {
  const tables = plans.map((plan) => new LoadTable(plan, listener));
  const seats = plans.flatMap((plan, index) =>
    plan.tokens.flatMap((token, seat) =>
      plan.tokens.indexOf(token) === seat ? [{ table: tables[index] as LoadTable, seat }] : [],
    ),
  );
  let next = 0;
  const sitDown = async (): Promise<void> => {
    for (let taken = seats[next++]; taken !== undefined; taken = seats[next++])
      await taken.table.connect(url, taken.seat, fail);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sitDown));
  return tables;
}

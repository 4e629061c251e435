/** Tables as the load generator plays them: one socket per seat, at most one command in flight per table. */
import { PROTOCOL_VERSION } from '@pithead/protocol';
import { WebSocket } from 'ws';
import type { PlannedPly, PlannedTable } from './plan.ts';
import { commandOf } from './plan.ts';

const AT_ONCE = 50;

/** A message to a channel starts with `{"channel":0,"type":"`; the next letter tells its type. */
const CHANNEL = 0;
const KIND_AT = `{"channel":${CHANNEL},"type":"`.length;
const [C, N, S] = ['c', 'n', 's'].map((letter) => letter.charCodeAt(0));

/** Callbacks of the load generator; `dueAt` is when the ply should have been sent. */
export interface FleetTold {
  answered(table: TableUnderWay, dueAt: number): void;
  news(bytes: number): void;
  /** A seat other than the actor's has received the ply for the first time. */
  seen(dueAt: number): void;
}

export class TableUnderWay {
  readonly #plan: PlannedTable;
  readonly #sockets: WebSocket[] = [];
  readonly #listener: FleetTold;
  acknowledged = 0;
  isOut = false;
  readonly #dueTimes: number[] = [];
  /** Number of plies that each seat has received; in this game every ply is visible to everybody. */
  readonly #received: number[];
  /** Number of plies that a seat other than the actor's has received. */
  #seen = 0;

  constructor(plan: PlannedTable, listener: FleetTold) {
    this.#plan = plan;
    this.#listener = listener;
    this.#received = plan.tokens.map(() => 0);
  }

  get left(): number {
    return this.#plan.plies.length - this.acknowledged - (this.isOut ? 1 : 0);
  }

  play(dueAt: number): void {
    const index = this.acknowledged;
    const [seat, seq, verb, noun] = this.#plan.plies[index] as PlannedPly;
    this.isOut = true;
    this.#dueTimes[index] = dueAt;
    const act = `{"act":"play","seat":${seat},"id":"${commandOf(index)}","seq":${seq},"plies":[["${verb}",${noun}]]}`;
    (this.#sockets[seat] as WebSocket).send(`{"type":"act","table":"${this.#plan.id}","act":${act}}`);
  }

  /** Opens the socket of a seat; resolves with its first state. */
  sit(url: string, seat: number, fail: (error: Error) => void): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?v=${PROTOCOL_VERSION}`, {
      headers: { authorization: `Bearer ${this.#plan.tokens[seat] as string}` },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.#sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'subscribe', channel: CHANNEL, table: this.#plan.id, as: seat })),
      );
      socket.on('message', (data: Buffer) => this.#onMessage(seat, data, resolve, fail));
      for (const event of ['error', 'close'] as const) {
        socket.on(event, (why: unknown) => {
          const error = new Error(`seat ${seat} of ${this.#plan.id}: ${event} ${String(why)}`);
          reject(error);
          fail(error);
        });
      }
    });
  }

  /** Parses no more than necessary: the cost of the load generator must not dominate the measurement. */
  #onMessage(seat: number, data: Buffer, ready: () => void, fail: (error: Error) => void): void {
    if (data[2] === C) {
      const kind = data[KIND_AT];
      if (kind === N) this.#onUpdate(seat, data.length);
      else if (kind === S) ready();
      return;
    }
    const text = data.toString('utf8');
    if (text.startsWith('{"type":"done"')) this.#onAnswer(text, fail);
    else if (!text.startsWith('{"type":"welcome"')) fail(new Error(`${this.#plan.id}: ${text}`));
  }

  #onUpdate(seat: number, bytes: number): void {
    this.#listener.news(bytes);
    const index = (this.#received[seat] as number)++;
    if (index < this.#seen || (this.#plan.plies[index] as PlannedPly)[0] === seat) return;
    this.#seen = index + 1;
    this.#listener.seen(this.#dueTimes[index] as number);
  }

  #onAnswer(text: string, fail: (error: Error) => void): void {
    if (!this.isOut || !text.includes(`"id":"${commandOf(this.acknowledged)}"`))
      return fail(new Error(`unexpected ${text}`));
    this.isOut = false;
    this.#listener.answered(this, this.#dueTimes[this.acknowledged++] as number);
  }

  leave(): void {
    for (const socket of this.#sockets) {
      socket.removeAllListeners('close');
      socket.terminate();
    }
  }
}

export async function seatAll(
  url: string,
  plans: readonly PlannedTable[],
  listener: FleetTold,
  fail: (error: Error) => void,
): Promise<TableUnderWay[]> {
  const tables = plans.map((plan) => new TableUnderWay(plan, listener));
  const seats = plans.flatMap((plan, index) =>
    plan.tokens.map((_, seat) => ({ table: tables[index] as TableUnderWay, seat })),
  );
  let next = 0;
  const sitDown = async (): Promise<void> => {
    for (let taken = seats[next++]; taken !== undefined; taken = seats[next++])
      await taken.table.sit(url, taken.seat, fail);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sitDown));
  return tables;
}

import { bit } from '@pithead/kernel';
import type { Act, ViewerState, RequestRefusal } from '@pithead/protocol';
import { Client } from '@pithead/protocol';
import { randomAction } from '../clients/randomActions.ts';
import type { TestRandom } from '../testRandom.ts';
import type { SimulatedConnection } from './simulatedNetwork.ts';
import type { ReferenceTable } from './referenceTable.ts';
import type { SimulatedWorld } from './simulatedWorld.ts';

export interface PlayerCommand {
  readonly act: Act;
  readonly commandId: string;
  answer: { seq: number } | RequestRefusal | undefined;
}

export interface SimulatedGuest {
  readonly id: string;
  readonly session: string;
}

/** After these answers the outcome is unknown, so the command is sent again under its id. */
const UNCERTAIN: readonly RequestRefusal['reason'][] = ['busy', 'databaseGone', 'diskFull', 'internal'];
const AGAIN_MS = 400;
const THINK_MS = 700;
const HESITATES_ONE_IN = 60;
/** Longest network delay without faults. */
const ON_THE_WAY_MS = 5;

export class SimulatedPlayer {
  readonly reference: ReferenceTable;
  readonly seat: number | null;
  readonly commands: PlayerCommand[] = [];
  readonly sentChat: string[] = [];
  readonly receivedChat: number[] = [];
  readonly #world: SimulatedWorld;
  readonly #random: TestRandom;
  readonly #name: string;
  readonly #client: Client;
  readonly #channel: number;
  #connection: SimulatedConnection | undefined;
  #acts = 0;
  #lines = 0;
  #last: ViewerState | undefined;
  isPlaying = false;

  constructor(
    world: SimulatedWorld,
    reference: ReferenceTable,
    seat: number | null,
    guest: SimulatedGuest,
    name: string,
  ) {
    this.#world = world;
    this.#random = world.random;
    this.reference = reference;
    this.seat = seat;
    this.#name = name;
    const open = world.network.transport(
      guest.session,
      name,
      (connection) => void (this.#connection = connection),
    );
    this.#client = new Client(world.fault.transport?.(open) ?? open, (ms, call) =>
      world.scheduler.schedule(ms, undefined, 'client', call),
    );
    this.#channel = this.#client.watch(reference.id, seat, {
      onUpdate: ({ state }) => this.#see(state),
      onChatLine: ({ number }) => void this.receivedChat.push(number),
      onRefused: (refused) => world.fail(`${name} may not look: ${JSON.stringify(refused)}`),
    });
    this.#think();
  }

  get state(): ViewerState | undefined {
    return this.#client.shown(this.#channel)?.state;
  }

  get connection(): SimulatedConnection | undefined {
    return this.#connection;
  }

  get viewer(): number | undefined {
    return this.seat ?? undefined;
  }

  get isWaiting(): boolean {
    return this.commands.some(({ answer }) => answer === undefined);
  }

  #see(state: ViewerState | undefined): void {
    if (state === undefined) return;
    const { view, offers, seq } = this.#last ?? {};
    this.#last = state;
    if (state.view === view && state.offers === offers && state.seq === seq) return;
    this.reference.checkShown(this.viewer, state);
  }

  #think(): void {
    this.#world.scheduler.schedule(
      this.#hesitation() ?? 50 + this.#random.below(THINK_MS),
      undefined,
      `think ${this.#name}`,
      () => {
        if (this.isPlaying && this.seat !== null && this.state !== undefined)
          this.#doSomething(this.state, this.seat);
        this.#think();
      },
    );
  }

  /**
   * Sometimes waits until its own clock is about to expire, so that its command arrives just before, at or
   * after that moment.
   */
  #hesitation(): number | undefined {
    const { seat, state } = this;
    const { clocks } = state ?? {};
    if (!this.isPlaying || seat === null || clocks == null || (clocks.running & bit(seat)) === 0)
      return undefined;
    if (!this.#random.oneIn(HESITATES_ONE_IN)) return undefined;
    const left = this.#world.expireAtInstant(this.reference);
    return left === undefined ? undefined : Math.max(0, left - this.#random.below(ON_THE_WAY_MS));
  }

  #doSomething(state: ViewerState, seat: number): void {
    const action = randomAction(state, seat, this.#client.offers(this.#channel), this.#random);
    if (action === 'chat') return this.#chat();
    if (action === 'repeat') return this.#repeat();
    if (action !== undefined)
      this.#do({ ...action, seat, id: `${this.#name}-${++this.#acts}`, seq: this.#seqOf(state) } as Act);
  }

  #seqOf({ seq }: ViewerState): number {
    return this.#random.oneIn(25) ? Math.max(0, seq - 1 - this.#random.below(3)) : seq;
  }

  #do(act: Act): void {
    const command: PlayerCommand = { act, commandId: `${act.seat}:${act.id}`, answer: undefined };
    this.commands.push(command);
    this.#ask(command);
  }

  #ask(command: PlayerCommand): void {
    void this.#client.act(this.reference.id, command.act).then((answer) => {
      if ('reason' in answer && UNCERTAIN.includes(answer.reason)) {
        this.#world.scheduler.schedule(AGAIN_MS, undefined, 'again', () => this.#ask(command));
      } else command.answer = answer;
    });
  }

  #repeat(): void {
    const command = this.commands.at(-1 - this.#random.below(12));
    const first = command?.answer;
    if (command === undefined || first === undefined || 'reason' in first) return;
    void this.#client.act(this.reference.id, command.act).then((again) => {
      const isSame = 'reason' in again ? UNCERTAIN.includes(again.reason) : again.seq === first.seq;
      if (!isSame)
        this.#world.fail(
          `${command.commandId} was answered ${first.seq}, and ${JSON.stringify(again)} when repeated`,
        );
    });
  }

  #chat(): void {
    const text = `${this.#name} ${++this.#lines}`;
    void this.#client
      .chat(this.reference.id, 'players', text, `${this.#name}-line-${this.#lines}`)
      .then((refused) => {
        if (refused === undefined) this.sentChat.push(text);
      });
  }

  close(): void {
    this.#client.close();
  }
}

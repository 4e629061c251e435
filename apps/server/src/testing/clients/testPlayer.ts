import type { Ply } from '@pithead/kernel';
import type { Act, ActBody, ViewerState, RequestRefusal, TableListener } from '@pithead/protocol';
import type { TestClient } from './testClient.ts';
import type { TestRandom } from '../testRandom.ts';
import type { PlyPolicy } from './randomActions.ts';
import { randomPlies } from './randomActions.ts';

export interface AcknowledgedAct {
  readonly act: Act;
  readonly seq: number;
}

export class TestPlayer {
  readonly client: TestClient;
  readonly table: string;
  readonly seat: number;
  readonly acknowledged: AcknowledgedAct[] = [];
  readonly #channel: number;
  readonly #waiting = new Set<(state: ViewerState) => void>();

  constructor(client: TestClient, table: string, seat: number | null, listener: TableListener = {}) {
    this.client = client;
    this.table = table;
    this.seat = seat ?? -1;
    this.#channel = client.socketClient.watch(table, seat, {
      ...listener,
      onUpdate: (shown, facts) => {
        listener.onUpdate?.(shown, facts);
        if (shown.state !== undefined) for (const look of this.#waiting) look(shown.state);
      },
    });
  }

  get state(): ViewerState | undefined {
    return this.client.socketClient.shown(this.#channel)?.state;
  }

  get status(): string | undefined {
    return this.client.socketClient.shown(this.#channel)?.table.status;
  }

  get offers(): Ply[] {
    return this.client.socketClient.offers(this.#channel);
  }

  get isOver(): boolean {
    return this.state !== undefined && this.state.outcome !== null;
  }

  unsubscribe(): void {
    this.client.socketClient.unwatch(this.#channel);
  }

  /** Resolves as soon as a shown state satisfies the condition, even if a later one does not. */
  async waitFor(holds: (state: ViewerState) => boolean, ms = 20_000): Promise<ViewerState> {
    const now = this.state;
    if (now !== undefined && holds(now)) return now;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`seat ${this.seat} waits in vain: ${this.#inShort()}`)),
        ms,
      );
      const look = (state: ViewerState): void => {
        if (!holds(state)) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(state);
      };
      this.#waiting.add(look);
    });
  }

  #inShort(): string {
    return JSON.stringify({ ...this.state, facts: this.state?.facts.length, view: 0 });
  }

  async act(action: ActBody, seq = this.state?.seq ?? 0): Promise<{ seq: number } | RequestRefusal> {
    const act = { ...action, seat: this.seat, id: this.client.newCommandId(), seq } as Act;
    const answer = await this.client.act(this.table, act);
    if (!('reason' in answer)) this.acknowledged.push({ act, seq: answer.seq });
    return answer;
  }

  play(...plies: readonly Ply[]): Promise<{ seq: number } | RequestRefusal> {
    return this.act({ act: 'play', plies: plies.map(([verb, noun]) => [verb, noun]) });
  }

  async playOn(choose: PlyPolicy, isEnough: (player: TestPlayer) => boolean = () => false): Promise<void> {
    while (!this.isOver && !isEnough(this)) {
      const { offers } = this;
      if (offers.length === 0) await this.#isAskedOr(50);
      else await this.#playOne(choose(offers));
    }
  }

  playRandomly(random: TestRandom, isEnough?: (player: TestPlayer) => boolean): Promise<void> {
    return this.playOn(randomPlies(random), isEnough);
  }

  #isAskedOr(ms: number): Promise<unknown> {
    return this.waitFor(
      ({ offers, outcome }) => outcome !== null || Object.keys(offers).length > 0,
      ms,
    ).catch(() => undefined);
  }

  /** A stale command lost a race against another client; any other refusal is an error. */
  async #playOne(ply: Ply): Promise<void> {
    const answer = await this.play(ply);
    if ('reason' in answer && answer.reason !== 'stale' && answer.reason !== 'tableOver')
      throw new Error(JSON.stringify([ply, answer]));
  }
}

export const playAllRandomly = async (
  players: readonly TestPlayer[],
  random: TestRandom,
  isEnough?: (player: TestPlayer) => boolean,
): Promise<void> => {
  await Promise.all(players.map((player) => player.playRandomly(random, isEnough)));
};

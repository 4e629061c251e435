/** A client that plays a seat at random through the protocol package's client. */
import type { Ply } from '@pithead/kernel';
import type { Act, ActBody, FullState, Refused, Told } from '@pithead/protocol';
import type { Visitor } from './hall.ts';
import type { Lots } from './lots.ts';

export interface Done {
  readonly act: Act;
  readonly seq: number;
}

export class Player {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: number;
  readonly done: Done[] = [];
  readonly #channel: number;
  readonly #waiting = new Set<(state: FullState) => void>();

  /** Without a seat it only watches. */
  constructor(visitor: Visitor, table: string, seat: number | null, told: Told = {}) {
    this.visitor = visitor;
    this.table = table;
    this.seat = seat ?? -1;
    this.#channel = visitor.client.watch(table, seat, {
      ...told,
      shown: (shown, facts) => {
        told.shown?.(shown, facts);
        if (shown.state !== undefined) for (const look of this.#waiting) look(shown.state);
      },
    });
  }

  get state(): FullState | undefined {
    return this.visitor.client.shown(this.#channel)?.state;
  }

  get status(): string | undefined {
    return this.visitor.client.shown(this.#channel)?.table.status;
  }

  get offers(): Ply[] {
    return this.visitor.client.offers(this.#channel);
  }

  get isOver(): boolean {
    return this.state !== undefined && this.state.outcome !== null;
  }

  leave(): void {
    this.visitor.client.unwatch(this.#channel);
  }

  /** Resolves as soon as a shown state satisfies the condition, even if a later one does not. */
  async until(holds: (state: FullState) => boolean, ms = 20_000): Promise<FullState> {
    const now = this.state;
    if (now !== undefined && holds(now)) return now;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`seat ${this.seat} waits in vain: ${this.#inShort()}`)),
        ms,
      );
      const look = (state: FullState): void => {
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

  async act(deed: ActBody, seq = this.state?.seq ?? 0): Promise<{ seq: number } | Refused> {
    const act = { ...deed, seat: this.seat, id: this.visitor.newId(), seq } as Act;
    const answer = await this.visitor.act(this.table, act);
    if (!('reason' in answer)) this.done.push({ act, seq: answer.seq });
    return answer;
  }

  play(...plies: readonly Ply[]): Promise<{ seq: number } | Refused> {
    return this.act({ act: 'play', plies: plies.map(([verb, noun]) => [verb, noun]) });
  }

  async playOn(random: Lots, isEnough: (player: Player) => boolean = () => false): Promise<void> {
    while (!this.isOver && !isEnough(this)) {
      const { offers } = this;
      if (offers.length === 0) await this.#isAskedOr(50);
      else await this.#playOne(random.ply(offers));
    }
  }

  #isAskedOr(ms: number): Promise<unknown> {
    return this.until(({ offers, outcome }) => outcome !== null || Object.keys(offers).length > 0, ms).catch(
      () => undefined,
    );
  }

  /** A stale command lost a race against another client; any other refusal is an error. */
  async #playOne(ply: Ply): Promise<void> {
    const answer = await this.play(ply);
    if ('reason' in answer && answer.reason !== 'stale' && answer.reason !== 'tableOver')
      throw new Error(JSON.stringify([ply, answer]));
  }
}

export const playOn = async (
  players: readonly Player[],
  random: Lots,
  isEnough?: (player: Player) => boolean,
): Promise<void> => {
  await Promise.all(players.map((player) => player.playOn(random, isEnough)));
};

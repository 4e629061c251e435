/**
 * Somebody who looks at a match of this device: one page. At a shared device the looker changes with the
 * turn, behind a curtain.
 */
import type { Fact, Looker, Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { FullState, TableInfo } from '@pithead/protocol';
import { localViewerState, localTableInfo } from './localViewerState.ts';
import type { LocalResult, LocalMatch } from './localMatch.ts';

/** What a page is sent: all that its looker may know, of the facts only those that it does not have. */
export interface LocalUpdate {
  readonly table: TableInfo;
  readonly state: FullState;
  /** So many of the facts that were sent before stay. */
  readonly kept: number;
  /** The facts are news, and not the past. */
  readonly isNews: boolean;
  readonly looker: Seat | null;
  /** The device is to be handed to this seat; until it takes it, only what everybody knows is shown. */
  readonly handOver: Seat | null;
}

export type SendUpdate = (update: LocalUpdate) => void;

export class LocalSubscription {
  /** Follows the turn. */
  readonly #isTurning: boolean;
  readonly #tell: SendUpdate;
  looker: Looker;
  #handOver: Seat | undefined;
  /** Who sat here last. */
  #last: Seat;
  /** So many of the facts that the page has are still right. */
  #sent = 0;

  constructor(local: LocalMatch, looker: Seat | null | undefined, tell: SendUpdate) {
    this.#tell = tell;
    this.#isTurning = looker === undefined && local.head.isHotSeat;
    const own = local.head.bots.indexOf(null);
    this.looker = looker === null || this.#isTurning || own < 0 ? undefined : (looker ?? own);
    // Only seats of people can be looked from.
    if (this.looker !== undefined && (local.people & bit(this.looker)) === 0) this.looker = undefined;
    this.#last = this.looker ?? local.head.names.length - 1;
    this.#follow(local);
  }

  /** The person behind the curtain is the right one. */
  takeSeat(): void {
    if (this.#handOver === undefined) return;
    this.looker = this.#handOver;
    this.#last = this.#handOver;
    this.#handOver = undefined;
  }

  /** Shows everything anew. */
  sendAll(local: LocalMatch): void {
    this.#follow(local);
    this.#send(local, 0, localViewerState(local, this.looker), false);
  }

  /**
   * Shows what an event brought. Of what another seat did in secret nothing is sent: already that something
   * came would tell.
   */
  publish(local: LocalMatch, { kept, only }: LocalResult): void {
    const before = this.looker;
    this.#follow(local);
    if (this.looker !== before) return this.sendAll(local);
    this.#sent = Math.min(this.#sent, local.telling.newFacts(this.looker, 0, kept).length);
    if (only === undefined || only === this.looker)
      this.#send(local, this.#sent, localViewerState(local, this.looker), true);
  }

  #send(local: LocalMatch, kept: number, state: FullState, isNews: boolean): void {
    const facts: readonly (readonly [number, Fact])[] = state.facts.slice(kept);
    this.#sent = state.facts.length;
    this.#tell({
      table: localTableInfo(local),
      state: { ...state, facts },
      kept,
      isNews,
      looker: this.looker ?? null,
      handOver: this.#handOver ?? null,
    });
  }

  /** Whose turn it is gets the device; while only bots play it stays where it is. */
  #follow(local: LocalMatch): void {
    if (!this.#isTurning) return;
    const asked = local.status === 'running' ? local.asked & ~local.botSeats : 0;
    if (this.looker !== undefined && (asked === 0 || (asked & bit(this.looker)) !== 0)) return;
    this.#handOver = undefined;
    if (asked === 0) return;
    const { seats } = local.match.state;
    let next = this.#last;
    do next = (next + 1) % seats;
    while ((asked & bit(next)) === 0);
    // Whoever sat here last need not be asked again.
    if (this.looker === undefined || next !== this.#last) {
      this.looker = undefined;
      this.#handOver = next;
    }
  }
}

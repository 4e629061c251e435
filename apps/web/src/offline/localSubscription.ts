/** One page that shows a local match. At a shared device the viewer changes with the turn. */
import type { Fact, Viewer, Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Applied } from '@pithead/match';
import { visibleFactCount, isVisibleTo } from '@pithead/match';
import type { ViewerState, TableInfo } from '@pithead/protocol';
import type { LocalMatch } from './localMatch.ts';
import { localTableInfo } from './localTableInfo.ts';
import type { LocalStall } from './storedMatch.ts';

/** All that the viewer may know; of the facts only those that the page does not have. */
export interface LocalUpdate {
  readonly table: TableInfo;
  readonly state: ViewerState;
  /** How many of the facts sent before are unchanged. */
  readonly kept: number;
  /** The facts are new, not the history of a match that was just opened. */
  readonly isNews: boolean;
  readonly viewer: Seat | null;
  /** The device is to be handed to this seat; until it is taken, only what everybody knows is sent. */
  readonly handOver: Seat | null;
}

export interface LocalSubscriber {
  update(update: LocalUpdate): void;
  stall(stall: LocalStall): void;
}

export class LocalSubscription {
  readonly #isTurning: boolean;
  readonly #subscriber: LocalSubscriber;
  viewer: Viewer;
  #handOver: Seat | undefined;
  #last: Seat;
  /** How many of the facts that the page has are still correct. */
  #sent = 0;
  /** Counts what was sent whole: what was prepared before is outdated then. */
  #wholeStates = 0;

  constructor(local: LocalMatch, viewer: Seat | null | undefined, subscriber: LocalSubscriber) {
    this.#subscriber = subscriber;
    this.#isTurning = viewer === undefined && local.head.isHotSeat;
    const own = local.head.bots.indexOf(null);
    this.viewer = viewer === null || this.#isTurning || own < 0 ? undefined : (viewer ?? own);
    // Bots' seats can't be viewed.
    if (this.viewer !== undefined && (local.personSeats & bit(this.viewer)) === 0) this.viewer = undefined;
    this.#last = this.viewer ?? local.head.names.length - 1;
    this.#follow(local);
  }

  takeSeat(): void {
    if (this.#handOver === undefined) return;
    this.viewer = this.#handOver;
    this.#last = this.#handOver;
    this.#handOver = undefined;
  }

  sendAll(local: LocalMatch): void {
    this.#follow(local);
    this.#wholeStates++;
    this.#prepareState(local, 0, false)();
  }

  /**
   * Prepares the result of an event, while it is stored; the returned function sends it. Sends nothing about secret
   * events of other seats: even a message without content would reveal that they acted.
   */
  prepare(local: LocalMatch, applied: Applied): () => void {
    const before = this.viewer;
    this.#follow(local);
    if (this.viewer !== before) return this.#prepareState(local, 0, false);
    this.#sent = Math.min(this.#sent, visibleFactCount(local.match, this.viewer, applied.keptFactCount));
    return isVisibleTo(applied, this.viewer) ? this.#prepareState(local, this.#sent, true) : () => undefined;
  }

  reportStall(stall: LocalStall): void {
    this.#subscriber.stall(stall);
  }

  #prepareState(local: LocalMatch, kept: number, isNews: boolean): () => void {
    const state = local.stateFor(this.viewer);
    const facts: readonly (readonly [number, Fact])[] = state.facts.slice(kept);
    this.#sent = state.facts.length;
    const update = {
      table: localTableInfo(local),
      state: { ...state, facts },
      kept,
      isNews,
      viewer: this.viewer ?? null,
      handOver: this.#handOver ?? null,
    };
    const wholeStates = this.#wholeStates;
    return () => {
      if (wholeStates === this.#wholeStates) this.#subscriber.update(update);
    };
  }

  /** The device goes to the next person who has to decide; while only bots play, it stays. */
  #follow(local: LocalMatch): void {
    if (!this.#isTurning) return;
    const asked = local.status === 'running' ? local.pendingSeats & ~local.botSeats : 0;
    if (this.viewer !== undefined && (asked === 0 || (asked & bit(this.viewer)) !== 0)) return;
    this.#handOver = undefined;
    if (asked === 0) return;
    const { seats } = local.match.state;
    let next = this.#last;
    do next = (next + 1) % seats;
    while ((asked & bit(next)) === 0);
    // The person who holds the device need not confirm again.
    if (this.viewer === undefined || next !== this.#last) {
      this.viewer = undefined;
      this.#handOver = next;
    }
  }
}

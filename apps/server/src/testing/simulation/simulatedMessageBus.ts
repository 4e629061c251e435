import type { ClusterMessage } from '../../cluster/clusterMessage.ts';
import { tableOf } from '../../cluster/clusterMessage.ts';
import type { MessageBusListener, MessageBus } from '../../store/clusterStore.ts';
import type { TestRandom } from '../testRandom.ts';
import type { EventOwner, VirtualScheduler } from './scheduler.ts';
import type { FaultRates } from './faultRates.ts';

interface SimulatedMember {
  readonly process: string;
  readonly listener: MessageBusListener;
  readonly tables: Set<string>;
}

/** Subscriptions take effect late, as at a real broker. */
export class SimulatedMessageBus {
  readonly #scheduler: VirtualScheduler;
  readonly #faultRates: FaultRates;
  readonly #random: TestRandom;
  readonly #members = new Map<EventOwner, SimulatedMember>();

  constructor(scheduler: VirtualScheduler, faultRates: FaultRates, random: TestRandom) {
    this.#scheduler = scheduler;
    this.#faultRates = faultRates;
    this.#random = random;
  }

  busOf(owner: EventOwner): MessageBus {
    const wanted = new Set<string>();
    return {
      kind: 'nats',
      send: (process, messages) =>
        new Promise((resolve) => {
          this.#later(undefined, () => this.#spread(process, messages));
          this.#later(owner, resolve);
        }),
      listen: (process, listener) => {
        this.#later(owner, () => {
          this.#members.set(owner, { process, listener, tables: new Set(wanted) });
          listener.onConnected();
        });
      },
      subscribe: (table) => {
        wanted.add(table);
        this.#later(owner, () => this.#subscribe(owner, table, wanted));
      },
      unsubscribe: (table) => {
        wanted.delete(table);
        this.#members.get(owner)?.tables.delete(table);
      },
      checkConnection: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  }

  #subscribe(owner: EventOwner, table: string, wanted: ReadonlySet<string>): void {
    const member = this.#members.get(owner);
    if (member === undefined || !wanted.has(table)) return;
    member.tables.add(table);
    member.listener.onSubscribed([table]);
  }

  #spread(process: string, messages: readonly ClusterMessage[]): void {
    const { lostClusterMessages, duplicatedClusterMessages } = this.#faultRates;
    for (const [owner, member] of this.#members) {
      if (member.process === process) continue;
      const meant = messages.filter((message) => {
        const table = tableOf(message);
        return table === undefined || member.tables.has(table);
      });
      if (owner.isDead) this.#members.delete(owner);
      else if (!this.#faultRates.happens(this.#random, lostClusterMessages))
        this.#later(owner, () => member.listener.onMessages(meant));
      if (this.#faultRates.happens(this.#random, duplicatedClusterMessages))
        this.#later(owner, () => member.listener.onMessages(meant));
    }
  }

  #later(owner: EventOwner | undefined, call: () => void): void {
    this.#scheduler.schedule(this.#faultRates.delay(this.#random), owner, 'clusterMessage', call);
  }
}

/**
 * Second step of the delivery job: what is due leaves by one channel. Attempts are not waited for, and take slots
 * that are counted for the channel, for each target and for each person, so that a target that does not answer holds
 * up neither other targets nor other people.
 */
import type { ChannelKind } from '@pithead/protocol';
import type { ServerContext } from '../serverContext.ts';
import type { DeliveryGroup } from '../store/store.ts';
import { deliverGroup, GIVE_UP_MS, postponeGroup } from './deliverGroup.ts';
import type { DeliveryChannel, DeliveryOutcome } from './deliveryChannel.ts';
import { DeliveryTargets } from './deliveryTargets.ts';

/** All mails go to the one server of the operator. */
const SLOTS: Readonly<Record<ChannelKind, { readonly all: number; readonly perTarget: number }>> = {
  push: { all: 32, perTarget: 2 },
  email: { all: 4, perTarget: 4 },
  webhook: { all: 16, perTarget: 2 },
};
const PER_PERSON = 2;
/** How long a stop waits for attempts. Those that take longer are repeated after the start. */
const STOP_GRACE_MS = 500;

export class ChannelDeliveries {
  readonly #context: ServerContext;
  readonly #channel: DeliveryChannel;
  readonly #mayDeliver: () => boolean;
  readonly #targets: DeliveryTargets;
  readonly #running = new Map<string, DeliveryGroup>();
  readonly #attempts = new Set<Promise<void>>();
  readonly #aborted = new AbortController();
  #filling: Promise<void> | undefined;
  #isFillWanted = false;
  #isStopped = false;

  constructor(context: ServerContext, channel: DeliveryChannel, mayDeliver: () => boolean) {
    this.#context = context;
    this.#channel = channel;
    this.#mayDeliver = mayDeliver;
    this.#targets = new DeliveryTargets(context.time, SLOTS[channel.kind].perTarget);
  }

  /** Starts what is due and has a slot. Resolves when it has begun, not when it has been delivered. */
  fill(): Promise<void> {
    this.#isFillWanted = true;
    this.#filling ??= this.#fillRepeatedly();
    return this.#filling;
  }

  async #fillRepeatedly(): Promise<void> {
    try {
      while (this.#isFillWanted && !this.#isStopped && this.#mayDeliver()) {
        this.#isFillWanted = false;
        await this.#startDue();
      }
    } finally {
      this.#filling = undefined;
    }
  }

  async #startDue(): Promise<void> {
    const { all } = SLOTS[this.#channel.kind];
    if (this.#running.size >= all) return;
    const { store, time } = this.#context;
    const limit = 2 * all;
    const groups = await store.dueDeliveryGroups(this.#channel.kind, time.now(), limit, {
      people: [...new Set([...this.#running.values()].map(({ person }) => person))].filter(
        (person) => !this.#hasSlot(person),
      ),
      targets: this.#targets.busy(),
    });
    let started = 0;
    for (const group of groups) {
      if (this.#isStopped || this.#running.size >= all) return;
      const isFree = !this.#running.has(keyOf(group)) && this.#hasSlot(group.person);
      if (!isFree || !this.#targets.hasSlot(group.target)) continue;
      this.#start(group);
      started++;
    }
    // Behind groups that wait for one target there may be others.
    if (started > 0 && groups.length === limit) this.#isFillWanted = true;
  }

  #hasSlot(person: string): boolean {
    const own = [...this.#running.values()].filter((group) => group.person === person);
    return own.length < PER_PERSON;
  }

  #start(group: DeliveryGroup): void {
    const key = keyOf(group);
    this.#running.set(key, group);
    this.#targets.begin(group.target);
    const attempt = this.#attempt(group).finally(() => {
      this.#running.delete(key);
      this.#attempts.delete(attempt);
    });
    this.#attempts.add(attempt);
  }

  async #attempt(group: DeliveryGroup): Promise<void> {
    let outcome: DeliveryOutcome | undefined;
    try {
      outcome = await deliverGroup(this.#context, this.#channel, group, this.#aborted.signal);
    } catch (error) {
      this.#targets.end(group.target, undefined);
      if (this.#isStopped) return;
      this.#context.log.warn({ channel: group.channel, error: String(error) }, 'notification not delivered');
      return postponeGroup(this.#context, group).catch(() => undefined);
    }
    const isAnswered =
      outcome === undefined ? undefined : outcome.kind !== 'failed' || outcome.isUnanswered !== true;
    const pausedUntil = this.#targets.end(group.target, isAnswered);
    if (pausedUntil !== undefined) await this.#pause(group.target, pausedUntil);
    // In a later turn, when this slot is free.
    setImmediate(() => void this.fill().catch((error: unknown) => this.#logFailure(error)));
  }

  /** What waits for the target counts as tried, so that it is given up some day. */
  async #pause(target: string, until: number): Promise<void> {
    const { store, time, log } = this.#context;
    const channel = this.#channel.kind;
    log.warn({ channel, seconds: Math.round((until - time.now()) / 1000) }, 'receiver of messages paused');
    await store
      .postponeTarget(
        { channel, target },
        { at: time.now(), retryAt: until, giveUpBefore: time.now() - GIVE_UP_MS },
      )
      .catch((error: unknown) => this.#logFailure(error));
  }

  #logFailure(error: unknown): void {
    this.#context.log.warn({ channel: this.#channel.kind, error: String(error) }, 'deliveries not begun');
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#filling?.catch(() => undefined);
    const cancel = this.#context.time.later(STOP_GRACE_MS, () => this.#aborted.abort());
    await Promise.all(this.#attempts);
    cancel();
  }
}

const keyOf = ({ person, destination, kind, message }: DeliveryGroup): string =>
  JSON.stringify([person, destination, kind, message]);

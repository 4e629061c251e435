/** Checks every message at the moment a process sends it: nothing may be sent before it is durable (promise P1). */
import type { SimulatedConnection } from './simulatedNetwork.ts';
import { SimulatedProcess } from './simulatedProcess.ts';
import type { ReferenceTable } from './referenceTable.ts';
import type { SimulatedWorld } from './simulatedWorld.ts';

const ABOUT_MATCH = /^\{"channel":(\d+),"type":"(?:news|state)","seq":(\d+)/;

/** Reasons after which a process may not know the outcome of a command. */
const UNCERTAIN_REASONS = ['busy', 'databaseGone', 'diskFull', 'internal'];
const RECONCILE_LIMIT_MS = 12_000;

export class MessageMonitor {
  readonly #world: SimulatedWorld;

  constructor(world: SimulatedWorld) {
    this.#world = world;
  }

  check(connection: SimulatedConnection, text: string): void {
    const news = ABOUT_MATCH.exec(text);
    if (news !== null) return this.#news(connection, Number(news[1]), Number(news[2]));
    if (text.startsWith('{"type":"done"')) this.#done(connection, (JSON.parse(text) as { id: string }).id);
    if (text.startsWith('{"type":"refused"'))
      this.#refused(connection, JSON.parse(text) as { id?: string; reason: string });
  }

  #news({ channels, person }: SimulatedConnection, channel: number, seq: number): void {
    const subscription = channels.get(channel);
    const reference = this.#world.tables.get(subscription?.table ?? '');
    if (
      subscription === undefined ||
      reference === undefined ||
      seq <= reference.seqFor(subscription.as ?? undefined)
    )
      return;
    this.#world.fail(
      `${person} is sent number ${seq}, committed is ${reference.seqFor(subscription.as ?? undefined)}`,
    );
  }

  #done(connection: SimulatedConnection, id: string): void {
    connection.arrivedAt.get(id)?.shift();
    if (this.#tableOf(connection)?.byCommand.has(`${this.#seatOf(connection)}:${id}`) === false)
      this.#world.fail(`${id} is acknowledged and not committed`);
  }

  #refused(connection: SimulatedConnection, { id, reason }: { id?: string; reason: string }): void {
    if (id === undefined) return;
    const arrivedAt = connection.arrivedAt.get(id)?.shift() ?? Infinity;
    const commit = this.#tableOf(connection)?.commits.get(`${this.#seatOf(connection)}:${id}`);
    if (commit === undefined || reason === 'idUsed') return;
    const isOwn = commit.by === connection.target && commit.at >= arrivedAt;
    const mustKnow = UNCERTAIN_REASONS.includes(reason)
      ? isOwn && this.#hasHadTime(connection, id)
      : isOwn || commit.at <= arrivedAt;
    if (mustKnow) this.#world.fail(`${id} is refused (${reason}) and committed`);
  }

  /** A process that slept, or a command that was sent more than once, is excused. */
  #hasHadTime({ target }: SimulatedConnection, id: string): boolean {
    const awake =
      target instanceof SimulatedProcess ? this.#world.scheduler.now - target.sleptUntil : Infinity;
    return awake >= RECONCILE_LIMIT_MS && this.#world.network.attempts.get(id) === 1;
  }

  #seatOf({ channels }: SimulatedConnection): number | null | undefined {
    return channels.values().next().value?.as;
  }

  #tableOf({ channels }: SimulatedConnection): ReferenceTable | undefined {
    return this.#world.tables.get(channels.values().next().value?.table ?? '');
  }
}

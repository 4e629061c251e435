/**
 * Stores who is connected to which match at this process, and reads the same of the others. Changes of a
 * short time are batched.
 */
import type { Presence } from '../match/subscriptions.ts';
import type { ServerContext } from '../serverContext.ts';

const SOON_MS = 20;

export class ClusterPresence {
  readonly #context: Pick<ServerContext, 'store' | 'matches' | 'cluster' | 'time' | 'log'>;
  readonly #process: string;
  /** Changes that are not stored yet. */
  readonly #changed = new Map<string, Presence>();
  readonly #wanted = new Set<string>();
  #isUnderway = false;

  constructor(
    process: string,
    context: Pick<ServerContext, 'store' | 'matches' | 'cluster' | 'time' | 'log'>,
  ) {
    this.#process = process;
    this.#context = context;
  }

  /** A new viewer also needs the presence at other processes, so this reads them again. */
  update(table: string, here: Presence): void {
    this.#changed.set(table, here);
    this.refresh([table]);
  }

  republish(): void {
    for (const { id, subscriptions } of this.#context.matches.watchedMatches())
      this.update(id, subscriptions.localPresence());
  }

  refresh(tables: readonly string[]): void {
    for (const table of tables) this.#wanted.add(table);
    if (this.#isUnderway || (this.#wanted.size === 0 && this.#changed.size === 0)) return;
    this.#isUnderway = true;
    this.#context.time.later(SOON_MS, () => void this.#round());
  }

  /** Writes are serialised: of two concurrent ones the older might be stored last. */
  async #round(): Promise<void> {
    try {
      await this.#write();
      await this.#read();
    } catch (error) {
      this.#isUnderway = false;
      // Retried with the next change or read.
      return this.#context.log.warn({ error: String(error) }, 'presence not known');
    }
    this.#isUnderway = false;
    this.refresh([]);
  }

  async #write(): Promise<void> {
    const { store, cluster } = this.#context;
    const changed = [...this.#changed].map(([table, here]) => ({ table, ...here }));
    this.#changed.clear();
    try {
      await store.savePresence(this.#process, changed);
    } catch (error) {
      // Keep changes that were made meanwhile: they are newer.
      for (const { table, online, watching } of changed)
        if (!this.#changed.has(table)) this.#changed.set(table, { online, watching });
      throw error;
    }
    for (const { table } of changed) cluster.publish({ kind: 'presence', table });
  }

  async #read(): Promise<void> {
    const { store, matches } = this.#context;
    const tables = [...this.#wanted].filter((table) => matches.peek(table)?.subscriptions.isEmpty === false);
    this.#wanted.clear();
    for (const { table, ...elsewhere } of await store.presenceAtOthers(this.#process, tables)) {
      matches.peek(table)?.subscriptions.setRemotePresence(elsewhere);
    }
  }
}

/**
 * Stores who is connected to which match at this process, and reads the same of the others. Changes of a
 * short time are batched.
 */
import type { Presence } from '../match/streams.ts';
import type { Context } from '../context.ts';

const SOON_MS = 20;

export class PresenceBook {
  readonly #context: Pick<Context, 'store' | 'matches' | 'fellows' | 'time' | 'log'>;
  readonly #process: string;
  /** Changes that are not stored yet. */
  readonly #changed = new Map<string, Presence>();
  readonly #wanted = new Set<string>();
  #isUnderway = false;

  constructor(process: string, context: Pick<Context, 'store' | 'matches' | 'fellows' | 'time' | 'log'>) {
    this.#process = process;
    this.#context = context;
  }

  /** A new viewer also needs the presence at other processes, so this reads them again. */
  present(table: string, here: Presence): void {
    this.#changed.set(table, here);
    this.look([table]);
  }

  presentAgain(): void {
    for (const { id, streams } of this.#context.matches.watched()) this.present(id, streams.here());
  }

  look(tables: readonly string[]): void {
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
    this.look([]);
  }

  async #write(): Promise<void> {
    const { store, fellows } = this.#context;
    const changed = [...this.#changed].map(([table, here]) => ({ table, ...here }));
    this.#changed.clear();
    try {
      await store.keepPresence(this.#process, changed);
    } catch (error) {
      // Keep changes that were made meanwhile: they are newer.
      for (const { table, online, watching } of changed)
        if (!this.#changed.has(table)) this.#changed.set(table, { online, watching });
      throw error;
    }
    for (const { table } of changed) fellows.tell({ kind: 'presence', table });
  }

  async #read(): Promise<void> {
    const { store, matches } = this.#context;
    const tables = [...this.#wanted].filter((table) => matches.peek(table)?.streams.isEmpty === false);
    this.#wanted.clear();
    for (const { table, ...elsewhere } of await store.presenceElsewhere(this.#process, tables)) {
      matches.peek(table)?.streams.setElsewhere(elsewhere);
    }
  }
}

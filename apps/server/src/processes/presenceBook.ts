/** Who looks at which match at which process: written down together, read together, a moment later. */
import type { Presence } from '../match/streams.ts';
import type { Context } from '../context.ts';

const SOON_MS = 20;

export class PresenceBook {
  readonly #context: Pick<Context, 'store' | 'matches' | 'fellows' | 'time' | 'log'>;
  readonly #process: string;
  /** What is true and not written down yet. */
  readonly #changed = new Map<string, Presence>();
  readonly #wanted = new Set<string>();
  #isUnderway = false;

  constructor(process: string, context: Pick<Context, 'store' | 'matches' | 'fellows' | 'time' | 'log'>) {
    this.#process = process;
    this.#context = context;
  }

  /** Who looks on here; whoever has just come wants to know who looks on elsewhere, too. */
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

  /** One after the other: of two writes under way at once, the older might be the last to arrive. */
  async #round(): Promise<void> {
    try {
      await this.#write();
      await this.#read();
    } catch (error) {
      this.#isUnderway = false;
      // It is tried again with the next change or the next look.
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
      // What has changed since then is newer.
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

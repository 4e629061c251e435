/** Who looks at which match at which process: written down together, read together, a moment later. */
import type { Presence } from '../match/streams.ts';
import type { Context } from '../context.ts';

const SOON_MS = 20;

export class PresenceBook {
  readonly #context: Pick<Context, 'store' | 'matches' | 'fellows' | 'time' | 'log'>;
  readonly #process: string;
  readonly #changed = new Map<string, Presence>();
  readonly #wanted = new Set<string>();
  #isSoon = false;

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
    if (this.#isSoon || this.#wanted.size === 0) return;
    this.#isSoon = true;
    this.#context.time.later(SOON_MS, () => {
      this.#isSoon = false;
      this.#write().catch((error: unknown) => this.#context.log.warn({ error: String(error) }, 'presence not known'));
    });
  }

  async #write(): Promise<void> {
    const { store, fellows } = this.#context;
    const changed = [...this.#changed].map(([table, here]) => ({ table, ...here }));
    this.#changed.clear();
    try {
      await store.keepPresence(this.#process, changed);
    } catch (error) {
      // It is tried again with the next change or the next look, unless there is something newer to say.
      for (const { table, online, watching } of changed) if (!this.#changed.has(table)) this.#changed.set(table, { online, watching });
      throw error;
    }
    for (const { table } of changed) fellows.tell({ kind: 'presence', table });
    await this.#read();
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

import type { Presence } from '../match/viewerStreams.ts';
import type { ServerContext } from '../serverContext.ts';

const BATCH_MS = 20;

export class ClusterPresence {
  readonly #context: Pick<ServerContext, 'store' | 'matches' | 'cluster' | 'time' | 'log'>;
  readonly #process: string;
  readonly #unsaved = new Map<string, Presence>();
  readonly #toRead = new Set<string>();
  #isRunning = false;

  constructor(
    process: string,
    context: Pick<ServerContext, 'store' | 'matches' | 'cluster' | 'time' | 'log'>,
  ) {
    this.#process = process;
    this.#context = context;
  }

  /** A new viewer also needs the presence at other processes, so this reads them again. */
  update(table: string, here: Presence): void {
    this.#unsaved.set(table, here);
    this.refresh([table]);
  }

  republish(): void {
    for (const { id, viewerStreams } of this.#context.matches.watchedMatches())
      this.update(id, viewerStreams.localPresence());
  }

  refresh(tables: readonly string[]): void {
    for (const table of tables) this.#toRead.add(table);
    if (this.#isRunning || (this.#toRead.size === 0 && this.#unsaved.size === 0)) return;
    this.#isRunning = true;
    this.#context.time.later(BATCH_MS, () => void this.#run());
  }

  /** Writes are serialised: of two concurrent ones the older might be stored last. */
  async #run(): Promise<void> {
    try {
      await this.#write();
      await this.#read();
    } catch (error) {
      this.#isRunning = false;
      return this.#context.log.warn({ error: String(error) }, 'presence not synchronised');
    }
    this.#isRunning = false;
    this.refresh([]);
  }

  async #write(): Promise<void> {
    const { store, cluster } = this.#context;
    const changed = [...this.#unsaved].map(([table, here]) => ({ table, ...here }));
    this.#unsaved.clear();
    try {
      await store.savePresence(this.#process, changed);
    } catch (error) {
      // Changes made meanwhile are newer.
      for (const { table, online, watching } of changed)
        if (!this.#unsaved.has(table)) this.#unsaved.set(table, { online, watching });
      throw error;
    }
    for (const { table } of changed) cluster.publish({ kind: 'presence', table });
  }

  async #read(): Promise<void> {
    const { store, matches } = this.#context;
    const tables = [...this.#toRead].filter((table) => matches.peek(table)?.viewerStreams.isEmpty === false);
    this.#toRead.clear();
    for (const { table, ...elsewhere } of await store.presenceAtOthers(this.#process, tables)) {
      matches.peek(table)?.viewerStreams.setRemotePresence(elsewhere);
    }
  }
}

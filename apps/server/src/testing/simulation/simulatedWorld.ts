import type { NewTable } from '@pithead/protocol';
import { sqliteQueryBuilder } from '../../store/queryBuilder.ts';
import { composeStore } from '../../store/composeStore.ts';
import type { EventRow, Store, TableRow } from '../../store/store.ts';
import type { TestRandom } from '../testRandom.ts';
import type { SimulationFolder } from './simulatedDatabase.ts';
import { SimulatedDatabase } from './simulatedDatabase.ts';
import { SimulatedNetwork } from './simulatedNetwork.ts';
import { SimulatedMessageBus } from './simulatedMessageBus.ts';
import type { SimulatedGuest } from './simulatedPlayer.ts';
import { SimulatedPlayer } from './simulatedPlayer.ts';
import { SimulatedProcess } from './simulatedProcess.ts';
import type { SimulationFault } from './simulationFault.ts';
import { VirtualScheduler } from './scheduler.ts';
import { ServedTime } from './servedTime.ts';
import { ReferenceTable } from './referenceTable.ts';
import { MessageMonitor } from './messageMonitor.ts';
import { FaultRates } from './faultRates.ts';

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil', 'Frida'];
const RESTART_MS = 300;
const LONGEST_WAIT_MS = 30_000;

export class SimulatedWorld {
  readonly scheduler = new VirtualScheduler();
  readonly faultRates = new FaultRates();
  readonly failures: string[] = [];
  readonly tables = new Map<string, ReferenceTable>();
  readonly players: SimulatedPlayer[] = [];
  readonly random: TestRandom;
  readonly fault: SimulationFault;
  readonly isShared: boolean;
  readonly database: SimulatedDatabase;
  readonly messageBus: SimulatedMessageBus;
  readonly network: SimulatedNetwork;
  readonly store: Store;
  crashes = 0;
  /** Commands that were refused in one attempt and played in another. */
  contradictions = 0;
  readonly #liveMatches: number;
  #processes: SimulatedProcess[] = [];
  readonly #service = new ServedTime();

  constructor(folder: SimulationFolder, random: TestRandom, fault: SimulationFault, processCount: number) {
    this.random = random;
    this.fault = fault;
    this.isShared = processCount > 0;
    this.#liveMatches = random.oneIn(3) ? 1 : 2000;
    this.database = new SimulatedDatabase(folder.newDatabaseFile(), () => this.scheduler.now);
    this.messageBus = new SimulatedMessageBus(this.scheduler, this.faultRates, random);
    const monitor = new MessageMonitor(this);
    this.network = new SimulatedNetwork(
      this.scheduler,
      random,
      this.faultRates,
      () => this.#processes.filter(({ isOpen }) => isOpen),
      (connection, text) => monitor.check(connection, text),
    );
    this.store = composeStore({
      kind: 'sqlite',
      durability: '',
      db: sqliteQueryBuilder(),
      read: async (query) => this.database.read(query) as never,
      write: async () => undefined,
      ping: async () => undefined,
      close: async () => undefined,
    });
    this.database.onCommit = (ids, by) =>
      void this.#committed(ids, by).catch((error: unknown) => this.fail(String(error)));
    fault.database?.(this);
  }

  get processes(): readonly SimulatedProcess[] {
    return this.#processes;
  }

  fail(what: string): void {
    this.failures.push(`${Math.round(this.scheduler.now)} ms: ${what}`);
  }

  get servedMs(): number {
    return this.#service.countTo(this.scheduler.now, this.#processes);
  }

  /**
   * Time until the next clock of the table expires, by the process whose uptime is furthest; undefined if
   * past or far away. Half of the time that process checks the clock at exactly that instant.
   */
  expireAtInstant({ id, table: { due } }: ReferenceTable): number | undefined {
    const counts = this.#processes.map((process) => ({
      process,
      counted: process.context?.uptime.now() ?? 0,
    }));
    const [first] = counts.toSorted((a, b) => b.counted - a.counted);
    const left = due === null || first === undefined ? Infinity : due - first.counted;
    if (first === undefined || left <= 0 || left > LONGEST_WAIT_MS) return undefined;
    const expire = (): void =>
      void first.process.context?.matches
        .peek(id)
        ?.applyTimeouts()
        .catch(() => undefined);
    if (this.random.oneIn(2)) this.scheduler.schedule(left, first.process, 'expiry', expire);
    return left;
  }

  /** The smallest uptime among the living processes; each crash loses a moment of it. */
  get minUptimeMs(): number {
    return Math.min(...this.#processes.map(({ context }) => context?.uptime.now() ?? 0));
  }

  async #committed(ids: readonly string[], by: object): Promise<void> {
    for (const id of ids) {
      const reference = this.tables.get(id);
      const found = await this.store.findTable(id);
      if (reference === undefined || found === undefined) continue;
      for (const event of await this.store.eventsAfter(id, reference.events.length))
        this.#add(reference, event, found.table, by);
    }
  }

  #add(reference: ReferenceTable, event: EventRow, table: TableRow, by: object): void {
    reference.add(event, table, this.servedMs);
    reference.commits.set(event.commandId, { by, at: this.scheduler.now });
  }

  /** If the process fails to start, starts another one, like a service manager. */
  start(): void {
    this.#beforeChange();
    const process = new SimulatedProcess(this, this.fault, this.#liveMatches);
    this.#processes.push(process);
    process.begin().catch(() => {
      if (process.isDead) return;
      this.crash(process);
      this.scheduler.schedule(RESTART_MS, undefined, 'start', () => this.start());
    });
  }

  crash(process: SimulatedProcess): void {
    this.#beforeChange();
    process.crash();
    this.crashes++;
    this.#processes = this.#processes.filter((each) => each !== process);
  }

  sleep(process: SimulatedProcess, ms: number): void {
    this.#beforeChange();
    process.sleep(ms);
  }

  disconnectDatabase(process: SimulatedProcess, ms: number): void {
    this.#beforeChange();
    process.executor.unreachableUntil = this.scheduler.now + ms;
  }

  #beforeChange(): void {
    this.#service.countTo(this.scheduler.now, this.#processes);
  }

  async openTable(wish: NewTable, bots: number): Promise<void> {
    const people = wish.seats - bots;
    const process = this.random.pick(this.#processes);
    const { context } = await this.scheduler.runUntilSettled(process.services);
    const guests: (SimulatedGuest & { readonly person: Parameters<typeof context.tables.create>[0] })[] = [];
    for (const name of NAMES.slice(0, people + 1)) {
      const entered = await this.scheduler.runUntilSettled(context.people.createGuest(name, 'nl'));
      if (!entered.ok) throw new Error(entered.reason);
      guests.push({ id: entered.person.id, session: entered.id, person: entered.person });
    }
    const [host, ...others] = guests.slice(0, people).map(({ person }) => person);
    if (host === undefined) throw new Error('nobody plays');
    const levels = Array.from({ length: bots }, () => 'hewer' as const);
    const { table } = await this.scheduler.runUntilSettled(
      context.tables.create(host, { ...wish, bots: levels }),
    );
    for (const other of others)
      await this.scheduler.runUntilSettled(context.tables.join(other, table.id, undefined));
    if (others.length > 0) await this.scheduler.runUntilSettled(context.tables.start(host, table.id));
    const found = await this.store.findTable(table.id);
    if (found === undefined) throw new Error('no table');
    const reference = new ReferenceTable(found, (what) => this.fail(what));
    for (const event of await this.store.eventsAfter(table.id, 0))
      reference.add(event, found.table, this.servedMs);
    this.tables.set(table.id, reference);
    for (const guest of guests)
      this.#sitDown(reference, found.seats.find(({ person }) => person === guest.id)?.seat ?? null, guest);
  }

  #sitDown(reference: ReferenceTable, seat: number | null, guest: SimulatedGuest): void {
    const windows = seat !== null && this.random.oneIn(3) ? 2 : 1;
    for (let i = 0; i < windows; i++) {
      this.players.push(
        new SimulatedPlayer(this, reference, seat, guest, `p${this.tables.size}s${seat ?? 'x'}w${i}`),
      );
    }
  }

  stop(): void {
    for (const player of this.players) player.close();
    for (const process of this.#processes) process.crash();
    this.database.close();
  }
}

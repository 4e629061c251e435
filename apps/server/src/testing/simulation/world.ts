/**
 * A simulated world: production server processes, players, network and database, in virtual time and from one
 * seed.
 */
import type { NewTable } from '@pithead/protocol';
import { sqliteBuilder } from '../../store/builder.ts';
import { composeStore } from '../../store/compose.ts';
import type { EventRow, Store, TableRow } from '../../store/port.ts';
import type { Lots } from '../lots.ts';
import type { Ground } from './database.ts';
import { SimulatedDatabase } from './database.ts';
import { Net } from './net.ts';
import { NoticeBoard } from './notices.ts';
import type { Guest } from './player.ts';
import { SimulatedPlayer } from './player.ts';
import { SimulatedProcess } from './process.ts';
import type { Sabotage } from './sabotage.ts';
import { Scheduler } from './scheduler.ts';
import { Service } from './service.ts';
import { TableTruth } from './truth.ts';
import { Watchman } from './watchman.ts';
import { Weather } from './weather.ts';

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil', 'Frida'];
const RESTART_MS = 300;
const LONGEST_WAIT_MS = 30_000;

export class World {
  readonly scheduler = new Scheduler();
  readonly weather = new Weather();
  readonly failures: string[] = [];
  readonly tables = new Map<string, TableTruth>();
  readonly players: SimulatedPlayer[] = [];
  readonly random: Lots;
  readonly sabotage: Sabotage;
  readonly isShared: boolean;
  readonly database: SimulatedDatabase;
  readonly notices: NoticeBoard;
  readonly net: Net;
  /** Reads the database directly, without delays or faults. */
  readonly store: Store;
  crashes = 0;
  /** Commands that were refused in one attempt and played in another. */
  contradictions = 0;
  readonly #liveMatches: number;
  #processes: SimulatedProcess[] = [];
  readonly #service = new Service();

  constructor(ground: Ground, random: Lots, sabotage: Sabotage, many: number) {
    this.random = random;
    this.sabotage = sabotage;
    this.isShared = many > 0;
    this.#liveMatches = random.oneIn(3) ? 1 : 2000;
    this.database = new SimulatedDatabase(ground.newFile(), () => this.scheduler.now);
    this.notices = new NoticeBoard(this.scheduler, this.weather, random);
    const watchman = new Watchman(this);
    this.net = new Net(
      this.scheduler,
      random,
      this.weather,
      () => this.#processes.filter(({ isOpen }) => isOpen),
      (line, text) => watchman.overhear(line, text),
    );
    this.store = composeStore({
      kind: 'sqlite',
      durability: '',
      build: sqliteBuilder(),
      read: async (query) => this.database.read(query) as never,
      write: async () => undefined,
      ping: async () => undefined,
      close: async () => undefined,
    });
    this.database.onCommit = (ids, by) =>
      void this.#committed(ids, by).catch((error: unknown) => this.fail(String(error)));
    sabotage.database?.(this);
  }

  get processes(): readonly SimulatedProcess[] {
    return this.#processes;
  }

  fail(what: string): void {
    this.failures.push(`${Math.round(this.scheduler.now)} ms: ${what}`);
  }

  get upMs(): number {
    return this.#service.countTo(this.scheduler.now, this.#processes);
  }

  /**
   * Time until the next clock of the table expires, by the process whose uptime is furthest; undefined if
   * past or far away. Half of the time that process checks the clock at exactly that instant.
   */
  expireAtInstant({ id, table: { due } }: TableTruth): number | undefined {
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
        ?.timeOut()
        .catch(() => undefined);
    if (this.random.oneIn(2)) this.scheduler.at(left, first.process, 'expiry', expire);
    return left;
  }

  /** The smallest uptime among the living processes; each crash loses a moment of it. */
  get countedMs(): number {
    return Math.min(...this.#processes.map(({ context }) => context?.uptime.now() ?? 0));
  }

  async #committed(ids: readonly string[], by: object): Promise<void> {
    for (const id of ids) {
      const truth = this.tables.get(id);
      const found = await this.store.table(id);
      if (truth === undefined || found === undefined) continue;
      for (const event of await this.store.events(id, truth.events.length))
        this.#add(truth, event, found.table, by);
    }
  }

  #add(truth: TableTruth, event: EventRow, table: TableRow, by: object): void {
    truth.add(event, table, this.upMs);
    truth.commits.set(event.commandId, { by, at: this.scheduler.now });
  }

  /** Starts a process, and another one if it fails to start, like a service manager. */
  start(): void {
    this.#beforeChange();
    const process = new SimulatedProcess(this, this.sabotage, this.#liveMatches);
    this.#processes.push(process);
    process.begin().catch(() => {
      if (process.isDead) return;
      this.crash(process);
      this.scheduler.at(RESTART_MS, undefined, 'start', () => this.start());
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

  cutOff(process: SimulatedProcess, ms: number): void {
    this.#beforeChange();
    process.executor.outUntil = this.scheduler.now + ms;
  }

  #beforeChange(): void {
    this.#service.countTo(this.scheduler.now, this.#processes);
  }

  async seat(wish: NewTable, bots: number): Promise<void> {
    const people = wish.seats - bots;
    const process = this.random.pick(this.#processes);
    const { context } = await this.scheduler.done(process.works);
    const guests: (Guest & { readonly person: Parameters<typeof context.tables.create>[0] })[] = [];
    for (const name of NAMES.slice(0, people + 1)) {
      const entered = await this.scheduler.done(context.people.guest(name, 'nl'));
      if (!entered.ok) throw new Error(entered.reason);
      guests.push({ id: entered.person.id, session: entered.id, person: entered.person });
    }
    const [host, ...others] = guests.slice(0, people).map(({ person }) => person);
    if (host === undefined) throw new Error('nobody plays');
    const levels = Array.from({ length: bots }, () => 'hewer' as const);
    const { table } = await this.scheduler.done(context.tables.create(host, { ...wish, bots: levels }));
    for (const other of others) await this.scheduler.done(context.tables.join(other, table.id, undefined));
    if (others.length > 0) await this.scheduler.done(context.tables.start(host, table.id));
    const found = await this.store.table(table.id);
    if (found === undefined) throw new Error('no table');
    const truth = new TableTruth(found, (what) => this.fail(what));
    for (const event of await this.store.events(table.id, 0)) truth.add(event, found.table, this.upMs);
    this.tables.set(table.id, truth);
    for (const guest of guests)
      this.#sitDown(truth, found.seats.find(({ person }) => person === guest.id)?.seat ?? null, guest);
  }

  #sitDown(truth: TableTruth, seat: number | null, guest: Guest): void {
    const windows = seat !== null && this.random.oneIn(3) ? 2 : 1;
    for (let i = 0; i < windows; i++) {
      this.players.push(
        new SimulatedPlayer(this, truth, seat, guest, `p${this.tables.size}s${seat ?? 'x'}w${i}`),
      );
    }
  }

  end(): void {
    for (const player of this.players) player.goHome();
    for (const process of this.#processes) process.crash();
    this.database.close();
  }
}

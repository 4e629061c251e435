import type { SimulatedProcess } from './simulatedProcess.ts';
import type { SimulatedWorld } from './simulatedWorld.ts';

const NEXT_MS = 2200;
const DOWN_MS = 4000;
const SLEEP_MS = 7000;
const OUT_MS = 2500;

export class FaultSchedule {
  cuts = 0;
  sleeps = 0;
  readonly #world: SimulatedWorld;
  readonly #processCount: number;

  constructor(world: SimulatedWorld, processCount: number) {
    this.#world = world;
    this.#processCount = processCount;
  }

  async injectFaults(ms: number): Promise<void> {
    const { scheduler, faultRates } = this.#world;
    faultRates.enable();
    let isOver = false;
    const next = (): void => {
      scheduler.schedule(this.#world.random.below(NEXT_MS), undefined, 'fault', () => {
        if (isOver) return;
        this.#strike();
        next();
      });
    };
    next();
    await scheduler.advance(ms, () => this.#world.failures.length > 0);
    isOver = true;
    faultRates.disable();
  }

  #strike(): void {
    const { random, processes, players } = this.#world;
    const roll = random.below(10);
    const process = processes.length === 0 ? undefined : random.pick(processes);
    if (roll < 5) this.#cut(players.length === 0 ? undefined : random.pick(players).connection);
    else if (process === undefined) return;
    else if (roll < 7) this.#crash(process);
    else if (roll < 9) this.#sleep(process);
    else this.#world.disconnectDatabase(process, random.below(OUT_MS));
  }

  #cut(connection: { cut(): void } | undefined): void {
    this.cuts++;
    connection?.cut();
  }

  #sleep(process: SimulatedProcess): void {
    this.sleeps++;
    this.#world.sleep(process, this.#world.random.below(SLEEP_MS));
  }

  #crash(process: SimulatedProcess): void {
    this.#world.crash(process);
    this.#world.scheduler.schedule(this.#world.random.below(DOWN_MS), undefined, 'start', () => {
      if (this.#world.processes.length < this.#processCount) this.#world.start();
    });
  }

  async crashOnce(ms: number, step: number): Promise<void> {
    const { scheduler } = this.#world;
    const at = scheduler.steps + step;
    let hasCrashed = false;
    await scheduler.advance(ms, () => {
      const [first] = this.#world.processes;
      if (!hasCrashed && first !== undefined && scheduler.steps >= at) {
        hasCrashed = true;
        this.#crash(first);
      }
      return this.#world.failures.length > 0;
    });
  }
}

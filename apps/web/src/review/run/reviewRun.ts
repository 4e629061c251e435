/**
 * Computes a review with several workers. The first pass values all moments; then decisions are analysed, those that
 * changed the chances most first.
 */
import type { JudgedDecision, Review, ReviewEngine, SampledValue, ValuedGroup } from '@pithead/review';
import { assembleReview } from '@pithead/review';
import type { ReviewProgress, ReviewStatus } from './reviewSource.ts';
import type { ReviewPart, ReviewTask } from './reviewTasks.ts';
import type { ReviewUpdate } from './reviewUpdate.ts';
import { ReviewUpdates } from './reviewUpdate.ts';

interface ReviewWorkerConnection {
  post(task: ReviewTask): void;
  end(): void;
}

export interface ReviewRunDependencies {
  readonly workerCount: number;
  openWorker(handlers: { answer(part: ReviewPart): void; failed(): void }): ReviewWorkerConnection;
  /** Stores a part; a failure is of no consequence. */
  keep(part: ReviewPart): void;
  now(): number;
}

export interface ReviewSnapshot {
  readonly version: number;
  /** What is new in the review; undefined until the first pass is complete. */
  readonly update: ReviewUpdate | undefined;
  /** There is more to read at once. */
  readonly hasMore: boolean;
  readonly progress: ReviewProgress;
  readonly status: ReviewStatus;
  readonly thinkingLonger: readonly number[];
}

/** Moments of one task of the first pass. Stored parts name their first moment, so it must not change. */
const SLICE = 8;

interface BusyWorker {
  readonly connection: ReviewWorkerConnection;
  task: ReviewTask | undefined;
  startedAt: number;
}

export class ReviewRun {
  readonly #engine: ReviewEngine;
  readonly #dependencies: ReviewRunDependencies;
  #start: SampledValue | undefined;
  readonly #slices = new Map<number, readonly ValuedGroup[]>();
  readonly #verdicts = new Map<number, JudgedDecision>();
  readonly #longer = new Set<number>();
  /** Decisions to analyse with more effort, and those that go first, latest request first. */
  #longerRequests: number[] = [];
  #prioritised: number[] = [];
  /** All decisions, once the first pass is complete. */
  #order: readonly number[] | undefined;
  #workers: BusyWorker[] = [];
  #status: ReviewStatus = 'running';
  #version = 1;
  readonly #updates = new ReviewUpdates();
  #waiting: (() => void)[] = [];
  #analysedMs = 0;
  #analysed = 0;

  constructor(engine: ReviewEngine, dependencies: ReviewRunDependencies, stored: readonly ReviewPart[] = []) {
    this.#engine = engine;
    this.#dependencies = dependencies;
    for (const part of stored) this.#take(part);
    this.#continue();
  }

  /** For one reader. Resolves when there is something newer than `version`, or more of it. */
  async next(version: number): Promise<ReviewSnapshot> {
    const hasMore = (): boolean => this.#isFirstPassDone() && !this.#updates.isEmpty;
    while (this.#version === version && !hasMore())
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    return this.#snapshot();
  }

  prioritise(decision: number): void {
    this.#prioritised = [decision, ...this.#prioritised.filter((each) => each !== decision)];
  }

  thinkLonger(decision: number): void {
    const isKnown = this.#longer.has(decision) || this.#longerRequests.includes(decision);
    if (isKnown || this.#engine.decisions[decision] === undefined) return;
    this.#longerRequests.push(decision);
    if (this.#status === 'done') this.#status = 'running';
    this.#continue();
  }

  /** Everything that was computed or loaded. */
  parts(): ReviewPart[] {
    return [
      ...(this.#start === undefined ? [] : [{ kind: 'start' as const, value: this.#start }]),
      ...[...this.#slices].map(([from, values]) => ({ kind: 'values' as const, from, values })),
      ...[...this.#verdicts].map(([decision, verdict]) => ({
        kind: 'verdict' as const,
        decision,
        verdict,
        isLonger: this.#longer.has(decision),
      })),
    ];
  }

  pause(): void {
    if (this.#status !== 'running') return;
    this.#status = 'paused';
    this.#changed();
  }

  /** Continues after a pause or a failure. */
  resume(): void {
    if (this.#status !== 'paused' && this.#status !== 'failed') return;
    this.#status = 'running';
    this.#continue();
  }

  close(): void {
    this.#status = 'paused';
    this.#endWorkers();
  }

  #snapshot(): ReviewSnapshot {
    const all = this.#engine.decisions.length;
    const done = this.#verdicts.size;
    const msPerDecision = this.#analysedMs / this.#analysed / this.#dependencies.workerCount;
    const review = this.#review();
    return {
      version: this.#version,
      update: review && this.#updates.next(review),
      hasMore: review !== undefined && !this.#updates.isEmpty,
      progress: {
        done,
        all,
        secondsLeft: this.#analysed === 0 ? undefined : Math.ceil(((all - done) * msPerDecision) / 1000),
      },
      status: this.#status,
      thinkingLonger: [...this.#longerRequests],
    };
  }

  #review(): Review | undefined {
    if (this.#start === undefined || !this.#isFirstPassDone()) return undefined;
    return assembleReview(this.#engine, {
      start: this.#start,
      values: this.#sliceStarts().flatMap((from) => this.#slices.get(from) ?? []),
      verdicts: this.#verdicts,
    });
  }

  #sliceStarts(): number[] {
    return Array.from({ length: Math.ceil(this.#engine.groups.length / SLICE) }, (_, slice) => slice * SLICE);
  }

  #isFirstPassDone(): boolean {
    return this.#start !== undefined && this.#sliceStarts().every((from) => this.#slices.has(from));
  }

  #take(part: ReviewPart): void {
    if (part.kind === 'start') this.#start = part.value;
    else if (part.kind === 'values') this.#slices.set(part.from, part.values);
    else {
      this.#verdicts.set(part.decision, part.verdict);
      this.#updates.changed(part.decision);
      if (part.isLonger) this.#longer.add(part.decision);
      if (part.isLonger)
        this.#longerRequests = this.#longerRequests.filter((decision) => decision !== part.decision);
    }
  }

  /** Gives every idle worker a task; ends the workers when nothing is left. */
  #continue(): void {
    if (this.#status === 'running') {
      for (let number = 0; number < this.#dependencies.workerCount; number++) {
        const isIdle = this.#workers[number]?.task === undefined;
        const task = isIdle ? this.#nextTask() : undefined;
        if (task !== undefined && !this.#assign(number, task)) break;
      }
      if (this.#status === 'running' && this.#workers.every(({ task }) => task === undefined)) {
        this.#status = 'done';
        this.#endWorkers();
      }
    }
    this.#changed();
  }

  #assign(number: number, task: ReviewTask): boolean {
    try {
      const worker = (this.#workers[number] ??= this.#openWorker());
      worker.task = task;
      worker.startedAt = this.#dependencies.now();
      worker.connection.post(task);
      return true;
    } catch {
      this.#fail();
      return false;
    }
  }

  #openWorker(): BusyWorker {
    const isOpen = (): boolean => this.#workers.includes(worker);
    const worker: BusyWorker = {
      connection: this.#dependencies.openWorker({
        answer: (part) => isOpen() && this.#answered(worker, part),
        failed: () => isOpen() && this.#fail(),
      }),
      task: undefined,
      startedAt: 0,
    };
    return worker;
  }

  #answered(worker: BusyWorker, part: ReviewPart): void {
    if (part.kind === 'verdict' && !part.isLonger) {
      this.#analysedMs += this.#dependencies.now() - worker.startedAt;
      this.#analysed++;
    }
    worker.task = undefined;
    this.#take(part);
    this.#dependencies.keep(part);
    this.#continue();
  }

  #fail(): void {
    this.#status = 'failed';
    this.#endWorkers();
    this.#changed();
  }

  #endWorkers(): void {
    const workers = this.#workers;
    this.#workers = [];
    for (const { connection } of workers) connection.end();
  }

  #changed(): void {
    this.#version++;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  #isRunning(isTask: (task: ReviewTask) => boolean): boolean {
    return this.#workers.some(({ task }) => task !== undefined && isTask(task));
  }

  #nextTask(): ReviewTask | undefined {
    if (!this.#isFirstPassDone()) return this.#nextOfFirstPass();
    const isWaiting = (decision: number, isLonger: boolean): boolean =>
      !(isLonger ? this.#longer : this.#verdicts).has(decision) &&
      !this.#isRunning(
        (task) => task.kind === 'verdict' && task.decision === decision && task.isLonger === isLonger,
      );
    const longer = this.#longerRequests.find((decision) => isWaiting(decision, true));
    if (longer !== undefined) return { kind: 'verdict', decision: longer, isLonger: true };
    this.#order ??= this.#decisionsBySwing();
    const decision = [...this.#prioritised, ...this.#order].find((each) => isWaiting(each, false));
    return decision === undefined ? undefined : { kind: 'verdict', decision, isLonger: false };
  }

  #nextOfFirstPass(): ReviewTask | undefined {
    if (this.#start === undefined && !this.#isRunning(({ kind }) => kind === 'start'))
      return { kind: 'start' };
    const from = this.#sliceStarts().find(
      (each) =>
        !this.#slices.has(each) && !this.#isRunning((task) => task.kind === 'values' && task.from === each),
    );
    if (from === undefined) return undefined;
    return { kind: 'values', from, to: Math.min(from + SLICE, this.#engine.groups.length) };
  }

  #decisionsBySwing(): number[] {
    const swings = this.#engine.decisions.map(({ group }) => {
      const { before, decided } = (this.#slices.get(group - (group % SLICE)) ?? [])[
        group % SLICE
      ] as ValuedGroup;
      return Math.max(
        ...before.chances.map((chance, seat) => Math.abs((decided.chances[seat] ?? 0) - chance)),
      );
    });
    return swings.map((_, decision) => decision).toSorted((a, b) => (swings[b] ?? 0) - (swings[a] ?? 0));
  }
}

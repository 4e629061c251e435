/** An open local match: stores events before publishing them, and lets its bots play. */
import type { PlyAssessment } from '@pithead/bots';
import type { GameRecord, Ply, RecordedPly, Seat } from '@pithead/kernel';
import type { PartialRecord } from '@pithead/match';
import { bit } from '@pithead/kernel';
import type { MatchEvent } from '@pithead/match';
import { isRefused, refusedByRules } from '@pithead/match';
import type { ActBody, RequestRefusal } from '@pithead/protocol';
import type { SeatAct } from '@pithead/ui';
import type { LoadedRules } from './loadRules.ts';
import type { LocalMatch } from './localMatch.ts';
import { replayStoredMatch } from './localMatch.ts';
import { toSummary } from './localTableInfo.ts';
import type { BotService } from './bots/botClient.ts';
import type { LocalRepository } from './localRepository.ts';
import type { LocalStall } from './storedMatch.ts';
import { toStoredEvent } from './storedMatch.ts';
import type { LocalSubscriber } from './localSubscription.ts';
import { LocalSubscription } from './localSubscription.ts';

const STAND_IN = 'hewer';
/** Plays after a bot chose an illegal ply. */
const FALLBACK_BOT = 'greedy';

export interface LocalSessionDependencies {
  readonly repository: LocalRepository;
  readonly bots: BotService;
  now(): number;
  wait(ms: number): Promise<void>;
  delayMs(): number;
  /** Called after an event was stored, to notify other tabs. */
  notifyTabs?(id: string): void;
}

export class LocalSession {
  readonly #rules: LoadedRules;
  readonly #dependencies: LocalSessionDependencies;
  #local: LocalMatch;
  readonly #subscriptions = new Map<number, LocalSubscription>();
  readonly #thinking = new Set<Seat>();
  /** In a guided match bots wait until the guide lets them play. */
  #areBotsFree: boolean;
  /** Incremented by everything except plays: decisions that bots began before are discarded. */
  #era = 0;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(rules: LoadedRules, dependencies: LocalSessionDependencies, local: LocalMatch) {
    this.#rules = rules;
    this.#dependencies = dependencies;
    this.#local = local;
    this.#areBotsFree = local.head.isGuided !== true;
  }

  get isWatched(): boolean {
    return this.#subscriptions.size > 0;
  }

  open(channel: number, viewer: Seat | null | undefined, subscriber: LocalSubscriber): void {
    const subscription = new LocalSubscription(this.#local, viewer, subscriber);
    this.#subscriptions.set(channel, subscription);
    subscription.sendAll(this.#local);
    this.#serve();
  }

  close(channel: number): void {
    this.#subscriptions.delete(channel);
  }

  takeSeat(channel: number): void {
    const subscription = this.#subscriptions.get(channel);
    subscription?.takeSeat();
    subscription?.sendAll(this.#local);
  }

  #run<T>(job: () => T | Promise<T>): Promise<T> {
    const done = this.#tail.then(job);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  play(channel: number, plies: readonly Ply[]): Promise<RequestRefusal | undefined> {
    return this.act(channel, { act: 'play', plies: plies.map(([verb, noun]) => [verb, noun]) });
  }

  act(channel: number, act: SeatAct | ActBody): Promise<RequestRefusal | undefined> {
    return this.#as(channel, (seat) => {
      const event = this.#local.eventOf(seat, act);
      return 'reason' in event ? event : this.#commit(event);
    });
  }

  whyNot(channel: number, ply: Ply): Promise<RequestRefusal | undefined> {
    return this.#as(channel, (seat) => {
      const refusal = this.#local.match.refuse(seat, ply);
      return refusal && refusedByRules(refusal);
    });
  }

  hint(channel: number): Promise<readonly PlyAssessment[]> {
    const seat = this.#subscriptions.get(channel)?.viewer;
    const { match, pendingSeats, status } = this.#local;
    if (seat === undefined || status !== 'running' || (pendingSeats & bit(seat)) === 0)
      return Promise.resolve([]);
    return this.#dependencies.bots.hint(match, seat);
  }

  /** From now on the bots of a guided match think for themselves. */
  freeBots(): void {
    this.#areBotsFree = true;
    this.#serve();
  }

  /**
   * Lets bots play the rest of a script: all plies of bots from the beginning of the match. False if one of them
   * is not allowed, because the match has left the script.
   */
  async playScript(script: readonly RecordedPly[]): Promise<boolean> {
    for (;;) {
      const played = this.#local.match.plies.filter(([seat]) => this.#local.head.bots[seat] !== null).length;
      const next = script[played];
      if (next === undefined || this.#areBotsFree || !this.isWatched) return true;
      const [seat, verb, noun] = next;
      await this.#dependencies.wait(this.#dependencies.delayMs());
      const era = this.#era;
      const refused = await this.#run(() =>
        era === this.#era ? this.#commit({ seat, kind: 'play', body: [[verb, noun]] }) : undefined,
      );
      // Another tab may have played it.
      if (refused !== undefined && refused.reason !== 'stale') return false;
    }
  }

  refresh(): Promise<unknown> {
    return this.#run(() => this.#reload('stale'));
  }

  /** Called when the person wants a stalled match to go on. */
  async retry(): Promise<void> {
    const { reason } = await this.#run(() => this.#reload('stale'));
    if (reason !== 'stale') this.#reportStall('storage');
  }

  export(channel: number): Promise<GameRecord | PartialRecord> {
    return this.#run(async () => {
      const { exportRecord } = await import('../replay/recordReplay.ts');
      return exportRecord(this.#local, this.#subscriptions.get(channel)?.viewer);
    });
  }

  #as(
    channel: number,
    job: (seat: Seat) => RequestRefusal | undefined | Promise<RequestRefusal | undefined>,
  ): Promise<RequestRefusal | undefined> {
    return this.#run(() => {
      const seat = this.#subscriptions.get(channel)?.viewer;
      return seat === undefined ? { reason: 'notYourSeat' } : job(seat);
    });
  }

  async #commit(event: MatchEvent): Promise<RequestRefusal | undefined> {
    const { repository, now } = this.#dependencies;
    const local = this.#local;
    const number = local.logSeq;
    const applied = local.apply(event);
    if (isRefused(applied)) return refusedByRules(applied.refusal, applied.ply);
    /** By channel. */
    const prepared = new Map<number, () => void>();
    try {
      const at = now();
      const isStored = repository.append(number, { ...toStoredEvent(event), at }, toSummary(local, at));
      for (const [channel, subscription] of this.#subscriptions)
        prepared.set(channel, subscription.prepare(local, applied));
      if (!(await isStored)) return await this.#reload('stale');
    } catch {
      return this.#reload('diskFull');
    }
    if (event.kind !== 'play') this.#era++;
    this.#dependencies.notifyTabs?.(local.head.id);
    for (const [channel, send] of prepared) if (this.#subscriptions.has(channel)) send();
    this.#serve();
    return undefined;
  }

  /** Reloads from storage, which is authoritative, after a lost race or a failed write. */
  async #reload(reason: RequestRefusal['reason']): Promise<RequestRefusal> {
    const kept = await this.#dependencies.repository.read(this.#local.head.id);
    const local = kept && replayStoredMatch(this.#rules, kept);
    if (typeof local !== 'object') return { reason: 'notFound' };
    this.#local = local;
    this.#era++;
    for (const subscription of this.#subscriptions.values()) subscription.sendAll(local);
    this.#serve();
    return { reason };
  }

  /** Asks each bot that has to decide once, as long as somebody watches. */
  #serve(): void {
    const waiting = this.#waiting();
    for (let seat = 0; waiting >> seat !== 0; seat++) {
      if ((waiting & bit(seat)) === 0 || this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      void this.#playBot(seat)
        .catch((): LocalStall => 'storage')
        .then((stall) => {
          this.#thinking.delete(seat);
          if (stall !== undefined) this.#reportStall(stall);
          // Another bot may have played meanwhile, so that this seat is asked again.
          else this.#serve();
        });
    }
  }

  #waiting(): number {
    return this.isWatched && this.#areBotsFree && this.#local.status === 'running'
      ? this.#local.pendingSeats & this.#local.botSeats
      : 0;
  }

  /** Bots pause before a new decision, but not between the plies of one. */
  async #playBot(seat: Seat): Promise<LocalStall | undefined> {
    let settled = -1;
    let hasErred = false;
    while ((this.#waiting() & bit(seat)) !== 0) {
      const { match, head } = this.#local;
      const bot: string = hasErred ? FALLBACK_BOT : (head.bots[seat] ?? STAND_IN);
      const era = this.#era;
      const pause =
        settled === match.undoLimit ? undefined : this.#dependencies.wait(this.#dependencies.delayMs());
      settled = match.undoLimit;
      const ply: Ply | undefined = await this.#dependencies.bots
        .decide(match, seat, bot, head.id)
        .catch(() => undefined);
      if (ply === undefined) return 'bots';
      await pause;
      const refused: RequestRefusal | undefined = await this.#run(
        (): Promise<RequestRefusal | undefined> | undefined => {
          if (era !== this.#era || (this.#waiting() & bit(seat)) === 0) return undefined;
          return this.#commit({ seat, kind: 'play', body: [ply] });
        },
      );
      if (refused?.reason === 'diskFull' || refused?.reason === 'notFound') return 'storage';
      if (refused?.reason === 'refusedByRules' && hasErred) return 'bots';
      hasErred = refused?.reason === 'refusedByRules';
    }
    return undefined;
  }

  #reportStall(stall: LocalStall): void {
    for (const subscription of this.#subscriptions.values()) subscription.reportStall(stall);
  }
}

/**
 * A record as a table wants it: the same frame and board draw it. The worker plays it; here is only what is
 * looked at.
 */
import type { Fact, GameRecord } from '@pithead/kernel';
import type { FullState } from '@pithead/protocol';
import type { MatchSource, Shown } from '@pithead/ui';
import { engine } from '../offline/engine.ts';
import type { FilmFrom, FilmInfo, FilmProblem, FilmSeat } from './filmCalls.ts';
import type { Moment } from './moments.ts';

export interface ReplaySource extends MatchSource {
  /** Undefined when it can be looked at; else what is wrong with it. */
  readonly opened: Promise<FilmProblem | undefined>;
  info(): FilmInfo | undefined;
  /** How many plies have been played, and as whom it is looked at. */
  moment(): Moment;
  /** With all cards open: what each seat sees. */
  views(): readonly unknown[];
  go(ply: number): Promise<void>;
  /** From where it was last sent, which may not be shown yet: quick steps add up. */
  step(by: number): Promise<void>;
  look(seat: FilmSeat): Promise<void>;
  text(form: 'json' | 'notation'): Promise<string>;
}

type Facts = FullState['facts'];

export function replaySource(from: GameRecord | FilmFrom, start: Partial<Moment> = {}): ReplaySource {
  return new Replay('format' in from ? { record: from } : from, start);
}

class Replay implements ReplaySource {
  readonly opened: Promise<FilmProblem | undefined>;
  readonly #listeners = new Set<(shown: Shown, facts: readonly Fact[]) => void>();
  #info: FilmInfo | undefined;
  #moment: Moment;
  /** Where it was last sent. */
  #wanted: Moment;
  #shown: Shown | undefined;
  #views: readonly unknown[] = [];
  #facts: { readonly seat: FilmSeat; readonly all: Facts } | undefined;
  /** Only the last moment that was asked for is shown. */
  #asked = 0;
  #isClosed = false;

  constructor(from: FilmFrom, start: Partial<Moment>) {
    this.#moment = { ply: start.ply ?? 0, seat: start.seat ?? null };
    this.#wanted = this.#moment;
    this.opened = this.#open(from);
  }

  get looker(): number | null {
    return typeof this.#moment.seat === 'number' ? this.#moment.seat : null;
  }

  async #open(from: FilmFrom): Promise<FilmProblem | undefined> {
    const opened = await engine().call('film', from);
    if ('flaw' in opened) return opened;
    if (this.#isClosed) return void engine().call('shut', opened.film);
    this.#info = opened;
    const { seat, ply } = this.#moment;
    await this.#show({ ply, seat: typeof seat === 'number' && seat >= opened.names.length ? null : seat });
    return undefined;
  }

  info(): FilmInfo | undefined {
    return this.#info;
  }

  moment(): Moment {
    return this.#moment;
  }

  views(): readonly unknown[] {
    return this.#views;
  }

  current(): Shown | undefined {
    return this.#shown;
  }

  listen(told: (shown: Shown, facts: readonly Fact[]) => void): () => void {
    this.#listeners.add(told);
    return () => void this.#listeners.delete(told);
  }

  go = (ply: number): Promise<void> => this.#show({ ...this.#wanted, ply });
  step = (by: number): Promise<void> => this.go(this.#wanted.ply + by);
  look = (seat: FilmSeat): Promise<void> => this.#show({ ...this.#wanted, seat });

  async #show({ ply: wanted, seat }: Moment): Promise<void> {
    const info = this.#info;
    if (info === undefined) return;
    const ply = Math.max(0, Math.min(info.plies, wanted));
    this.#wanted = { ply, seat };
    const asked = ++this.#asked;
    const known = this.#facts?.seat === seat ? this.#facts.all : undefined;
    const [{ state, views }, all] = await Promise.all([
      engine().call('frame', info.film, ply, seat),
      known ?? engine().call('filmFacts', info.film, seat),
    ]);
    if (asked !== this.#asked || this.#isClosed) return;
    const before = this.#moment;
    this.#facts = { seat, all };
    this.#moment = { ply, seat };
    this.#views = views;
    const facts = all.slice(0, countUntil(all, ply));
    this.#shown = { table: info.table, state: { ...state, facts, factCount: facts.length } };
    // One step forward is shown by motion, a jump is not.
    const isStep = seat === before.seat && ply === before.ply + 1;
    const told = isStep ? facts.slice(countUntil(facts, ply - 1)).map(([, fact]) => fact) : [];
    for (const listener of this.#listeners) listener(this.#shown, told);
  }

  text = async (form: 'json' | 'notation'): Promise<string> =>
    this.#info === undefined ? '' : engine().call('filmText', this.#info.film, form);

  /** A record is looked at, not played. */
  play = (): Promise<{ reason: 'tableOver' }> => Promise.resolve({ reason: 'tableOver' });
  whyNot = (): Promise<{ reason: 'tableOver' }> => Promise.resolve({ reason: 'tableOver' });

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    if (this.#info !== undefined) void engine().call('shut', this.#info.film);
  }
}

/** How many facts were told by so many plies. */
function countUntil(facts: Facts, ply: number): number {
  let low = 0;
  let high = facts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((facts[middle] as Facts[number])[0] <= ply) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Matches on this device: made, listed, opened, removed. They need no server. */
import type { Reason } from '@pithead/bots';
import type { Fact, GameRecord, PartialRecord, Ply } from '@pithead/kernel';
import type { FullState, Refused } from '@pithead/protocol';
import type { MatchSource, SeatAct, Shown } from '@pithead/ui';
import { engine, isRunning } from './engine.ts';
import type { Shelf } from './shelf.ts';
import type { LocalFailure, LocalGame, NewLocal } from './stored.ts';
import type { Update } from './viewer.ts';

export type { LocalFailure, LocalGame, NewLocal } from './stored.ts';

/** What a match of this device can do besides. */
export interface LocalSource extends MatchSource {
  /** Undefined when it is open; else why it can't be. */
  readonly opened: Promise<LocalFailure | undefined>;
  /**
   * The seat that the device is to be handed to. Until `takeOver` the source shows what everybody knows;
   * `looker` is null.
   */
  readonly handOver: number | null;
  takeOver(): Promise<void>;
  /**
   * What a strong bot would consider in the looker's place, the best first. Empty if the looker is not asked.
   */
  hint(): Promise<readonly Reason[]>;
  /** The whole record when the match is over, before that what the looker knows. */
  record(): Promise<GameRecord | PartialRecord>;
  act(act: SeatAct): Promise<Refused | undefined>;
}

/** Only where no worker runs that could be asked. */
const shelf = async (): Promise<Shelf> => (await import('./shelf.ts')).openShelf();

const BOT_DELAY_MS = 400;

/**
 * Bots wait a moment, so that people can follow. Not where motion is unwanted; `pithead.botDelay` is for
 * tests.
 */
function botDelay(): number {
  try {
    const given = localStorage.getItem('pithead.botDelay');
    if (given !== null) return Number(given);
    if (localStorage.getItem('pithead.still') === 'on') return 0;
  } catch {
    // Storage is denied: the usual delay.
  }
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BOT_DELAY_MS;
}

/** Makes a match and keeps it. Refused options, seats and names are an `EngineFault`. */
export const newLocal = (made: NewLocal): Promise<string> => engine().call('create', made);

/** False if this browser denies storage: matches are then forgotten with the page. */
export const isLasting = async (): Promise<boolean> =>
  isRunning() ? engine().call('isLasting') : (await shelf()).isLasting;

/**
 * All matches of this device: those that wait for a person first, then the latest. No rules are loaded for
 * it.
 */
export async function localGames(): Promise<readonly LocalGame[]> {
  const games = isRunning() ? await engine().call('list') : await (await shelf()).list();
  return games.toSorted((a, b) => Number(b.isYourTurn) - Number(a.isYourTurn) || b.changedAt - a.changedAt);
}

export const removeLocal = async (id: string): Promise<void> =>
  isRunning() ? engine().call('remove', id) : (await shelf()).remove(id);

/**
 * Looks at a match: without a looker as the person who sits there, at a shared device as whoever is asked.
 */
export function openLocal(id: string, looker?: number | null): LocalSource {
  return new LocalLine(id, looker);
}

/** The worker broke down; what it kept is still there after a reload. */
const broken = (): Refused => ({ reason: 'internal' });

class LocalLine implements LocalSource {
  readonly opened: Promise<LocalFailure | undefined>;
  readonly #channel: number;
  readonly #listeners = new Set<(shown: Shown, facts: readonly Fact[]) => void>();
  #shown: Shown | undefined;
  looker: number | null;
  handOver: number | null = null;

  constructor(id: string, looker: number | null | undefined) {
    this.looker = looker ?? null;
    this.#channel = engine().channel((update) => this.#heard(update));
    void engine().call('pace', botDelay());
    this.opened = engine().call('open', this.#channel, id, looker);
  }

  current(): Shown | undefined {
    return this.#shown;
  }

  listen(told: (shown: Shown, facts: readonly Fact[]) => void): () => void {
    this.#listeners.add(told);
    return () => void this.#listeners.delete(told);
  }

  play = (plies: readonly Ply[]): Promise<Refused | undefined> =>
    engine().call('play', this.#channel, plies).catch(broken);
  whyNot = (ply: Ply): Promise<Refused | undefined> =>
    engine().call('whyNot', this.#channel, ply).catch(broken);
  act = (act: SeatAct): Promise<Refused | undefined> =>
    engine().call('act', this.#channel, act).catch(broken);
  takeOver = (): Promise<void> => engine().call('take', this.#channel);
  hint = (): Promise<readonly Reason[]> => engine().call('hint', this.#channel);
  record = (): Promise<GameRecord | PartialRecord> => engine().call('export', this.#channel);

  close(): void {
    this.#listeners.clear();
    engine().hangUp(this.#channel);
    void engine().call('close', this.#channel);
  }

  #heard({ table, state, kept, isNews, looker, handOver }: Update): void {
    const facts: FullState['facts'] = [...(this.#shown?.state?.facts.slice(0, kept) ?? []), ...state.facts];
    this.#shown = { table, state: { ...state, facts } };
    this.looker = looker;
    this.handOver = handOver;
    for (const told of this.#listeners) told(this.#shown, isNews ? state.facts.map(([, fact]) => fact) : []);
  }
}

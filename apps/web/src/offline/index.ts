/** The page's API for matches on this device, which need no server. */
import type { PlyAssessment } from '@pithead/bots';
import type { Fact, GameRecord, Ply, PlyNames, RecordedPly } from '@pithead/kernel';
import type { PartialRecord } from '@pithead/match';
import type { ViewerState, RequestRefusal, WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';
import type { BranchRefusal, NewBranchMatch } from '../branch/storeBranch.ts';
import { recall } from '../rememberedSettings.ts';
import { botDelay } from './bots/botPace.ts';
import { runningWorker } from './localMatches.ts';
import { workerClient } from './workerClient.ts';
import type { LocalFailure, LocalStall, NewExampleMatch, NewLocalMatch } from './storedMatch.ts';
import type { LocalUpdate } from './localSubscription.ts';

export type { LocalFailure, NewLocalMatch } from './storedMatch.ts';

export type ScriptResult = 'played' | 'refused' | 'failed';

export interface LocalSource extends MatchSource {
  readonly opened: Promise<LocalFailure | undefined>;
  /** The seat that the device is to be handed to. Until `takeOver` the source shows what everybody knows. */
  readonly handOver: number | null;
  takeOver(): Promise<void>;
  /**
   * What a strong bot would consider in the viewer's place, best first; empty if the viewer has nothing to
   * decide.
   */
  hint(): Promise<readonly PlyAssessment[]>;
  /** The whole record after the end, before that only what the viewer knows. */
  record(): Promise<GameRecord | PartialRecord>;
  act(act: SeatAct): Promise<RequestRefusal | undefined>;
  /** The bots of a guided match wait until this or `playScript` is called. False if the worker failed. */
  freeBots(): Promise<boolean>;
  /** `refused` if the rules don't allow a ply of the script, because the match has left it. */
  playScript(script: readonly RecordedPly[]): Promise<ScriptResult>;
  /** Why the match does not go on; null while it does. `worker` needs a new source, the others a `retry`. */
  readonly stall: LocalStall | null;
  retry(): void;
}

function isMotionReduced(): boolean {
  return recall('still') === 'on' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Rejects with a `WorkerError` if options, seats or names are invalid. */
export const createLocalMatch = (request: NewLocalMatch): Promise<string> =>
  workerClient().call('create', request);

/** A match of the game's guide, at the beginning of a chapter. */
export const createGuidedMatch = (game: string, chapter: number, name: string): Promise<string> =>
  workerClient().call('createGuided', game, chapter, name);

/** A match in the position of an example of the rulebook; only in the memory of the worker. */
export const createExampleMatch = (request: NewExampleMatch): Promise<string> =>
  workerClient().call('createExample', request);

/** A match on this device that goes on from a moment of a record. Returns its id, or why there is none. */
export const createBranch = (request: NewBranchMatch): Promise<string | BranchRefusal> =>
  workerClient().call('createBranch', request);

/** The rule of each verb of a game, of which pages have no rules. */
export const loadMoveRules = (game: string): Promise<Readonly<Record<string, string>>> =>
  workerClient().call('moveRules', game);

/** The notation of a game. */
export async function loadPlyNames(game: string): Promise<PlyNames> {
  const nounsOf = await workerClient().call('moveNouns', game);
  const moves = Object.entries(nounsOf).map(([verb, nouns]) => ({ verb, nouns }));
  return { moves, verbs: new Map(moves.map(({ verb }, index) => [verb, index])) };
}

/**
 * Without a seat the match is shown to its only person, or in a hot-seat match to the person whose turn it
 * is.
 */
export function openLocalMatch(id: string, viewer?: number | null): LocalSource {
  return new WorkerMatchSource(id, viewer);
}

/** The worker failed; stored events survive a reload. */
const workerFailed = (): RequestRefusal => ({ reason: 'internal' });

class WorkerMatchSource implements LocalSource {
  readonly opened: Promise<LocalFailure | undefined>;
  readonly #channel: number;
  readonly #listeners = new Set<(shown: WatchedTable, facts: readonly Fact[]) => void>();
  #shown: WatchedTable | undefined;
  viewer: number | null;
  handOver: number | null = null;
  stall: LocalStall | null = null;

  constructor(id: string, viewer: number | null | undefined) {
    this.viewer = viewer ?? null;
    this.#channel = workerClient().openChannel({
      update: (update) => this.#receive(update),
      stall: (stall) => this.#stop(stall),
    });
    workerClient().notify('pace', botDelay(isMotionReduced()));
    this.opened = workerClient().call('open', this.#channel, id, viewer);
  }

  current(): WatchedTable | undefined {
    return this.#shown;
  }

  listen(listener: (shown: WatchedTable, facts: readonly Fact[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  play = (plies: readonly Ply[]): Promise<RequestRefusal | undefined> =>
    workerClient().call('play', this.#channel, plies).catch(workerFailed);
  whyNot = (ply: Ply): Promise<RequestRefusal | undefined> =>
    workerClient().call('whyNot', this.#channel, ply).catch(workerFailed);
  act = (act: SeatAct): Promise<RequestRefusal | undefined> =>
    workerClient().call('act', this.#channel, act).catch(workerFailed);
  /** Without effect after a crash of the worker, which `stall` reports. */
  takeOver = (): Promise<void> =>
    workerClient()
      .call('take', this.#channel)
      .catch(() => undefined);
  freeBots = (): Promise<boolean> =>
    workerClient()
      .call('freeBots', this.#channel)
      .then(
        () => true,
        () => false,
      );
  playScript = (script: readonly RecordedPly[]): Promise<ScriptResult> =>
    workerClient()
      .call('playScript', this.#channel, script)
      .then(
        (isPlayed) => (isPlayed ? 'played' : 'refused'),
        () => 'failed',
      );
  hint = (): Promise<readonly PlyAssessment[]> => workerClient().call('hint', this.#channel);
  record = (): Promise<GameRecord | PartialRecord> => workerClient().call('export', this.#channel);

  close(): void {
    this.#listeners.clear();
    if (runningWorker() === undefined) return;
    workerClient().closeChannel(this.#channel);
    workerClient().notify('close', this.#channel);
  }

  retry(): void {
    this.#stop(null);
    workerClient()
      .call('retry', this.#channel)
      .catch(() => this.#stop('storage'));
  }

  #stop(stall: LocalStall | null): void {
    this.stall = stall;
    if (this.#shown !== undefined) for (const listener of this.#listeners) listener(this.#shown, []);
  }

  #receive({ table, state, kept, isNews, viewer, handOver }: LocalUpdate): void {
    const facts: ViewerState['facts'] = [...(this.#shown?.state?.facts.slice(0, kept) ?? []), ...state.facts];
    this.#shown = { table, state: { ...state, facts } };
    this.viewer = viewer;
    this.handOver = handOver;
    this.stall = null;
    for (const listener of this.#listeners)
      listener(this.#shown, isNews ? state.facts.map(([, fact]) => fact) : []);
  }
}

/** The messages between a page and the worker that holds rules, deals and full states. */
import type { PlyAssessment } from '@pithead/bots';
import type { Game, GameRecord, Params, Ply, RecordedPly, Seat } from '@pithead/kernel';
import type { PartialRecord } from '@pithead/match';
import type { RequestRefusal } from '@pithead/protocol';
import type { SeatAct } from '@pithead/ui';
import type { BranchRefusal, NewBranchMatch } from '../branch/storeBranch.ts';
import type { ReplayApi } from '../replay/replayApi.ts';
import type {
  LocalFailure,
  LocalMatchSummary,
  LocalStall,
  NewExampleMatch,
  NewLocalMatch,
} from './storedMatch.ts';
import type { LocalUpdate } from './localSubscription.ts';

export interface WorkerApi extends ReplayApi {
  create(request: NewLocalMatch): string;
  createGuided(game: string, chapter: number, name: string): string;
  /** A match in the position of an example, which is never stored. */
  createExample(request: NewExampleMatch): string;
  /** A match that goes on from a moment of a record. */
  createBranch(request: NewBranchMatch): string | BranchRefusal;
  freeBots(channel: number): void;
  playScript(channel: number, script: readonly RecordedPly[]): boolean;
  open(channel: number, id: string, viewer: Seat | null | undefined): LocalFailure | undefined;
  close(channel: number): void;
  take(channel: number): void;
  retry(channel: number): void;
  play(channel: number, plies: readonly Ply[]): RequestRefusal | undefined;
  act(channel: number, act: SeatAct): RequestRefusal | undefined;
  whyNot(channel: number, ply: Ply): RequestRefusal | undefined;
  hint(channel: number): readonly PlyAssessment[];
  export(channel: number): GameRecord | PartialRecord;
  options(game: string): Game['options'];
  /** The rule of each verb. */
  moveRules(game: string): Readonly<Record<string, string>>;
  /** The names of the nouns of each verb. */
  moveNouns(game: string): Readonly<Record<string, readonly string[]>>;
  list(): readonly LocalMatchSummary[];
  isLasting(): boolean;
  remove(id: string): void;
  pace(delayMs: number): void;
}

export type WorkerMethod = keyof WorkerApi;
export type WorkerResult<K extends WorkerMethod> = ReturnType<WorkerApi[K]>;

export type WorkerRequest = {
  readonly [K in WorkerMethod]: {
    readonly ask: number;
    readonly call: K;
    readonly given: Parameters<WorkerApi[K]>;
  };
}[WorkerMethod];

/** An error that the caller can explain to the person. */
export interface WorkerFault {
  readonly reason: string;
  readonly params: Params;
}

export type WorkerResponse =
  | { readonly ask: number; readonly answer: unknown }
  | { readonly ask: number; readonly fault: WorkerFault }
  | { readonly channel: number; readonly update: LocalUpdate }
  | { readonly channel: number; readonly stall: LocalStall };

/** What a page can ask of the worker that holds rules, deals and true states, and what it is answered. */
import type { Reason } from '@pithead/bots';
import type { Game, GameRecord, Params, PartialRecord, Ply, Seat } from '@pithead/kernel';
import type { Refused } from '@pithead/protocol';
import type { SeatAct } from '@pithead/ui';
import type { FilmCalls } from '../replay/filmCalls.ts';
import type { LocalFailure, LocalGame, NewLocal } from './stored.ts';
import type { Update } from './viewer.ts';

export interface Calls extends FilmCalls {
  create(made: NewLocal): string;
  /** News come under the number of the channel. */
  open(channel: number, id: string, looker: Seat | null | undefined): LocalFailure | undefined;
  close(channel: number): void;
  take(channel: number): void;
  play(channel: number, plies: readonly Ply[]): Refused | undefined;
  act(channel: number, act: SeatAct): Refused | undefined;
  whyNot(channel: number, ply: Ply): Refused | undefined;
  hint(channel: number): readonly Reason[];
  export(channel: number): GameRecord | PartialRecord;
  /** The variants of a game. */
  options(game: string): Game['options'];
  list(): readonly LocalGame[];
  isLasting(): boolean;
  remove(id: string): void;
  pace(delayMs: number): void;
}

export type CallName = keyof Calls;
export type Answered<K extends CallName> = ReturnType<Calls[K]>;

export type ToWorker = {
  readonly [K in CallName]: { readonly ask: number; readonly call: K; readonly given: Parameters<Calls[K]> };
}[CallName];

/** What went wrong with a call, where it is the caller's fault. */
export interface Fault {
  readonly reason: string;
  readonly params: Params;
}

export type FromWorker =
  | { readonly ask: number; readonly answer: unknown }
  | { readonly ask: number; readonly fault: Fault }
  | { readonly channel: number; readonly update: Update };

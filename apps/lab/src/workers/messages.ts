import type { BotReply, ArenaPairing, ArenaGame, BotRequest } from '@pithead/bots';
import type { Options } from '@pithead/kernel';

export interface ArenaGameTask {
  readonly kind: 'game';
  readonly game: string;
  readonly options: Options;
  readonly pairing: ArenaPairing;
  /** Sampled futures of every draw, to measure luck; undefined measures none. */
  readonly futures?: number;
}

export type WorkerTask = ArenaGameTask | { readonly kind: 'question'; readonly question: BotRequest };

export type WorkerReply =
  | { readonly kind: 'answer'; readonly answer: BotReply }
  | { readonly kind: 'played'; readonly played: ArenaGame };

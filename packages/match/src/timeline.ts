/** A record of which every moment can be viewed. */
import type { Fact, Game, GameRecord, Viewer, Match, Seat, State } from '@pithead/kernel';
import { isBrokenReplay, isOver, replay } from '@pithead/kernel';
import { NO_REQUESTS } from './requests.ts';
import type { ViewContext, Viewable } from './viewerState.ts';

export interface TurnStart {
  readonly ply: number;
  readonly seat: Seat;
}

export type TimelineFact = readonly [ply: number, fact: Fact];

export class ReplayTimeline {
  readonly record: GameRecord;
  /** Of the record's version. */
  readonly game: Game;
  readonly match: Match;
  readonly states: readonly State[];

  /** Throws if the record does not replay: check it with the kernel's `verifyRecord` before. */
  constructor(game: Game, record: GameRecord, to?: number) {
    const states: State[] = [];
    const match = replay(game, record, ({ state }) => void states.push(state), to);
    if (isBrokenReplay(match)) throw new Error(`the record breaks at ply ${match.ply}`);
    this.game = match.game;
    this.record = record;
    this.match = match;
    this.states = states;
  }

  get length(): number {
    return this.states.length - 1;
  }

  get isOver(): boolean {
    return isOver(this.match.state);
  }

  /**
   * Nobody plays a replay: a viewer state has no offers, and the key is revealed. A record does not tell how its
   * match ended; one that stops before the end of the game counts as abandoned.
   */
  get context(): ViewContext {
    return {
      status: this.isOver ? 'over' : 'abandoned',
      frozenFor: '',
      clocks: null,
      online: 0,
      watching: 0,
    };
  }

  /** The moment after this number of plies (the nearest one that exists), without its facts. */
  at(ply: number): Viewable {
    const at = Math.max(0, Math.min(this.length, Math.trunc(ply)));
    return {
      game: this.game,
      gameState: this.states[at] as State,
      dealKey: this.match.table.key,
      requests: NO_REQUESTS,
      seqFor: () => at,
      undoableCount: () => 0,
      offers: () => [],
      factsFor: () => [],
    };
  }

  factsFor(viewer: Viewer): TimelineFact[] {
    return this.match.seenLog(viewer).map(({ ply, fact }) => [ply, fact]);
  }

  /** The facts of the whole record, secret ones included. */
  get allFacts(): TimelineFact[] {
    return this.match.log.map(({ ply, fact }) => [ply, fact]);
  }

  /** A turn begins with another seat, or after a move that ends a turn. */
  turns(): TurnStart[] {
    const turns: TurnStart[] = [];
    let last = -1;
    this.match.plies.forEach(([seat, verb], ply) => {
      if (seat !== last) turns.push({ ply, seat });
      last = this.game.moves[this.game.verbs.get(verb) ?? -1]?.endsTurn === true ? -1 : seat;
    });
    return turns;
  }
}

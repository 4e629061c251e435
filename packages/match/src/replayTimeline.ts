/** A replayed record: every moment of it can be viewed. */
import type { Fact, Game, GameRecord, Match, Seat, State, Viewer } from '@pithead/kernel';
import { bit, isBrokenReplay, isOver, replay } from '@pithead/kernel';
import type { SeatStatus } from './seatStatus.ts';
import { INITIAL_SEAT_STATUS } from './seatStatus.ts';
import type { ViewContext, Viewable } from './viewerState.ts';

export interface TurnStart {
  /** The number of plies before the turn. */
  readonly ply: number;
  readonly seat: Seat;
}

export type TimelineFact = readonly [ply: number, fact: Fact];

export class ReplayTimeline {
  readonly record: GameRecord;
  /** In the rules version of the record. */
  readonly game: Game;
  readonly match: Match;
  /** The game states after 0, 1, 2, … plies. */
  readonly states: readonly State[];

  /**
   * Replays all plies, or the first `plyCount`. Throws if the record does not replay: check it with the kernel's
   * `verifyRecord` before.
   */
  constructor(game: Game, record: GameRecord, plyCount?: number) {
    const states: State[] = [];
    const match = replay(game, record, ({ state }) => void states.push(state), plyCount);
    if (isBrokenReplay(match)) throw new Error(`the record breaks at ply ${match.ply}`);
    this.game = match.game;
    this.record = record;
    this.match = match;
    this.states = states;
  }

  /** The number of plies. */
  get length(): number {
    return this.states.length - 1;
  }

  get isOver(): boolean {
    return isOver(this.match.state);
  }

  /** A record does not tell how its match ended; one that stops before the end of the game counts as abandoned. */
  get context(): ViewContext {
    return {
      status: this.isOver ? 'over' : 'abandoned',
      frozenFor: '',
      clocks: null,
      online: 0,
      watching: 0,
    };
  }

  /**
   * The moment after this number of plies (the nearest one that exists), without its facts. Nobody plays, so it has
   * no offers. Numbers of plies take the place of event numbers.
   */
  at(plyCount: number): Viewable {
    const at = Math.max(0, Math.min(this.length, Math.trunc(plyCount)));
    return {
      game: this.game,
      gameState: this.states[at] as State,
      dealKey: this.match.setup.key,
      seatStatus: this.#seatStatusAt(at),
      seqFor: (_, logSeq = at) => logSeq,
      undoableCount: () => 0,
      packedOffers: () => ({}),
      factsFor: () => [],
    };
  }

  #seatStatusAt(at: number): SeatStatus {
    const resignations = (this.record.resignations ?? []).filter(([, plyCount]) => plyCount <= at);
    return {
      ...INITIAL_SEAT_STATUS,
      resigned: resignations.reduce((bits, [seat]) => bits | bit(seat), 0),
      resignations: resignations.map(([seat, plyCount]) => ({ seat, logSeq: plyCount })),
    };
  }

  factsFor(viewer: Viewer): TimelineFact[] {
    return this.match.factLogFor(viewer).map(({ ply, fact }) => [ply, fact]);
  }

  /** The facts of the whole record, secret ones included. */
  get allFacts(): TimelineFact[] {
    return this.match.factLog.map(({ ply, fact }) => [ply, fact]);
  }

  /** A turn begins with another seat, or after a move that ends a turn. */
  turns(): TurnStart[] {
    const turns: TurnStart[] = [];
    let seatOfTurn = -1;
    this.match.plies.forEach(([seat, verb], ply) => {
      if (seat !== seatOfTurn) turns.push({ ply, seat });
      const endsTurn = this.game.moves[this.game.verbs.get(verb) ?? -1]?.endsTurn === true;
      seatOfTurn = endsTurn ? -1 : seat;
    });
    return turns;
  }
}

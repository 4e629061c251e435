/** A replayed record with the state after every ply. */
import type { Fact, Game, GameRecord, Viewer, State } from '@pithead/kernel';
import {
  BadInput,
  isBrokenReplay,
  isOver,
  keyFromHex,
  parseRecord,
  pendingSeats,
  printGame,
  replay,
  verifyRecord,
} from '@pithead/kernel';
import type { ViewerState, TableInfo } from '@pithead/protocol';
import type {
  RecordFlaw,
  RecordProblem,
  ReplayScore,
  ReplayViewer,
  ReplayTurn,
  ReplayFrame,
} from './replayApi.ts';

export class ReplayTimeline {
  readonly record: GameRecord;
  readonly #game: Game;
  readonly #states: State[] = [];
  readonly #facts: (readonly [ply: number, fact: Fact])[] = [];

  /** The record must have been checked. */
  constructor(game: Game, record: GameRecord) {
    this.#game = game;
    this.record = record;
    const replayed = replay(game, record, ({ played, state, facts }) => {
      this.#states.push(state);
      for (const fact of facts) this.#facts.push([played, fact]);
    });
    if (isBrokenReplay(replayed)) throw new Error(`the record breaks at ply ${replayed.ply}`);
  }

  get isOver(): boolean {
    return isOver(this.#states.at(-1) as State);
  }

  /** Turns begin when the seat changes, or after a move that ends a turn. */
  turns(): ReplayTurn[] {
    const turns: ReplayTurn[] = [];
    let last = -1;
    this.record.plies.forEach(([seat, verb], ply) => {
      if (seat !== last) turns.push({ ply, seat });
      last = this.#game.moves[this.#game.verbs.get(verb) ?? -1]?.endsTurn === true ? -1 : seat;
    });
    return turns;
  }

  scores(): ReplayScore[] {
    const plies = [...new Set([...this.turns().map(({ ply }) => ply), this.#states.length - 1])];
    return plies.map((ply) => {
      const { seats } = this.#game.outcome(this.#states[ply] as State);
      return { ply, totals: seats.map(({ total }) => total) };
    });
  }

  frame(ply: number, seat: ReplayViewer): ReplayFrame {
    const at = Math.max(0, Math.min(this.#states.length - 1, Math.trunc(ply)));
    const state = this.#states[at] as State;
    const seats = Array.from({ length: state.seats }, (_, each) => each);
    return {
      state: this.#fullState(at, state, toViewer(seat)),
      views: seat === 'open' ? seats.map((each) => this.#game.view(state, each)) : [],
    };
  }

  #fullState(ply: number, state: State, viewer: Viewer): ViewerState {
    return {
      seq: ply,
      asked: pendingSeats(state),
      standIns: 0,
      resigned: 0,
      undoable: 0,
      undoRequest: null,
      pauseRequest: null,
      isPaused: false,
      clocks: null,
      outcome: isOver(state) ? this.#game.outcome(state) : null,
      frozenFor: '',
      view: this.#game.view(state, viewer),
      offers: {},
      factCount: 0,
      facts: [],
      online: 0,
      watching: 0,
      commitment: this.record.commitment,
      key: this.record.key,
    };
  }

  facts(seat: ReplayViewer): (readonly [ply: number, fact: Fact])[] {
    if (seat === 'open') return this.#facts;
    return this.#facts.flatMap(([ply, fact]) => {
      const known = this.#game.seen(fact, seat ?? undefined);
      return known === undefined ? [] : [[ply, known] as const];
    });
  }

  text(form: 'json' | 'notation'): string {
    const { record } = this;
    if (form === 'json') return `${JSON.stringify(record)}\n`;
    return printGame(
      this.#game,
      { names: record.seats, options: record.options, key: keyFromHex(record.key) },
      record.plies,
    );
  }

  table(id: string): TableInfo {
    const { game, version, options, seats } = this.record;
    return {
      id,
      game,
      version,
      options,
      seats: seats.map((name, seat) => ({
        seat,
        name,
        kind: 'person',
        level: null,
        isYours: false,
        person: null,
      })),
      isPublic: false,
      isHotSeat: false,
      isRated: false,
      pace: 'live',
      clock: { kind: 'none' },
      status: this.isOver ? 'over' : 'abandoned',
      isHost: false,
      isYourTurn: false,
      createdAt: 0,
      next: null,
    };
  }
}

const toViewer = (seat: ReplayViewer): Viewer => (typeof seat === 'number' ? seat : undefined);

export const recordProblem = (flaw: RecordFlaw, params: RecordProblem['params'] = {}): RecordProblem => ({
  flaw,
  params,
});

export function readRecord(text: string): GameRecord | RecordProblem {
  if (/^\s*\{[^{}[\]]*"format"\s*:\s*"pithead-partial\//.test(text)) return recordProblem('partial');
  try {
    return parseRecord(text);
  } catch (error) {
    return toRecordProblem(error);
  }
}

/** Returns what is wrong with a record of this game; undefined if nothing is. */
export function checkRecord(game: Game, record: GameRecord): RecordProblem | undefined {
  try {
    const [first] = verifyRecord(game, record).toSorted((a, b) => weight(a.kind) - weight(b.kind));
    if (first === undefined) return undefined;
    if (first.kind === 'refused')
      return recordProblem('refused', { ply: first.ply + 1, rule: first.refusal.rule });
    return first.kind === 'hash' ? recordProblem('hash', { ply: first.ply }) : recordProblem('commitment');
  } catch (error) {
    return toRecordProblem(error);
  }
}

/** The most telling problem first. */
const weight = (kind: 'commitment' | 'refused' | 'hash'): number =>
  ['commitment', 'refused', 'hash'].indexOf(kind);

function toRecordProblem(error: unknown): RecordProblem {
  if (!(error instanceof BadInput)) return recordProblem('damaged', { field: '' });
  if (error.reason === 'otherVersion') return recordProblem('otherVersion', error.params);
  if (error.reason === 'otherGame') return recordProblem('unknownGame', error.params);
  if (error.reason === 'badRecord' && ['json', 'keys', 'format'].includes(String(error.params['field'])))
    return recordProblem('notARecord');
  return recordProblem('damaged', { field: String(error.params['field'] ?? error.reason) });
}

/** A record that is being watched: its timeline, in the form that the page needs. */
import type { Fact, Game, GameRecord, State, Viewer } from '@pithead/kernel';
import { BadInput, parseRecord, printGame, verifyRecord } from '@pithead/kernel';
import type { ReplayedGame } from '@pithead/manifest/statistics';
import type { MatchState, PartialRecord } from '@pithead/match';
import { fullRecordOf, partialRecordOf, ReplayTimeline, viewerState } from '@pithead/match';
import type { TableInfo } from '@pithead/protocol';
import type {
  RecordFlaw,
  RecordProblem,
  ReplayFrame,
  ReplayScore,
  ReplayTurn,
  ReplayViewer,
} from './replayApi.ts';

export class RecordReplay {
  readonly record: GameRecord;
  readonly #timeline: ReplayTimeline;

  /** The record must have been checked. */
  constructor(game: Game, record: GameRecord) {
    this.record = record;
    this.#timeline = new ReplayTimeline(game, record);
  }

  get isOver(): boolean {
    return this.#timeline.isOver;
  }

  turns(): ReplayTurn[] {
    return this.#timeline.turns();
  }

  scores(): ReplayScore[] {
    const { game, length, states } = this.#timeline;
    const plies = [...new Set([...this.turns().map(({ ply }) => ply), length])];
    return plies.map((ply) => {
      const { seats } = game.outcome(states[ply] as State);
      return { ply, totals: seats.map(({ total }) => total) };
    });
  }

  get replayed(): ReplayedGame {
    const { game, states, allFacts } = this.#timeline;
    return { game, states, facts: allFacts };
  }

  /** `open` shows the views of all seats at once. */
  frame(ply: number, seat: ReplayViewer): ReplayFrame {
    const moment = this.#timeline.at(ply);
    const { context } = this.#timeline;
    const seats = Array.from({ length: moment.gameState.seats }, (_, each) => each);
    const viewer = typeof seat === 'number' ? seat : undefined;
    return {
      state: viewerState(moment, viewer, context),
      views: seat === 'open' ? seats.map((each) => viewerState(moment, each, context).view) : [],
    };
  }

  facts(seat: ReplayViewer): readonly (readonly [ply: number, fact: Fact])[] {
    return seat === 'open' ? this.#timeline.allFacts : this.#timeline.factsFor(seat ?? undefined);
  }

  text(form: 'json' | 'notation'): string {
    const { record } = this;
    if (form === 'json') return `${JSON.stringify(record)}\n`;
    const { game, match } = this.#timeline;
    return printGame(game, match.setup, record.plies);
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

export const exportRecord = (matchState: MatchState, viewer: Viewer): GameRecord | PartialRecord =>
  matchState.status === 'running' ? partialRecordOf(matchState, viewer) : fullRecordOf(matchState);

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

/** A wrong commitment explains wrong hashes, so it comes first. */
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

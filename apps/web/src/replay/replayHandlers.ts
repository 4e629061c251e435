import type { GameRecord } from '@pithead/kernel';
import { BadInput, recordOf } from '@pithead/kernel';
import { UnknownGame } from '../offline/games.ts';
import { replayStoredMatch } from '../offline/localMatch.ts';
import type { LoadRules, StoredMatch } from '../offline/storedMatch.ts';
import { checkRecord, RecordReplay, recordProblem, readRecord } from './recordReplay.ts';
import type { ReplayApi, ReplayInput, ReplayInfo, RecordProblem } from './replayApi.ts';

export type ReplayHandlers = {
  readonly [K in keyof ReplayApi]: (...args: Parameters<ReplayApi[K]>) => unknown;
};

export function createReplayHandlers(
  loadRules: LoadRules,
  read: (id: string) => Promise<StoredMatch | undefined>,
): ReplayHandlers {
  const films = new Map<number, RecordReplay>();
  let number = 0;

  const at = (timeline: number): RecordReplay => {
    const found = films.get(timeline);
    if (found === undefined) throw new BadInput('badRecord', { field: 'film' });
    return found;
  };

  async function recordFrom(from: ReplayInput): Promise<GameRecord | RecordProblem> {
    if ('text' in from) return readRecord(from.text);
    if ('record' in from) return readRecord(JSON.stringify(from.record));
    const kept = await read(from.local);
    if (kept === undefined) return recordProblem('unknownMatch');
    const local = replayStoredMatch(await loadRules(kept.head.game), kept);
    if (typeof local === 'string')
      return recordProblem(local === 'otherVersion' ? 'otherVersion' : 'damaged', {
        version: kept.head.version,
        field: '',
      });
    return local.status === 'running' ? recordProblem('notOver') : recordOf(local.match);
  }

  async function open(from: ReplayInput): Promise<ReplayInfo | RecordProblem> {
    const record = await recordFrom(from);
    if ('flaw' in record) return record;
    const { game } = await loadRules(record.game);
    const flaw = checkRecord(game, record);
    if (flaw !== undefined) return flaw;
    const timeline = new RecordReplay(game, record);
    films.set(++number, timeline);
    return {
      film: number,
      table: timeline.table('local' in from ? from.local : ''),
      names: record.seats,
      plies: record.plies.length,
      turns: timeline.turns(),
      isOver: timeline.isOver,
    };
  }

  return {
    film: (from) =>
      open(from).catch((error: unknown) => {
        if (error instanceof UnknownGame) return recordProblem('unknownGame', { game: error.message });
        throw error;
      }),
    frame: (timeline, ply, seat) => at(timeline).frame(ply, seat),
    filmFacts: (timeline, seat) => at(timeline).facts(seat),
    filmScores: (timeline) => at(timeline).scores(),
    filmText: (timeline, form) => at(timeline).text(form),
    shut: (timeline) => void films.delete(timeline),
  };
}

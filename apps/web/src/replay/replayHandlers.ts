import type { GameRecord } from '@pithead/kernel';
import { BadInput } from '@pithead/kernel';
import { fullRecordOf } from '@pithead/match';
import type { LoadRules } from '../offline/loadRules.ts';
import { UnknownGame } from '../offline/loadRules.ts';
import { replayStoredMatch } from '../offline/localMatch.ts';
import type { StoredMatch } from '../offline/storedMatch.ts';
import { checkRecord, RecordReplay, recordProblem, readRecord } from './recordReplay.ts';
import type { ReplayApi, ReplayInput, ReplayInfo, RecordProblem } from './replayApi.ts';

export type ReplayHandlers = {
  readonly [K in keyof ReplayApi]: (...args: Parameters<ReplayApi[K]>) => unknown;
};

export function createReplayHandlers(
  loadRules: LoadRules,
  read: (id: string) => Promise<StoredMatch | undefined>,
): ReplayHandlers {
  const replays = new Map<number, RecordReplay>();
  let lastId = 0;

  const at = (replayId: number): RecordReplay => {
    const found = replays.get(replayId);
    if (found === undefined) throw new BadInput('badRecord', { field: 'replay' });
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
    return local.status === 'running' ? recordProblem('notOver') : fullRecordOf(local);
  }

  async function open(from: ReplayInput): Promise<ReplayInfo | RecordProblem> {
    const record = await recordFrom(from);
    if ('flaw' in record) return record;
    const { game } = await loadRules(record.game);
    const flaw = checkRecord(game, record);
    if (flaw !== undefined) return flaw;
    const replay = new RecordReplay(game, record);
    replays.set(++lastId, replay);
    return {
      replayId: lastId,
      table: replay.table('local' in from ? from.local : ''),
      names: record.seats,
      plies: record.plies.length,
      turns: replay.turns(),
      resignations: record.resignations ?? [],
      isOver: replay.isOver,
    };
  }

  return {
    openReplay: (from) =>
      open(from).catch((error: unknown) => {
        if (error instanceof UnknownGame) return recordProblem('unknownGame', { game: error.message });
        throw error;
      }),
    replayFrame: (replayId, ply, seat) => at(replayId).frame(ply, seat),
    replayFacts: (replayId, seat) => at(replayId).facts(seat),
    replayScores: (replayId) => at(replayId).scores(),
    replayText: (replayId, form) => at(replayId).text(form),
    closeReplay: (replayId) => void replays.delete(replayId),
  };
}

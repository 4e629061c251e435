import type { Game, GameRecord } from '@pithead/kernel';
import { fullRecordOf } from '@pithead/match';
import type { LoadRules } from '../offline/loadRules.ts';
import { UnknownGame } from '../offline/loadRules.ts';
import { replayStoredMatch } from '../offline/localMatch.ts';
import type { StoredMatch } from '../offline/storedMatch.ts';
import { checkRecord, recordProblem, readRecord } from './recordReplay.ts';
import type { ReplayInput, RecordProblem } from './replayApi.ts';

export interface RecordSources {
  readonly loadRules: LoadRules;
  read(id: string): Promise<StoredMatch | undefined>;
}

export interface CheckedRecord {
  readonly game: Game;
  readonly record: GameRecord;
  /** Null if that is not known. */
  readonly playedAt: number | null;
}

type FoundRecord = Omit<CheckedRecord, 'game'>;

/** A record that replays to its hashes, or what is wrong with it. A running match has none. */
export async function loadCheckedRecord(
  sources: RecordSources,
  from: ReplayInput,
): Promise<CheckedRecord | RecordProblem> {
  try {
    const found = await findRecord(sources, from);
    if ('flaw' in found) return found;
    const { game } = await sources.loadRules(found.record.game);
    return checkRecord(game, found.record) ?? { ...found, game };
  } catch (error) {
    if (error instanceof UnknownGame) return recordProblem('unknownGame', { game: error.message });
    throw error;
  }
}

async function findRecord(
  { loadRules, read }: RecordSources,
  from: ReplayInput,
): Promise<FoundRecord | RecordProblem> {
  if (!('local' in from)) {
    const record = readRecord('text' in from ? from.text : JSON.stringify(from.record));
    if ('flaw' in record) return record;
    return { record, playedAt: ('text' in from && from.playedAt) || null };
  }
  const kept = await read(from.local);
  if (kept === undefined) return recordProblem('unknownMatch');
  const local = replayStoredMatch(await loadRules(kept.head.game), kept);
  if (typeof local === 'string')
    return recordProblem(local === 'otherVersion' ? 'otherVersion' : 'damaged', {
      version: kept.head.version,
      field: '',
    });
  if (local.status === 'running') return recordProblem('notOver');
  return { record: fullRecordOf(local), playedAt: kept.head.createdAt };
}

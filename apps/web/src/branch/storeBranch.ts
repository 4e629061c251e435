import type { BotLevel } from '@pithead/bots';
import type { Seat } from '@pithead/kernel';
import { branchOf, isOver } from '@pithead/kernel';
import { progressOf } from '@pithead/match';
import { numberRepeatedNames } from '../displayNames.ts';
import { botName, cleanName } from '../offline/createLocalMatchHead.ts';
import type { HeadSecrets } from '../offline/createLocalMatchHead.ts';
import { LocalMatch } from '../offline/localMatch.ts';
import type { LocalRepository } from '../offline/localRepository.ts';
import { toSummary } from '../offline/localTableInfo.ts';
import type { LocalMatchHead } from '../offline/storedMatch.ts';
import type { RecordSources } from '../replay/loadCheckedRecord.ts';
import { loadCheckedRecord } from '../replay/loadCheckedRecord.ts';
import type { RecordFlaw, ReplayInput } from '../replay/replayApi.ts';

export interface NewBranchMatch {
  readonly from: ReplayInput;
  /** The branch begins after this number of plies. */
  readonly ply: number;
  readonly seat: Seat;
  /** Of the bots in all other seats. */
  readonly level: BotLevel;
  readonly name: string;
}

/** A match that is still running has no record, and nobody plays on after the end (`overThere`). */
export interface BranchRefusal {
  readonly flaw: RecordFlaw | 'overThere';
}

/** Stores a match that goes on from a moment of a record; what is hidden from its person is dealt again. */
export async function storeBranch(
  sources: RecordSources,
  repository: LocalRepository,
  { from, ply, seat, level, name }: NewBranchMatch,
  { id, key, now }: HeadSecrets,
): Promise<string | BranchRefusal> {
  const checked = await loadCheckedRecord(sources, from);
  if ('flaw' in checked) return checked;
  const { game, record, playedAt } = checked;
  const names = numberRepeatedNames(
    record.seats.map((_, each) => (each === seat ? cleanName(name) || '?' : botName(each))),
  );
  const { version, options, branches = [], plies } = branchOf(record, { ply, seat, key, names });
  const head = (round: number): LocalMatchHead => ({
    id,
    game: game.id,
    version,
    options,
    names,
    bots: names.map((_, each) => (each === seat ? null : level)),
    isHotSeat: false,
    key,
    createdAt: now,
    branch: { branches, plies, origin: { playedAt, round } },
  });
  const local = new LocalMatch(game, head(0));
  if (isOver(local.gameState)) return { flaw: 'overThere' };
  const named = head(progressOf(local)?.round ?? 0);
  await repository.create(named, toSummary(new LocalMatch(game, named), now));
  return id;
}

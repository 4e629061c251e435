/** A match as a file: the whole record after the end, before that what one viewer knows. */
import type { Fact, GameRecord, RecordedResignation, Viewer } from '@pithead/kernel';
import { commitmentOf, recordOf, visiblePlies } from '@pithead/kernel';
import type { MatchState } from './matchState.ts';

/** The record of a match that has ended, with its resignations. */
export function fullRecordOf(matchState: MatchState): GameRecord {
  const resignations = resignationsOf(matchState);
  return { ...recordOf(matchState.match), ...(resignations.length > 0 && { resignations }) };
}

/** Each with the number of plies played before it. Events don't have that number, so it is taken from the facts. */
const resignationsOf = ({ match, seatStatus, visibility }: MatchState): RecordedResignation[] =>
  seatStatus.resignations.map(({ seat, logSeq }) => {
    const nextFact = visibility.factSeqs.findIndex((factSeq) => factSeq > logSeq);
    const plyCount = nextFact < 0 ? match.plies.length : (match.factLog[nextFact - 1]?.ply ?? 0);
    return [seat, Math.max(plyCount, match.originPlies)];
  });

export const PARTIAL_FORMAT = 'pithead-partial/1';

/** What a viewer knows of a running match, as a file. It can't be replayed, because the deal is missing. */
export interface PartialRecord extends Pick<
  GameRecord,
  'game' | 'version' | 'options' | 'seats' | 'commitment' | 'plies'
> {
  readonly format: typeof PARTIAL_FORMAT;
  /** The viewer's seat; null for a spectator. */
  readonly as: number | null;
  readonly facts: readonly Fact[];
  readonly view: unknown;
}

export function partialRecordOf(matchState: MatchState, viewer: Viewer): PartialRecord {
  const { game, match, gameState, dealKey } = matchState;
  return {
    format: PARTIAL_FORMAT,
    game: game.id,
    version: game.version,
    options: match.setup.options,
    seats: [...match.setup.names],
    as: viewer ?? null,
    commitment: commitmentOf(dealKey),
    plies: visiblePlies(game, match.plies, viewer),
    facts: matchState.factsFor(viewer).map(([, fact]) => fact),
    view: game.view(gameState, viewer),
  };
}

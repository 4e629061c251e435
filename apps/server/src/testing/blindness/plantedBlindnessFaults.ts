import type { Viewer, Ply } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import { isRefused, startOfLastRun, MatchState, EventVisibility } from '@pithead/match';
import { MatchSession } from '../../match/matchSession.ts';
import { MatchCache } from '../../match/matchCache.ts';
import { ViewerStreams } from '../../match/viewerStreams.ts';
import { RequestError } from '../../requestError.ts';
import { TableService } from '../../tables/tableService.ts';
import { replaceMethod } from '../fakes/replaceMethod.ts';

export interface PlantedBlindnessFault {
  readonly name: string;
  readonly plant: () => () => void;
}

export const PLANTED_MESSAGE_FAULTS: readonly PlantedBlindnessFault[] = [
  {
    name: 'sealed events are counted for everybody',
    plant: () =>
      replaceMethod(
        MatchState,
        'seqFor',
        () =>
          function seqFor(this: MatchState, _viewer: Viewer, until = this.logSeq) {
            return until;
          },
      ),
  },
  {
    name: 'sealed events are published to everybody',
    plant: () =>
      replaceMethod(
        ViewerStreams,
        'publish',
        (original) =>
          function publish(this: ViewerStreams, matchState, context, applied) {
            original.call(this, matchState, context, { ...applied, isPublic: true });
          },
      ),
  },
  {
    name: 'facts are sent unfiltered',
    plant: () =>
      replaceMethod(
        EventVisibility,
        'factsFor',
        () =>
          function factsFor({ factLog }) {
            return factLog.map(({ fact }) => [0, fact]);
          },
      ),
  },
  {
    name: 'states and exports over HTTP know how many plies were played',
    plant: () =>
      replaceMethod(
        MatchSession,
        'viewerStateInJob',
        (original) =>
          function viewerStateInJob(this: MatchSession, viewer, since) {
            return { ...original.call(this, viewer, since), view: this.matchState.match.plies.length };
          },
      ),
  },
  {
    name: 'the key is shown as if the match were over',
    plant: () =>
      replaceMethod(
        MatchCache,
        'viewContext',
        (original) =>
          function viewContext(this: MatchCache) {
            return { ...original.call(this), status: 'abandoned' };
          },
      ),
  },
  {
    name: 'the answer to “why not?” grows with the number of plies',
    plant: () =>
      replaceMethod(
        MatchSession,
        'whyNot',
        (original) =>
          async function whyNot(this: MatchSession, seat: number, ply: Ply) {
            const why = await original.call(this, seat, ply);
            return why && { ...why, ply: this.matchState.match.plies.length };
          },
      ),
  },
  {
    name: 'a refused command is told the number of all events',
    plant: () =>
      replaceMethod(
        MatchSession,
        'act',
        (original) =>
          async function act(this: MatchSession, person, given) {
            return original.call(this, person, given).catch((error: unknown) => {
              throw error instanceof RequestError
                ? new RequestError(error.refusal.reason, undefined, { seq: this.matchState.logSeq })
                : error;
            });
          },
      ),
  },
  {
    name: 'lists show the number of the last event',
    plant: () =>
      replaceMethod(
        TableService,
        'find',
        (original) =>
          async function find(this: TableService, id) {
            const { table, seats } = await original.call(this, id);
            return { table: { ...table, createdAt: table.seq }, seats };
          },
      ),
  },
];

/** Visible only by comparing two matches: the answers to a viewer's own acts differ. */
export const PLANTED_ACT_FAULTS: readonly PlantedBlindnessFault[] = [
  {
    name: 'secret events of others make an old number stale',
    plant: () =>
      replaceMethod(
        MatchState,
        'apply',
        (original) =>
          function apply(this: MatchState, event) {
            const applied = original.call(this, event);
            if (isRefused(applied)) return applied;
            const isDeciding = (each: number): boolean =>
              each !== event.seat && (applied.before.pendingSeats & bit(each)) !== 0;
            if (!applied.isPublic)
              this.minSeqBySeat = this.minSeqBySeat.map((from, each) =>
                isDeciding(each) ? from : this.seqFor(each),
              );
            return applied;
          },
      ),
  },
  {
    name: 'an undo request names its target by a number of all plies',
    plant: () =>
      replaceMethod(
        MatchState,
        'apply',
        (original) =>
          function apply(this: MatchState, event) {
            const body = startOfLastRun(this.match, event.seat) ?? 0;
            return original.call(this, event.kind === 'askUndo' ? { ...event, body } : event);
          },
      ),
  },
  {
    name: 'a request is withdrawn by a secret choice',
    plant: () =>
      replaceMethod(
        MatchState,
        'apply',
        (original) =>
          function apply(this: MatchState, event) {
            const applied = original.call(this, event);
            if (!isRefused(applied) && !applied.isPublic)
              this.seatStatus = { ...this.seatStatus, undoRequest: null, pauseRequest: null };
            return applied;
          },
      ),
  },
  {
    name: 'the answer to a command carries the number of all events',
    plant: () =>
      replaceMethod(
        MatchSession,
        'act',
        (original) =>
          async function act(this: MatchSession, person, given) {
            await original.call(this, person, given);
            return this.matchState.logSeq;
          },
      ),
  },
  {
    name: 'a viewer is sent the number of facts that remain although it knew none of those taken back',
    plant: () =>
      replaceMethod(
        ViewerStreams,
        'updateFor',
        (original) =>
          function updateFor(this: ViewerStreams, stream, ...args) {
            const lastSent = { ...stream.lastSent, factCount: Infinity };
            return original.call(this, { ...stream, lastSent }, ...args);
          },
      ),
  },
];

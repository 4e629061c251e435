/** Planted leaks in the server itself. */
import type { Looker, Ply } from '@pithead/kernel';
import { bit, Telling } from '@pithead/kernel';
import { LiveMatch } from '../match/live.ts';
import { Memory } from '../match/memory.ts';
import { Situation } from '../match/situation.ts';
import { Streams } from '../match/streams.ts';
import { Refuse } from '../refuse.ts';
import { Tables } from '../tables/tables.ts';
import { instead } from './instead.ts';

export interface ServerLeak {
  readonly name: string;
  readonly tear: () => () => void;
}

export const SERVER_LEAKS: readonly ServerLeak[] = [
  {
    name: 'sealed events are counted for everybody',
    tear: () =>
      instead(
        Situation,
        'seqFor',
        () =>
          function seqFor(this: Situation, _viewer: Looker, until = this.seq) {
            return until;
          },
      ),
  },
  {
    name: 'sealed events are told to everybody',
    tear: () =>
      instead(
        Streams,
        'publish',
        (honest) =>
          function publish(this: Streams, situation, around, event) {
            honest.call(this, situation, around, { ...event, by: undefined });
          },
      ),
  },
  {
    name: 'facts leave as they are',
    tear: () =>
      instead(
        Telling,
        'factsFor',
        () =>
          function factsFor(this: Telling) {
            return this.match.log.map(({ fact }) => [0, fact]);
          },
      ),
  },
  {
    name: 'states and exports over HTTP know how many plies were played',
    tear: () =>
      instead(
        LiveMatch,
        'lookNow',
        (honest) =>
          function lookNow(this: LiveMatch, viewer, since) {
            return { ...honest.call(this, viewer, since), view: this.situation.match.plies.length };
          },
      ),
  },
  {
    name: 'the key is shown as if the match were over',
    tear: () =>
      instead(
        Memory,
        'around',
        (honest) =>
          function around(this: Memory) {
            const { table, ...rest } = honest.call(this);
            return { ...rest, table: { ...table, status: 'abandoned' } };
          },
      ),
  },
  {
    name: 'the answer to “why not?” grows with the number of plies',
    tear: () =>
      instead(
        LiveMatch,
        'whyNot',
        (honest) =>
          async function whyNot(this: LiveMatch, seat: number, ply: Ply) {
            const why = await honest.call(this, seat, ply);
            return why && { ...why, ply: this.situation.match.plies.length };
          },
      ),
  },
  {
    name: 'a refused command is told the number of all events',
    tear: () =>
      instead(
        LiveMatch,
        'act',
        (honest) =>
          async function act(this: LiveMatch, person, given) {
            return honest.call(this, person, given).catch((error: unknown) => {
              throw error instanceof Refuse
                ? new Refuse(error.refused.reason, undefined, { seq: this.situation.seq })
                : error;
            });
          },
      ),
  },
  {
    name: 'lists show the number of the last event',
    tear: () =>
      instead(
        Tables,
        'find',
        (honest) =>
          async function find(this: Tables, id) {
            const { table, seats } = await honest.call(this, id);
            return { table: { ...table, createdAt: table.seq }, seats };
          },
      ),
  },
];

/** Leaks through the answers to a viewer's own acts, visible only by comparing two matches. */
export const ACT_LEAKS: readonly ServerLeak[] = [
  {
    name: 'secret events of others make an old number stale',
    tear: () =>
      instead(
        Situation,
        'apply',
        (honest) =>
          function apply(this: Situation, seat, happening) {
            const applied = honest.call(this, seat, happening);
            const isDeciding = (each: number): boolean =>
              each !== seat && (applied.before.asked & bit(each)) !== 0;
            if (!applied.isOpen)
              this.fresh = this.fresh.map((from, each) => (isDeciding(each) ? from : this.seqFor(each)));
            return applied;
          },
      ),
  },
  {
    name: 'an undo request names its target by a number of all plies',
    tear: () =>
      instead(
        Situation,
        'apply',
        (honest) =>
          function apply(this: Situation, seat, happening) {
            const target = this.telling.lastTurnOf(seat) ?? 0;
            return honest.call(
              this,
              seat,
              happening.kind === 'askUndo' ? { kind: 'askUndo', body: target } : happening,
            );
          },
      ),
  },
  {
    name: 'a request is withdrawn by a secret choice',
    tear: () =>
      instead(
        Situation,
        'apply',
        (honest) =>
          function apply(this: Situation, seat, happening) {
            const applied = honest.call(this, seat, happening);
            if (!applied.isOpen) this.beside = { ...this.beside, undoRequest: null, pauseRequest: null };
            return applied;
          },
      ),
  },
  {
    name: 'the answer to a command carries the number of all events',
    tear: () =>
      instead(
        LiveMatch,
        'act',
        (honest) =>
          async function act(this: LiveMatch, person, given) {
            await honest.call(this, person, given);
            return this.situation.seq;
          },
      ),
  },
  {
    name: 'facts that were taken back are counted whoever knew them',
    tear: () =>
      instead(
        Streams,
        'keptFacts',
        (honest) =>
          function keptFacts(this: Streams, situation, stream, event) {
            return honest.call(this, situation, { ...stream, factCount: Infinity }, event);
          },
      ),
  },
];
